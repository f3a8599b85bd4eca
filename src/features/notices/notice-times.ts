import { addDays, dayIn, timeIn, toInstant } from '../../shared/zoned-time.ts'
import type { ConcertState } from './concert-state.ts'
import { type ChangeKind, isChange } from './find-changed-concerts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** An editor who saves again and again, or takes something back at once, is told of once, or not at all. */
const settlingMs = 2 * minuteMs
/** Somebody who saves every minute mustn't keep it from people. */
const longestSettlingMs = 10 * minuteMs

/** When what was seen is taken for meant, in milliseconds. */
export const announcedAt = (seenSince: number, unsettledSince: number): number =>
  Math.min(seenSince + settlingMs, unsettledSince + longestSettlingMs)

const quietFrom = '22:00'
const quietUntil = '09:00'

/** When somebody may hear something: now, or the next morning in their city. */
export function afterQuietHours(timeZone: string, now: number): number {
  const clock = timeIn(timeZone, now)
  if (clock >= quietUntil && clock < quietFrom) return now
  const today = dayIn(timeZone, now)
  return toInstant(clock >= quietFrom ? addDays(today, 1) : today, quietUntil, timeZone)
}

/** Who is on the way already by the next morning is woken all the same. */
const onTheWayMs = 3 * hourMs

/**
 * When a subscriber is told.
 *
 * @param timeZone of their city
 * @param start of the concert as they know it
 */
export function noticeTime(kind: ChangeKind, timeZone: string, start: number, now: number): number {
  const at = afterQuietHours(timeZone, now)
  const isTooLate = (isChange(kind) || kind === 'words') && start > now && at > start - onTheWayMs
  return isTooLate ? now : at
}

const reminderTime = '12:00'

/** When a concert's people are reminded, by the clock of the concert's city: the day before, at noon. */
export const reminderAt = ({ date, timeZone }: ConcertState): number =>
  toInstant(addDays(date, -1), reminderTime, timeZone)

/** Whether it is time to remind: on the day of the concert itself it is too late. */
export const isTimeToRemind = (concert: ConcertState, now: number): boolean =>
  now >= reminderAt(concert) && dayIn(concert.timeZone, now) < concert.date

/** Returned tickets are gone within hours. */
const returnedMatterMs = dayMs
const announcedMatterMs = 7 * dayMs

/**
 * After that it can't matter to anybody, in milliseconds.
 *
 * @param known as people knew the concert: whoever has heard of nothing comes when it was to begin
 */
export function noticeExpiresAt(
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
