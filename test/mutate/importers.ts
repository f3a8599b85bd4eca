import { filesBelow, readImports } from '../unit/read-imports.ts'

let read: ReadonlyMap<string, string[]> | undefined

/** Files that take values from each file; read once, as a second look at two thousand files would find the same. */
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

/** Files of `src`, `client` and the tests that take values from a file. */
export const importersOf = (file: string): string[] => readImporters().get(file) ?? []

/** The files, then those that import them, then those that import these, and so on. */
export function findFilesThatLoad(files: Iterable<string>): Set<string> {
  const found = new Set(files)
  // A set that grows while it is walked is walked to its end.
  for (const file of found) for (const importer of importersOf(file)) found.add(importer)
  return found
}
