import type { NoticeDeps } from './notice-service.ts'

/** Numbers of deliveries by state, for operators; each counts up to a hundred. */
export interface NoticeState {
  /** Number of unsent notices, including those that wait for the morning. */
  waiting: number
  /** Number of notices that are overdue by an hour: nothing sends them, or a service doesn't accept them. */
  late: number
  /** Number of deliveries that have failed for good in the last thirty days. */
  failed: number
}

/** Largest number that is counted, so that a call reads few rows. */
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
