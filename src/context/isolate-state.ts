import { createIsolateState } from '../cache/cache.ts'
import { createCircuitBreaker } from '../cache/circuit-breaker.ts'
import type { CachedResponse } from '../cache/edge-cache.ts'
import { createMemory } from '../cache/memory.ts'
import { createIsolateChanges } from '../strapi/port/changes.ts'

/**
 * What the requests of this isolate share of stored answers, whether `front/` answers them or the whole site: bytes and
 * plain values.
 */
export const isolateState = {
  answers: createIsolateState<CachedResponse>(16 * 1024 * 1024),
  changes: createIsolateChanges(),
  /** A thousand addresses that ask something, with what their pages understood (`http/page-cache/known-queries.ts`). */
  queries: createMemory<{ query: unknown }>(1000),
  /** How many shards each vote has; a vote's number never changes. */
  voteShardCounts: new Map<string, number>(),
  breakers: { kv: createCircuitBreaker('store'), edge: createCircuitBreaker('store') },
}
