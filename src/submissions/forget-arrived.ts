import { keptAfterSendingMs } from './pauses.ts'

/** In one run, so that no statement takes long. */
const maxPerRun = 200

/**
 * Removes what has arrived everywhere and was sent long ago. What is held or given up stays: nobody else has it, or knows
 * of it. What tells of a removal that nobody else had to know of has nowhere to arrive, and goes too.
 */
export async function forgetArrived(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from submission where key in (
         select key from submission
         where sent_at < ?
           and (removal_of is not null
             or exists (select 1 from delivery where delivery.key = submission.key))
           and not exists (
             select 1 from delivery where delivery.key = submission.key and state <> 'delivered'
           )
         order by sent_at limit ${maxPerRun}
       )`,
    )
    .bind(now - keptAfterSendingMs)
    .run()
}
