import { readConcerts } from '../../../content/concerts/concerts.ts'
import { utcDay } from '../../../shared/zoned-time.ts'
import { createUncachedContent, readProgramConfig } from '../../operate/uncached-content.ts'
import { buildRival } from './build-rival.ts'
import { contentUrl, startContent, startKv } from './content-stand-in.ts'
import { type Figure, median } from './figure.ts'
import { load } from './load.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from './workerd.ts'

/** A page with sixty concerts of all cities. */
const path = '/concerts?city=all'
const rounds = 7
const atOnce = 8
const minWarmShare = 0.9
const minFreshShare = 2.5

interface Contender {
  worker: BareWorkerd
  path: string
  times: number
}

/** Requests per second and CPU time of one request of a Worker: medians of the rounds. */
interface Pace {
  perSecond: number
  cpuMs: number
}

/**
 * Measures a page of sixty cards: from the cache beside a Worker that returns the same bytes, and rendered beside a
 * bare Hono and React Worker with the same cards. Each has a workerd of its own; they alternate within each round.
 */
export async function measureThroughput(): Promise<Figure[]> {
  const content = await startContent()
  const kv = await startKv()
  const startSite = async (variables: Record<string, string>) =>
    startWorkerd({
      modules: await readBuiltWorker(),
      variables: { CONTENT_URL: contentUrl, ...variables },
      outboundPort: content.port,
      kvPort: kv.port,
    })
  const site = await startSite({})
  const renewing = await startSite({ PAGE_CACHE: 'off' })
  const constant = await startConstant(site)
  const bare = await startWorkerd({
    modules: await buildRival('bare-react.tsx'),
    variables: { CARDS: await readCards() },
  })
  try {
    const [warm, least, fresh, plain] = await pace([
      { worker: site, path, times: 1500 },
      { worker: constant, path, times: 1500 },
      { worker: renewing, path, times: 250 },
      { worker: bare, path, times: 250 },
    ])
    if (!warm || !least || !fresh || !plain) return []
    return [
      toFigure('a warm page beside a constant answer', warm, least, minWarmShare),
      toFigure('the page made anew beside bare Hono + React', fresh, plain, minFreshShare),
    ]
  } finally {
    for (const each of [site, renewing, constant, bare]) await each.stop()
    for (const each of [content, kv]) each.stop()
  }
}

/**
 * Compares CPU time: workerd runs an isolate on one thread, so its throughput is the inverse of its CPU time. Elapsed
 * time would include this process, which sends the requests, and other load.
 */
function toFigure(name: string, site: Pace, rival: Pace, minShare: number): Figure {
  const byClock = site.perSecond / rival.perSecond
  const byCpu = rival.cpuMs / site.cpuMs
  const share = Number.isNaN(byCpu) ? byClock : byCpu
  return {
    name,
    measured:
      `${share.toFixed(2)} × (CPU ${site.cpuMs.toFixed(2)} : ${rival.cpuMs.toFixed(2)} ms a request; by the clock ` +
      `${byClock.toFixed(2)} ×, ${Math.round(site.perSecond)} : ${Math.round(rival.perSecond)} requests/s)`,
    target: `≥ ${minShare} ×`,
    isMet: share >= minShare,
    isOnlyPrinted: true,
  }
}

async function pace(contenders: Contender[]): Promise<Pace[]> {
  const seen: Pace[][] = contenders.map(() => [])
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { worker, path: asked, times }] of contenders.entries()) {
      const before = await worker.cpuMs()
      const ms = await load(new URL(asked, worker.url), { times, atOnce })
      const cpuMs = ((await worker.cpuMs()) - before) / times
      if (round > 0) seen[index]?.push({ perSecond: times / (ms / 1000), cpuMs })
    }
  }
  return seen.map((paces) => ({
    perSecond: median(paces.map(({ perSecond }) => perSecond)),
    cpuMs: median(paces.map(({ cpuMs }) => cpuMs)),
  }))
}

async function startConstant({ url }: BareWorkerd): Promise<BareWorkerd> {
  const page = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'identity' } })
  const PAGE = await page.text()
  const own = ['transfer-encoding', 'content-length', 'content-encoding', 'date', 'connection']
  const headers = [...page.headers].filter(([name]) => !own.includes(name))
  return startWorkerd({
    modules: await buildRival('constant.ts'),
    variables: { PAGE, HEADERS: JSON.stringify(Object.fromEntries(headers)) },
  })
}

/** Returns sixty concerts as JSON. */
export async function readCards(): Promise<string> {
  const content = createUncachedContent(readProgramConfig({}, []), console.error)
  const today = utcDay(Date.now())
  return JSON.stringify((await readConcerts(content, 'ru', today, { when: 'upcoming' })).concerts)
}
