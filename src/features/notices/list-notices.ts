import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { mostListedNotices } from '../../shared/notices.ts'
import { type ChannelId, channelIds, describeChannels } from './notice-channels.ts'

/** Selects the latest notices with the number of deliveries in each state, for the desk and `npm run notices`. */
export const selectNoticesSql = `
  select id, kind, made_at, expires_at, dropped_at, reached_topic is not null as is_spreading,
    (select count(*) from notice_delivery where notice = notice.id and state = 'waiting') as waiting,
    (select count(*) from notice_delivery where notice = notice.id and state = 'sent') as sent,
    (select count(*) from notice_delivery where notice = notice.id and state = 'failed') as failed,
    (select count(*) from notice_delivery where notice = notice.id and state = 'dropped') as dropped,
    (select group_concat(times || ' × ' || fault, ', ') from (
      select fault, count(*) as times from notice_delivery
      where notice = notice.id and fault is not null group by fault)) as faults
  from notice order by made_at desc limit ${mostListedNotices}`

export const noticeRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  made_at: z.number(),
  expires_at: z.number(),
  dropped_at: z.nullable(z.number()),
  is_spreading: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  dropped: z.number(),
  faults: z.nullable(z.string()),
})
export type ListedNotice = z.infer<typeof noticeRowSchema>

/** The latest notices, and how many subscribers can be reached. */
export interface NoticeOverview {
  notices: ListedNotice[]
  /** How many addresses of each channel are reached, as `12 browsers`; at most `maxCountedSubscribers` are counted. */
  reached: readonly string[]
}
const maxCountedSubscribers = 10_000
/** The part of an index in which each channel's addresses are. */
const ranges: Readonly<Record<ChannelId, string>> = {
  push: 'seen_at >= 0',
  email: "address >= ''",
  telegram: "address between 'telegram:' and 'telegram;'",
  max: "address between 'max:' and 'max;'",
}

/** @throws what the database throws */
export async function readNoticeOverview(database: D1Database, locale: Locale): Promise<NoticeOverview> {
  const [listed, counts] = await Promise.all([
    database.prepare(selectNoticesSql).all(),
    database
      .prepare(
        `select ${channelIds
          .map(
            (id) => `(select count(*) from (select 1 from notice_subscription
              where ${ranges[id]} and channel = '${id}' and is_confirmed = 1 and has_notices = 1
              limit ${maxCountedSubscribers})) as ${id}`,
          )
          .join()}`,
      )
      .first<Record<ChannelId, number>>(),
  ])
  return {
    notices: listed.results.map((row) => noticeRowSchema.parse(row)),
    reached: await describeChannels(
      (id) => counts?.[id] || undefined,
      (channel, count) => channel.describeAudience(locale, count),
    ),
  }
}
