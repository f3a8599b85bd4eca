import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { BuildFolders } from './build-folders.ts'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** Folders of `public/` that a build writes files into. Subfolders are not compared, so the demo's pictures are not. */
const outputFolders = ['build', 'build/assets', 'build/icons', 'builds']

/** The stamp of a build is written at its end, and removed at the beginning of the next build. */
const stampSchema = z.object({
  inputs: z.string(),
  /** Absolute path of the folder whose brand was built. */
  brandFolder: z.string(),
  withDemo: z.boolean(),
  /** Size in bytes of each built file, by path. */
  outputs: z.record(z.string(), z.number()),
})
export type BuildStamp = z.infer<typeof stampSchema>

/** Everything that decides the result of a build. */
export interface BuildInputs {
  brandFolder: string
  /** Digest of the source files, made by `digestSources`. */
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
 * generates, and in the brand's folder what tools keep there, such as `.wrangler`, and projects of their own, such as its
 * Strapi.
 */
export async function digestSources(brandFolder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [fromRoot('src'), fromRoot('client'), brandFolder]) {
    const files = (await listSources(folder)).filter((file) => !file.includes('.gen.'))
    for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Lists the files below a folder. Does not enter folders of tools, nor those with a `package.json`. */
export async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  const listed = visible.map(async (entry) => {
    const path = join(folder, entry.name)
    if (entry.isFile()) return [path]
    return entry.isDirectory() && !existsSync(join(path, 'package.json')) ? listSources(path) : []
  })
  return (await Promise.all(listed)).flat()
}

/** Returns what the last build of these folders wrote down; `undefined` where none has ended. */
export async function readStamp({
  stampFile,
}: Pick<BuildFolders, 'stampFile'>): Promise<BuildStamp | undefined> {
  if (!existsSync(stampFile)) return undefined
  return stampSchema.safeParse(JSON.parse(await readFile(stampFile, 'utf8'))).data
}

/** Whether the last build had the same inputs and all of its outputs are in place. */
export async function isUpToDate(inputs: string, folders: BuildFolders): Promise<boolean> {
  const stamp = await readStamp(folders)
  if (stamp?.inputs !== inputs) return false
  return JSON.stringify(stamp.outputs) === JSON.stringify(await listOutputs(folders))
}

/** Records the inputs and outputs of a build that has just ended. */
export async function writeStamp(stamp: Omit<BuildStamp, 'outputs'>, folders: BuildFolders): Promise<void> {
  await writeFile(folders.stampFile, JSON.stringify({ ...stamp, outputs: await listOutputs(folders) }))
}

async function listOutputs({ publicDir, workerDir }: BuildFolders): Promise<BuildStamp['outputs']> {
  const outputs = [...outputFolders.map((name) => join(publicDir, name)), workerDir]
  const listed = await Promise.all(
    outputs.map(async (folder) => {
      if (!existsSync(folder)) return []
      const entries = await readdir(folder, { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
      return Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const))
    }),
  )
  return Object.fromEntries(listed.flat().toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
