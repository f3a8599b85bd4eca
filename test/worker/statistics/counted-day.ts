import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
// Two objects that import their code at the same time would share one promise, and with it the context of one of them.
import '../../../src/features/statistics/day-state.ts'
import {
  type MarkLimit,
  type StatisticsBatch,
  sendAfterMs,
} from '../../../src/features/statistics/statistics-batch.ts'
import { type Occurrence, toOccurrenceKey } from '../../../src/features/statistics/statistics-kinds.ts'

const { STATISTICS_DAY } = env as Bindings
if (!STATISTICS_DAY) throw new Error('the tests need the Durable Objects of wrangler.toml')

export const days = STATISTICS_DAY
export const today = new Date().toISOString().slice(0, 10)
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

export const batchOf = (
  counts: [Occurrence, number][],
  limited: [Occurrence, MarkLimit[]][] = [],
): StatisticsBatch => {
  batches += 1
  return {
    sender: `isolate-${batches}`,
    sequence: 1,
    counts: counts.map(([each, count]) => [toOccurrenceKey(each), count]),
    limited: limited.map(([each, marks]) => [toOccurrenceKey(each), [marks]]),
  }
}
