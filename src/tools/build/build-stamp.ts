import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const fromRoot = (path: string) => join(root, path)

/** Written at the end of a build, removed at the beginning of the next one. */
export const stampFile = fromRoot('.wrangler/build-stamp.json')

/** Folders that a build writes files into. Subfolders are not compared, so the demo's pictures are not. */
const outputFolders = [
  'public/build',
  'public/build/assets',
  'public/build/icons',
  'public/builds',
  '.wrangler/worker',
]

interface Stamp {
  inputs: string
  /** Size in bytes by path. */
  outputs: Record<string, number>
}

/** Everything that decides the result of a build. */
export interface BuildInputs {
  brandFolder: string
  /** The result of `digestSources`. */
  sources: string
  configPath: string
  withDemo: boolean
  contentUrl: string | undefined
  /** `YYYY-MM-DD`; the demo's concerts and pictures depend on it. */
  day: string
}

/** Returns a digest of everything that a build reads. */
export async function digestInputs({ configPath, ...others }: BuildInputs): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(others))
  for (const file of [fromRoot('build.ts'), fromRoot('package-lock.json'), configPath]) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Returns a digest of every source of the site and of a brand, by path and content. Leaves out modules that a build
 * generates, and folders of tools, such as `.wrangler` and `node_modules`, in the brand's folder.
 */
export async function digestSources(brandFolder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [fromRoot('src'), fromRoot('client'), brandFolder]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.gen.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/(^|[\\/])(\.|node_modules)/.test(relative(folder, file)))
    for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Whether the last build had the same inputs and all of its outputs are in place. */
export async function isUpToDate(inputs: string): Promise<boolean> {
  if (!existsSync(stampFile)) return false
  const stamp: Stamp = JSON.parse(await readFile(stampFile, 'utf8'))
  return stamp.inputs === inputs && JSON.stringify(stamp.outputs) === JSON.stringify(await listOutputs())
}

/** Records the inputs and outputs of a build that has just ended. */
export async function writeStamp(inputs: string): Promise<void> {
  const stamp: Stamp = { inputs, outputs: await listOutputs() }
  await writeFile(stampFile, JSON.stringify(stamp))
}

async function listOutputs(): Promise<Stamp['outputs']> {
  const listed = await Promise.all(
    outputFolders.map(async (folder) => {
      if (!existsSync(fromRoot(folder))) return []
      const entries = await readdir(fromRoot(folder), { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`)
      return Promise.all(files.map(async (file) => [file, (await stat(fromRoot(file))).size] as const))
    }),
  )
  return Object.fromEntries(listed.flat().toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
