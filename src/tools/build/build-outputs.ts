import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toRouteRules } from '../../routes/address-rules.ts'
import { fixedPaths } from '../../routes/paths.ts'
import { type BuildFolders, isPublicOfRepository, ownPublicFolder } from './build-folders.ts'
import { pictureFolders } from './pictures-record.ts'

/** Names in `public/` that a build writes; everything else there is committed. */
const builtNames = ['build', 'builds', 'favicon.ico', 'images']

/** Sizes of a file in bytes. */
interface Weight {
  plain: number
  gzip: number
  brotli: number
}

/** Code that several parts of the Worker share has a number for a name (`shortenModuleNames`); only its sum is printed. */
const isNumbered = (name: string): boolean => /^\d+\.js$/.test(name)

/** Prints the size of each file of a build. Each file is compressed on its own, as it is sent. */
export async function printWeights({ publicDir, workerDir }: BuildFolders): Promise<void> {
  for (const folder of [join(publicDir, 'build/assets'), join(publicDir, 'build'), workerDir]) {
    const entries = await readdir(folder, { withFileTypes: true })
    const numbered: Weight[] = []
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      const weight = weigh(await readFile(join(folder, name)))
      if (isNumbered(name)) numbered.push(weight)
      else printWeight(name, weight)
    }
    if (numbered.length > 0) printWeight(`numbered parts, ${numbered.length} files`, numbered.reduce(add))
  }
}

const weigh = (bytes: Uint8Array): Weight => ({
  plain: bytes.length,
  gzip: gzipSync(bytes).length,
  brotli: brotliCompressSync(bytes).length,
})

const add = (one: Weight, other: Weight): Weight => ({
  plain: one.plain + other.plain,
  gzip: one.gzip + other.gzip,
  brotli: one.brotli + other.brotli,
})

function printWeight(name: string, { plain, gzip, brotli }: Weight): void {
  console.log(
    `${name.padEnd(44)} ${String(plain).padStart(9)} ${String(gzip).padStart(8)} gz ${String(brotli).padStart(8)} br`,
  )
}

/**
 * Removes the outputs of an earlier build and its stamp, so that a build that fails isn't taken for a finished one. The
 * demo's pictures stay: they have a record of their own (`pictures-record.ts`).
 */
export async function clearBuild({ publicDir, workerDir, stampFile, planFile }: BuildFolders): Promise<void> {
  for (const file of [stampFile, planFile]) await rm(file, { force: true })
  const buildDir = join(publicDir, 'build')
  if (!isPublicOfRepository(publicDir)) await removeAllBut(publicDir, [buildDir])
  await removeAllBut(
    buildDir,
    Object.values(pictureFolders).map((folder) => join(publicDir, folder)),
  )
  await rm(workerDir, { recursive: true, force: true })
}

async function removeAllBut(folder: string, kept: readonly string[]): Promise<void> {
  if (!existsSync(folder)) return
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  for (const path of paths.filter((path) => !kept.includes(path)))
    await rm(path, { recursive: true, force: true })
}

/** Copies the files of this repository's `public/` that no build writes, where a brand is built into its own folder. */
export async function copyStaticFiles(publicDir: string): Promise<void> {
  if (isPublicOfRepository(publicDir)) return
  const isBuilt = (path: string) => builtNames.includes(relative(ownPublicFolder, path).split(sep)[0] ?? '')
  await cp(ownPublicFolder, publicDir, { recursive: true, filter: (path) => !isBuilt(path) })
}

/** Adds a folder's files of one type to another folder: as hard links, or as copies where the file system has none. */
export async function linkFiles(from: string, extension: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const present = new Set(await readdir(to))
  const names = (await readdir(from)).filter((name) => name.endsWith(extension) && !present.has(name))
  for (const name of names) {
    await link(join(from, name), join(to, name)).catch(() => copyFile(join(from, name), join(to, name)))
  }
}

/**
 * Writes `/builds/latest.json`, by which open pages notice a deploy, and `/builds/meta/{id}.json` with the routes of the
 * build. Both are static files, so that requests for them do not run the Worker.
 */
export async function writeBuildFiles(outdir: string, id: string): Promise<void> {
  const timestamp = Date.now()
  await rm(outdir, { recursive: true, force: true })
  await mkdir(join(outdir, 'meta'), { recursive: true })
  await writeFile(join(outdir, 'latest.json'), JSON.stringify({ id, timestamp }))
  await writeFile(
    join(outdir, 'meta', `${id}.json`),
    JSON.stringify({ id, timestamp, matcher: toRouteRules(), prerendered: fixedPaths }),
  )
}
