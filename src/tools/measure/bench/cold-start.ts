import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ownPublicFolder } from '../../build/build-folders.ts'
import { buildWorker } from '../../build/build-worker.ts'
import { loadDemoBrand } from '../../build/load-brand.ts'
import { generateQueries } from '../../build/strapi-5/generate-queries.ts'
import { sendRequest } from '../laboratory/load.ts'
import { publishedVariables, startPublished } from '../laboratory/published.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'
import { startCache } from '../laboratory/stores.ts'
import { type BareWorker, readBuiltWorker, startWorkerd } from '../laboratory/workerd.ts'
import { buildFloor, buildRival } from './build-rivals.ts'
import { readCards } from './throughput.ts'

const rounds = 9
const maxStoredRatio = 1.25
const maxMadeRatio = 1.25
const maxSecondMs = 20
const path = '/concerts'
const otherPath = '/about'
/** A second page of the same type, for which all code is compiled. */
const nextPath = '/concerts?city=kazan'
/** Milliseconds in which work after the response ends; it belongs to the figure. */
const settleMs = 150

/** Builds the Worker of a deployment with its own content service: with the demo, an isolate would read that too. */
async function buildConfigured(): Promise<Record<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), 'tutti-worker-'))
  try {
    const brand = await loadDemoBrand()
    await buildWorker(dir, {
      withDemo: false,
      publicDir: ownPublicFolder,
      brand,
      queries: await generateQueries(brand),
    })
    return await readBuiltWorker(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

async function buildFloorOf(site: BareWorker): Promise<BareWorker> {
  const { url, stop } = await startWorkerd(site)
  const floor = await buildFloor(new URL(path, url))
  await stop()
  return floor
}

/** Returns CPU milliseconds of a new workerd until it listens, and until the end of each response. */
async function startAndAsk(worker: BareWorker, paths: string[]): Promise<number[]> {
  const started = await startWorkerd(worker)
  const times = [await started.cpuMs()]
  for (const asked of paths) {
    const { status } = await sendRequest(new URL(asked, started.url))
    if (status !== 200) throw new Error(`${asked} answered ${status}`)
    await pause(settleMs)
    times.push(await started.cpuMs())
  }
  await started.stop()
  return times
}

/**
 * Measures the first visit of a location: a new workerd each time, with content in KV, beside the floor, a Worker that
 * answers the same page, and bare Hono and React with as many cards, in turns. CPU time is compared, since the start of a process
 * takes most of the elapsed time.
 */
export async function measureColdStarts(): Promise<Figure[]> {
  const [{ kv, stop }, cache] = await Promise.all([startPublished(), startCache()])
  const site = {
    modules: await buildConfigured(),
    variables: { ...publishedVariables, SITE_URL: 'https://tutti.example' },
    kvPort: kv.port,
  }
  const contenders: Record<string, { worker: BareWorker; paths: string[] }> = {
    floor: { worker: await buildFloorOf(site), paths: [path] },
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
    // The first round stores the page for the others.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { worker, paths }] of Object.entries(contenders)) {
        const times = await startAndAsk(worker, paths)
        if (round > 0) seen[name] = [...(seen[name] ?? []), times]
      }
    }
  } finally {
    stop()
    cache.stop()
  }
  const medianOf = (name: string, take: (times: number[]) => number) => median((seen[name] ?? []).map(take))
  const step = (name: string, index: number) =>
    medianOf(name, (times) => (times[index] ?? Number.NaN) - (times[index - 1] ?? 0))
  const beside = (name: string, rival: string) => ({
    ms: medianOf(name, toFirst),
    rivalMs: medianOf(rival, toFirst),
    // Figures of one round are compared, since the machine's speed changes from minute to minute.
    ratio: median(
      (seen[name] ?? []).map((times, round) => toFirst(times) / toFirst(seen[rival]?.[round] ?? [])),
    ),
  })
  const second = step('made', 2)
  const [start, firstRequest, nextRequest] = [step('again', 0), step('again', 1), step('again', 2)]
  return [
    toRatio('a stored page : the floor', beside('stored', 'floor'), maxStoredRatio),
    toRatio('a page made anew : bare Hono + React', beside('made', 'bare'), maxMadeRatio),
    {
      name: 'cold isolate, a page made anew, taken apart',
      measured:
        `start ${start.toFixed(0)} (the floor: ${step('floor', 0).toFixed(0)}), compiling and evaluating ` +
        `${(firstRequest - nextRequest).toFixed(0)}, a page when that is done ${nextRequest.toFixed(0)} ms of CPU`,
    },
    toRatio('a text of the whole site, as /robots.txt : the floor', beside('text', 'floor')),
    {
      name: 'cold isolate, then a page of another type, made anew',
      measured: `${second.toFixed(0)} ms of CPU`,
      target: `≤ ${maxSecondMs} ms`,
      isMet: second <= maxSecondMs,
      isOnlyPrinted: true,
    },
  ]
}

/** Returns the time until the end of the first response. */
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
