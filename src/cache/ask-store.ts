import { UpstreamFailed } from '../errors.ts'
import { type CircuitBreaker, callThrough } from './circuit-breaker.ts'
import { withinLimit } from './time-limit.ts'

/** A store (KV, Cache API) that takes longer than this costs more than it saves. */
export const storeLimitMs = 300

/** A store, what the isolate remembers of its answers, and who asks. */
export interface GuardedStore<Store> {
  store: Store
  breaker: CircuitBreaker
  /** Of the visitor's request. */
  requestId: string
  /** Milliseconds. */
  now: () => number
}

/**
 * Waits for a store's answer, 300 ms at most. A store that was too slow isn't waited for again at once: a view reads
 * several values one after the other, and pays for a slow store once.
 *
 * @throws UpstreamFailed when it is too slow, and at once where it has just been; else what the store throws.
 */
export const askStore = <Store, Value>(
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
