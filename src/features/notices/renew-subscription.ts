import type { Subscriber } from '../../context/visitor.ts'
import type { PushAddress } from '../../shared/notices.ts'
import { takeOverSubscription } from './follow-topics.ts'
import type { NoticeDeps, SubscriptionRefusal } from './notice-service.ts'
import { isPushAddress, keyIdOf } from './push-address.ts'

/**
 * A browser that has been given another address by its push service. It stays the same subscription, with all that it
 * follows, its language, and what is on its way to it: nobody was there who could have chosen anything.
 *
 * @param before as the browser had it; by its secret it is believed. Where it doesn't say, its cookie tells
 * @throws what the database throws
 */
export async function renewSubscription(
  world: NoticeDeps,
  listener: Subscriber,
  { endpoint, keys }: PushAddress,
  before: PushAddress | undefined,
): Promise<{ id: string } | { refused: SubscriptionRefusal | 'unknown' }> {
  const { database, pushHosts, keys: own } = world
  if (!own) return { refused: 'key' }
  if (!(await isPushAddress({ endpoint, keys }, pushHosts))) return { refused: 'address' }
  const id = await findRenewed(world, listener, before)
  if (id === undefined) return { refused: 'unknown' }
  const other = await database
    .prepare('select id from notice_subscription where address = ? and id <> ?')
    .bind(endpoint, id)
    .first<string>('id')
  // A page was faster.
  if (other) {
    await takeOverSubscription(world, id, other)
    return { id: other }
  }
  await database
    .prepare(
      `update notice_subscription set address = ?2, p256dh = ?3, auth = ?4, key_id = ?5, refusals = 0 where id = ?1`,
    )
    .bind(id, endpoint, keys.p256dh, keys.auth, keyIdOf(own.publicKey))
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
