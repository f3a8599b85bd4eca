import { storeLimitMs } from '../../../cache/call-store.ts'
import { readHomeLocation } from '../../operate/home-location.ts'
import { startFaultyContent } from '../laboratory/faulty-content.ts'
import { type FaultySite, startFaultySite } from '../laboratory/faulty-site.ts'
import { type Figure, type LaboratoryRow, runRow } from '../laboratory/run-parts.ts'
import { choosePages, noFailure, type PageFailure, pageFailures, slowSeconds } from './page-failures.ts'

const rounds = 6
/** Number of visitors that send requests in parallel. */
const atOnce = 16
/** The longest wait for a page that nobody has visited, which then says that it can't be made. */
const maxUnseenMs = 3000

/** Times that pass between the first visit and the failure. */
const since = {
  /** The failure comes three days later, in a new isolate: all stored pages and all stored content have expired. */
  threeDays: { ms: 3 * 86_400_000, isRestarted: true },
  /** The failure comes two minutes later, in the same isolate: most stored pages are older than their fresh time. */
  twoMinutes: { ms: 120_000, isRestarted: false },
} as const

/** A response with the facts that a visitor notices. */
interface Visit {
  path: string
  status: number
  requestId: string
  kind: 'fresh' | 'stale' | 'partly' | 'unavailable' | 'other'
  ms: number
}

/** The built Worker, in which pages have been visited, while something fails. */
interface OpenedSite {
  site: FaultySite
  visitInTurn: (paths: readonly string[]) => Promise<Visit[]>
  visitAtOnce: (paths: readonly string[]) => Promise<Visit[]>
  /** Ids of requests of which a part of the page failed, by the log, which arrives after the response. */
  incomplete: ReadonlySet<string>
}

/** Visits some pages, lets time pass, and uses the site while something fails. */
async function withFailure<Seen>(
  fault: PageFailure,
  pages: readonly string[],
  passed: keyof typeof since,
  use: (opened: OpenedSite) => Promise<Seen>,
): Promise<Seen> {
  const [content, search] = await Promise.all([startFaultyContent(), startFaultyContent()])
  search.fault = fault.search ?? 'none'
  const incomplete = new Set<string>()
  const site = await startFaultySite({
    location: await readHomeLocation(),
    variables: { CONTENT_URL: content.url, ...(fault.search ? { SEARCH_URL: search.url } : {}) },
    onLog: ({ message }) => {
      const [, id] = /"requestId":"([^"]+)"/.exec(message) ?? []
      if (id && message.includes('a part of the page failed')) incomplete.add(id)
    },
  })
  const visitInTurn = async (paths: readonly string[]) => {
    const visits: Visit[] = []
    for (const path of paths) visits.push(await visit(site, path))
    return visits
  }
  const visitAtOnce = async (paths: readonly string[]) => {
    const lanes = Array.from({ length: atOnce }, (_, lane) =>
      paths.filter((_path, at) => at % atOnce === lane),
    )
    return (await Promise.all(lanes.map(visitInTurn))).flat()
  }
  try {
    await visitInTurn(pages)
    const { ms, isRestarted } = since[passed]
    if (isRestarted) await site.kill()
    await site.passTime(ms)
    const { part, trouble = 'fails' } = fault.platform ?? {}
    await site.set({
      calls: Object.fromEntries((part?.calls ?? []).map((call) => [call, trouble])),
      slowMs: slowSeconds * 1000,
      isWithoutCf: fault.isWithoutCf === true,
    })
    return await use({ site, visitInTurn, visitAtOnce, incomplete })
  } finally {
    await site.stop()
    content.stop()
    search.stop()
  }
}

/** Of a browser, so that each view is counted by statistics: what counts may fail, too. */
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }

async function visit({ worker }: FaultySite, path: string): Promise<Visit> {
  const begun = performance.now()
  const response = await fetch(new URL(path, worker.url), { redirect: 'manual', headers })
  const html = await response.text()
  const { status } = response
  const toKind = (): Visit['kind'] => {
    if (status === 503 && response.headers.has('retry-after') && html.endsWith('</html>'))
      return 'unavailable'
    if (status !== 200) return 'other'
    // Rendering a new page may have failed before the stale one was served.
    return response.headers.get('x-cache') === 'STALE' ? 'stale' : 'fresh'
  }
  const requestId = response.headers.get('x-request-id') ?? ''
  return { path, status, requestId, kind: toKind(), ms: performance.now() - begun }
}

/** What visitors get of pages that were visited before, under load, and of others, and what nothing has handled. */
interface SeenPages {
  seen: Visit[]
  unseen: Visit[]
  unhandled: string[]
}

const toPageRow = (fault: PageFailure): LaboratoryRow<unknown, SeenPages> => ({
  name: fault.name,
  do: () => {
    const pages = choosePages(fault)
    return withFailure(
      fault,
      pages.seen,
      'threeDays',
      async ({ site, visitAtOnce, visitInTurn, incomplete }) => {
        const first = await visitAtOnce(pages.seen)
        const [more, unseen] = await Promise.all([
          visitAtOnce(Array.from({ length: rounds }, () => pages.seen).flat()),
          visitInTurn(pages.unseen),
        ])
        const unhandled = await site.readUnhandled()
        const withParts = (visits: Visit[]) =>
          visits.map(
            (each): Visit =>
              each.kind === 'fresh' && incomplete.has(each.requestId) ? { ...each, kind: 'partly' } : each,
          )
        return { seen: withParts([...first, ...more]), unseen: withParts(unseen), unhandled }
      },
    )
  },
  expect: ({ seen, unseen, unhandled }) => [
    ...new Set([
      ...seen.filter(({ kind }) => kind !== 'fresh' && kind !== 'stale').map(describeVisit),
      ...unseen.filter(({ kind }) => kind === 'other').map(describeVisit),
      ...unhandled,
    ]),
  ],
})

const describeVisit = ({ path, status, kind }: Visit) => `${path} answered ${status}, ${kind}`

function describePages({ seen, unseen }: SeenPages): string {
  const count = (visits: Visit[]) => {
    const kinds = [...Map.groupBy(visits, ({ kind }) => kind)].map(([kind, all]) => `${all.length} ${kind}`)
    return `${kinds.join(', ')}, the slowest ${Math.max(0, ...visits.map(({ ms }) => ms)).toFixed(0)} ms`
  }
  const isLate = unseen.some(({ ms }) => ms > maxUnseenMs)
  return `visited before ${count(seen)}; new ${count(unseen)}${isLate ? `, over ${maxUnseenMs} ms` : ''}`
}

/** Prints what visitors get while something fails. @param only a part of the names of the rows that are wanted */
export async function* measurePages(only = ''): AsyncGenerator<Figure> {
  for (const fault of pageFailures.filter(({ name }) => name.includes(only)))
    yield await runRow(undefined, toPageRow(fault), describePages)
}

/** Milliseconds by which two views of a page may differ on an idle machine. */
const noiseMs = 100

/** Whether a slow store costs a view little: of a page with a stale copy in memory, and of one without any copy. */
export const isStoreCostLow = ({
  inMemoryMs,
  missingMs,
}: {
  inMemoryMs: number
  missingMs: number
}): boolean => inMemoryMs <= noiseMs && missingMs <= storeLimitMs + noiseMs

/** Prints what a store that is slow adds to a view: of a page in memory, and of one that nobody has seen. */
export async function* measureStoreCosts(only = ''): AsyncGenerator<Figure> {
  for (const fault of pageFailures.filter(({ name }) => name.includes(only))) {
    if (fault.platform?.trouble !== 'is slow') continue
    const first = await measureAdded(fault)
    // The machine may have been busy, so that a page that seems too slow is measured again.
    const second = isStoreCostLow(toCost(first)) ? first : await measureAdded(fault)
    const { inMemoryMs, missingMs } = toCost({
      seen: first.seen.map((ms, at) => Math.min(ms, second.seen[at] ?? ms)),
      unseen: first.unseen.map((ms, at) => Math.min(ms, second.unseen[at] ?? ms)),
    })
    yield {
      name: fault.name,
      measured: `${inMemoryMs.toFixed(0)} ms for a page in memory, ${missingMs.toFixed(0)} ms for one that nobody has seen`,
      target: `≤ ${noiseMs}, ≤ ${storeLimitMs + noiseMs} ms`,
      isMet: isStoreCostLow({ inMemoryMs, missingMs }),
    }
  }
}

/** Milliseconds that a failure adds to the view of each page. */
interface Added {
  seen: number[]
  unseen: number[]
}

const toCost = ({ seen, unseen }: Added) => ({
  inMemoryMs: Math.max(0, ...seen),
  missingMs: Math.max(0, ...unseen),
})

async function measureAdded(fault: PageFailure): Promise<Added> {
  const pages = choosePages(fault)
  // Parts of the sitemap are cached in the outer store only (`cache/policies.ts`).
  const seen = pages.seen.filter((path) => !path.startsWith('/sitemaps/'))
  const view = (some: PageFailure) =>
    withFailure(some, seen, 'twoMinutes', async ({ visitInTurn }) => ({
      seen: await visitInTurn(seen),
      unseen: await visitInTurn(pages.unseen),
    }))
  const slow = await view(fault)
  const usual = await view(noFailure)
  const added = (which: keyof Added) => slow[which].map(({ ms }, at) => ms - (usual[which][at]?.ms ?? 0))
  return { seen: added('seen'), unseen: added('unseen') }
}
