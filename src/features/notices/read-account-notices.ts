import type { Topic } from '../../shared/notices.ts'
import type { NoticeDeps } from './notice-service.ts'
import { accountPrefix } from './subscriptions.ts'

/** What is kept for somebody; instants are in ISO 8601. */
export interface AccountNotices {
  topics: (Topic & { since: string })[]
  /** How they are told: an e-mail address, or at whose push service a browser is. Its whole address opens the browser. */
  channels: { channel: 'push' | 'email'; address: string; locale: string; timeZone: string; since: string }[]
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
    channels: channels.results.map(({ at, ...way }) => ({
      ...way,
      address: way.channel === 'push' ? new URL(way.address).host : way.address,
      since: toInstantText(at),
    })),
  }
}

const toInstantText = (at: number): string => new Date(at).toISOString()
