import {
  type DeliveryOutcome,
  isQuietNow,
  type LeasedDelivery,
  leaseDeliveries,
  recordOutcomes,
  retryDelayMs,
} from './lease-deliveries.ts'
import type { NoticeDeps } from './notice-service.ts'
import { afterQuietHours } from './notice-times.ts'
import { keyIdOf } from './push-address.ts'
import { createNoticeReader, type NoticeReader } from './read-notices.ts'
import { createAuthorizer, type PushResult, sendPush } from './send-push.ts'
import { readSubscriptions, type Subscription, seenAgainAfterMs } from './subscriptions.ts'

/** The platform opens six connections at once. */
const sentAtOnce = 6
/** What is sent between two notes: as much may come twice where a run dies. */
const notedAtOnce = 12

/**
 * Sends what is due: claims a batch, reads what content says of it now, sends, and notes what became of each.
 *
 * A run that dies leaves what it had claimed; that is due again when the claim is over. What it had sent and not noted
 * then goes out again, with the same topic: browsers show it in the first one's place, without a sound.
 *
 * @returns how many were claimed: fewer than a whole batch means that nothing else is due
 */
export async function deliverDueNotices(world: NoticeDeps): Promise<number> {
  const claimed = await leaseDeliveries(world)
  if (claimed.length === 0) return 0
  const subscriptions = await readSubscriptions(world.database, [
    ...new Set(claimed.map((each) => each.subscription)),
  ])
  const reader = await createNoticeReader(world, [...new Set(claimed.map(({ notice }) => notice))])
  const bundles = [...Map.groupBy(claimed, ({ subscription }) => subscription)].flatMap(([id, deliveries]) =>
    toBundles(deliveries, subscriptions.get(id), reader),
  )
  const authorize = world.keys && createAuthorizer(world.keys)
  const halted = new Map<string, number>()
  for (let at = 0; at < bundles.length; at += notedAtOnce) {
    const slice = bundles.slice(at, at + notedAtOnce)
    const outcomes: DeliveryOutcome[] = []
    for (let of = 0; of < slice.length; of += sentAtOnce) {
      const sent = slice.slice(of, of + sentAtOnce)
      const made = await Promise.all(sent.map((bundle) => deliver(world, bundle, reader, authorize, halted)))
      outcomes.push(...made.flat())
    }
    await recordOutcomes(world, outcomes)
  }
  return claimed.length
}

/** What goes out to somebody at once: one notice, or several concerts that are new. */
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
  world: NoticeDeps,
  { deliveries, subscription }: Bundle,
  reader: NoticeReader,
  authorize: ((endpoint: string) => Promise<string>) | undefined,
  halted: Map<string, number>,
): Promise<DeliveryOutcome[]> {
  const all = (outcome: Omit<DeliveryOutcome, 'delivery'>) =>
    deliveries.map((delivery) => ({ delivery, ...outcome }))
  const { keys, now } = world
  if (!subscription) return all({ state: 'dropped', fault: 'gone' })
  try {
    const reading = await reader.read(
      deliveries.map(({ notice }) => notice),
      subscription.locale,
    )
    if ('untrue' in reading) return all({ state: 'dropped', fault: reading.untrue })
    if (isQuietNow(reading, subscription, now()))
      return all({ state: 'waiting', at: afterQuietHours(subscription.timeZone, now()), isUntried: true })
    if (subscription.channel === 'email') {
      const { sendNoticeEmail } = await import('./send-notice-email.ts')
      return all(await sendNoticeEmail(world, subscription, reading))
    }
    if (!keys || !authorize) return all({ state: 'waiting', at: now() + retryDelayMs(1), fault: 'no keys' })
    if (subscription.keyId !== keyIdOf(keys.publicKey)) return all({ state: 'failed', fault: 'another key' })
    const { host } = new URL(subscription.address)
    const haltedUntil = halted.get(host)
    if (haltedUntil !== undefined) return all({ state: 'waiting', at: haltedUntil, fault: '429' })
    const pushed = await sendPush(
      { endpoint: subscription.address, p256dh: subscription.p256dh, auth: subscription.auth },
      {
        text: reading.text,
        topic: reading.topic,
        ttlSeconds: (reading.expiresAt - now()) / 1000,
        urgency: reading.isUrgent ? 'high' : 'normal',
      },
      authorize,
    )
    const outcome = toOutcome(pushed, deliveries, host, halted, now())
    return all(pushed.as === 'sent' ? { ...outcome, isTakenAgain: isNews(subscription, now()) } : outcome)
  } catch (error) {
    // Content doesn't answer: what is said must be so, and is said when that is known.
    return all({
      state: 'waiting',
      at: now() + retryDelayMs(deliveries[0]?.tries ?? 1),
      fault: faultOf(error),
    })
  }
}

function toOutcome(
  pushed: PushResult,
  deliveries: readonly LeasedDelivery[],
  host: string,
  halted: Map<string, number>,
  now: number,
): Omit<DeliveryOutcome, 'delivery'> {
  if (pushed.as === 'sent') return { state: 'sent' }
  if (pushed.as === 'gone') return { state: 'dropped', fault: 'gone', isGone: true }
  if (pushed.as === 'refused') return { state: 'failed', fault: pushed.fault, isRefused: true }
  const at = now + Math.max(pushed.afterMs ?? 0, retryDelayMs(deliveries[0]?.tries ?? 1))
  // A service that has had enough is left alone with the rest of the batch.
  if (pushed.fault === '429') halted.set(host, at)
  return { state: 'waiting', at, fault: pushed.fault }
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** Whether that it has taken something is to be written down. */
const isNews = ({ refusals, seenAt }: Subscription, now: number) =>
  refusals > 0 || now - seenAt > seenAgainAfterMs
