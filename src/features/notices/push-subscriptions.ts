import { defaultTimeZone } from '../../content/places/time-zone.ts'
import type { Subscriber } from '../../rendering/visitor.ts'
import type { PushAddress, Topic } from '../../shared/notices.ts'
import { followAs, followTopics, joinSubscriptionToAccount } from './follow-topics.ts'
import type { NoticeDeps } from './notice-deps.ts'
import type { SubscriberContact, SubscriptionRefusal } from './notice-service.ts'
import { isPushAddress, toKeyId } from './push-address.ts'
import { seenUpdatePauseMs } from './subscriptions.ts'

/** Subscribes a browser to topics. Repeating it without changes writes nothing. @throws what the database throws */
export async function addSubscription(
  deps: NoticeDeps,
  subscriber: Subscriber,
  { endpoint, keys }: PushAddress,
  { locale, timeZone, visitor }: SubscriberContact,
  topics: readonly Topic[],
): Promise<{ id: string } | { refused: SubscriptionRefusal }> {
  const { database, now, pushHosts, keys: own } = deps
  if (!own) return { refused: 'key' }
  if (!(await isPushAddress({ endpoint, keys }, pushHosts))) return { refused: 'address' }
  const selectByAddress = database
    .prepare('select id from notice_subscription where address = ?')
    .bind(endpoint)
  if (!(await selectByAddress.first())) await deps.throttle.countDaily('subscriptions', visitor)
  const id = crypto.randomUUID()
  const insert = database
    .prepare(
      `insert into notice_subscription
         (id, owner, channel, address, p256dh, auth, key_id, locale, time_zone, is_confirmed, created_at, seen_at)
       values (?1, ?1, 'push', ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?8)
       on conflict (address) do update set p256dh = excluded.p256dh, auth = excluded.auth, key_id = excluded.key_id,
         locale = excluded.locale, time_zone = excluded.time_zone, refusals = 0, seen_at = excluded.seen_at
       where refusals > 0 or seen_at < excluded.seen_at - ${seenUpdatePauseMs} or p256dh <> excluded.p256dh or auth <> excluded.auth or key_id <> excluded.key_id
         or locale <> excluded.locale or time_zone <> excluded.time_zone`,
    )
    .bind(
      id,
      endpoint,
      keys.p256dh,
      keys.auth,
      toKeyId(own.publicKey),
      locale,
      timeZone ?? defaultTimeZone,
      now(),
    )
  const [, found] = await database.batch<{ id: string }>([insert, selectByAddress])
  const [known] = found?.results ?? []
  if (!known) return { refused: 'address' }
  const joined = { ...subscriber, subscription: known.id }
  const owner = await joinSubscriptionToAccount(deps, joined)
  await takeOverSubscription(deps, subscriber.subscription, known.id)
  const refused =
    owner === undefined ? await followTopics(deps, joined, topics) : await followAs(deps, owner, topics)
  return refused ? { refused } : { id: known.id }
}

/** Moves the topics of a browser's old subscription to its new one, and removes the old one. */
async function takeOverSubscription(
  { database }: NoticeDeps,
  before: string | undefined,
  id: string,
): Promise<void> {
  if (before === undefined || before === id) return
  const isBrowser = `select 1 from notice_subscription where id = ?1 and channel = 'push' and owner = ?1`
  await database.batch([
    database
      .prepare(
        `insert or ignore into notice_topic (kind, key, owner, created_at)
         select kind, key, (select owner from notice_subscription where id = ?2), created_at from notice_topic
         where owner = ?1 and exists (${isBrowser})`,
      )
      .bind(before, id),
    database.prepare(`delete from notice_topic where owner = ?1 and exists (${isBrowser})`).bind(before),
    database.prepare(`delete from notice_subscription where id = ? and channel = 'push'`).bind(before),
  ])
}

/**
 * Changes the address of a browser to which its push service has given a new one. Topics, language and waiting
 * deliveries stay.
 *
 * @param before the previous subscription, whose secret `auth` proves it; without it the cookie identifies the browser
 * @throws what the database throws
 */
export async function renewSubscription(
  deps: NoticeDeps,
  subscriber: Subscriber,
  { endpoint, keys }: PushAddress,
  before: PushAddress | undefined,
): Promise<{ id: string } | { refused: SubscriptionRefusal | 'unknown' }> {
  const { database, pushHosts, keys: own } = deps
  if (!own) return { refused: 'key' }
  if (!(await isPushAddress({ endpoint, keys }, pushHosts))) return { refused: 'address' }
  const id = await findRenewed(deps, subscriber, before)
  if (id === undefined) return { refused: 'unknown' }
  const other = await database
    .prepare('select id from notice_subscription where address = ? and id <> ?')
    .bind(endpoint, id)
    .first<string>('id')
  // A page of this browser has already subscribed with the new address.
  if (other) {
    await takeOverSubscription(deps, id, other)
    return { id: other }
  }
  await database
    .prepare(
      `update notice_subscription set address = ?2, p256dh = ?3, auth = ?4, key_id = ?5, refusals = 0 where id = ?1`,
    )
    .bind(id, endpoint, keys.p256dh, keys.auth, toKeyId(own.publicKey))
    .run()
  return { id }
}

async function findRenewed(
  { database }: NoticeDeps,
  { subscription }: Subscriber,
  before: PushAddress | undefined,
): Promise<string | undefined> {
  const row = await database
    .prepare(
      `select id from notice_subscription
       where channel = 'push' and (address = ?1 and auth = ?2 or id = ?3) order by address = ?1 desc limit 1`,
    )
    .bind(before?.endpoint ?? '', before?.keys.auth ?? '', subscription ?? '')
    .first<string>('id')
  return row ?? undefined
}
