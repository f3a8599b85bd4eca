import { createIsolateState } from '../cache/cache.ts'
import { createCircuitBreaker } from '../cache/circuit-breaker.ts'
import type { CachedResponse } from '../cache/edge-cache.ts'
import { createBoundedMemory } from '../cache/memory.ts'
import { createIsolateAvailability } from '../content/concerts/known-availability.ts'
import { createIsolateParts } from '../content/parts/published-content.ts'

/**
 * Cached responses in this isolate's memory and what belongs to them, used by the fast path and by the whole
 * application: bytes and plain values only.
 */
export const isolateState = {
  responses: createIsolateState<CachedResponse>(16 * 1024 * 1024),
  published: createIsolateParts(),
  availability: createIsolateAvailability(),
  /** A thousand addresses with a query, each with the parsed query (`http/page-cache/known-queries.ts`). */
  knownQueries: createBoundedMemory<{ query: unknown }>(1000),
  /** Number of shards of each vote, which never changes. */
  voteShardCounts: new Map<string, number>(),
  breakers: {
    kv: createCircuitBreaker('store'),
    edge: createCircuitBreaker('store'),
    publisher: createCircuitBreaker('store'),
  },
}

/** Forgets what the isolate knows besides answers, so that a test begins as a new isolate does. */
export function forgetIsolateState(): void {
  Object.assign(isolateState.published, createIsolateParts())
  Object.assign(isolateState.availability, createIsolateAvailability())
  isolateState.knownQueries.clear()
  isolateState.voteShardCounts.clear()
}
