import * as z from 'zod/mini'
import { lateAfterMs } from './pauses.ts'

/** How many of what visitors sent are where, without a word of it. What goes to several counts once for each state. */
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

const rowsSchema = z.array(
  z.object({ state: z.string(), number: z.number(), late: z.number(), oldest: z.number() }),
)

/** @param now milliseconds @throws what the database throws */
export async function readOutboxState(database: D1Database, now: number): Promise<OutboxState> {
  // What has arrived is most of it, and isn't looked at.
  const { results } = await database
    .prepare(
      `select state, count(*) as number, sum(sent_at < ?) as late, min(sent_at) as oldest from (
         select distinct delivery.state, delivery.key, submission.sent_at
         from delivery join submission on submission.key = delivery.key
         where delivery.state in ('waiting', 'failed', 'held')
       ) group by state`,
    )
    .bind(now - lateAfterMs)
    .all()
  const states = new Map(rowsSchema.parse(results).map((row) => [row.state, row]))
  const waiting = states.get('waiting')
  return {
    failed: states.get('failed')?.number ?? 0,
    late: waiting?.late ?? 0,
    ...(waiting ? { oldestWaitingSeconds: Math.max(0, Math.round((now - waiting.oldest) / 1000)) } : {}),
    held: states.get('held')?.number ?? 0,
  }
}
