import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPausableTimer } from '../../../client/browser/timing.ts'

const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends once when its time is over', () => {
  startPausableTimer(15_000, onEnd)
  vi.advanceTimersByTime(14_999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('stands still while it is held, and goes on with the time that was left', () => {
  const clock = startPausableTimer(15_000, onEnd)
  vi.advanceTimersByTime(10_000)
  clock.hold('focus', true)
  vi.advanceTimersByTime(60_000)
  clock.hold('focus', false)
  vi.advanceTimersByTime(4999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('stands still until the last reason is gone', () => {
  const clock = startPausableTimer(1000, onEnd)
  clock.hold('focus', true)
  clock.hold('pointer', true)
  clock.hold('focus', false)
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})

it('doesn’t count a reason twice', () => {
  const clock = startPausableTimer(1000, onEnd)
  clock.hold('pointer', true)
  clock.hold('pointer', true)
  clock.hold('pointer', false)
  vi.advanceTimersByTime(1000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('never ends once it is stopped, whatever held it', () => {
  const clock = startPausableTimer(1000, onEnd)
  clock.hold('focus', true)
  clock.stop()
  clock.hold('focus', false)
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})
