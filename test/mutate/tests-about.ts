import { findFilesThatLoad, importersOf } from './importers.ts'
import type { Mutant } from './mutants.ts'
import { functionKey, type Project, type Recording } from './recording.ts'
import { findFunctions } from './syntax.ts'

/** The tests of one file that are about a change. */
export interface TestGroup {
  project: Project
  file: string
  names: string[]
  /** What they took when they were recorded. */
  milliseconds: number
}

/** A function that the whole site calls is looked at by the files of tests of which it is the largest part. */
const mostFiles = { unit: 12, worker: 3 }

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
 * Tests of a kind that call the function in which the change stands. For what runs when a module is loaded: those that
 * call any function of its file or of a file that imports it. Of many files those are taken of which the largest share
 * is about it, of equals those that import the changed file by the fewest steps; the quickest of these come first.
 */
export function chooseTests(
  recording: Recording,
  project: Project,
  mutant: Mutant,
  source: string,
): TestGroup[] {
  const { tests } = recording
  const about = new Set([...findPlaces(recording, mutant, source)].map((place) => tests[place]))
  const nearestFirst = [...findFilesThatLoad([mutant.file])]
  return [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, all]) => ({ file, all, found: all.filter((test) => about.has(test)) }))
    .filter(({ found }) => found.length > 0)
    .map((each) => ({
      ...each,
      share: each.found.length / each.all.length,
      steps: nearestFirst.indexOf(each.file),
    }))
    .sort((a, b) => b.share - a.share || a.steps - b.steps)
    .slice(0, mostFiles[project])
    .map(({ file, found }) => ({
      project,
      file,
      names: [...new Set(found.map(({ name }) => name))],
      milliseconds: found.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }))
    .sort((a, b) => a.milliseconds - b.milliseconds)
}
