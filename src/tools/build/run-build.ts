import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chooseBrandFolder, findFolderProblem, findSiteConfig, writeLastBrand } from '../chosen-brand.ts'
import { exitCodes } from '../command-line.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { type BuildFolders, toBuildFolders } from './build-folders.ts'
import { isDemoIncluded } from './build-options.ts'
import { digestInputs, digestSources, isUpToDate, writeStamp } from './build-stamp.ts'

/** Choices of a build, as the options of `buildOptions` give them. */
export interface BuildChoices {
  brand?: string | undefined
  demo?: boolean | undefined
  weights: boolean
  /**
   * Whether the demo's pictures may be missing, because the site is served by a program that draws them when a page
   * asks for them.
   */
  withoutPictures?: boolean
}

/**
 * Builds a brand's site, unless nothing has changed since the last build, and prints how long that took or what is
 * wrong.
 *
 * @returns the exit code of the process
 */
export async function runBuild({ brand, demo, weights, withoutPictures }: BuildChoices): Promise<number> {
  const begun = performance.now()
  const brandFolder = chooseBrandFolder({ given: brand })
  const folderProblem = findFolderProblem(brandFolder)
  if (folderProblem) return refuse([folderProblem], exitCodes.wrongArguments)
  const configPath = findSiteConfig(brandFolder)
  const built = toBuildFolders(readWranglerConfig(configPath))
  if (!('folders' in built)) return refuse(built.problems)
  const { folders } = built
  const withDemo = isDemoIncluded(demo, brandFolder)
  const sources = await digestSources(brandFolder)
  const inputs = await digestInputs({
    brandFolder,
    sources,
    configPath,
    withDemo,
    contentUrl: process.env.CONTENT_URL,
    day: new Date().toISOString().slice(0, 10),
  })
  if (await isUpToDate(inputs, folders)) console.log('Nothing has changed since the last build.')
  else {
    let release: () => void
    try {
      release = takeBuildLock(folders.lockFile)
    } catch (error) {
      return refuse([error instanceof Error ? error.message : String(error)])
    }
    try {
      // The compilers take a second to load, so they are imported only if something has changed.
      const { buildSite } = await import('./build-site.ts')
      const problems = await buildSite({ brandFolder, configPath, folders, withDemo, sources })
      if (problems.length > 0) return refuse(problems)
      await writeStamp({ inputs, brandFolder, withDemo }, folders)
    } finally {
      release()
    }
    console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
  }
  if (withDemo && !withoutPictures) await putPictures(folders)
  writeLastBrand(brandFolder)
  if (weights) {
    const { printWeights } = await import('./build-outputs.ts')
    await printWeights(folders)
  }
  return exitCodes.done
}

async function putPictures(folders: BuildFolders): Promise<void> {
  const { completePictures, hasAllPictures, openBuiltPictures } = await import('./demo-pictures.ts')
  if (hasAllPictures(folders)) return
  const opened = await openBuiltPictures()
  const missing = opened.pictures.countMissing()
  if (missing > 20) console.log(`Drawing ${missing} pictures (once, about a minute) …`)
  await completePictures(folders, opened, 3)
}

function refuse(problems: readonly string[], code: number = exitCodes.failed): number {
  console.error(problems.join('\n'))
  return code
}

/**
 * Takes the lock of a build, a file with the id of this process, so that no other build writes to the same folders. The
 * returned function, or the end of the process, releases it. A lock whose process has ended is replaced.
 *
 * @throws Error naming the process that holds the lock
 */
export function takeBuildLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (!tryToWrite(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (isRunning(owner)) {
      throw new Error(
        `Process ${owner} is building this site. Wait until it has ended, or delete ${file} if it is no build.`,
      )
    }
    rmSync(file, { force: true })
    if (!tryToWrite(file)) throw new Error(`Another process has just begun to build this site (${file}).`)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Whether a process exists: signal 0 is only checked (nodejs.org/api/process.html#processkillpid-signal). */
function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
