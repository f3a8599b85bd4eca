import { afterEach, beforeEach, vi } from 'vitest'
import { forgetIsolateCache } from '../../src/context/services.ts'
import { reset } from './reset.ts'

/** Each test of the file begins with nothing stored, and with a clock that moves only by `later`. */
export function beginFresh(): void {
  beforeEach(reset)
  beginAtOneMoment()
}

/** As `beginFresh`, for tests that empty the stores themselves: `openSite` does. */
export function beginAtOneMoment(): void {
  beforeEach(() => {
    forgetIsolateCache()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
