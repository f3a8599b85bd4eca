import { filesBelow, readImports } from '../unit/read-imports.ts'

let read: ReadonlyMap<string, string[]> | undefined

/** Returns the importers of each file's values; read once, as two thousand files take time. */
function readImporters(): ReadonlyMap<string, string[]> {
  if (read) return read
  const importers = new Map<string, string[]>()
  for (const file of ['src', 'client', 'test'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))) {
    for (const { imported, isPackage, isTypeOnly } of readImports(file)) {
      if (isPackage || isTypeOnly) continue
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  read = importers
  return importers
}

/** Returns the files of `src`, `client` and `test` that import values from a file. */
export const importersOf = (file: string): string[] => readImporters().get(file) ?? []

/** Returns the files, then their importers, then the importers of these, and so on. */
export function findFilesThatLoad(files: Iterable<string>): Set<string> {
  const found = new Set(files)
  // Iterating a set includes members that are added meanwhile.
  for (const file of found) for (const importer of importersOf(file)) found.add(importer)
  return found
}
