import * as z from 'zod/mini'
import { deliveryLateAfterMs } from './pauses.ts'

/** Whoever asks how things stand, it takes the same few rows: so many are counted, and no more. */
const maxCounted = 50

/** How many deliveries of what visitors sent are where, up to fifty, without a word of it. */
export interface OutboxState {
  /** Given up: an operator has to look. */
  failed: number
  /** On their way for longer than usual. */
  late: number
  /** Since when the oldest is on its way; absent where none is. */
  oldestWaitingSeconds?: number
  /** Waiting for an operator: they look like spam, nobody is configured to take them, or they are to be removed elsewhere. */
  held: number
}

const rowSchema = z.object({
  failed: z.number(),
  late: z.number(),
  held: z.number(),
  oldest: z.nullable(z.number()),
})

const count = (state: string, more = '') =>
  `(select count(distinct key) from (
      select key from delivery where state = '${state}' ${more} limit ${maxCounted}))`

/** @param now milliseconds @throws what the database throws */
export async function readOutboxState(database: D1Database, now: number): Promise<OutboxState> {
  const row = await database
    .prepare(
      `select ${count('failed')} as failed, ${count('held')} as held,
         ${count('waiting', 'and sent_at < ?')} as late,
         (select sent_at from delivery where state = 'waiting' order by sent_at limit 1) as oldest`,
    )
    .bind(now - deliveryLateAfterMs)
    .first()
  const { oldest, ...counts } = rowSchema.parse(row)
  return {
    ...counts,
    ...(oldest === null ? {} : { oldestWaitingSeconds: Math.max(0, Math.round((now - oldest) / 1000)) }),
  }
}
