import * as z from 'zod/mini'
import { deliveryLateAfterMs } from './outbox-times.ts'

/** Limit of each count, so that reading the state costs the same however many deliveries there are. */
const maxCounted = 50

/** Numbers of deliveries by state, each at most 50. Contains no text of a submission. */
export interface OutboxState {
  /** Deliveries without further attempts. An operator has to act. */
  failed: number
  /** Deliveries that have been waiting for longer than an hour. */
  late: number
  /** Age of the oldest waiting delivery in seconds; absent if none waits. */
  oldestWaitingSeconds?: number
  /**
   * Deliveries that need an operator: suspected spam, recipients that are not configured, removals that nobody could be
   * told of.
   */
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

/**
 * @param now milliseconds since 1970
 * @throws errors of the database
 */
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
