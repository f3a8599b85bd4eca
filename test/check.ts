import { once } from 'node:events'
import { exitCodes, parseProcessArguments } from '../src/tools/command-line.ts'
import { type ChosenTests, chooseTests, findTestFiles } from './check/choose-tests.ts'
import { checkedInstants } from './check/days.ts'
import { runParts, type Step } from './check/run-parts.ts'
import { end, endAllWhenInterrupted, run, runInTerminal, start } from './processes.ts'

const help = `npm test -- [AREA | FILE …] [--watch | --thorough | --days]

Everything that is checked, one step after the other. Says what it will do and about how long, which part runs, and what
each took. Ends with the first part that fails, and prints last what that part wrote.

  npm test -- votes              the tests of an area on all levels: unit, Worker, browser
  npm test -- test/unit/x.test.ts   a file of tests
  npm test -- src/cache/locks.ts    the tests that import a file
  npm test -- votes --watch      unit tests again whenever something that they import is saved
  npm test -- --thorough         also looks at everything in every language, at all random requests, and at what other
                                 tests hold too: an hour and a half (or the variable THOROUGH=1)
  npm test -- --days             what depends on the day, on twenty-five days of three years: an hour`

const { values, positionals: names } = parseProcessArguments({
  help,
  options: {
    thorough: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    days: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
// All parts, and what they start, read the variable.
if (values.thorough) process.env.THOROUGH = '1'

/**
 * Scripts of `package.json`, with the seconds that they take on two quiet cores. Those of one step run at the same time:
 * none of them needs more than a core for long, or has a time limit.
 */
const everything: readonly Step[] = [
  // The linter also writes sources, so no other part reads them at the same time.
  { parts: ['build -- --small-pictures'], seconds: 40 },
  { parts: ['check:types', 'lint', 'check:deploy'], seconds: 45 },
  { parts: ['test:unit'], seconds: 220 },
  { parts: ['test:worker'], seconds: 650 },
  { parts: ['test:browser'], seconds: 830 },
  { parts: ['test:brands', 'attack -- --short'], seconds: 300 },
]
/** Parts that first install a service for minutes; the installation begins at once, in the background. */
const partsWithService = ['check:contract', 'check:contract:pretix']
// The part about a sale without a webhook waits for a minute, during which other parts can run.
const contract: Step = { parts: partsWithService, seconds: 220 }
const hasContract = process.env.CONTRACT !== undefined

/** One step for each day, so that the output says which one it is. */
const everyDay: readonly Step[] = [
  { parts: ['build -- --small-pictures'], seconds: 40 },
  ...Object.keys(checkedInstants).map((instant) => ({ parts: [`check:day -- ${instant}`], seconds: 100 })),
]

/** The levels of an area run at the same time, so that none waits for the waiting of another. */
const toSteps = (chosen: ChosenTests): Step[] => [
  { parts: ['build -- --small-pictures'], seconds: 10 },
  { parts: Object.entries(chosen).map(([level, files]) => [level, '--', ...files].join(' ')), seconds: 45 },
]

const toCommand = (part: string) => ['npm', 'run', '--silent', ...part.split(' ')]
const environment: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Runs steps, with the services that they need. */
async function check(steps: readonly Step[]): Promise<number> {
  endAllWhenInterrupted()
  const services = partsWithService.filter((part) => steps.some(({ parts }) => parts.includes(part)))
  // An error of the installation is shown when the part's turn comes and it tries again.
  const installations = services.map((part) => start(toCommand(`${part} -- --install`)))
  const whenInstalled = Promise.all(installations.map((installation) => once(installation, 'close')))
  const isPassed = await runParts(
    steps,
    async (part, { onText, signal }) => {
      if (services.includes(part)) await whenInstalled
      return (await run(toCommand(part), { environment, onText, signal })).isPassed
    },
    console.log,
  )
  await Promise.all(installations.map(end))
  return isPassed ? exitCodes.done : exitCodes.failed
}

const chosen = chooseTests(names, findTestFiles())
if (names.length > 0 && Object.keys(chosen).length === 0) {
  console.error(`No tests are about ${names.join(', ')}. npm test -- --help says what can be named.`)
  process.exitCode = exitCodes.wrongArguments
} else if (values.watch) {
  const files = chosen['test:unit'] ?? []
  if (names.length > 0 && files.length === 0) console.log('It has no unit tests: all of them are watched.')
  process.exitCode = await runInTerminal([
    'vitest',
    '--watch',
    '--config',
    'test/vitest.unit.config.ts',
    ...files,
  ])
} else {
  process.exitCode = await check(chooseSteps())
}

function chooseSteps(): readonly Step[] {
  if (values.days) return everyDay
  if (names.length > 0) return toSteps(chosen)
  return hasContract ? [...everything, contract] : everything
}
