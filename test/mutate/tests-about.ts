import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFilesThatLoad, importersOf } from './importers.ts'
import type { Mutant } from './mutants.ts'
import { functionKey, type Project, type Recording, root } from './recording.ts'
import { findFunctions, findNamesMadeOf } from './syntax.ts'

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
  const users = findUsers(functions, mutant, source, files)
  if (users.length > 0) return new Set(users)
  const callers = Object.entries(functions)
    .filter(([key]) => files.includes(key.split('#')[0] ?? ''))
    .flatMap(([, places]) => places)
  const importers = tests.flatMap(({ file }, place) => (files.includes(file) ? [place] : []))
  return new Set([...callers, ...importers])
}

/** Places of the tests that call a function in whose text a name stands that is made of what has changed. */
function findUsers(
  functions: Recording['functions'],
  mutant: Mutant,
  source: string,
  files: readonly string[],
): number[] {
  const names = findNamesMadeOf(mutant.file, source, mutant.start)
  if (names.length === 0) return []
  const isNamed = new RegExp(`(?<![\\w$#])(${names.join('|')})(?![\\w$])`)
  return files.flatMap((file) => {
    const text = file === mutant.file ? source : readFileSync(join(root, file), 'utf8')
    return findFunctions(file, text).flatMap(({ start, body }, ordinal) =>
      isNamed.test(text.slice(start, body.end)) ? (functions[functionKey(file, ordinal)] ?? []) : [],
    )
  })
}

/**
 * Tests of a kind that call the function in which the change stands. For what runs when a module is loaded: those that
 * call a function that names what has changed; where none does, any function of its file or of a file that imports it. Of many files those are taken of which the largest share
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
