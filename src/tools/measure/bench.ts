import { spawnSync } from 'node:child_process'
import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import { measureAssistants } from './bench/assistants.ts'
import { weighWorker } from './bench/bundle.ts'
import { measureColdStarts } from './bench/cold-start.ts'
import { measureDesk } from './bench/desk.ts'
import { measureFirstBytes } from './bench/first-byte.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureInteractions } from './bench/interactions.ts'
import { runLighthouse } from './bench/lighthouse.ts'
import { measureMemory } from './bench/memory.ts'
import { weighPages } from './bench/page-weights.ts'
import { measureThroughput } from './bench/throughput.ts'
import { visitAll, visitDay } from './bench/visit-all.ts'
import { type Part, runParts } from './laboratory/run-parts.ts'

const help = `Builds the Worker as it is deployed and prints the project's figures beside their targets, each as soon as it is known:
in bare workerd, on this machine, never \`wrangler dev\`. Takes about ten minutes. What needs a browser is left out
where there is none. Ends with 1 when a part fails, when a part that was named can't be measured, or when a target is
missed that depends neither on the machine's speed nor on the day's content.

  npm run bench
  npm run bench -- --lighthouse       Lighthouse too: six pages, three times each (installs it once)
  npm run bench -- --only=throughput  one part, of \`throughput\`, \`pages\` …
  npm run bench -- --only=inp         presses every control of every page type, which takes twenty minutes
  npm run bench -- --no-build         measures what was built last`

const parts: Record<string, Part> = {
  bundle: { title: 'What the Worker weighs', measure: weighWorker },
  pages: { title: 'What pages weigh', measure: weighPages },
  throughput: { title: 'A page, warm and made anew, beside other Workers', measure: measureThroughput },
  assistants: { title: 'What assistants are answered', measure: measureAssistants },
  first: { title: 'How soon pages begin', measure: measureFirstBytes },
  start: { title: 'How soon a new isolate answers', measure: measureColdStarts },
  memory: { title: 'A thousand pages in one isolate', measure: async () => [await measureMemory()] },
  growth: { title: 'Larger and larger archives', measure: measureGrowth },
  desk: { title: 'The desk after three years', measure: measureDesk },
  // The others are measured where they are named; `npm test -- --days` names this one.
  day: { title: 'The demo on this day', measure: visitDay },
  addresses: { title: "Every address of the demo's content", measure: visitAll },
  inp: { title: 'Every control pressed, as on a phone', measure: measureInteractions, needsBrowser: true },
  lighthouse: { title: 'Lighthouse', measure: runLighthouse, needsBrowser: true },
}

const { values } = parseMeasurementArguments({
  help,
  options: {
    build: { type: 'boolean', default: true },
    lighthouse: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const names =
  values.only?.split(',') ??
  Object.keys(parts).filter(
    (name) => !['day', 'inp'].includes(name) && (name !== 'lighthouse' || values.lighthouse),
  )
const chosen = names.map((name) => {
  const part = parts[name]
  return part ?? refuseArguments(`No part is called ${name}; there are ${Object.keys(parts).join(', ')}.`)
})

const build = () =>
  spawnSync(process.execPath, ['build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const options = { areNamed: values.only !== undefined, ...(values.build ? { build } : {}) }
process.exitCode = (await runParts(chosen, options)) ? 0 : 1
