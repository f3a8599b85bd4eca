import { UpstreamFailed } from '../errors.ts'
import { type CircuitBreaker, callThrough } from './circuit-breaker.ts'
import { withinLimit } from './time-limit.ts'

/** Time limit for a store (KV, Cache API), in milliseconds: a slower read costs more than it saves. */
export const storeLimitMs = 300

/** A store with its circuit breaker, as one request uses it. */
export interface GuardedStore<Store> {
  store: Store
  breaker: CircuitBreaker
  /** Id of the visitor's request. */
  requestId: string
  /** The current time in milliseconds. */
  now: () => number
}

/**
 * Calls a store and waits at most 300 ms. After a slow call the store isn't called again for a while: a page reads
 * several values one after the other, and should wait for a slow store only once.
 *
 * @throws UpstreamFailed when the store is too slow, and immediately while its circuit breaker is open; else what the
 *   store throws
 */
export const callStore = <Store, Value>(
  { store, breaker, requestId, now }: GuardedStore<Store>,
  ask: (store: Store) => Promise<Value>,
): Promise<Value> =>
  callThrough(breaker, requestId, now, () =>
    withinLimit(
      storeLimitMs,
      ask(store),
      () => new UpstreamFailed('store', 0, `no answer within ${storeLimitMs} ms`),
    ),
  )
