import { filesBelow, readImports } from '../unit/read-imports.ts'
import type { Mutant } from './mutants.ts'
import { functionKey, type RecordedTest, type Recording } from './recording.ts'
import { findFunctions } from './syntax.ts'

/** The tests of one file that are about a change. */
export interface TestGroup {
  project: RecordedTest['project']
  file: string
  names: string[]
}

/** A function that the whole site calls is looked at by the files of tests of which it is the largest part. */
const mostFiles = { unit: 12, worker: 3 }

/** Files of `src`, `client` and the unit tests that take values from a file. */
const importersOf = (file: string): string[] =>
  ['src', 'client', 'test/unit']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((other) =>
      readImports(other).some(({ imported, isTypeOnly }) => imported === file && !isTypeOnly),
    )

/** Places of the tests that are about a change in a function, or in what runs when a module is loaded. */
function findPlaces({ tests, functions }: Recording, mutant: Mutant, source: string): Set<number> {
  const ordinal = findFunctions(mutant.file, source).findIndex(({ start }) => start === mutant.functionStart)
  if (ordinal >= 0) return new Set(functions[functionKey(mutant.file, ordinal)])
  const files = [mutant.file, ...importersOf(mutant.file)]
  const callers = Object.entries(functions)
    .filter(([key]) => files.includes(key.split('#')[0] ?? ''))
    .flatMap(([, places]) => places)
  const importers = tests.flatMap(({ file }, place) => (files.includes(file) ? [place] : []))
  return new Set([...callers, ...importers])
}

/**
 * Tests that call the function in which the change stands. For what runs when a module is loaded: those that call any
 * function of its file or of a file that imports it. Unit tests come first, then the files of which the largest share
 * is about it.
 */
export function chooseTests(recording: Recording, mutant: Mutant, source: string): TestGroup[] {
  const { tests } = recording
  const found = [...findPlaces(recording, mutant, source)].flatMap((place) => tests[place] ?? [])
  const groups = Map.groupBy(found, ({ file }) => file)
  const sizes = Map.groupBy(tests, ({ file }) => file)
  const share = (file: string) => (groups.get(file)?.length ?? 0) / (sizes.get(file)?.length ?? 1)
  const ranked = [...groups].sort(([a], [b]) => share(b) - share(a))
  const take = (project: RecordedTest['project']) =>
    ranked
      .filter(([, [first]]) => first?.project === project)
      .slice(0, mostFiles[project])
      .map(([file, group]) => ({ project, file, names: [...new Set(group.map(({ name }) => name))] }))
  return [...take('unit'), ...take('worker')]
}
