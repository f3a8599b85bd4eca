import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** All files that a build reads, besides the brand. */
const sources = [
  ...['src', 'client', 'public', 'build.ts', 'tsconfig.json', 'wrangler.toml'],
  ...['package.json', 'package-lock.json'],
]

/**
 * Copies the sources into an empty folder. Files that a build has made are left out. The folder is
 * deleted when this process ends.
 */
export async function copySources(folder: string): Promise<void> {
  // The emulator ends the process at a signal, before a handler of the signal could delete the folder.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const isBuilt = (path: string) => /^public\/builds?(\/|$)/.test(relative(root, path))
  await Promise.all(
    sources.map((name) =>
      cp(join(root, name), join(folder, name), { recursive: true, filter: (path) => !isBuilt(path) }),
    ),
  )
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'public/build'), { recursive: true })
}

/**
 * Builds the site of another brand in a copy of the sources, as an orchestra with a checkout and a folder of its own
 * does.
 *
 * @param brand path of the brand's folder
 * @param folder the copy that `copySources` has made
 * @param contentUrl address of the content service, which the build asks for the home city; if absent, the build
 * includes the demo's content
 */
export async function buildBrand(brand: string, folder: string, contentUrl?: string): Promise<void> {
  const path = relative(root, brand)
  // What a tested brand imports of the software is what this build has: it is copied to the same place.
  const copied = path.startsWith('..') ? brand : join(folder, path)
  if (copied !== brand) await cp(brand, copied, { recursive: true })
  const content = contentUrl === undefined ? {} : { CONTENT_URL: contentUrl }
  const words = [
    'build.ts',
    '--small-pictures',
    '--brand',
    copied,
    ...(contentUrl === undefined ? ['--demo'] : []),
  ]
  await promisify(execFile)(process.execPath, words, { cwd: folder, env: { ...process.env, ...content } })
}
