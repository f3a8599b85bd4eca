/**
 * Runs tests and records which functions each of them calls. A child process: it sends the list of test files, is told
 * which to run, and sends the results.
 */
import { relative } from 'node:path'
import type { TestCase, TestModule, Vite } from 'vitest/node'
import { openVitest } from './open-vitest.ts'
import { functionKey, type Project, type RecordedModule, type RecordedTest, root } from './recording.ts'
import { findFunctions } from './syntax.ts'

const project = process.argv[2] as Project
/** Keys of the recorded functions, by number. */
const keys: string[] = []

/** Vite plugin that inserts a call of `ran` into every function of `src` and `client`. */
const recordFunctions: Vite.Plugin = {
  name: 'record-functions',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id.split('?')[0] ?? id)
    if (!/^(src|client)\/.*\.tsx?$/.test(file)) return
    const insertions: [number, string][] = []
    for (const [ordinal, { body }] of findFunctions(file, source).entries()) {
      const call = `globalThis.__ran?.add(${keys.push(functionKey(file, ordinal)) - 1})`
      if (body.type === 'BlockStatement') insertions.push([body.start + 1, `${call};`])
      else insertions.push([body.start, `(${call}, `], [body.end, ')'])
    }
    // Insertions are made from the end; of two at one position the outer function's comes first.
    let text = source
    for (const [at, inserted] of insertions.toSorted(([a], [b]) => b - a)) {
      text = text.slice(0, at) + inserted + text.slice(at)
    }
    return { code: text, map: null }
  },
}

const vitest = await openVitest(project, recordFunctions, ['test/mutate/record.ts'])
const specifications = await vitest.globTestSpecifications()
const fileOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId)
const keysOf = (ids: readonly number[] = []) => ids.flatMap((id) => keys[id] ?? [])

const toRecordedTest = (file: string, test: TestCase): RecordedTest => ({
  file,
  name: test.fullName.replaceAll(' > ', ' '),
  milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
})

function toRecordedModule(module: TestModule): RecordedModule {
  // Tests that fail without any change are left out: they would notice every mutant.
  const tests = [...module.children.allTests('passed')]
  for (const { message, stack } of module.errors())
    console.error(`${fileOf(module)} could not be run: ${message} ${stack}`)
  return {
    tests: tests.map((test) => ({
      test: toRecordedTest(fileOf(module), test),
      ran: keysOf(test.meta().ran),
    })),
    shared: [...new Set(tests.flatMap((test) => keysOf(test.meta().ranBefore)))],
  }
}

process.on('message', async (files: string[]) => {
  const wanted = specifications.filter((specification) => files.includes(fileOf(specification)))
  const { testModules } = await vitest.runTestSpecifications(wanted)
  // Vitest also reports files of earlier runs again.
  process.send?.(testModules.filter((module) => files.includes(fileOf(module))).map(toRecordedModule))
})
// Ends this process when its parent has been killed.
process.once('disconnect', () => process.exit())
process.send?.(specifications.map(fileOf))
