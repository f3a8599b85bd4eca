import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { type ChangeLog, createIsolateChanges, lastChangeOf } from '../../src/strapi/port/changes.ts'
import { recordChange } from '../../src/strapi/port/record-change.ts'
import { createSilentLog } from './silent-log.ts'

const second = 1000
const start = Date.UTC(2026, 10, 20)

/** One KV with isolates around it. */
function createWorld() {
  const kv = { text: null as string | null, writes: 0, failures: 0 }
  const namespace = {
    get: async () => kv.text,
    put: async (_key: string, text: string) => {
      if (kv.failures > 0) {
        kv.failures -= 1
        throw new Error('429 Too Many Requests')
      }
      kv.writes += 1
      kv.text = text
    },
  }
  const startIsolate = (): ChangeLog => ({
    isolate: createIsolateChanges(),
    // Changes use these two calls of a KV namespace and nothing else of it.
    kv: {
      store: namespace as unknown as KVNamespace,
      breaker: createCircuitBreaker('store'),
      requestId: 'a view',
      now: () => Date.now(),
    },
    now: () => Date.now(),
    waitUntil: () => undefined,
    log: createSilentLog(),
  })
  return { kv, startIsolate }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(start)
})
afterEach(() => vi.useRealTimers())

describe('a change', () => {
  it('is known to its isolate before KV has answered', async () => {
    const isolate = createWorld().startIsolate()
    const written = recordChange(isolate, ['concert'])
    expect(isolate.isolate.copy.concert).toBe(start)
    await written
  })

  it('concerns its own types only', async () => {
    const isolate = createWorld().startIsolate()
    await recordChange(isolate, ['concert'])
    expect(await lastChangeOf(isolate, ['post', 'city'])).toBe(0)
  })

  it('is known to an isolate that starts later', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['concert'])
    expect(await lastChangeOf(startIsolate(), ['city', 'concert'])).toBe(start)
  })

  it('that comes first in an isolate doesn’t hide what KV knows of others', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['city'])
    const other = startIsolate()
    await recordChange(other, ['post'])
    expect(await lastChangeOf(other, ['city'])).toBe(start)
  })

  it('of one isolate leaves another’s in KV', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['city'])
    await recordChange(startIsolate(), ['post'])
    expect(await lastChangeOf(startIsolate(), ['city'])).toBe(start)
  })

  it('isn’t made older by a KV that shows an older one', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    await recordChange(isolate, ['city'])
    kv.text = JSON.stringify({ city: start - second })
    expect(await lastChangeOf(isolate, ['city'])).toBe(start)
  })
})

describe('many changes at once', () => {
  it('are written to KV by one request, no more often than KV takes it', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    const writing = Array.from({ length: 50 }, (_, at) =>
      recordChange(isolate, [at % 2 === 0 ? 'concert' : 'program']),
    )
    await vi.advanceTimersByTimeAsync(10 * second)
    await Promise.all(writing)
    expect(kv.writes).toBeLessThanOrEqual(2)
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: start, program: start })
  })

  it('are all in KV, also what came while it was written', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    const first = recordChange(isolate, ['concert'])
    vi.setSystemTime(start + 5)
    const later = recordChange(isolate, ['concert'])
    await vi.advanceTimersByTimeAsync(5 * second)
    await Promise.all([first, later])
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: start + 5 })
  })
})

describe('a KV that refuses to be written', () => {
  it('is asked again until it takes the change', async () => {
    const { kv, startIsolate } = createWorld()
    kv.failures = 3
    const written = recordChange(startIsolate(), ['concert'])
    await vi.advanceTimersByTimeAsync(10 * second)
    await written
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: start })
  })

  it('is left alone in the end, and the next change is tried anew', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    kv.failures = 8
    const written = recordChange(isolate, ['concert'])
    await vi.advanceTimersByTimeAsync(20 * second)
    await written
    expect(kv.text).toBeNull()
    await recordChange(isolate, ['city'])
    expect(Object.keys(JSON.parse(kv.text ?? ''))).toEqual(['city', 'concert'])
  })
})
