import type { NoticeDeps } from './notice-deps.ts'
import { chooseNoticeTime } from './notice-times.ts'
import type { CurrentNotice } from './read-notices.ts'
import type { Subscription } from './subscriptions.ts'
import { restoreQueuePlaces } from './tell-portions.ts'

export interface LeasedDelivery {
  notice: string
  subscription: string
  /** Attempts so far, counting this one. */
  tries: number
}

/** Maximum number of notice deliveries that one run leases at once. */
export const deliveriesPerBatch = 100
/**
 * How long a run has leased deliveries: longer than a batch takes. Those without a recorded outcome are then due again.
 */
const leaseMs = 5 * 60_000

/** Takes due deliveries for this run: no other run gets them until the lease ends. */
export async function leaseDeliveries({ database, now }: NoticeDeps): Promise<LeasedDelivery[]> {
  const { results } = await database
    .prepare(
      `update notice_delivery set tries = tries + 1, next_try_at = ?2
       where (notice, subscription) in (
         select notice, subscription from notice_delivery
         where state = 'waiting' and next_try_at <= ?1 order by next_try_at, subscription limit ${deliveriesPerBatch})
       returning notice, subscription, tries`,
    )
    .bind(now(), now() + leaseMs)
    .all<LeasedDelivery>()
  return results
}

/** The outcome of an attempt to send a delivery. */
export interface DeliveryOutcome {
  delivery: LeasedDelivery
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
  /** When the next attempt is due, in milliseconds since 1970. */
  at?: number
  fault?: string
  /** Whether nothing was sent, so that the attempt doesn't count. */
  isUntried?: true
  /** The subscription no longer exists at the push service. */
  isGone?: true
  /** The push service refused the push. */
  isRefused?: true
  /** A push was accepted after refusals or a long silence, so that the subscription's row changes. */
  isRecovered?: boolean
}

/** A subscription is removed after this many refusals in a row. */
const maxRefusals = 5

/** Records the outcomes of deliveries in one transaction. */
export async function recordOutcomes(
  { database, now }: NoticeDeps,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  const idsOf = (chosen: (outcome: DeliveryOutcome) => boolean | undefined) =>
    JSON.stringify([...new Set(outcomes.filter(chosen).map(({ delivery }) => delivery.subscription))])
  const gone = idsOf(({ isGone }) => isGone)
  const refused = idsOf(({ isRefused }) => isRefused)
  const takenAgain = idsOf(({ isRecovered }) => isRecovered)
  const dropped = JSON.stringify(
    outcomes
      .filter(({ state, isGone }) => state === 'dropped' && !isGone)
      .map(({ delivery }) => [delivery.notice, delivery.subscription]),
  )
  const rows = outcomes.map(({ delivery, state, at = 0, fault = null, isUntried }) => [
    delivery.notice,
    delivery.subscription,
    state,
    at,
    fault,
    delivery.tries - (isUntried ? 1 : 0),
  ])
  await database.batch([
    database
      .prepare(
        `update notice_delivery set state = j.value ->> 2, next_try_at = j.value ->> 3, fault = j.value ->> 4,
           tries = j.value ->> 5
         from json_each(?) j
         where notice = j.value ->> 0 and subscription = j.value ->> 1 and notice_delivery.state = 'waiting'`,
      )
      .bind(JSON.stringify(rows)),
    ...(dropped === '[]' ? [] : [restoreQueuePlaces(database, dropped)]),
    ...(takenAgain === '[]'
      ? []
      : [
          database
            .prepare(
              `update notice_subscription set refusals = 0, seen_at = ?
               where id in (select value from json_each(?))`,
            )
            .bind(now(), takenAgain),
        ]),
    ...(refused === '[]'
      ? []
      : [
          database
            .prepare(
              'update notice_subscription set refusals = refusals + 1 where id in (select value from json_each(?))',
            )
            .bind(refused),
        ]),
    ...(gone === '[]' && refused === '[]' ? [] : removeSubscriptions(database, gone, refused)),
  ])
}

/** Removes subscriptions, and the topics of owners who have no other subscription. */
const removeSubscriptions = (database: D1Database, gone: string, refused: string): D1PreparedStatement[] => {
  const doomed = `select id from notice_subscription where id in (select value from json_each(?1))
    or (id in (select value from json_each(?2)) and refusals >= ${maxRefusals})`
  return [
    database
      .prepare(
        `delete from notice_topic where owner in (
           select owner from notice_subscription where id in (${doomed})
           and owner not in (select owner from notice_subscription other where other.owner = notice_subscription.owner
             and other.id <> notice_subscription.id))`,
      )
      .bind(gone, refused),
    database.prepare(`delete from notice_subscription where id in (${doomed})`).bind(gone, refused),
  ]
}

/**
 * Whether it is night for a subscriber: their time zone may have changed, or an attempt was postponed into the night.
 */
export const isQuietNow = (
  { kind, start }: CurrentNotice,
  { timeZone }: Subscription,
  now: number,
): boolean => chooseNoticeTime(kind, timeZone, start, now) > now

const minuteMs = 60_000
const pausesMs = [1, 2, 5, 15, 30].map((minutes) => minutes * minuteMs)

/** @param tries attempts so far, counting this one @returns the pause before the next attempt, in milliseconds */
export const retryDelayMs = (tries: number): number => pausesMs[tries - 1] ?? 60 * minuteMs
