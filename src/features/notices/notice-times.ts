import { addDays, toDayInZone, toInstant, toTimeInZone } from '../../shared/zoned-time.ts'
import { type ChangeKind, isChange } from './concert-changes.ts'
import type { ConcertState } from './concert-state.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * A change is announced once it has stayed the same this long: repeated saves make one notice, a reverted change none.
 */
const settlingMs = 2 * minuteMs
/** Tickets that have sold out for a shorter time may have been in a basket that nobody paid for. */
const basketMs = 5 * minuteMs
/** A change is announced after this time even if editing goes on. */
const longestSettlingMs = 10 * minuteMs

/** @returns when a change is announced, in milliseconds; `isSoldOut`: all that has changed is that tickets sold out */
export const toAnnouncementInstant = (seenSince: number, unsettledSince: number, isSoldOut = false): number =>
  Math.min(seenSince + (isSoldOut ? basketMs : settlingMs), unsettledSince + longestSettlingMs)

const quietFrom = '22:00'
const quietUntil = '09:00'

/** @returns `now`, or at night the next morning in the time zone; milliseconds */
export function afterQuietHours(timeZone: string, now: number): number {
  const clock = toTimeInZone(timeZone, now)
  if (clock >= quietUntil && clock < quietFrom) return now
  const today = toDayInZone(timeZone, now)
  return toInstant(clock >= quietFrom ? addDays(today, 1) : today, quietUntil, timeZone)
}

/** An urgent notice is sent at night if the morning would leave less time than this before the concert. */
const onTheWayMs = 3 * hourMs

/**
 * @param timeZone the time zone of the subscriber's city
 * @param start when the concert begins as the subscriber knows it, in milliseconds
 * @returns when a subscriber is told, in milliseconds
 */
export function chooseNoticeTime(kind: ChangeKind, timeZone: string, start: number, now: number): number {
  const at = afterQuietHours(timeZone, now)
  const isTooLate = (isChange(kind) || kind === 'words') && start > now && at > start - onTheWayMs
  return isTooLate ? now : at
}

const reminderTime = '12:00'

/** @returns when subscribers are reminded of a concert, in milliseconds: at noon of the day before in its city */
export const toReminderInstant = ({ date, timeZone }: ConcertState): number =>
  toInstant(addDays(date, -1), reminderTime, timeZone)

/** Whether it is time to remind of a concert. On its own day it is too late. */
export const isTimeToRemind = (concert: ConcertState, now: number): boolean =>
  now >= toReminderInstant(concert) && toDayInZone(concert.timeZone, now) < concert.date

/** Returned tickets are gone within hours, so news of them soon expires. */
const returnedMatterMs = dayMs
const announcedMatterMs = 7 * dayMs

/**
 * @param known the state that was last announced: visitors who missed the change still come at that time
 * @returns when a notice expires, in milliseconds
 */
export function toNoticeExpiry(
  kind: ChangeKind,
  seen: ConcertState,
  known: ConcertState | undefined,
  now: number,
): number {
  if (kind === 'announced') return Math.min(seen.start, now + announcedMatterMs)
  if (kind === 'returned') return Math.min(seen.start, now + returnedMatterMs)
  if (kind === 'postponed' || kind === 'cancelled') return known?.end ?? seen.end
  if (kind === 'moved') return Math.max(known && known.status !== 'postponed' ? known.start : 0, seen.start)
  return seen.start
}
