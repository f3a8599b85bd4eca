import { createIsolateState } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import type { CachePolicy } from '../../src/cache/policies.ts'

/** Seconds that are easy to tell apart. */
export const policy: CachePolicy = {
  freshSeconds: 60,
  staleSeconds: 600,
  storedSeconds: 6000,
}

interface StoredText {
  text: string
  seconds: number | undefined
}

/** A KV that remembers what was asked of it and fails on demand. */
class FakeKv {
  readonly stored = new Map<string, StoredText>()
  readonly reads: string[] = []
  writes = 0
  failsToRead = false
  failsToWrite = false
  /** A store whose calls neither return nor fail. */
  hangs = false

  async get(key: string): Promise<string | null> {
    this.reads.push(key)
    if (this.hangs) return new Promise(() => undefined)
    if (this.failsToRead) throw new Error('KV is down')
    return this.stored.get(key)?.text ?? null
  }

  async put(key: string, text: string, options?: { expirationTtl?: number }): Promise<void> {
    this.writes += 1
    if (this.hangs) return new Promise(() => undefined)
    if (this.failsToWrite) throw new Error('KV is down')
    this.stored.set(key, { text, seconds: options?.expirationTtl })
  }

  async delete(key: string): Promise<void> {
    if (this.failsToWrite) throw new Error('KV is down')
    this.stored.delete(key)
  }
}

/** Isolates around one KV and one content service, with a clock that stands still until it is moved. */
export function createWorld() {
  const kv = new FakeKv()
  const warnings: string[] = []
  /** The site's allowance of writes: how many are left, how often it was asked, and the seconds to wait when none is left. */
  const allowance = {
    left: Number.POSITIVE_INFINITY,
    asked: 0,
    waitSeconds: 600,
    ask() {
      this.asked += 1
      this.left -= 1
      return this.left >= 0 ? 0 : this.waitSeconds
    },
  }
  const service = { calls: 0, answer: async (): Promise<unknown> => 'first' }
  let now = Date.UTC(2026, 10, 20)
  let behind: Promise<unknown>[] = []

  /**
   * @returns how one request of an isolate with a memory of its own reads; `asAnother` gives another request of the
   *   same isolate.
   */
  const startIsolate = ({ hasKv = true } = {}) => {
    const share = createIsolateState<unknown>(1_000_000)
    const breaker = createCircuitBreaker('store')
    const writes = { usedUpUntil: 0 }
    const startRequest = () => {
      const cache = createKvCache(share, {
        // The cache uses these three calls of a KV namespace and nothing else of it.
        kv: hasKv
          ? { store: kv as unknown as KVNamespace, breaker, requestId: 'a view', now: () => now }
          : undefined,
        allowance: { isolate: writes, count: async () => allowance.ask() },
        now: () => now,
        waitUntil: (work) => behind.push(work),
        log: { info: () => undefined, warn: (message) => warnings.push(message), error: () => undefined },
      })
      const read = async (
        text = 'key',
        by = policy,
        { changedAt = 0, goodUntil = Number.POSITIVE_INFINITY } = {},
      ) => {
        const make = () => {
          service.calls += 1
          return service.answer()
        }
        const isChanged = ({ storedAt }: { storedAt: number }) => storedAt <= changedAt
        const isExpired = () => goodUntil <= now
        const { value, status } = await cache.readOrMake({ text }, by, make, { isChanged, isExpired })
        return { value, status }
      }
      return read
    }
    return Object.assign(startRequest(), { asAnother: startRequest, locks: share.locks })
  }

  return {
    kv,
    allowance,
    service,
    warnings,
    startIsolate,
    now: () => now,
    later: (seconds: number) => {
      now += seconds * 1000
    },
    answers: (value: unknown) => {
      service.answer = async () => value
    },
    hangs: () => {
      service.answer = () => new Promise(() => undefined)
    },
    fails: () => {
      service.answer = () => Promise.reject(new Error('the service is down'))
    },
    /** Waits for all work behind answers; what fails there would be an unhandled rejection. */
    settle: async () => {
      while (behind.length > 0) {
        const begun = behind
        behind = []
        await Promise.all(begun)
      }
    },
    /** What KV holds, without the time it was stored. */
    storedValues: () => [...kv.stored.values()].map(({ text }) => JSON.parse(text).value),
  }
}
