import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeLimitMs } from '../../src/cache/call-store.ts'
import { createWorld, policy } from './cache-world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A world whose KV takes calls and never answers, and what an isolate of it holds. */
async function slowWorld({ isHeld = false } = {}) {
  const world = createWorld()
  const read = world.startIsolate()
  if (isHeld) await read()
  await world.settle()
  world.kv.hangs = true
  world.answers('second')
  return { world, read }
}

/** Whether a promise settles without any time passing. */
async function settlesAtOnce(work: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  void work.then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return isSettled
}

describe('a KV that does not answer', () => {
  it('is waited for 300 ms, then the service is asked', async () => {
    const { world, read } = await slowWorld()
    const reading = read()
    await vi.advanceTimersByTimeAsync(299)
    expect(world.service.calls).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await reading).toEqual({ value: 'second', status: 'MISS' })
  })

  it('is waited for once, however many values are read one after the other', async () => {
    const { read } = await slowWorld()
    const first = read('one')
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    await first
    expect(await settlesAtOnce(read('another'))).toBe(true)
  })

  it('is asked again after a while', async () => {
    const { world, read } = await slowWorld()
    const first = read('one')
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    await first
    world.later(6)
    const reads = world.kv.reads.length
    const another = read('another')
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    await another
    expect(world.kv.reads.length).toBe(reads + 1)
  })

  it('is named in the log', async () => {
    const { world, read } = await slowWorld()
    const reading = read()
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    await reading
    expect(world.warnings).toEqual(['cache read failed'])
  })

  it.each([
    ['fresh', 0, 'HIT'],
    ['stale', policy.freshSeconds, 'STALE'],
  ])('is not asked for what the isolate has, while that is %s', async (_name, seconds, status) => {
    const { world, read } = await slowWorld({ isHeld: true })
    world.later(seconds)
    const reading = read()
    expect(await settlesAtOnce(reading)).toBe(true)
    expect(await reading).toEqual({ value: 'first', status })
  })

  it('keeps no entry from being refreshed behind the answer', async () => {
    const { world, read } = await slowWorld({ isHeld: true })
    world.later(policy.freshSeconds)
    await read()
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    expect((await read()).value).toBe('second')
  })

  it('leaves the isolate’s old copy for when the service fails', async () => {
    const { world, read } = await slowWorld({ isHeld: true })
    world.later(policy.staleSeconds)
    world.fails()
    const reading = read()
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    expect(await reading).toEqual({ value: 'first', status: 'STALE' })
  })

  it('delays no answer by what is written to it', async () => {
    const { world, read } = await slowWorld()
    world.kv.hangs = false
    world.kv.put = () => new Promise(() => undefined)
    expect(await settlesAtOnce(read())).toBe(true)
    expect(await read()).toEqual({ value: 'second', status: 'HIT' })
  })

  it('may still fail afterwards', async () => {
    const { world, read } = await slowWorld()
    const failing = Promise.withResolvers<null>()
    world.kv.get = () => failing.promise
    const reading = read()
    await vi.advanceTimersByTimeAsync(storeLimitMs)
    failing.reject(new Error('KV is down'))
    expect(await reading).toEqual({ value: 'second', status: 'MISS' })
  })
})
