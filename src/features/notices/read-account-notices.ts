import type { Topic } from '../../shared/notices.ts'
import { isChannelId, noticeChannels } from './notice-channels.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { accountPrefix } from './subscriptions.ts'

/** All that notices store about a user, for the export of their account. Instants are in ISO 8601. */
export interface AccountNotices {
  topics: (Topic & { since: string })[]
  /** The account's subscriptions. For a browser, `address` is only the host of its push service. */
  channels: { channel: string; address: string; locale: string; timeZone: string; since: string }[]
}

/** @throws what the database throws */
export async function readAccountNotices({ database }: NoticeDeps, user: string): Promise<AccountNotices> {
  const owner = accountPrefix + user
  const [topics, channels] = await Promise.all([
    database
      .prepare('select kind, key, created_at as at from notice_topic where owner = ? order by at, kind, key')
      .bind(owner)
      .all<Topic & { at: number }>(),
    database
      .prepare(
        `select channel, address, locale, time_zone as timeZone, created_at as at
         from notice_subscription where owner = ? order by at, id`,
      )
      .bind(owner)
      .all<Omit<AccountNotices['channels'][number], 'since'> & { at: number }>(),
  ])
  return {
    topics: topics.results.map(({ at, ...topic }) => ({ ...topic, since: toInstantText(at) })),
    channels: await Promise.all(
      channels.results.map(async ({ at, channel, address, ...settings }) => ({
        channel,
        address: isChannelId(channel) ? (await noticeChannels[channel].load()).toShownAddress(address) : '',
        ...settings,
        since: toInstantText(at),
      })),
    ),
  }
}

const toInstantText = (at: number): string => new Date(at).toISOString()
