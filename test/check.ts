import { once } from 'node:events'
import { parseProcessArguments } from '../src/tools/command-line.ts'
import { runParts, type StartPart } from './check/run-parts.ts'
import { end, endAllWhenInterrupted, run, start } from './processes.ts'

const help = `Everything that is checked, one step after the other: \`npm run check\`. Ends with the first step that fails. It says
which part runs and what each took; what a part writes is shown where it fails.

  --thorough  looks at everything in every language, at all random requests, and at what other tests hold too: an hour and
              a half (or the variable THOROUGH=1)`

const { values } = parseProcessArguments({ help, options: { thorough: { type: 'boolean', default: false } } })
// All parts, and what they start, read the variable.
if (values.thorough) process.env.THOROUGH = '1'

/**
 * Scripts of `package.json`. Those of one line run at the same time: none of them needs more than a core for long, or has
 * a time limit.
 */
const steps: readonly (readonly string[])[] = [
  // The linter also writes sources, so no other part reads them at the same time.
  ['build'],
  ['check:types', 'lint', 'check:deploy'],
  ['test:unit'],
  ['test:worker'],
  ['test:browser'],
  ['test:brands', 'attack -- --short'],
  // The part about a sale without a webhook waits for a minute, during which other parts can run.
  ['check:contract', 'check:contract:pretix'],
]
/** Parts that first install a service for minutes; the installation begins at once, in the background. */
const partsWithService = ['check:contract', 'check:contract:pretix']

const toCommand = (part: string) => ['npm', 'run', '--silent', ...part.split(' ')]
const environment: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

endAllWhenInterrupted()
// An error of the installation is shown when the part's turn comes and it tries again.
const installations = partsWithService.map((part) => start(toCommand(`${part} -- --install`)))
const whenInstalled = Promise.all(installations.map((installation) => once(installation, 'close')))

const startPart: StartPart = async (part, onText) => {
  if (partsWithService.includes(part)) await whenInstalled
  return (await run(toCommand(part), { environment, onText })).isPassed
}

const isPassed = await runParts(steps, startPart, console.log)
await Promise.all(installations.map(end))
process.exitCode = isPassed ? 0 : 1
