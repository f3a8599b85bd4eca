import { afterEach, beforeEach, vi } from 'vitest'
import { forgetIsolateCache } from '../../src/features/services.ts'
import { nowMs } from '../fixtures/clock.ts'
import { reset } from './reset.ts'

/** Starts each test of the file with empty stores and a clock that moves only by `later`. */
export function beginFresh(): void {
  beforeEach(reset)
  beginAtOneMoment()
}

/** Starts each test like `beginFresh`, but leaves emptying the stores to the tests: `openSite` does it. */
export function beginAtOneMoment(): void {
  beforeEach(() => {
    forgetIsolateCache()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const later = (seconds: number) => vi.setSystemTime(nowMs() + seconds * 1000)
