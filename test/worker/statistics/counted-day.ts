import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import {
  type Brought,
  type StatisticsBatch,
  sendAfterMs,
} from '../../../src/features/statistics/statistics-batch.ts'
import { type Occurrence, toOccurrenceKey } from '../../../src/features/statistics/statistics-kinds.ts'
import { currentDay } from '../../fixtures/clock.ts'

const { STATISTICS_DAY } = env as Bindings
if (!STATISTICS_DAY) throw new Error('the tests need the Durable Objects of wrangler.toml')

export const days = STATISTICS_DAY
export const today = currentDay()
export const dayObject = (day = today) => days.getByName(day)

/** The pauses of counting are skipped; time limits are not. */
export function skipPauses(): void {
  const { setTimeout: begin } = globalThis
  beforeEach(() => {
    vi.stubGlobal('setTimeout', (run: () => void, delayMs = 0) =>
      begin(run, delayMs >= sendAfterMs && delayMs < 2000 ? 5 : delayMs),
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}

export const occurrence = (more: Partial<Occurrence> = {}): Occurrence => ({
  kind: 'view',
  path: '/c/near',
  hour: `${today}T10`,
  facts: {},
  ...more,
})

let batches = 0
let addresses = 0

/**
 * A batch of one isolate.
 *
 * @param counts occurrences of so many addresses, each of which brings one
 * @param more occurrences with who has brought them
 */
export const batchOf = (
  counts: [Occurrence, number][],
  more: [Occurrence, Brought][] = [],
): StatisticsBatch => {
  batches += 1
  const brought = ([, count]: [Occurrence, number]) =>
    Array.from({ length: count }, () => {
      addresses += 1
      return { count: 1, address: addresses }
    })
  return {
    sender: `isolate-${batches}`,
    sequence: 1,
    counts: [
      ...counts.map((each) => [toOccurrenceKey(each[0]), brought(each)] as [string, Brought[]]),
      ...more.map(([each, by]) => [toOccurrenceKey(each), [by]] as [string, Brought[]]),
    ],
  }
}
