import type { NoticeDeps } from './notice-service.ts'
import { noticeTime } from './notice-times.ts'
import type { NoticeReading } from './read-notices.ts'
import type { Subscription } from './subscriptions.ts'

export interface LeasedDelivery {
  notice: string
  subscription: string
  /** This one included. */
  tries: number
}

/** What one run takes on before it looks for more. */
export const batchSize = 100
/** Longer than a batch takes: what is claimed and not noted by then is due again. */
const claimMs = 5 * 60_000

/** Whoever writes first has them. */
export async function leaseDeliveries({ database, now }: NoticeDeps): Promise<LeasedDelivery[]> {
  const { results } = await database
    .prepare(
      `update notice_delivery set tries = tries + 1, next_try_at = ?2
       where (notice, subscription) in (
         select notice, subscription from notice_delivery
         where state = 'waiting' and next_try_at <= ?1 order by next_try_at, subscription limit ${batchSize})
       returning notice, subscription, tries`,
    )
    .bind(now(), now() + claimMs)
    .all<LeasedDelivery>()
  return results
}

/** What became of a delivery. */
export interface DeliveryOutcome {
  delivery: LeasedDelivery
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
  /** When it is tried again, in milliseconds. */
  at?: number
  fault?: string
  /** It wasn't tried at all. */
  isUntried?: true
  /** The subscription is none any more. */
  isGone?: true
  /** The push service refused it. */
  isRefused?: true
  /** It takes pushes, after it has refused some or was silent for long. */
  isTakenAgain?: boolean
}

/** So often in a row a push service refuses before it is left alone. */
const maxRefusals = 5

/** All of a slice in one transaction. */
export async function recordOutcomes(
  { database, now }: NoticeDeps,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  const idsOf = (chosen: (outcome: DeliveryOutcome) => boolean | undefined) =>
    JSON.stringify([...new Set(outcomes.filter(chosen).map(({ delivery }) => delivery.subscription))])
  const gone = idsOf(({ isGone }) => isGone)
  const refused = idsOf(({ isRefused }) => isRefused)
  const takenAgain = idsOf(({ isTakenAgain }) => isTakenAgain)
  const rows = outcomes.map(({ delivery, state, at = 0, fault = null, isUntried }) => [
    ...[delivery.notice, delivery.subscription, state, at, fault, delivery.tries - (isUntried ? 1 : 0)],
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
    ...(gone === '[]' && refused === '[]' ? [] : forgetSubscriptions(database, gone, refused)),
  ])
}

/** With what they alone were told of. */
const forgetSubscriptions = (database: D1Database, gone: string, refused: string): D1PreparedStatement[] => {
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

/** A subscriber who lives by another clock than when the delivery was made, or a try that came to stand in the night. */
export const isQuietNow = (
  { kind, start }: NoticeReading,
  { timeZone }: Subscription,
  now: number,
): boolean => noticeTime(kind, timeZone, start, now) > now

const minuteMs = 60_000
const pausesMs = [1, 2, 5, 15, 30].map((minutes) => minutes * minuteMs)

/** @param tries so far, this one included @returns milliseconds */
export const retryDelayMs = (tries: number): number => pausesMs[tries - 1] ?? 60 * minuteMs
