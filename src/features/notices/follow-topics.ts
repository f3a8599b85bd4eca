import type { Subscriber } from '../../rendering/visitor.ts'
import { maxTopics, type Topic, topicSchema } from '../../shared/notices.ts'
import { channelIds } from './notice-channels.ts'
import type { NoticeDeps } from './notice-deps.ts'
import type { SubscriberTopics, SubscriptionRefusal } from './notice-service.ts'
import { accountPrefix } from './subscriptions.ts'

/**
 * Gives a subscription to the signed-in account, together with its topics: an account has its topics on all devices. A
 * subscription by e-mail joins only if it is for the account's own address. Otherwise another person could
 * send somebody the confirmation link of their own address, and would get the notices of the account in which the link
 * is opened.
 *
 * @returns the owner id of the subscription's topics; `undefined` where it doesn't exist or doesn't join
 */
export async function joinSubscriptionToAccount(
  { database }: NoticeDeps,
  { subscription, user, email }: Subscriber,
): Promise<string | undefined> {
  if (subscription === undefined) return undefined
  const row = await database
    .prepare('select channel, address, owner from notice_subscription where id = ?')
    .bind(subscription)
    .first<{ channel: string; address: string; owner: string }>()
  if (!row || (user !== undefined && row.channel === 'email' && row.address !== email)) return undefined
  // After signing out, or in as somebody else, a browser no longer gets the notices of the previous account.
  const owner = user === undefined ? subscription : accountPrefix + user
  if (row.owner === owner && owner === subscription) return owner
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
  return owner
}

/** @throws what the database throws */
export async function followTopics(
  deps: NoticeDeps,
  subscriber: Subscriber,
  topics: readonly Topic[],
): Promise<SubscriptionRefusal | undefined> {
  const owner = await findOwner(deps, subscriber)
  return owner === undefined ? 'address' : followAs(deps, owner, topics)
}

/** As `followTopics`, for an owner that is known. @throws what the database throws */
export async function followAs(
  { database, now }: NoticeDeps,
  owner: string,
  topics: readonly Topic[],
): Promise<SubscriptionRefusal | undefined> {
  const followed = toTopics((await selectTopics(database, owner).all()).results)
  const added = topics.filter(
    ({ kind, key }) => !followed.some((each) => each.kind === kind && each.key === key),
  )
  if (followed.length + added.length > maxTopics) return 'full'
  if (added.length > 0) await insertTopics(database, owner, added, now())
  return undefined
}

/** Inserts topics up to the limit. The statement itself counts, so that concurrent calls can't exceed the limit. */
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
  deps: NoticeDeps,
  subscriber: Subscriber,
  { kind, key }: Topic,
): Promise<void> {
  const owner = await findOwner(deps, subscriber)
  if (owner === undefined) return
  await deps.database
    .prepare('delete from notice_topic where kind = ? and key = ? and owner = ?')
    .bind(kind, key, owner)
    .run()
}

/** @throws what the database throws */
export async function readFollowedTopics(
  deps: NoticeDeps,
  subscriber: Subscriber,
): Promise<SubscriberTopics> {
  const { database } = deps
  const owner = (await joinSubscriptionToAccount(deps, subscriber)) ?? (await findOwner(deps, subscriber))
  if (owner === undefined) return { topics: [], addresses: {} }
  const [topicRows, subscriptionRows] = await database.batch([
    selectTopics(database, owner),
    database
      .prepare('select channel, address from notice_subscription where owner = ? and is_confirmed = 1')
      .bind(owner),
  ])
  const topics = toTopics(topicRows?.results ?? [])
  // The cast is safe, since the selected columns are texts.
  const subscriptions = (subscriptionRows?.results ?? []) as { channel: string; address: string }[]
  const addressesOf = (id: string) =>
    subscriptions.flatMap(({ channel, address }) => (channel === id ? [address] : []))
  return { topics, addresses: Object.fromEntries(channelIds.map((id) => [id, addressesOf(id)])) }
}

const selectTopics = (database: D1Database, owner: string): D1PreparedStatement =>
  database
    .prepare('select kind, key from notice_topic where owner = ? order by created_at desc, kind, key')
    .bind(owner)

const toTopics = (rows: readonly unknown[]): Topic[] =>
  rows.flatMap((row) => topicSchema.safeParse(row).data ?? [])

/** @returns the owner id of a visitor's topics; `undefined` where the visitor is neither signed in nor subscribed */
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
export async function forgetSubscriber(deps: NoticeDeps, subscriber: Subscriber): Promise<void> {
  const owner = await findOwner(deps, subscriber)
  if (owner === undefined) return
  await deps.database.batch([
    deps.database.prepare('delete from notice_topic where owner = ?').bind(owner),
    deps.database.prepare('delete from notice_subscription where owner = ?').bind(owner),
  ])
}
