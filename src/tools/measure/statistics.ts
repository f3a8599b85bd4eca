import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMeasurementArguments } from '../command-line.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { contentUrl, startContent, startKv } from './bench/content-stand-in.ts'
import { type Figure, isFailure, median, toLine } from './bench/figure.ts'
import { sendRequest } from './bench/load.ts'
import { type BareWorkerd, edgeHeaders, readBuiltWorker, startWorkerd } from './bench/workerd.ts'
import { requireBuild } from './require-build.ts'

const help = `Measures what counting views costs: the built Worker in workerd, with and without statistics, on a page that the cache
has. Prints the added processor time of a view, the added time of an answer, writes of KV, and how many views of different
visitors one object of a day counts in a second. Ends with 1 when a target is missed that doesn't depend on the machine.

  npm run measure:statistics
  npm run measure:statistics -- --json   the figures as JSON`

const { values } = parseMeasurementArguments({ help, options: { json: { type: 'boolean', default: false } } })
await requireBuild()

const path = '/concerts?city=all'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const rounds = 9
const viewsOfRound = 2000
const atOnce = 8
/** What was sent to the object and isn't written yet is waited for. */
const settleMs = 4000

const maxAddedCpuMs = 0.05
const leastViewsASecond = 2000
/** Noise of a busy machine in a median of thousands of answers. */
const maxAddedAnswerMs = 0.15

const content = await startContent()
const kv = await startKv()
const wrapper = await readFile(join(import.meta.dirname, 'statistics/counted-worker.mjs'), 'utf8')

async function startSite(statistics: 'on' | 'off'): Promise<BareWorkerd> {
  const { 'index.js': index = '', ...modules } = await readBuiltWorker()
  return startWorkerd({
    modules: { ...modules, 'index.js': wrapper, 'site.js': index },
    variables: { CONTENT_URL: contentUrl, SITE_SECRET: makeSecret(), STATISTICS: statistics },
    outboundPort: content.port,
    kvPort: kv.port,
    hasObjects: true,
  })
}

let visitors = 0
/** Visitors have addresses, cities and campaigns of their own. */
const nextHeaders = () => {
  visitors += 1
  const city = `City ${visitors % 300}`
  return {
    'user-agent': firefox,
    'cf-connecting-ip': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    [edgeHeaders.cf]: JSON.stringify({ country: 'RU', city }),
  }
}

interface Round {
  cpuMs: number
  answerMs: number
  kvWrites: number
}

/** @returns processor time of one view and the median time of an answer, in milliseconds */
async function runRound(site: BareWorkerd): Promise<Round> {
  const writesBefore = Number((await readJson(site, 'kv')).writes)
  const before = await site.cpuMs()
  const times: number[] = []
  let left = viewsOfRound
  const view = async () => {
    while (left > 0) {
      left -= 1
      const begun = performance.now()
      const { status } = await sendRequest(new URL(path, site.url), nextHeaders())
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, view))
  // What a view costs later is a part of it.
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  const kvWrites = Number((await readJson(site, 'kv')).writes) - writesBefore
  return { cpuMs: ((await site.cpuMs()) - before) / viewsOfRound, answerMs: median(times), kvWrites }
}

async function measure(): Promise<Figure[]> {
  const counting = await startSite('on')
  const plain = await startSite('off')
  try {
    const seen: Record<'on' | 'off', Round[]> = { on: [], off: [] }
    // The first round warms up: pages, code and the object.
    for (let round = 0; round <= rounds; round += 1) {
      const [on, off] = [await runRound(counting), await runRound(plain)]
      if (round > 0) {
        seen.on.push(on)
        seen.off.push(off)
      }
    }
    const added = (name: 'cpuMs' | 'answerMs') =>
      median(seen.on.map((each, round) => each[name] - (seen.off[round]?.[name] ?? Number.NaN)))
    const counted = await readJson(counting, 'counted')
    const sent = (rounds + 1) * viewsOfRound
    const object = await readJson(counting, 'object')
    const perSecond = Number(object.views) / (Number(object.ms) / 1000)
    // Content that is read again in a round is written, too: statistics would write in each round.
    const kvWrites = Math.min(...seen.on.map((each) => each.kvWrites))
    return [
      {
        name: 'added CPU a view',
        measured: `${added('cpuMs').toFixed(3)} ms (${median(seen.on.map(({ cpuMs }) => cpuMs)).toFixed(3)} beside ${median(seen.off.map(({ cpuMs }) => cpuMs)).toFixed(3)} ms), the object of the day included`,
        target: `≤ ${maxAddedCpuMs} ms`,
        isMet: added('cpuMs') <= maxAddedCpuMs,
        isOnlyPrinted: true,
      },
      {
        name: 'added time of an answer',
        measured: `${added('answerMs').toFixed(3)} ms`,
        target: `≤ ${maxAddedAnswerMs} ms`,
        isMet: added('answerMs') <= maxAddedAnswerMs,
        isOnlyPrinted: true,
      },
      { name: 'writes of KV for 2,000 views', measured: String(kvWrites), target: '0', isMet: kvWrites <= 0 },
      {
        name: 'views counted, of those that were sent',
        measured: `${counted.views} of ${sent}`,
        target: 'within 0.5 %',
        isMet: Math.abs(Number(counted.views) - sent) / sent <= 0.005,
      },
      {
        name: 'views of different visitors that one object counts',
        measured: `${Math.round(perSecond)} a second`,
        target: `≥ ${leastViewsASecond}`,
        isMet: perSecond >= leastViewsASecond,
        isOnlyPrinted: true,
      },
    ]
  } finally {
    await counting.stop()
    await plain.stop()
  }
}

/** Asks the wrapper for a number that it has counted. */
async function readJson(site: BareWorkerd, what: string): Promise<Record<string, unknown>> {
  const answer = await fetch(new URL(`/measure/${what}`, site.url))
  return (await answer.json()) as Record<string, unknown>
}

try {
  const figures = await measure()
  console.log(values.json ? JSON.stringify(figures, null, 2) : figures.map(toLine).join('\n'))
  process.exitCode = figures.some(isFailure) ? 1 : 0
} finally {
  content.stop()
  kv.stop()
}
