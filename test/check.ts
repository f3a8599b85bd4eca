import { once } from 'node:events'
import { parseProcessArguments } from '../src/tools/command-line.ts'
import { runParts, type StartPart } from './check/run-parts.ts'
import { end, endAllWhenInterrupted, run, start } from './processes.ts'

const help = `Everything that is checked, one step after the other: \`npm run check\`. Ends with the first step that fails. It says
which part runs and what each took; what a part writes is shown where it fails.`

parseProcessArguments({ help })

/**
 * Scripts of `package.json`. What stands in one line runs at once: none of it needs more than a core for long, or has a
 * limit of time.
 */
const steps: readonly (readonly string[])[] = [
  // It writes sources too, so nothing reads them meanwhile.
  ['build'],
  ['check:types', 'lint', 'check:deploy'],
  ['test:unit'],
  // The tests of votes never began as the eighteenth area of one process, twice of twice; alone they take half a minute.
  ['test:worker -- --exclude test/worker/votes/all.test.ts'],
  ['test:worker -- test/worker/votes/all.test.ts'],
  ['test:browser'],
  ['test:brands'],
  ['attack -- --short'],
  ['check:contract'],
  ['check:contract:pretix'],
]

const toCommand = (part: string) => ['npm', 'run', '--silent', ...part.split(' ')]
const environment: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

endAllWhenInterrupted()
// Its compiler takes minutes, of one core. What goes wrong is said when the contract's turn comes and it tries again.
const installing = start(toCommand('check:contract -- --install'))
const installed = once(installing, 'close')

const startPart: StartPart = async (part, onText) => {
  if (part === 'check:contract') await installed
  return (await run(toCommand(part), { environment, onText })).isPassed
}

const isPassed = await runParts(steps, startPart, console.log)
await end(installing)
process.exitCode = isPassed ? 0 : 1
