import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from '../../../client/offline/build-check.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { storageOf } from './browser-stand-ins.ts'

const reload = vi.fn()
const kept = new Map<string, string>()
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', storageOf(kept))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the reload guard', () => {
  it('reloads once within 10 000 ms', () => {
    expect(reloadOnce()).toBe(true)
    vi.advanceTimersByTime(9_999)
    expect(reloadOnce()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads again after them', () => {
    reloadOnce()
    vi.advanceTimersByTime(10_000)
    expect(reloadOnce()).toBe(true)
  })

  it.each([-dayMs, dayMs])('stands a clock that was moved by %d ms: it guards from then on', (moved) => {
    reloadOnce()
    vi.setSystemTime(nowMs() + moved)
    expect(reloadOnce()).toBe(true)
    expect(reloadOnce()).toBe(false)
  })

  it('never reloads where nothing can be noted', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
