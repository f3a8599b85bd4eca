import type { NoticeDeps } from './notice-service.ts'

/** How many deliveries of notices are where, up to a hundred, for operators. */
export interface NoticeState {
  /** On their way, quiet hours among it. */
  waiting: number
  /** Due for an hour: nobody sends them, or a service doesn't take them. */
  late: number
  /** Nobody could be told, in these days. */
  failed: number
}

/** Whoever asks how things stand, it takes the same few rows. */
const mostCounted = 100
const lateAfterMs = 60 * 60_000

/** @throws what the database throws */
export async function readNoticeState({
  database,
  now,
}: Pick<NoticeDeps, 'database' | 'now'>): Promise<NoticeState> {
  const row = await database
    .prepare(
      `select
         (select count(*) from (select 1 from notice_delivery where state = 'waiting' and next_try_at >= 0 limit ${mostCounted})) as waiting,
         (select count(*) from (
            select 1 from notice_delivery where state = 'waiting' and next_try_at < ?1
              and (select made_at from notice where notice.id = notice) < ?1 limit ${mostCounted})) as late,
         (select count(*) from (select 1 from notice_delivery where state = 'failed' and notice >= '' limit ${mostCounted})) as failed`,
    )
    .bind(now() - lateAfterMs)
    .first<NoticeState>()
  return row ?? { waiting: 0, late: 0, failed: 0 }
}
