import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetJoinedCalls, joinCalls } from '../../src/cache/join-calls.ts'
import { nowMs } from '../fixtures/clock.ts'

let done: string[]
const call = (name: string, what = 'tell') => joinCalls(what, Date.now, async () => void done.push(name))

beforeEach(() => {
  vi.useFakeTimers()
  forgetJoinedCalls()
  done = []
})
afterEach(() => vi.useRealTimers())

it('the first call is done at once', async () => {
  await call('first')
  expect(done).toEqual(['first'])
})

it('thirty calls of one second are two: the first, and one for all others when it is over', async () => {
  const calls = Array.from({ length: 30 }, (_, at) => call(`call ${at}`))
  await vi.advanceTimersByTimeAsync(999)
  expect(done).toEqual(['call 0'])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all(calls)
  expect(done).toEqual(['call 0', 'call 1'])
})

it('calls a second apart are done each', async () => {
  await call('one')
  vi.setSystemTime(nowMs() + 1000)
  await call('other')
  expect(done).toEqual(['one', 'other'])
})

it('calls for other things are done at once', async () => {
  await call('one')
  await call('other', 'announce')
  expect(done).toEqual(['one', 'other'])
})

it('a clock that is set back holds nobody up', async () => {
  await call('one')
  vi.setSystemTime(nowMs() - 3_600_000)
  await call('other')
  expect(done).toEqual(['one', 'other'])
})

it('what fails is done again by the next call', async () => {
  await expect(joinCalls('tell', Date.now, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const next = call('next')
  await vi.advanceTimersByTimeAsync(1000)
  await next
  expect(done).toEqual(['next'])
})
