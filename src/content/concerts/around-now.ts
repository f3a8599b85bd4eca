import { addDays, toInstant, toUtcDay } from '../../shared/zoned-time.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
import { toHalfYear } from '../parts/part-keys.ts'
import type { ConcertStatus } from './concert-row.ts'
import { type ConcertTime, isOver, isUnderWay, toConcertEnd, toConcertSpan } from './ticket-state.ts'

/**
 * Bounds the days on which concerts may be under way. A concert is upcoming until it is over by the clock of its own
 * city. One dated two days before today in UTC is over everywhere, and one dated two days after it has ended nowhere: zones
 * reach from −12 to +14 hours, and no concert counts as longer than half a day.
 */
function toSurroundingDays(now: number): { first: string; last: string } {
  const today = toUtcDay(now)
  return { first: addDays(today, -1), last: addDays(today, 1) }
}

/** The earliest half-year with concerts that may not be over. @param now milliseconds */
export const toFirstPeriod = (now: number): string => toHalfYear(toSurroundingDays(now).first)

/** The concerts of a list that are ahead and that are over, and the milliseconds from and until which they are so. */
interface Split<Concert> {
  ahead: readonly Concert[]
  over: readonly Concert[]
  from: number
  until: number
}

/** How each list was last split into past and coming concerts. A published list stays one object until content changes. */
const latestSplits = new WeakMap<readonly ConcertTime[], Split<ConcertTime>>()

/**
 * Splits a list into concerts that are ahead and those that are over. Until the next of them ends the same list gives the
 * same arrays, so that what is derived from them can be kept, and a schedule of thousands is not gone through for each
 * request.
 *
 * @param now milliseconds
 */
export function splitByNow<Concert extends ConcertTime>(
  concerts: readonly Concert[],
  now: number,
): Pick<Split<Concert>, 'ahead' | 'over'> {
  // The cast is safe, since only concerts of a list are remembered for it.
  const known = latestSplits.get(concerts) as Split<Concert> | undefined
  const split = known && known.from <= now && now < known.until ? known : toSplit(concerts, now)
  latestSplits.set(concerts, split)
  return split
}

function toSplit<Concert extends ConcertTime>(concerts: readonly Concert[], now: number): Split<Concert> {
  // The result is valid until tomorrow at most, since concerts of one more day may end then.
  const tomorrow = Date.parse(addDays(toUtcDay(now), 1))
  return {
    ahead: concerts.filter((concert) => !isOver(concert, now)),
    over: concerts.filter((concert) => isOver(concert, now)),
    from: now,
    until: Math.min(tomorrow, findNext(concerts, now, listEnd)),
  }
}

/**
 * Tells the cache the instants at which the ticket buttons of the given concerts change: when a sale begins, and
 * when a concert begins and ends.
 */
export function recordStateChanges(
  content: ContentService,
  concerts: readonly (ConcertTime & { onSaleAt?: string })[],
): void {
  noteTurns(content, concerts)
  for (const { onSaleAt } of concerts) if (onSaleAt) noteChangeAt(content, Date.parse(onSaleAt))
}

/** Tells the cache when the concert's day begins by the clock of its city, since its page has a link for that day only. */
export function noteDay(content: ContentService, { date, timeZone }: ConcertTime): void {
  const { last } = toSurroundingDays(content.now())
  if (date <= last) noteChangeAt(content, toInstant(date, '00:00', timeZone))
}

/** An answer that says of these concerts whether they are ahead, under way or over is right until one begins or is over. */
export const noteTurns = (content: ContentService, concerts: readonly ConcertTime[]): void =>
  noteChangeAt(content, findNext(concerts, content.now(), listTurns))

/** The first millisecond at which a concert is over. */
const listEnd = (concert: ConcertTime): number[] => [toConcertEnd(concert) + 1]
const listTurns = (concert: ConcertTime): number[] => [toConcertSpan(concert).start, ...listEnd(concert)]

/**
 * Finds the first of the concerts' instants after `now`; infinite if none is left of the surrounding days. Other concerts
 * are not checked: converting an instant from its time zone is slow, and no answer is cached for that long.
 */
function findNext(
  concerts: readonly ConcertTime[],
  now: number,
  list: (concert: ConcertTime) => number[],
): number {
  const { first, last } = toSurroundingDays(now)
  const instants = concerts.filter(({ date }) => first <= date && date <= last).flatMap(list)
  return Math.min(...instants.filter((instant) => instant > now))
}

/**
 * Puts concerts that have begun after the first day that has a concert still to begin. A list then opens with a concert
 * that a visitor can still attend.
 *
 * @param concerts that are not over, the soonest first
 */
export function withBegunBehind<Concert extends ConcertTime & { status: ConcertStatus }>(
  concerts: Concert[],
  now: number,
): Concert[] {
  const { last } = toSurroundingDays(now)
  const begun = concerts.filter((concert) => concert.date <= last && isUnderWay(concert, now))
  if (begun.length === 0) return concerts
  const coming = concerts.filter((concert) => !begun.includes(concert))
  const later = coming.findIndex(({ date }) => date !== coming[0]?.date)
  return coming.toSpliced(later < 0 ? coming.length : later, 0, ...begun)
}
