import { type BindingKind, siteBindings } from '../../../config/bindings.ts'

/** Failure of a call to the platform. */
export type PlatformFailure = 'fails' | 'is slow'
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
