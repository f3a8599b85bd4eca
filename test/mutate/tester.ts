/**
 * The process that runs tests on changed code: `mutate.ts` starts it, once for each kind of tests, and ends it when a
 * change makes it hang. A change is put into what the bundler hands on; no file is ever written.
 */
import { join } from 'node:path'
import { escapeTestName, type TestModule, type Vite } from 'vitest/node'
import { applyTo, type Mutant } from './mutants.ts'
import { openVitest } from './open-vitest.ts'
import { type Project, root } from './recording.ts'

/** Asks for the named tests of a file, with the change made. */
export interface TestRequest {
  mutant: Mutant
  file: string
  names: string[]
}

/** The first test that failed, or what went wrong instead; absent where everything passed. */
export interface TestReply {
  failure?: string
}

const project = process.argv[2] as Project
let mutant: Mutant | undefined

const makeTheChange: Vite.Plugin = {
  name: 'make-the-change',
  enforce: 'pre',
  transform: (source, id) =>
    mutant && id.split('?')[0] === join(root, mutant.file)
      ? { code: applyTo(source, mutant), map: null }
      : undefined,
}
const vitest = await openVitest(project, makeTheChange, [], { maxWorkers: 1, bail: 1 })

async function run({ mutant: next, file, names }: TestRequest): Promise<TestReply> {
  const changed = [mutant, next].flatMap((each) => (each ? [join(root, each.file)] : []))
  mutant = next
  for (const path of new Set(changed)) vitest.invalidateFile(path)
  const testNamePattern = new RegExp(`^\\s*(${names.map((name) => escapeTestName(name, false)).join('|')})$`)
  const specifications = vitest.projects.map((each) =>
    each.createSpecification(join(root, file), { testNamePattern }),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest also tells again of every file that it has run before, and of its failures then.
  const asked = testModules.filter(({ moduleId }) => moduleId === join(root, file))
  const failure = asked.map(firstFailure).find(Boolean) ?? unhandledErrors.map(String)[0]
  return failure === undefined ? {} : { failure }
}

function firstFailure(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName
  const [error] = module.errors()
  return error?.message
}

process.on('message', async (request: TestRequest) => {
  process.send?.(await run(request).catch((error) => ({ failure: String(error) })))
})
// Whoever asks may have been killed.
process.once('disconnect', () => process.exit())
process.send?.({})
