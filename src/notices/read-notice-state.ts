import type { NoticeWorld } from './notice-service.ts'

/** How notices stand, for operators. */
export interface NoticeState {
  /** On their way, quiet hours among it. */
  waiting: number
  /** Due for an hour: nobody sends them, or a service doesn't take them. */
  late: number
  /** Nobody could be told, in these days. */
  failed: number
}

const lateAfterMs = 60 * 60_000

/** @throws what the database throws */
export async function readNoticeState({
  database,
  now,
}: Pick<NoticeWorld, 'database' | 'now'>): Promise<NoticeState> {
  const row = await database
    .prepare(
      `select (select count(*) from notice_delivery where state = 'waiting') as waiting,
         (select count(*) from notice_delivery join notice on notice.id = notice
          where state = 'waiting' and next_try_at < ?1 and made_at < ?1) as late,
         (select count(*) from notice_delivery where state = 'failed') as failed`,
    )
    .bind(now() - lateAfterMs)
    .first<NoticeState>()
  return row ?? { waiting: 0, late: 0, failed: 0 }
}
