import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBelow } from './watch-files.ts'

/**
 * Node keeps every module that it has imported. This puts a version into the address of each module below some folders.
 * A changed file gets a new version, and so does everything that imports it, directly or not. The next import therefore
 * evaluates these modules anew; all others stay as they are.
 */
export interface FreshImports {
  /** The folders whose modules are tracked. */
  folders: readonly string[]
  /** Takes notice that files have changed. */
  forget: (files: ReadonlySet<string>) => void
  /** Whether a module of this process was made of the file. */
  has: (file: string) => boolean
}

/** @param brandFolder tracked beside the code of this repository */
export function trackImports(brandFolder: string): FreshImports {
  const own = ['src', 'client'].map((name) => join(import.meta.dirname, '../../..', name))
  const folders = own.some((folder) => isBelow(folder, brandFolder)) ? own : [...own, brandFolder]
  const importers = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  const toFile = (url: string): string | undefined =>
    url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*$/, '')) : undefined
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      const file = toFile(resolved.url)
      if (
        file === undefined ||
        file.includes('node_modules') ||
        !folders.some((folder) => isBelow(folder, file))
      ) {
        return resolved
      }
      const importer = context.parentURL === undefined ? undefined : toFile(context.parentURL)
      const known = importers.get(file) ?? new Set()
      if (importer !== undefined) known.add(importer)
      importers.set(file, known)
      const version = versions.get(file)
      return version === undefined ? resolved : { ...resolved, url: `${resolved.url}?${version}` }
    },
  })
  return {
    folders,
    forget: (files) => {
      const affected = new Set([...files].filter((file) => importers.has(file)))
      for (const file of affected) {
        for (const importer of importers.get(file) ?? []) affected.add(importer)
      }
      for (const file of affected) versions.set(file, (versions.get(file) ?? 0) + 1)
    },
    has: (file) => importers.has(file),
  }
}
