import { spawnSync } from 'node:child_process'
import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import { findBrowser } from '../operate/find-browser.ts'
import { measureSignIn } from './bench/accounts.ts'
import { measureBounds } from './bench/bounds.ts'
import { weighWorker } from './bench/bundle.ts'
import { measureColdStarts } from './bench/cold-start.ts'
import { countContentCalls } from './bench/content-calls.ts'
import { measureEmbed } from './bench/embed.ts'
import { measureFirstBytes } from './bench/first-byte.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureLayoutShifts } from './bench/layout-shift.ts'
import { runLighthouse } from './bench/lighthouse.ts'
import { type BenchPart, measureParts } from './bench/measure-parts.ts'
import { measureMemory } from './bench/memory.ts'
import { measureOutbox } from './bench/outbox.ts'
import { weighPages } from './bench/page-weights.ts'
import { measureSitemap } from './bench/sitemap.ts'
import { measureTexts } from './bench/texts.ts'
import { measureThroughput } from './bench/throughput.ts'
import { visitAll, visitDay } from './bench/visit-all.ts'
import { measureVotes } from './bench/votes.ts'

const help = `Builds the Worker as it is deployed and prints the project's figures beside their targets, each as soon as it is known:
in bare workerd, on this machine, never \`wrangler dev\`. Takes about ten minutes. What needs a browser is left out
where there is none. Ends with 1 when a part fails, when a part that was named can't be measured, or when a target is
missed that depends neither on the machine's speed nor on the day's content.

  npm run bench
  npm run bench -- --lighthouse       Lighthouse too: six pages, three times each (installs it once)
  npm run bench -- --only=throughput  one part, of \`throughput\`, \`pages\` …
  npm run bench -- --no-build         measures what was built last
  THOROUGH=1 npm run bench -- --only=bounds   with a million concerts kept, of a hundred thousand else`

const parts: Record<string, BenchPart> = {
  bundle: { title: 'What the Worker weighs', measure: weighWorker },
  pages: { title: 'What pages weigh', measure: weighPages },
  throughput: { title: 'A page, warm and made anew, beside other Workers', measure: measureThroughput },
  first: { title: 'How soon pages begin', measure: measureFirstBytes },
  embed: { title: 'A frame on a partner’s page', measure: measureEmbed },
  accounts: { title: 'Signing in', measure: measureSignIn },
  votes: { title: 'Votes', measure: measureVotes },
  bounds: { title: 'A database that is full', measure: measureBounds },
  outbox: { title: 'Emails among those that never arrive', measure: measureOutbox },
  texts: { title: 'A long text made safe', measure: async () => [await measureTexts()] },
  start: { title: 'How soon a new isolate answers', measure: measureColdStarts },
  calls: { title: 'A warm page, 10 000 times', measure: countContentCalls },
  memory: { title: 'A thousand pages in one isolate', measure: async () => [await measureMemory()] },
  growth: { title: 'Larger and larger archives', measure: measureGrowth },
  sitemap: { title: 'The sitemap of 60 000 concerts', measure: measureSitemap },
  // A part of `npm test -- --days`, which asks for it by name.
  day: { title: 'The demo on this day', measure: visitDay },
  addresses: { title: "Every address of the demo's content", measure: visitAll },
  shifts: { title: 'What moves by itself', measure: measureLayoutShifts, needsBrowser: true },
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
  Object.keys(parts).filter((name) => name !== 'day' && (name !== 'lighthouse' || values.lighthouse))
const chosen = names.map((name) => {
  const part = parts[name]
  return part ?? refuseArguments(`No part is called ${name}; there are ${Object.keys(parts).join(', ')}.`)
})

const build = () =>
  spawnSync(process.execPath, ['build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const isComplete = await measureParts(chosen, {
  hasBrowser: findBrowser() !== undefined,
  areNamed: values.only !== undefined,
  build: values.build ? build : () => true,
  print: console.log,
})
process.exitCode = isComplete ? 0 : 1
