import { type BindingKind, siteBindings } from '../../../config/bindings.ts'
import { serviceWorkerPath } from '../../../shared/constants.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { listAddresses } from '../laboratory/addresses.ts'
import type { ContentFailure } from '../laboratory/faulty-content.ts'

/** Failure of a call to the platform. */
type PlatformFailure = 'fails' | 'is slow'
/** Duration of a slow call in seconds, longer than any client waits. */
export const slowSeconds = 20

type Bound = (typeof siteBindings)[keyof typeof siteBindings]['kind']

/**
 * Calls that fail together, by kind of binding. A new kind of binding does not compile without its entry here, and with
 * it becomes a row of the table.
 */
const callsOf: Record<Bound, Record<string, readonly string[]>> = {
  assets: { 'static assets': ['fetch'] },
  kv: {
    'reading KV': ['get', 'getWithMetadata', 'list'],
    'writing KV': ['put', 'delete'],
    KV: ['get', 'getWithMetadata', 'list', 'put', 'delete'],
  },
  d1: { D1: ['first', 'run', 'all', 'raw', 'batch', 'exec'] },
  // Calls of any method of the object fail.
  'durable-object': { 'Durable Objects': ['call'] },
  'send-email': { 'sending letters': ['send'] },
  queue: { queues: ['send', 'sendBatch'] },
  'rate-limit': { 'counting calls': ['limit'] },
  'analytics-engine': { 'Analytics Engine': ['writeDataPoint'] },
}

/** A part of the platform, with its calls as `faulty-worker.mjs` names them: `CACHE.get`, `caches.match`. */
interface PlatformPart {
  name: string
  kind: BindingKind | 'cache-api'
  calls: readonly string[]
}

const cacheApi: PlatformPart = {
  name: 'Cache API',
  kind: 'cache-api',
  calls: ['match', 'put', 'delete'].map((call) => `caches.${call}`),
}

export const platformParts: readonly PlatformPart[] = [
  ...new Set(Object.values(siteBindings).map(({ kind }) => kind)),
]
  .flatMap(toParts)
  .concat(cacheApi)

function toParts(kind: Bound): PlatformPart[] {
  const bindings = Object.entries(siteBindings).flatMap(([name, row]) => (row.kind === kind ? [name] : []))
  return Object.entries(callsOf[kind]).map(([name, calls]) => ({
    name,
    kind,
    calls: bindings.flatMap((binding) => calls.map((call) => `${binding}.${call}`)),
  }))
}

/** One row of the table of failures: which service fails in which way. */
export interface PageFailure {
  name: string
  /** Failure of the configured search service. */
  search?: ContentFailure
  platform?: { part: PlatformPart; trouble: PlatformFailure }
  isWithoutCf?: true
}

const troubles: Record<PlatformFailure, string> = { fails: 'fails', 'is slow': `is slow (${slowSeconds} s)` }

const ofPlatform = (Object.keys(troubles) as PlatformFailure[]).flatMap((trouble) =>
  platformParts.map((part) => ({ name: `${part.name} ${troubles[trouble]}`, platform: { part, trouble } })),
)

export const noFailure: PageFailure = { name: 'nothing, for comparison' }

/** Every failure that visitors must not notice; Strapi's are the bad days of `content/`, since no visitor asks it. */
export const pageFailures: readonly PageFailure[] = [
  noFailure,
  ...ofPlatform,
  { name: 'request.cf is missing', isWithoutCf: true },
  { name: 'search service down', search: 'down' },
  { name: 'search service slow (10 s)', search: 'slow' },
]

/** Search pages without JavaScript, which are rendered for each query. */
const searches = ['/search', '/search?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', '/search?q=tver']

/**
 * Chooses one page of each family to visit before the failure and another one not to. Where the content stays the same,
 * the others are in another language.
 */
export function choosePages(fault: PageFailure): { seen: string[]; unseen: string[] } {
  const pages = (locale: Locale) =>
    listAddresses(locale).filter(({ path, status }) => status === 200 && !path.startsWith('/api/'))
  const lastOf = (locale: Locale) => [
    ...new Map(pages(locale).map((page) => [page.family, page.path])).values(),
  ]
  const seen = lastOf('ru')
  const unseen = allLocales.filter((locale) => locale !== 'ru').flatMap(lastOf)
  const firstOf = Map.groupBy(pages('ru'), ({ family }) => family)
  const others = [...firstOf.values()].flatMap(([first]) =>
    first && !seen.includes(first.path) ? [first.path] : [],
  )
  const kind = fault.platform?.part.kind
  return {
    seen,
    unseen: [
      ...(fault.search || kind === 'rate-limit' ? searches : []),
      ...(kind === 'assets' ? [serviceWorkerPath] : []),
      ...unseen,
      ...others,
    ],
  }
}
