import { useMachineClock } from '../../../src/tools/clock.ts'
import { parseProcessArguments } from '../../../src/tools/command-line.ts'
import { endAllWhenInterrupted, run } from '../../processes.ts'
import { installPretix } from './pretix-shop.ts'

const help = `The site against a real pretix: \`npm run test:contract:pretix\`, after \`npm run
build\`. Prints how soon a sale is on the page, and the figures of the worker tests: requests an hour, and how many
people are told of returned tickets.

Installs pretix where it is missing, which takes some minutes. Where it can't be had (no Python, no package registry) it says
so and ends well. With \`--when-asked\`, as \`npm test\` runs it, only where the environment says \`CONTRACT=1\`, and without the
figures of the worker tests, which have run before. \`--install\` ends once pretix is installed and its empty database made.`

useMachineClock()
const { values: flags } = parseProcessArguments({
  help,
  options: {
    'when-asked': { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
})
endAllWhenInterrupted()

async function holdToPretix(): Promise<boolean> {
  const missing = await installPretix((text) => console.log(`pretix: ${text}`))
  if (missing !== undefined) {
    console.log(`The contract with pretix is left out: ${missing}`)
    return true
  }
  if (flags.install) return true
  const begun = performance.now()
  const command = ['playwright', 'test', '--config', 'test/contract/pretix/playwright.config.ts']
  const { isPassed, output } = await run(command)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`\nThe contract with pretix\n  ${isPassed ? 'kept  ' : 'BROKEN'} ${seconds} s`)
  for (const [line] of output.matchAll(/^(by webhook|without webhook): .*$/gm)) console.log(`  ${line}`)
  if (!isPassed) console.log(output)
  return isPassed
}

async function countRequests(): Promise<boolean> {
  const { isPassed, output } = await run([
    ...['vitest', 'run', '--config', 'test/vitest.worker.config.ts', 'test/worker/availability'],
    ...['--silent=false', '-t', 'requests an hour|reach 10,000 people'],
  ])
  for (const [, figure] of output.matchAll(/figure: (.*)$/gm)) console.log(`  ${figure}`)
  if (!isPassed) console.log(output)
  return isPassed
}

if (flags['when-asked'] && process.env.CONTRACT !== '1') {
  console.log('The contract with a real pretix is left out: CONTRACT=1 includes it.')
} else {
  const isKept = await holdToPretix()
  const isCounted = flags['when-asked'] || flags.install || (await countRequests())
  process.exitCode = isKept && isCounted ? 0 : 1
}
