import { chooseBrandFolder, findFolderProblem, findSiteConfig, writeLastBrand } from '../chosen-brand.ts'
import { exitCodes } from '../command-line.ts'
import { takeFileLock } from '../file-lock.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { toBuildFolders } from './build-folders.ts'
import { isDemoIncluded } from './build-options.ts'
import type { SiteToBuild } from './build-site.ts'
import { digestInputs, digestSources, isUpToDate, writeStamp } from './build-stamp.ts'
import { hasPictures, type PictureScale, removePictures } from './pictures-record.ts'

/** Choices of a build, as the options of `buildOptions` give them. */
export interface BuildChoices {
  brand?: string | undefined
  demo?: boolean | undefined
  weights: boolean
  /** Whether pictures of the demo that are missing are drawn small. */
  'small-pictures'?: boolean
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
export async function runBuild({
  brand,
  demo,
  weights,
  'small-pictures': isSmall = false,
  withoutPictures = false,
}: BuildChoices): Promise<number> {
  const brandFolder = chooseBrandFolder({ given: brand })
  const folderProblem = findFolderProblem(brandFolder)
  if (folderProblem) return refuse([folderProblem], exitCodes.wrongArguments)
  const configPath = findSiteConfig(brandFolder)
  const built = toBuildFolders(readWranglerConfig(configPath))
  if (!('folders' in built)) return refuse(built.problems)
  const { folders } = built
  const withDemo = isDemoIncluded(demo, brandFolder)
  const day = new Date().toISOString().slice(0, 10)
  const sources = await digestSources(brandFolder)
  const inputs = await digestInputs({
    brandFolder,
    sources,
    configPath,
    withDemo,
    contentUrl: process.env.CONTENT_URL,
    day,
  })
  const scale: PictureScale = isSmall ? 'small' : 'whole'
  const lacksPictures = withDemo && !withoutPictures && !(await hasPictures(folders, scale, day))
  // Builds without the demo load neither its content nor what draws.
  const drawing = lacksPictures
    ? await (await import('./demo-pictures.ts')).beginDrawing(scale, day)
    : undefined
  const problems = await buildIfChanged(inputs, { brandFolder, configPath, folders, withDemo, sources })
  if (problems.length > 0) {
    drawing?.stop()
    return refuse(problems)
  }
  if (!withDemo) await removePictures(folders)
  await drawing?.finish(folders)
  writeLastBrand(brandFolder)
  if (weights) {
    const { printWeights } = await import('./build-outputs.ts')
    await printWeights(folders)
  }
  return exitCodes.done
}

/**
 * Builds everything but the pictures, unless the last build had the same inputs.
 *
 * @returns one line for each reason why nothing was built
 */
async function buildIfChanged(inputs: string, site: SiteToBuild): Promise<string[]> {
  const begun = performance.now()
  const { brandFolder, folders, withDemo } = site
  if (await isUpToDate(inputs, folders)) {
    console.log('Nothing has changed since the last build.')
    return []
  }
  const lock = takeFileLock(folders.lockFile)
  if (!('release' in lock)) {
    const [owner, file] = [lock.owner, folders.lockFile]
    return [
      `Process ${owner} is building this site. Wait until it has ended, or delete ${file} if it is no build.`,
    ]
  }
  console.log('Building fonts, style sheets, the browser’s code and the Worker …')
  try {
    // The compilers take a second to load, so they are imported only if something has changed.
    const { buildSite } = await import('./build-site.ts')
    const problems = await buildSite(site)
    if (problems.length > 0) return problems
    await writeStamp({ inputs, brandFolder, withDemo }, folders)
  } finally {
    lock.release()
  }
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
  return []
}

function refuse(problems: readonly string[], code: number = exitCodes.failed): number {
  console.error(problems.join('\n'))
  return code
}
