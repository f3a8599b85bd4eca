import { type Cache, createIsolateState } from '../cache/cache.ts'
import { createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Context } from './context.ts'

/**
 * What the isolate remembers of answers to strangers' questions. Each cache has a circuit breaker of its own: KV is slow
 * for keys that nobody has read, strangers make these up, and that must not stop the reading of content.
 */
const isolate = {
  partners: { memory: createIsolateState<unknown>(1024 * 1024), kv: createCircuitBreaker('store') },
  search: { memory: createIsolateState<unknown>(4 * 1024 * 1024), kv: createCircuitBreaker('store') },
}
const writes = { usedUpUntil: 0 }

/** Makes a cache of answers, of which KV keeps those that are asked for again. */
export function createAnswerCache(
  of: keyof typeof isolate,
  { kv, id, now, waitUntil, log }: Context,
  throttle: Throttle,
): Cache {
  const { memory, kv: breaker } = isolate[of]
  return createKvCache(memory, {
    kv: kv && { store: kv, breaker, requestId: id, now },
    allowance: { isolate: writes, count: () => throttle.countKeptAnswer() },
    now,
    waitUntil,
    log,
  })
}

/** For tests only: an answer of one test must not reach the next. */
export function forgetAnswers(): void {
  writes.usedUpUntil = 0
  for (const { memory, kv } of Object.values(isolate)) {
    memory.memory.clear()
    memory.locks.clear()
    Object.assign(kv, createCircuitBreaker(kv.upstream))
  }
}
