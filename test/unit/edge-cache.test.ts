import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIsolateState, type Make, StreamedValue } from '../../src/cache/cache.ts'
import { storeLimitMs } from '../../src/cache/call-store.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../../src/cache/edge-cache.ts'
import { createKeys } from '../../src/cache/key.ts'
import type { CachePolicy } from '../../src/cache/policies.ts'
import { NotFound } from '../../src/errors.ts'
import { createSilentLog } from './silent-log.ts'

const key = createKeys<CachedResponse>('page', 1)('/concerts')
const policy: CachePolicy = { freshSeconds: 30, staleSeconds: 600, storedSeconds: 6000 }
const answerOf = (text: string): CachedResponse => ({
  body: Uint8Array.from(new TextEncoder().encode(text)),
  etag: `"${text}"`,
  tags: ['concert', 'city'],
  lastModified: 2000,
})

// The time limit of a store passes only where a test says so: on a busy machine it would at any time.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A Cache API that remembers what it was given. */
function createEdge() {
  const stored = new Map<string, Response>()
  const edge = {
    stored,
    match: async (address: string): Promise<Response | undefined> => stored.get(address)?.clone(),
    put: async (address: string, response: Response): Promise<void> => void stored.set(address, response),
    delete: async (address: string): Promise<boolean> => stored.delete(address),
  }
  return edge
}

/** Isolates of one location, with a clock that stands still until it is moved. */
function createLocation() {
  const edge = createEdge()
  const log = createSilentLog()
  const behind: Promise<unknown>[] = []
  let now = Date.UTC(2026, 10, 20)
  const startIsolate = () => {
    const breaker = createCircuitBreaker('store')
    const cache = createEdgeCache(createIsolateState(1_000_000), {
      // The cache uses these three calls of the Cache API and nothing else of it.
      edge: { store: edge as unknown as Cache, breaker, requestId: 'a view', now: () => now },
      now: () => now,
      waitUntil: (work) => behind.push(work),
      log,
    })
    return async <Given = never>(make: Make<CachedResponse, Given>, by = policy) => {
      const { value, status } = await cache.readOrMake(key, by, make)
      return { value, status }
    }
  }
  return {
    edge,
    log,
    startIsolate,
    later: (seconds: number) => {
      now += seconds * 1000
    },
    /** Waits for all work behind answers, and for what that begins. */
    settle: async () => {
      while (behind.length > 0) await Promise.all(behind.splice(0))
    },
  }
}

const first = async () => answerOf('first')
const second = async () => answerOf('second')
const nobody = () => Promise.reject(new Error('nobody should make it'))

describe('a finished answer', () => {
  it('is found in the same place by another isolate, with all that is known of it', async () => {
    const location = createLocation()
    await location.startIsolate()(first)
    await location.settle()
    expect(await location.startIsolate()(nobody)).toEqual({ value: answerOf('first'), status: 'HIT' })
  })

  it('of which the store holds only the beginning is made anew', async () => {
    const location = createLocation()
    await location.startIsolate()(first)
    await location.settle()
    for (const [address, { headers }] of location.edge.stored) {
      location.edge.stored.set(address, new Response('fir', { headers }))
    }
    expect(await location.startIsolate()(second)).toEqual({ value: answerOf('second'), status: 'MISS' })
  })

  it.each([
    ['no tag', { etag: undefined }],
    ['a tag that is no text', { etag: 7 }],
    ['no time', { storedAt: undefined }],
    ['no length', { bytes: undefined }],
    ['no types of content', { tags: undefined }],
    ['a type of content that is no text', { tags: ['concert', 7] }],
    ['an end that is no number', { goodUntil: null }],
    ['a date that is no number', { lastModified: '2000' }],
    ['headers that are none', { headers: 'Link' }],
    ['a header that is no text', { headers: { Link: '</a.css>', Vary: 7 } }],
  ])('of which the store says %s is made anew', async (_, facts) => {
    const location = createLocation()
    await location.startIsolate()(first)
    await location.settle()
    for (const [address, response] of location.edge.stored) {
      const said = JSON.parse(response.headers.get('x-facts') ?? '')
      const headers = { 'x-facts': JSON.stringify({ ...said, ...facts }) }
      location.edge.stored.set(address, new Response('first', { headers }))
    }
    expect(await location.startIsolate()(second)).toEqual({ value: answerOf('second'), status: 'MISS' })
  })

  it('that has grown stale is shown once more, and gives way to a fresh one of another isolate', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    await read(first)
    await location.settle()
    location.later(policy.freshSeconds)
    await location.startIsolate()(second)
    await location.settle()
    expect(await read(nobody)).toEqual({ value: answerOf('first'), status: 'STALE' })
    await location.settle()
    expect(await read(nobody)).toEqual({ value: answerOf('second'), status: 'HIT' })
  })

  it('is given to who makes it anew', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    const given: unknown[] = []
    const make = async (older: CachedResponse | undefined) => {
      given.push(older?.etag)
      return answerOf('first')
    }
    await read(make)
    location.later(policy.staleSeconds)
    await read(make)
    expect(given).toEqual([undefined, '"first"'])
  })

  it('that is there no more is removed, here and in the same place, and nobody gets its copy', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    await read(first)
    await location.settle()
    location.later(policy.staleSeconds)
    await expect(read(() => Promise.reject(new NotFound('/concerts')))).rejects.toThrow(NotFound)
    await location.settle()
    expect(location.edge.stored.size).toBe(0)
    expect(await read(second)).toEqual({ value: answerOf('second'), status: 'MISS' })
  })

  it('that turns out to be there no more behind an answer isn’t shown again', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    await read(first)
    await location.settle()
    location.later(policy.freshSeconds)
    expect((await read(() => Promise.reject(new NotFound('/concerts')))).status).toBe('STALE')
    await location.settle()
    expect(location.log.warnings).toEqual([])
    expect((await read(second)).status).toBe('MISS')
  })

  it('for the outer tier only takes no room of the isolate’s memory', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    const outerOnly = { ...policy, isOuterOnly: true } as const
    await read(first, outerOnly)
    await location.settle()
    expect((await read(nobody, outerOnly)).status).toBe('HIT')
    location.edge.stored.clear()
    expect((await read(second, outerOnly)).status).toBe('MISS')
  })
})

describe('an answer that is sent while it is made', () => {
  const sent = { ...policy, isStreamed: true } as const

  it('is given to the visitor at once, and kept when it is whole', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    const whole = Promise.withResolvers<void>()
    const answered = await read(async (_older, keep) => {
      void whole.promise.then(() => keep(answerOf('first')))
      return new StreamedValue('the beginning')
    }, sent)
    expect(answered).toEqual({ value: 'the beginning', status: 'MISS' })
    expect((await read(async () => new StreamedValue('another'), sent)).status).toBe('MISS')
    whole.resolve()
    await whole.promise
    expect(await read(nobody, sent)).toEqual({ value: answerOf('first'), status: 'HIT' })
  })

  it('and never gets whole is not kept', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    await read(async () => new StreamedValue('the beginning'), sent)
    await location.settle()
    expect(location.edge.stored.size).toBe(0)
  })
})

describe('a Cache API that', () => {
  const never = () => new Promise<never>(() => undefined)

  it('does not answer is waited for 300 ms', async () => {
    const location = createLocation()
    location.edge.match = never
    const reading = location.startIsolate()(first)
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    expect(await reading).toEqual({ value: answerOf('first'), status: 'MISS' })
    expect(location.log.warnings).toHaveLength(1)
  })

  it('gives an answer whose body never comes is waited for 300 ms', async () => {
    const location = createLocation()
    const headers = { 'x-facts': '{"storedAt":0,"etag":"","tags":[]}' }
    location.edge.match = async () => new Response(new ReadableStream(), { headers })
    const reading = location.startIsolate()(first)
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    expect((await reading).status).toBe('MISS')
  })

  it('does not answer is not asked for what the isolate has fresh', async () => {
    const location = createLocation()
    const read = location.startIsolate()
    await read(first)
    location.edge.match = never
    expect((await read(nobody)).status).toBe('HIT')
  })

  it('takes forever to keep something delays no answer', async () => {
    const location = createLocation()
    location.edge.put = never
    const read = location.startIsolate()
    await read(first)
    location.later(policy.staleSeconds)
    expect(await read(second)).toEqual({ value: answerOf('second'), status: 'MISS' })
  })

  it.each([
    ['no facts', {}],
    ['facts that are no JSON', { 'x-facts': '{' }],
    ['half of the facts', { 'x-facts': '{"storedAt":1}' }],
  ])('holds %s is a miss', async (_name, headers) => {
    const location = createLocation()
    location.edge.match = async () => new Response('old', { headers })
    expect(await location.startIsolate()(first)).toEqual({ value: answerOf('first'), status: 'MISS' })
  })
})
