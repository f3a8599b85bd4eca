import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFilesThatLoad, importersOf } from './importers.ts'
import type { Mutant } from './mutants.ts'
import { functionKey, type Project, type Recording, root } from './recording.ts'
import { findFunctions, findNamesMadeOf } from './syntax.ts'

/** The tests of one file that concern a mutant. */
export interface TestGroup {
  project: Project
  file: string
  names: string[]
  /** Total duration of the tests when they were recorded. */
  milliseconds: number
}

/** Most test files for one mutant; of a function that everything calls, those for which it is the largest share. */
const mostFiles = { unit: 12, worker: 3 }

/** Returns indices of tests that concern a mutant: in a function, or in code that runs when a module is loaded. */
function findPlaces({ tests, functions }: Recording, mutant: Mutant, source: string): Set<number> {
  const ordinal = findFunctions(mutant.file, source).findIndex(({ start }) => start === mutant.functionStart)
  if (ordinal >= 0) return new Set(functions[functionKey(mutant.file, ordinal)])
  const files = [mutant.file, ...importersOf(mutant.file)]
  const importers = tests.flatMap(({ file }, place) => (files.includes(file) ? [place] : []))
  const users = findUsers(functions, mutant, source, files)
  if (users.length > 0) return new Set([...users, ...importers])
  const callers = Object.entries(functions)
    .filter(([key]) => files.includes(key.split('#')[0] ?? ''))
    .flatMap(([, places]) => places)
  return new Set([...callers, ...importers])
}

/** Returns indices of tests that call a function which uses a name that depends on the change. */
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

/** Whether a file is the test file or, for that of an area, one beside it. */
const isIn = (testFile: string, path: string) =>
  path === testFile || (testFile.endsWith('/all.test.ts') && dirname(path) === dirname(testFile))

/**
 * Chooses the tests of a project for a mutant: those that call its function. For code that runs when a module is
 * loaded, those that call a function which uses the changed name, or import the file; if none does, those of any
 * function of the file or of its importers. Of many test files those that import the changed file are chosen, then
 * those with the largest share, then those that import it by the fewest steps; the fastest come first.
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
  const importers = importersOf(mutant.file)
  return [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, all]) => ({ file, all, found: all.filter((test) => about.has(test)) }))
    .filter(({ found }) => found.length > 0)
    .map((each) => ({
      ...each,
      share: each.found.length / each.all.length,
      steps: nearestFirst.indexOf(each.file),
      isImporter: importers.some((path) => isIn(each.file, path)),
    }))
    .sort((a, b) => Number(b.isImporter) - Number(a.isImporter) || b.share - a.share || a.steps - b.steps)
    .slice(0, mostFiles[project])
    .map(({ file, found }) => ({
      project,
      file,
      names: [...new Set(found.map(({ name }) => name))],
      milliseconds: found.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    }))
    .sort((a, b) => a.milliseconds - b.milliseconds)
}
