/**
 * Runs tests on mutated code. A child process: `mutate.ts` starts one for each project, and kills it when a mutant
 * makes it hang. Mutants are inserted by a Vite plugin; no file is written.
 */
import { join } from 'node:path'
import { escapeTestName, type TestModule, type Vite } from 'vitest/node'
import { applyTo, type Mutant } from './mutants.ts'
import { openVitest } from './open-vitest.ts'
import { type Project, root } from './recording.ts'

/** Requests the named tests of a file with a mutant. */
export interface TestRequest {
  mutant: Mutant
  file: string
  names: string[]
}

/** Result of a test run: the first failed test, or another error; `failure` is absent where all tests passed. */
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
  // Vitest also reports files of earlier runs again, with their failures.
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
// Ends this process when its parent has been killed.
process.once('disconnect', () => process.exit())
process.send?.({})
