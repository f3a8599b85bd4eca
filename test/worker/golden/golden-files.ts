import { beforeEach, expect, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { testedInstant } from '../../../src/tools/clock.ts'

/** The demo's concerts move with the days, so its pages read as they are stored at one instant only. */
export function beginAtTestedInstant(): void {
  beforeEach(() => {
    forgetIsolateCache()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testedInstant) })
    return () => {
      vi.useRealTimers()
    }
  })
}

/**
 * Compares a text with the file that somebody has read. The file is written anew with
 * `npx vitest -u --run --config test/vitest.worker.config.ts test/worker/golden/…`, and read as a diff before it is committed.
 */
export const expectGolden = (text: string, name: string): Promise<void> =>
  expect(text).toMatchFileSnapshot(`../../golden/${name}`)
