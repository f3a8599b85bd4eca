import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWorker } from '../../build/build-worker.ts'
import { wordQuestions } from '../../build/dialect-5/word-questions.ts'
import { loadDemoBrand } from '../../build/load-brand.ts'
import { startCache } from '../attack/cache-stand-in.ts'
import { buildRival } from './build-rival.ts'
import { contentUrl, startContent, startKv } from './content-stand-in.ts'
import { type Figure, median } from './figure.ts'
import { ask } from './load.ts'
import { readCards } from './throughput.ts'
import { type BareWorker, readBuiltWorker, startWorkerd } from './workerd.ts'

const rounds = 9
const maxStoredRatio = 2
const maxMadeRatio = 1.5
const maxSecondMs = 20
const path = '/concerts'
const otherPath = '/about'
/** Of the same type: nothing is compiled for it any more. */
const nextPath = '/concerts?city=kazan'
/** What an isolate does behind its answer belongs to it. */
const settleMs = 150

/** The Worker of a deployment with its own content service: an isolate reads the demo too where there is one. */
async function buildConfigured(): Promise<Record<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), 'tutti-worker-'))
  try {
    const brand = await loadDemoBrand()
    await buildWorker(dir, { withDemo: false, brand, questions: await wordQuestions(brand) })
    return await readBuiltWorker(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** Processor time in milliseconds, from the start of a workerd until it listens, and to the end of each answer. */
async function startAndAsk(worker: BareWorker, paths: string[]): Promise<number[]> {
  const started = await startWorkerd(worker)
  const times = [await started.cpuMs()]
  for (const asked of paths) {
    const { status } = await ask(new URL(asked, started.url))
    if (status !== 200) throw new Error(`${asked} answered ${status}`)
    await pause(settleMs)
    times.push(await started.cpuMs())
  }
  await started.stop()
  return times
}

/**
 * What the first visitor of a place costs: a new workerd each time, with copies of content in KV, beside a Worker that
 * answers a constant, and bare Hono and React with as many cards, in turns. By processor time, since the start of a
 * process takes most of the clock's.
 */
export async function measureColdStarts(): Promise<Figure[]> {
  const [content, kv, cache] = await Promise.all([startContent(), startKv(), startCache()])
  const site = {
    modules: await buildConfigured(),
    variables: { CONTENT_URL: contentUrl, CONTENT_DIALECT: '4', SITE_URL: 'https://tutti.example' },
    outboundPort: content.port,
    kvPort: kv.port,
  }
  const contenders: Record<string, { worker: BareWorker; paths: string[] }> = {
    constant: {
      worker: { modules: await buildRival('constant.ts'), variables: { PAGE: 'constant', HEADERS: '{}' } },
      paths: [path],
    },
    bare: {
      worker: { modules: await buildRival('bare-react.tsx'), variables: { CARDS: await readCards() } },
      paths: [path],
    },
    text: { worker: site, paths: ['/robots.txt'] },
    stored: { worker: { ...site, cachePort: cache.port }, paths: [path] },
    made: { worker: site, paths: [path, otherPath] },
    again: { worker: site, paths: [path, nextPath] },
  }
  const seen: Record<string, number[][]> = {}
  try {
    // The first round fills what the others find: the stored page, and the content service's answers.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { worker, paths }] of Object.entries(contenders)) {
        const times = await startAndAsk(worker, paths)
        if (round > 0) seen[name] = [...(seen[name] ?? []), times]
      }
    }
  } finally {
    for (const each of [content, kv, cache]) each.stop()
  }
  const medianOf = (name: string, take: (times: number[]) => number) => median((seen[name] ?? []).map(take))
  const step = (name: string, index: number) =>
    medianOf(name, (times) => (times[index] ?? Number.NaN) - (times[index - 1] ?? 0))
  const beside = (name: string, rival: string) => ({
    ms: medianOf(name, toFirst),
    rivalMs: medianOf(rival, toFirst),
    // Of two in one round: how quick the machine is changes from minute to minute.
    ratio: median(
      (seen[name] ?? []).map((times, round) => toFirst(times) / toFirst(seen[rival]?.[round] ?? [])),
    ),
  })
  const second = step('made', 2)
  const [start, firstRequest, nextRequest] = [step('again', 0), step('again', 1), step('again', 2)]
  return [
    toRatio('a stored page : a constant', beside('stored', 'constant'), maxStoredRatio),
    toRatio('a page made anew : bare Hono + React', beside('made', 'bare'), maxMadeRatio),
    {
      name: 'cold isolate, a page made anew, taken apart',
      measured:
        `start ${start.toFixed(0)} (a constant: ${step('constant', 0).toFixed(0)}), compiling and evaluating ` +
        `${(firstRequest - nextRequest).toFixed(0)}, a page when that is done ${nextRequest.toFixed(0)} ms of CPU`,
    },
    toRatio('a text of the whole site, as /robots.txt : a constant', beside('text', 'constant')),
    {
      name: 'cold isolate, then a page of another type, made anew',
      measured: `${second.toFixed(0)} ms of CPU`,
      target: `≤ ${maxSecondMs} ms`,
      isMet: second <= maxSecondMs,
      isOnlyPrinted: true,
    },
  ]
}

/** To the end of the first answer. */
const toFirst = ([_, ms = Number.NaN]: number[]) => ms

const toRatio = (
  what: string,
  { ms, rivalMs, ratio }: { ms: number; rivalMs: number; ratio: number },
  max?: number,
): Figure => ({
  name: `cold isolate, ${what}`,
  measured: `${ratio.toFixed(2)} × (CPU ${ms.toFixed(0)} : ${rivalMs.toFixed(0)} ms)`,
  ...(max ? { target: `≤ ${max} ×`, isMet: ratio <= max, isOnlyPrinted: true } : {}),
})
