import { defaultTimeZone } from '../../content/places/time-zone.ts'
import type { Subscriber } from '../../context/visitor.ts'
import { maxTopics, type PushAddress, type Topic, topicSchema } from '../../shared/notices.ts'
import type {
  FollowedTopicsOfSubscriber,
  NoticeDeps,
  SubscriberContact,
  SubscriptionRefusal,
} from './notice-service.ts'
import { isPushAddress, keyIdOf } from './push-address.ts'
import { accountPrefix, seenAgainAfterMs } from './subscriptions.ts'

/** Who subscribes again as they are has nothing written. @throws what the database throws */
export async function addSubscription(
  world: NoticeDeps,
  listener: Subscriber,
  { endpoint, keys }: PushAddress,
  { locale, timeZone, visitor }: SubscriberContact,
  topics: readonly Topic[],
): Promise<{ id: string } | { refused: SubscriptionRefusal }> {
  const { database, now, pushHosts, keys: own } = world
  if (!own) return { refused: 'key' }
  if (!(await isPushAddress({ endpoint, keys }, pushHosts))) return { refused: 'address' }
  const findByAddress = () =>
    database
      .prepare('select id from notice_subscription where address = ?')
      .bind(endpoint)
      .first<{ id: string }>()
  if (!(await findByAddress())) await world.throttle.spendDaily('subscriptions', visitor)
  const id = crypto.randomUUID()
  await database
    .prepare(
      `insert into notice_subscription
         (id, owner, channel, address, p256dh, auth, key_id, locale, time_zone, is_confirmed, created_at, seen_at)
       values (?1, ?1, 'push', ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?8)
       on conflict (address) do update set p256dh = excluded.p256dh, auth = excluded.auth, key_id = excluded.key_id,
         locale = excluded.locale, time_zone = excluded.time_zone, refusals = 0, seen_at = excluded.seen_at
       where refusals > 0 or seen_at < excluded.seen_at - ${seenAgainAfterMs} or p256dh <> excluded.p256dh or auth <> excluded.auth or key_id <> excluded.key_id
         or locale <> excluded.locale or time_zone <> excluded.time_zone`,
    )
    .bind(
      id,
      endpoint,
      keys.p256dh,
      keys.auth,
      keyIdOf(own.publicKey),
      locale,
      timeZone ?? defaultTimeZone,
      now(),
    )
    .run()
  const known = await findByAddress()
  if (!known) return { refused: 'address' }
  const joined = { ...listener, subscription: known.id }
  await joinSubscriptionToAccount(world, joined)
  await takeOverSubscription(world, listener.subscription, known.id)
  const refused = await followTopics(world, joined, topics)
  return refused ? { refused } : { id: known.id }
}

/** A browser whose address at the push service is another one keeps what it followed, and the old address goes. */
export async function takeOverSubscription(
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
 * Whoever is signed in has their topics on all devices: what this browser followed by itself joins them. Of an e-mail
 * address only the account's own does: else a stranger's link, once pressed, would send an account's notices to them.
 */
export async function joinSubscriptionToAccount(
  { database }: NoticeDeps,
  { subscription, user, email }: Subscriber,
): Promise<void> {
  if (subscription === undefined) return
  const way = await database
    .prepare('select channel, address from notice_subscription where id = ?')
    .bind(subscription)
    .first<{ channel: 'push' | 'email'; address: string }>()
  if (!way || (user !== undefined && way.channel === 'email' && way.address !== email)) return
  // Who has signed out, or in as somebody else, is told of nothing of who was there before.
  const owner = user === undefined ? subscription : accountPrefix + user
  await database.batch([
    database
      .prepare(
        `insert or ignore into notice_topic (kind, key, owner, created_at)
         select kind, key, ?2, created_at from notice_topic where owner = ?1`,
      )
      .bind(subscription, owner),
    ...(owner === subscription
      ? []
      : [database.prepare('delete from notice_topic where owner = ?').bind(subscription)]),
    database
      .prepare('update notice_subscription set owner = ?2 where id = ?1 and owner <> ?2')
      .bind(subscription, owner),
  ])
}

/** @throws what the database throws */
export async function followTopics(
  world: NoticeDeps,
  listener: Subscriber,
  topics: readonly Topic[],
): Promise<SubscriptionRefusal | undefined> {
  const { database, now } = world
  const owner = await findOwner(world, listener)
  if (owner === undefined) return 'address'
  const followed = await readTopics(database, owner)
  const added = topics.filter(
    ({ kind, key }) => !followed.some((each) => each.kind === kind && each.key === key),
  )
  if (followed.length + added.length > maxTopics) return 'full'
  if (added.length > 0) await insertTopics(database, owner, added, now())
  return undefined
}

/** As many of them as there is room for: of calls that come at once, each sees what the others have written. */
export const insertTopics = (database: D1Database, owner: string, topics: readonly Topic[], now: number) =>
  database
    .prepare(
      `insert or ignore into notice_topic (kind, key, owner, created_at)
       select value ->> 0, value ->> 1, ?2, ?3 from json_each(?1)
       limit max(0, ${maxTopics} - (select count(*) from notice_topic where owner = ?2))`,
    )
    .bind(JSON.stringify(topics.map(({ kind, key }) => [kind, key])), owner, now)
    .run()

export async function unfollowTopic(
  world: NoticeDeps,
  listener: Subscriber,
  { kind, key }: Topic,
): Promise<void> {
  const owner = await findOwner(world, listener)
  if (owner === undefined) return
  await world.database
    .prepare('delete from notice_topic where kind = ? and key = ? and owner = ?')
    .bind(kind, key, owner)
    .run()
}

/** @throws what the database throws */
export async function readFollowedTopics(
  world: NoticeDeps,
  listener: Subscriber,
): Promise<FollowedTopicsOfSubscriber> {
  const { database } = world
  await joinSubscriptionToAccount(world, listener)
  const owner = await findOwner(world, listener)
  if (owner === undefined) return { topics: [], browsers: 0, addresses: [] }
  const [topics, { results: ways }] = await Promise.all([
    readTopics(database, owner),
    database
      .prepare('select channel, address from notice_subscription where owner = ? and is_confirmed = 1')
      .bind(owner)
      .all<{ channel: 'push' | 'email'; address: string }>(),
  ])
  return {
    topics,
    browsers: ways.filter(({ channel }) => channel === 'push').length,
    addresses: ways.flatMap(({ channel, address }) => (channel === 'email' ? [address] : [])),
  }
}

async function readTopics(database: D1Database, owner: string): Promise<Topic[]> {
  const { results } = await database
    .prepare('select kind, key from notice_topic where owner = ? order by created_at desc, kind, key')
    .bind(owner)
    .all()
  return results.flatMap((row) => topicSchema.safeParse(row).data ?? [])
}

/** @returns whose topics somebody sees; `undefined` for who is neither signed in nor known by a subscription */
async function findOwner(
  { database }: NoticeDeps,
  { subscription, user }: Subscriber,
): Promise<string | undefined> {
  if (user !== undefined) return accountPrefix + user
  if (subscription === undefined) return undefined
  const row = await database
    .prepare('select owner from notice_subscription where id = ?')
    .bind(subscription)
    .first<{ owner: string }>()
  return row?.owner
}

/** @throws what the database throws */
export async function removeSubscription({ database }: NoticeDeps, endpoint: string): Promise<void> {
  await database.batch([
    database
      .prepare(
        `delete from notice_topic where owner in (
           select id from notice_subscription where address = ? and channel = 'push')`,
      )
      .bind(endpoint),
    database.prepare(`delete from notice_subscription where address = ? and channel = 'push'`).bind(endpoint),
  ])
}

/** @throws what the database throws */
export async function forgetSubscriber(world: NoticeDeps, listener: Subscriber): Promise<void> {
  const owner = await findOwner(world, listener)
  if (owner === undefined) return
  await world.database.batch([
    world.database.prepare('delete from notice_topic where owner = ?').bind(owner),
    world.database.prepare('delete from notice_subscription where owner = ?').bind(owner),
  ])
}
