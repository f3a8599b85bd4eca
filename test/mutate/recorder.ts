/**
 * The process that runs tests and notes which functions each of them calls. Says which files of tests there are, is told
 * again and again which of them to run, and sends what it has seen.
 */
import { relative } from 'node:path'
import type { TestCase, TestModule, Vite } from 'vitest/node'
import { openVitest } from './open-vitest.ts'
import { functionKey, type Project, type RecordedModule, type RecordedTest, root } from './recording.ts'
import { findFunctions } from './syntax.ts'

const project = process.argv[2] as Project
/** Each function that was seen, at its number. */
const keys: string[] = []

/** Lets every function of `src` and `client` say that it runs. */
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
    // From the end; of two at one place the one of the outer function comes first.
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
  // One that fails with nothing changed would notice every fault.
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
  // Vitest also tells again of every file that it has run before.
  process.send?.(testModules.filter((module) => files.includes(fileOf(module))).map(toRecordedModule))
})
// Whoever asks may have been killed.
process.once('disconnect', () => process.exit())
process.send?.(specifications.map(fileOf))
