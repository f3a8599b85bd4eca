import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { type Changes, mergeChanges } from '../../src/strapi/port/change-times.ts'
import { type ChangeLog, createIsolateChanges, readLastChange } from '../../src/strapi/port/changes.ts'
import { recordContentAge } from '../../src/strapi/port/client.ts'
import { recordChange } from '../../src/strapi/port/record-change.ts'
import { nowMs } from '../fixtures/clock.ts'
import { createSilentLog } from './silent-log.ts'

const second = 1000
const start = Date.UTC(2026, 10, 20)

/** Makes one KV with several isolates around it. */
function createWorld() {
  const kv = { text: null as string | null, writes: 0, failures: 0, refused: 0, betweenMs: 0, writtenAt: 0 }
  const namespace = {
    get: async () => kv.text,
    put: async (_key: string, text: string) => {
      if (kv.failures > 0 || nowMs() - kv.writtenAt < kv.betweenMs) {
        kv.failures -= 1
        kv.refused += 1
        throw new Error('429 Too Many Requests')
      }
      kv.writes += 1
      kv.writtenAt = nowMs()
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
      now: () => nowMs(),
    },
    now: () => nowMs(),
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
    expect(await readLastChange(isolate, ['post', 'city'])).toBe(0)
  })

  it('is known to an isolate that starts later', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['concert'])
    expect(await readLastChange(startIsolate(), ['city', 'concert'])).toBe(start)
  })

  it('that comes first in an isolate doesn’t hide what KV knows of others', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['city'])
    const other = startIsolate()
    await recordChange(other, ['post'])
    expect(await readLastChange(other, ['city'])).toBe(start)
  })

  it('of one isolate leaves another’s in KV', async () => {
    const { startIsolate } = createWorld()
    await recordChange(startIsolate(), ['city'])
    await recordChange(startIsolate(), ['post'])
    expect(await readLastChange(startIsolate(), ['city'])).toBe(start)
  })

  it('isn’t made older by a KV that shows an older one', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    await recordChange(isolate, ['city'])
    kv.text = JSON.stringify({ city: start - second })
    expect(await readLastChange(isolate, ['city'])).toBe(start)
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

describe('a storm of changes', () => {
  /** Webhook calls, a third of a thousand in a second; the last ten are of another type. */
  async function storm(count: number, isolates: readonly [ChangeLog, ChangeLog]) {
    const writing: Promise<void>[] = []
    for (let change = 0; change < count; change++) {
      const isolate = isolates[change % 10 === 0 ? 1 : 0]
      writing.push(recordChange(isolate, [change < count - 10 ? 'concert' : 'program']))
      if (change % 10 === 9) await vi.advanceTimersByTimeAsync(30)
    }
    const last = nowMs() - 30
    await vi.advanceTimersByTimeAsync(5 * second)
    await Promise.all(writing)
    return last
  }

  it('is in KV to its last change of ten thousand, by a write in a second at most', async () => {
    const { kv, startIsolate } = createWorld()
    kv.betweenMs = second
    const isolate = startIsolate()
    const last = await storm(10_000, [isolate, isolate])
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: last - 30, program: last })
    expect(kv.writes).toBeLessThanOrEqual(32)
    expect(kv.refused).toBe(0)
  })

  it('is in KV also where two isolates were told of it, and KV shows neither what the other has written', async () => {
    const { kv, startIsolate } = createWorld()
    kv.betweenMs = second
    let known: Changes = {}
    const shield = {
      store: {
        getByName: () => ({
          fetch: () => Promise.reject(new Error('nothing is asked here')),
          tell: async (changes: Changes) => {
            known = mergeChanges(known, changes)
            return known
          },
          readChanges: async () => known,
        }),
      },
      breaker: createCircuitBreaker('store'),
      requestId: 'a call',
      now: () => nowMs(),
    }
    const blind = (): ChangeLog => {
      const isolate = startIsolate()
      if (isolate.kv)
        isolate.kv = { ...isolate.kv, store: { ...isolate.kv.store, get: async () => null } as never }
      return { ...isolate, shield }
    }
    const last = await storm(1000, [blind(), blind()])
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: last - 30, program: last })
    expect(known).toEqual({ concert: last - 30, program: last })
  })

  it('is written although the request that was writing was cut off', async () => {
    const { kv, startIsolate } = createWorld()
    const isolate = startIsolate()
    // A request that has begun to write and is never heard of again.
    isolate.isolate.nextWriteAt = start + 10 * second
    const written = recordChange(isolate, ['concert'])
    await vi.advanceTimersByTimeAsync(12 * second)
    await written
    expect(JSON.parse(kv.text ?? '')).toEqual({ concert: start })
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
    kv.failures = 1000
    const written = recordChange(isolate, ['concert'])
    await vi.advanceTimersByTimeAsync(25 * second)
    await written
    expect(kv.text).toBeNull()
    expect(kv.refused).toBeLessThanOrEqual(20)
    kv.failures = 0
    await recordChange(isolate, ['city'])
    expect(Object.keys(JSON.parse(kv.text ?? ''))).toEqual(['city', 'concert'])
  })
})

it('a page is as old as the oldest copy of each type that it was made of', () => {
  const oldest = {}
  const content = { oldest } as Parameters<typeof recordContentAge>[0]
  recordContentAge(content, ['concert', 'city'], 5000)
  recordContentAge(content, ['concert'], 9000)
  recordContentAge(content, ['city', 'post'], 2000)
  expect(oldest).toEqual({ concert: 5000, city: 2000, post: 2000 })
})
