import { createSigner } from '../../crypto/signature.ts'
import { defaultLocale, isLocale, type Locale } from '../../shared/locales.ts'
import type { NoticeDeps } from './notice-deps.ts'

/** Prefix of an account's owner id, before the user's id. */
export const accountPrefix = 'account:'

/** A visit updates `seen_at` only if the last update is older: most visits write nothing. */
export const seenUpdatePauseMs = 30 * 24 * 60 * 60_000
/** A browser is removed when it hasn't visited and no push was accepted for this long: it is gone or invented. */
export const silentBrowserLifetimeMs = 400 * 24 * 60 * 60_000

/** Address of one subscriber on one channel. */
export interface Subscription {
  id: string
  /** Whose topics apply: the subscription's own id, or `account:` and a user's id. */
  owner: string
  /** A key of `noticeChannels`, unless the site has given that channel up. */
  channel: string
  /** The subscription's address: a browser's at a push service, an e-mail address, or a messenger with the id of a chat. */
  address: string
  /** The browser's public key, with which pushes are encrypted (RFC 8291). Empty on channels other than push. */
  p256dh: string
  /** The browser's secret, with which pushes are encrypted (RFC 8291). Empty on channels other than push. */
  auth: string
  /** Id of the site's key with which the browser subscribed (`toKeyId`). Empty on channels other than push. */
  keyId: string
  locale: Locale
  timeZone: string
  /** How many messages in a row the channel refused. */
  refusals: number
  /** When the subscriber last visited or a push was last accepted; milliseconds. */
  seenAt: number
}

interface SubscriptionRow {
  id: string
  owner: string
  channel: string
  address: string
  p256dh: string | null
  auth: string | null
  key_id: string | null
  locale: string
  time_zone: string
  refusals: number
  seen_at: number
}

/** @returns the confirmed subscriptions that still exist, by their ids */
export async function readSubscriptions(
  database: D1Database,
  ids: readonly string[],
): Promise<Map<string, Subscription>> {
  const { results } = await database
    .prepare(
      'select * from notice_subscription where id in (select value from json_each(?)) and is_confirmed = 1 and has_notices = 1',
    )
    .bind(JSON.stringify(ids))
    .all<SubscriptionRow>()
  return new Map(results.map((row) => [row.id, toSubscription(row)]))
}

const toSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  owner: row.owner,
  channel: row.channel,
  address: row.address,
  refusals: row.refusals,
  p256dh: row.p256dh ?? '',
  auth: row.auth ?? '',
  keyId: row.key_id ?? '',
  // The row may name a language that the site has since given up.
  locale: isLocale(row.locale) ? row.locale : defaultLocale,
  timeZone: row.time_zone,
  seenAt: row.seen_at,
})

/** Removes a subscription with the topics that are its own. @throws what the database throws */
export async function removeSubscription(
  { database }: Pick<NoticeDeps, 'database'>,
  channel: string,
  address: string,
): Promise<void> {
  const own = 'from notice_subscription where address = ?1 and channel = ?2'
  await database.batch(
    [`delete from notice_topic where owner in (select id ${own})`, `delete ${own}`].map((sql) =>
      database.prepare(sql).bind(address, channel),
    ),
  )
}

const cookiePurpose = 'notices'

/** @returns the value of the cookie that identifies a browser on `/push`: its subscription's id with the site's signature */
export const makeSubscriberCookie = async ({ secret }: NoticeDeps, subscription: string): Promise<string> =>
  `${subscription}.${await createSigner(secret).sign(cookiePurpose, subscription)}`

/** @returns the subscription's id; `undefined` for a cookie that the site didn't sign */
export async function readSubscriberCookie(
  { secret }: NoticeDeps,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && signature && (await createSigner(secret).verify(cookiePurpose, id, signature)) ? id : undefined
}
