import type { NoticeChannel, SendOutcome } from './channels/channel.ts'
import {
  type DeliveryOutcome,
  isQuietNow,
  type LeasedDelivery,
  leaseDeliveries,
  recordOutcomes,
  retryDelayMs,
} from './lease-deliveries.ts'
import { isChannelId, noticeChannels } from './notice-channels.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { afterQuietHours } from './notice-times.ts'
import { createNoticeReader, type NoticeReader } from './read-notices.ts'
import { readSubscriptions, type Subscription } from './subscriptions.ts'

/** The platform lets a request have six open connections. */
const sentAtOnce = 6
/** Messages between two writes of outcomes: as many may be sent twice if a run dies. */
const recordedAtOnce = 12

/**
 * Sends deliveries that are due: leases a batch, reads what content says now, sends, and records the outcome of each.
 *
 * When a run dies, its deliveries are due again once their lease is over. Messages that it had sent and not recorded go out
 * again with the same topic: browsers show them in place of the first ones, without a sound.
 *
 * @returns how many were leased; fewer than a whole batch means that nothing else is due
 */
export async function deliverDueNotices(deps: NoticeDeps): Promise<number> {
  const leased = await leaseDeliveries(deps)
  if (leased.length === 0) return 0
  const subscriptions = await readSubscriptions(deps.database, [
    ...new Set(leased.map((each) => each.subscription)),
  ])
  const reader = await createNoticeReader(deps, [...new Set(leased.map(({ notice }) => notice))])
  const bundles = [...Map.groupBy(leased, ({ subscription }) => subscription)].flatMap(([id, deliveries]) =>
    toBundles(deliveries, subscriptions.get(id), reader),
  )
  const senders = await startBatches(
    deps,
    bundles.flatMap(({ subscription }) => subscription?.channel ?? []),
  )
  for (let at = 0; at < bundles.length; at += recordedAtOnce) {
    const slice = bundles.slice(at, at + recordedAtOnce)
    const outcomes: DeliveryOutcome[] = []
    for (let of = 0; of < slice.length; of += sentAtOnce) {
      const sent = slice.slice(of, of + sentAtOnce)
      const made = await Promise.all(sent.map((bundle) => deliver(deps, bundle, reader, senders)))
      outcomes.push(...made.flat())
    }
    await recordOutcomes(deps, outcomes)
  }
  return leased.length
}

type ChannelSenders = ReadonlyMap<string, ReturnType<NoticeChannel['startBatch']>>

/** Loads the channels that a batch needs, one for each message. A subscription of a channel that the site no longer has gets no sender. */
async function startBatches(deps: NoticeDeps, channels: readonly string[]): Promise<ChannelSenders> {
  const messages = Map.groupBy(channels.filter(isChannelId), (id) => id)
  return new Map(
    await Promise.all(
      [...messages].map(
        async ([id, { length }]) => [id, (await noticeChannels[id].load()).startBatch(deps, length)] as const,
      ),
    ),
  )
}

/** Deliveries that one message serves: one notice, or several new concerts. */
interface Bundle {
  deliveries: readonly LeasedDelivery[]
  subscription: Subscription | undefined
}

function toBundles(
  deliveries: readonly LeasedDelivery[],
  subscription: Subscription | undefined,
  reader: NoticeReader,
): Bundle[] {
  const isNew = ({ notice }: LeasedDelivery) => reader.kindOf(notice) === 'announced'
  const { new: together = [], other = [] } = Object.groupBy(deliveries, (each) =>
    isNew(each) ? 'new' : 'other',
  )
  return [...(together.length > 0 ? [together] : []), ...other.map((each) => [each])].map((each) => ({
    deliveries: each,
    subscription,
  }))
}

async function deliver(
  deps: NoticeDeps,
  { deliveries, subscription }: Bundle,
  reader: NoticeReader,
  senders: ChannelSenders,
): Promise<DeliveryOutcome[]> {
  const forAll = (outcome: SendOutcome) => deliveries.map((delivery) => ({ delivery, ...outcome }))
  const { now } = deps
  const tries = deliveries[0]?.tries ?? 1
  if (!subscription) return forAll({ state: 'dropped', fault: 'gone' })
  try {
    const reading = await reader.read(
      deliveries.map(({ notice }) => notice),
      subscription.locale,
    )
    if ('untrue' in reading) return forAll({ state: 'dropped', fault: reading.untrue })
    if (isQuietNow(reading, subscription, now()))
      return forAll({ state: 'waiting', at: afterQuietHours(subscription.timeZone, now()), isUntried: true })
    const send = senders.get(subscription.channel)
    return forAll(
      send ? await send({ subscription, reading, tries }) : { state: 'failed', fault: 'no channel' },
    )
  } catch (error) {
    // A notice is sent only when content confirms it, so it waits while content doesn't answer.
    return forAll({ state: 'waiting', at: now() + retryDelayMs(tries), fault: toFault(error) })
  }
}

const toFault = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
