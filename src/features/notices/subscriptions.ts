import { defaultLocale, isLocale, type Locale } from '../../shared/locales.ts'

/** Before a user's id, where an account is whose topics they are. */
export const accountPrefix = 'account:'

/** A browser that is heard of within that time has nothing written. */
export const seenAgainAfterMs = 30 * 24 * 60 * 60_000
/** A browser that was silent for so long, and has taken no push, is made up, or gone. */
export const silentAfterMs = 400 * 24 * 60 * 60_000

interface AnySubscription {
  id: string
  owner: string
  /** The push service's address, or an e-mail address. */
  address: string
  locale: Locale
  timeZone: string
  /** In a row. */
  refusals: number
  /** When it was last heard of, or took something; in milliseconds. */
  seenAt: number
}
interface PushSubscription extends AnySubscription {
  channel: 'push'
  p256dh: string
  auth: string
  keyId: string
}
export interface MailSubscription extends AnySubscription {
  channel: 'email'
}
/** A way to reach somebody. */
export type Subscription = PushSubscription | MailSubscription

interface SubscriptionRow {
  id: string
  owner: string
  channel: 'push' | 'email'
  address: string
  p256dh: string | null
  auth: string | null
  key_id: string | null
  locale: string
  time_zone: string
  refusals: number
  seen_at: number
}

/** Those that there are still, by their ids. */
export async function readSubscriptions(
  database: D1Database,
  ids: readonly string[],
): Promise<Map<string, Subscription>> {
  const { results } = await database
    .prepare(
      'select * from notice_subscription where id in (select value from json_each(?)) and is_confirmed = 1',
    )
    .bind(JSON.stringify(ids))
    .all<SubscriptionRow>()
  return new Map(results.map((row) => [row.id, toSubscription(row)]))
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { id, owner, address, refusals } = row
  // A language that the site has given up.
  const locale = isLocale(row.locale) ? row.locale : defaultLocale
  const any = { id, owner, address, refusals, locale, timeZone: row.time_zone, seenAt: row.seen_at }
  return row.channel === 'email'
    ? { ...any, channel: 'email' }
    : { ...any, channel: 'push', p256dh: row.p256dh ?? '', auth: row.auth ?? '', keyId: row.key_id ?? '' }
}
