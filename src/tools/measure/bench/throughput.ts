import { readConcerts } from '../../../content/concerts/concerts.ts'
import { makeSecret } from '../../operate/make-secrets.ts'
import { createProgramContent, readProgramConfig } from '../../operate/program-content.ts'
import { load, sendRequest } from '../laboratory/load.ts'
import { publishedVariables, startPublished } from '../laboratory/published.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'
import { startDatabase } from '../laboratory/site-database.ts'
import { readWrapped } from '../laboratory/stores.ts'
import { type BareWorkerd, edgeHeaders, readBuiltWorker, startWorkerd } from '../laboratory/workerd.ts'
import { buildFloor, buildRival } from './build-rivals.ts'

/** A page with sixty concerts of all cities. */
const path = '/concerts?city=all'
/** Many short rounds: the machine's speed changes from second to second, and rounds are compared one by one. */
const rounds = 25
const atOnce = 8
const minWarmShare = 0.85
const minFreshShare = 4
const minCountedShare = 0.75

interface Contender {
  worker: BareWorkerd
  path: string
  times: number
  toHeaders?: () => Record<string, string>
}

let visitors = 0
/** Headers of a browser, which statistics count: each visitor has an address and a city of their own. */
const toVisitor = () => {
  visitors += 1
  return {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'cf-connecting-ip': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    [edgeHeaders.cf]: JSON.stringify({ country: 'RU', city: `City ${visitors % 300}` }),
  }
}

/** Requests per second and CPU time of one request of a Worker in one round. */
interface Pace {
  perSecond: number
  cpuMs: number
}

/**
 * Measures a page of sixty cards: from the cache, without and with a counted view, beside the floor, a Worker that
 * returns the same bytes with the same headers; and rendered beside a bare Hono and React Worker with the same cards.
 * Each has a workerd of its own; they alternate within each round.
 */
export async function measureThroughput(): Promise<Figure[]> {
  const { kv, stop } = await startPublished()
  const startSite = async (variables: Record<string, string>) =>
    startWorkerd({
      modules: await readBuiltWorker(),
      variables: { ...publishedVariables, ...variables },
      kvPort: kv.port,
    })
  const site = await startSite({})
  const database = await startDatabase()
  const counting = await startWorkerd({
    modules: await readWrapped(),
    variables: { ...publishedVariables, SITE_SECRET: makeSecret() },
    kvPort: kv.port,
    databasePort: database.port,
    hasObjects: true,
  })
  const renewing = await startSite({ PAGE_CACHE: 'off' })
  // Several requests at once in a new isolate would outwait the limit of KV.
  await sendRequest(new URL(path, renewing.url))
  const floor = await startWorkerd(await buildFloor(new URL(path, site.url)))
  const bare = await startWorkerd({
    modules: await buildRival('bare-react.tsx'),
    variables: { CARDS: await readCards() },
  })
  try {
    const [warm, counted, least, fresh, plain] = await pace([
      { worker: site, path, times: 400, toHeaders: toVisitor },
      { worker: counting, path, times: 400, toHeaders: toVisitor },
      { worker: floor, path, times: 400, toHeaders: toVisitor },
      { worker: renewing, path, times: 60 },
      { worker: bare, path, times: 60 },
    ])
    if (!warm || !counted || !least || !fresh || !plain) return []
    return [
      toFigure(
        'a warm page beside the floor, a Worker that answers its bytes and headers',
        warm,
        least,
        minWarmShare,
      ),
      toFigure(
        'the same with each view counted, the object of the day included',
        counted,
        least,
        minCountedShare,
      ),
      toFigure('the page made anew beside bare Hono + React', fresh, plain, minFreshShare),
    ]
  } finally {
    for (const each of [site, counting, renewing, floor, bare]) await each.stop()
    database.stop()
    stop()
  }
}

/**
 * Compares CPU time: workerd runs an isolate on one thread, so its throughput is the inverse of its CPU time. Elapsed
 * time would include this process, which sends the requests, and other load.
 */
function toFigure(name: string, site: Pace[], rival: Pace[], minShare: number): Figure {
  const of = (paces: Pace[], part: keyof Pace) => median(paces.map((pace) => pace[part]))
  const shareOf = (share: (site: Pace, rival: Pace) => number) =>
    median(site.flatMap((pace, round) => (rival[round] ? [share(pace, rival[round])] : [])))
  const byClock = shareOf((one, other) => one.perSecond / other.perSecond)
  const byCpu = shareOf((one, other) => other.cpuMs / one.cpuMs)
  const share = Number.isNaN(byCpu) ? byClock : byCpu
  return {
    name,
    measured:
      `${share.toFixed(2)} × (CPU ${of(site, 'cpuMs').toFixed(3)} : ${of(rival, 'cpuMs').toFixed(3)} ms a request; ` +
      `by the clock ${byClock.toFixed(2)} ×, ${Math.round(of(site, 'perSecond'))} : ` +
      `${Math.round(of(rival, 'perSecond'))} requests/s)`,
    target: `≥ ${minShare} ×`,
    isMet: share >= minShare,
    isOnlyPrinted: true,
  }
}

/** @returns the rounds of each contender */
async function pace(contenders: Contender[]): Promise<Pace[][]> {
  const seen: Pace[][] = contenders.map(() => [])
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { worker, path: asked, times, toHeaders }] of contenders.entries()) {
      const before = await worker.cpuMs()
      const ms = await load(new URL(asked, worker.url), { times, atOnce, toHeaders })
      const cpuMs = ((await worker.cpuMs()) - before) / times
      if (round > 0) seen[index]?.push({ perSecond: times / (ms / 1000), cpuMs })
    }
  }
  return seen
}

/** Reads sixty concerts of the demo as JSON. */
export async function readCards(): Promise<string> {
  const content = createProgramContent(readProgramConfig({}, []), console.error)
  return JSON.stringify((await readConcerts(content, 'ru', { when: 'upcoming' })).concerts)
}
