import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toRouteRules } from '../../routes/address-rules.ts'
import { fixedPaths } from '../../routes/paths.ts'

const root = join(import.meta.dirname, '../../..')

/** Sizes of a file in bytes. */
interface Weight {
  plain: number
  gzip: number
  brotli: number
}

/** Code that several parts of the Worker share has a number for a name (`shortenModuleNames`); only its sum is printed. */
const isNumbered = (name: string): boolean => /^\d+\.js$/.test(name)

/**
 * Prints the size of each file directly in these folders. Each file is compressed on its own, as it is sent.
 *
 * @param folders paths from the repository's root
 */
export async function printWeights(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const numbered: Weight[] = []
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      const weight = weigh(await readFile(join(root, folder, name)))
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
 * Removes the outputs of an earlier build, which may be another brand's. The demo's pictures take a minute to draw, so a
 * build without the demo moves them to a folder that is not served, and the next build with the demo moves them back.
 *
 * @param buildDir `public/build`
 * @param picturesAside the folder for pictures that are not served
 */
export async function clearBuild(
  buildDir: string,
  picturesAside: string,
  { withDemo }: { withDemo: boolean },
): Promise<void> {
  const names = existsSync(buildDir) ? await readdir(buildDir) : []
  const stale = names.filter((name) => name !== 'pictures')
  await Promise.all(stale.map((name) => rm(join(buildDir, name), { recursive: true })))
  const shown = join(buildDir, 'pictures')
  const [from, to] = withDemo ? [picturesAside, shown] : [shown, picturesAside]
  if (!existsSync(from)) return
  if (existsSync(to)) await rm(from, { recursive: true })
  else await rename(from, to)
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
