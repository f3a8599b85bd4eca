import { chooseLimit } from '../../../http/rate-limit.ts'
import { toMarkdownPath } from '../../../routes/paths.ts'
import { searchIndexes, searchLimits } from '../../../shared/search.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'
import type { AttackRequest, AttackResponse } from './attack.ts'
import { type AttackedSite, startAttackedSite } from './attacked-site.ts'
import { sendRawRequest } from './connection.ts'
import {
  askAssistant,
  call,
  cityPath,
  concertPath,
  makeFormRequest,
  makePartnerQueryRequest,
  page,
  sameSiteHeaders,
  searchRequest,
} from './ordinary-requests.ts'

/** Most processor time of a request without sign-in in a warm isolate. */
const maxCpuMs = 40
const shown = 10
const [warmTurns, measuredTurns] = [4, 15]

interface Cost {
  name: string
  cpuMs: number
  rows: number
  objectCalls: number
  kvWrites: number
  /** What keeps one visitor from causing it without end: the name of a limit, or a cache. */
  boundBy: string | undefined
}

/** A query of as many mistyped words as count. */
const toDearQuery = (indexUid: string, turn: number) => ({
  indexUid,
  q: Array.from({ length: searchLimits.words }, (_, at) => `orchesttra${turn}${at}`).join(' '),
})

/** Requests of visitors without sign-in that no cache answers, or that are dear; the turn makes them different. */
const requests: readonly ((turn: number) => AttackRequest)[] = [
  () => page('/'),
  () => page('/concerts'),
  () => page(concertPath),
  () => page(cityPath),
  (turn) => page(`/concerts?city=zz-${turn}`),
  (turn) => page(`/concerts?q=moscow ${turn}`.replace(' ', '+')),
  (turn) => page(`/search?q=moscow+${turn}`),
  (turn) => page(`/search?q=san+qwerty${turn}+santa+qwerti`),
  (turn) => page(`/places?q=vologda+${turn}`),
  (turn) => page(`/places?q=san+qwerty${turn}`),
  (turn) => page(`/saved?slugs=${concertPath.slice(3)},zz-${turn}`),
  (turn) => page(`/no-such-page-${turn}`),
  (turn) => page(`/t/zzzzz${turn % 10}`),
  (turn) => page(`/oembed?url=${encodeURIComponent(`https://tutti.example${concertPath}?a=${turn}`)}`),
  (turn) => page(`/codegen?page=${encodeURIComponent(concertPath)}&campaign=${turn}`),
  (turn) => page(`/codegen/code.png?page=${encodeURIComponent(concertPath)}&campaign=${turn}`),
  (turn) => page(`/codegen/code.svg?page=${encodeURIComponent(concertPath)}&campaign=${turn}`),
  () => page(`${concertPath}/card.png`),
  () => page('/calendar.ics'),
  () => page('/sitemaps/pages.xml'),
  () => page(toMarkdownPath(concertPath)),
  (turn) => askAssistant('search_concerts', { words: `moscow ${turn}` }),
  () => page('/api/health'),
  (turn) => page(`/api/cities?query=mos${turn}`),
  (turn) => page(`/api/concerts?city=zz-${turn}`),
  () => page('/login'),
  () => page('/push'),
  (turn) => searchRequest([{ indexUid: 'concert', q: `moscow ${turn}` }]),
  (turn) =>
    searchRequest(
      searchIndexes.flatMap((indexUid) => [0, 1].map((at) => toDearQuery(indexUid, 2 * turn + at))),
    ),
  (turn) => makePartnerQueryRequest(`cities(filters:{slug:{eq:"zz-${turn}"}}){data{id attributes{name}}}`),
  () => call('/api/detect-city', '', sameSiteHeaders),
  (turn) => call('/api/statistics', { kind: 'search-miss', query: `lost ${turn}` }, sameSiteHeaders),
  (turn) => call('/api/auth/local', { identifier: `anna-${turn}`, password: 'a guess' }, sameSiteHeaders),
  (turn) =>
    makeFormRequest('/contact', {
      name: `Anna ${turn}`,
      email: 'anna@example.com',
      topic: 'press',
      message: `Hello ${turn}`,
      consent: 'yes',
    }),
  (turn) =>
    makeFormRequest('/push', { step: 'mail', email: `anna@costs-${turn}.example`, topics: 'newsletter' }),
]

/** Measures what requests without sign-in cost in a warm isolate, and what keeps a visitor from causing it without end. */
export async function measureCosts(): Promise<Figure[]> {
  const site = await startAttackedSite({ hasNotices: true })
  const costs: Cost[] = []
  try {
    for (const make of requests) costs.push(await measureCost(site, make))
  } finally {
    await site.stop()
  }
  const isBroken = ({ cpuMs, boundBy }: Cost) => cpuMs > maxCpuMs || boundBy === undefined
  return costs
    .toSorted((one, other) => other.cpuMs - one.cpuMs)
    .filter((cost, at) => at < shown || isBroken(cost))
    .map((cost) => ({
      name: cost.name,
      measured: [
        `${cost.cpuMs.toFixed(1)} ms of CPU, limit ${cost.boundBy ?? 'NONE'}`,
        `${cost.rows.toFixed(1)} rows, ${cost.objectCalls.toFixed(1)} calls of objects, ${cost.kvWrites.toFixed(1)} writes to KV`,
      ].join('; '),
      target: `≤ ${maxCpuMs} ms, and a limit`,
      isMet: !isBroken(cost),
    }))
}

async function measureCost(site: AttackedSite, make: (turn: number) => AttackRequest): Promise<Cost> {
  const { worker, kv } = site
  for (let turn = 0; turn < warmTurns; turn += 1) await sendRawRequest(worker.url, make(turn))
  const before = await readCounts(site)
  const kvBefore = kv.state.newKeys.length + kv.state.rewrites
  const tries: number[] = []
  let answer: AttackResponse | undefined
  for (let turn = warmTurns; turn < warmTurns + measuredTurns; turn += 1) {
    const cpuBefore = await worker.cpuMs()
    answer = await sendRawRequest(worker.url, make(turn))
    tries.push((await worker.cpuMs()) - cpuBefore)
  }
  const after = await readCounts(site)
  const each = (count: number) => count / measuredTurns
  const { method = 'GET', path } = make(0)
  return {
    name: `${method} ${path.replace(/=[^&]{20,}/g, '=…')}`,
    cpuMs: median(tries),
    rows: each(after.rows - before.rows),
    objectCalls: each(after.objectCalls - before.objectCalls),
    kvWrites: each(kv.state.newKeys.length + kv.state.rewrites - kvBefore),
    boundBy: findBound(method, path, answer),
  }
}

async function readCounts({ worker }: AttackedSite): Promise<{ rows: number; objectCalls: number }> {
  const response = await fetch(new URL('/measure/counts', worker.url))
  const { rows, objectCalls } = Object(await response.json())
  return { rows: Number(rows), objectCalls: Number(objectCalls) }
}

/** The limit that a request counts against, by the site's own rules; a cached answer needs none. */
function findBound(method: string, address: string, answer: AttackResponse | undefined): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://tutti.example')
  const limit = chooseLimit(method, pathname, searchParams.get('q') ?? undefined)
  if (limit) return limit
  const cached = answer?.headers.get('x-cache')
  if (cached === 'BYPASS') return answer?.status === 200 ? 'PRIVATE_LIMIT' : undefined
  return cached !== undefined || method === 'GET' ? 'cache' : undefined
}
