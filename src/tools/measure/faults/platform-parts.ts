import { type BindingKind, siteBindings } from '../../../config/bindings.ts'

/** What can happen to a call of the platform. */
export type Trouble = 'fails' | 'is slow'
/** What a call does that is slow: it answers, long after everybody has left. */
export const slowSeconds = 20

type Bound = (typeof siteBindings)[keyof typeof siteBindings]['kind']

/**
 * The calls that go wrong together, of each kind of binding that the site has. A kind that is bound for the first time
 * doesn't compile without its entry here, and is a row of the table with it.
 */
const callsOf: Record<Bound, Record<string, readonly string[]>> = {
  assets: { 'static assets': ['fetch'] },
  kv: {
    'reading KV': ['get', 'getWithMetadata', 'list'],
    'writing KV': ['put', 'delete'],
    KV: ['get', 'getWithMetadata', 'list', 'put', 'delete'],
  },
  d1: { D1: ['first', 'run', 'all', 'raw', 'batch', 'exec'] },
  // Whatever method of an object is called.
  'durable-object': { 'Durable Objects': ['call'] },
  'send-email': { 'sending letters': ['send'] },
  queue: { queues: ['send', 'sendBatch'] },
  'rate-limit': { 'counting calls': ['limit'] },
}

/** A part of the platform, with its calls as `faulty-worker.mjs` knows them: `CACHE.get`, `caches.match`. */
export interface PlatformPart {
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
