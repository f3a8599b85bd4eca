import { addDays, toInstant, toUtcDay } from '../../shared/zoned-time.ts'
import { type ContentService, noteChangeAt } from '../../strapi/port/client.ts'
import { type ConcertTime, isOver, toConcertEnd } from './ticket-state.ts'

/**
 * Bounds the days on which concerts may be under way. A concert is upcoming until it is over by the clock of its own
 * city, which the content service doesn't know: it compares days. A concert dated two days before today in UTC is
 * over everywhere, and one dated two days after it has ended nowhere: zones reach from −12 to +14 hours, and no
 * concert counts as longer than half a day.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export const toSurroundingDays = (today: string): { first: string; last: string } => ({
  first: addDays(today, -1),
  last: addDays(today, 1),
})

/** The concerts of a list that are ahead, and the milliseconds from and until which they are the same ones. */
interface Ahead<Concert> {
  concerts: readonly Concert[]
  from: number
  until: number
  /** Milliseconds at which the next concert of the surrounding days is over; infinite if none of them is left. */
  nextEnd: number
}

/** The latest answer for each list. Content of the cache is the same object until it changes. */
const latestAhead = new WeakMap<readonly ConcertTime[], Ahead<ConcertTime>>()

/**
 * Keeps the concerts that are not over. The list changes when the next of them ends, so the cache is told that
 * instant. Until then the same list gives the same object, so that what is derived from it can be kept, and a schedule
 * of thousands is not gone through for each request.
 */
export function keepAhead<Concert extends ConcertTime>(
  content: ContentService,
  concerts: readonly Concert[],
): readonly Concert[] {
  const now = content.cache.now()
  // The cast is safe, since only concerts of a list are remembered for it.
  const known = latestAhead.get(concerts) as Ahead<Concert> | undefined
  const ahead = known && known.from <= now && now < known.until ? known : toAhead(concerts, now)
  latestAhead.set(concerts, ahead)
  noteChangeAt(content, ahead.nextEnd)
  return ahead.concerts
}

function toAhead<Concert extends ConcertTime>(concerts: readonly Concert[], now: number): Ahead<Concert> {
  const nextEnd = findNextEnd(concerts, now)
  // The result is valid until tomorrow at most, since concerts of one more day may end then.
  const tomorrow = Date.parse(addDays(toUtcDay(now), 1))
  return {
    concerts: concerts.filter((concert) => !isOver(concert, now)),
    from: now,
    until: Math.min(tomorrow, nextEnd),
    nextEnd,
  }
}

/**
 * Tells the cache the instants at which the ticket buttons of the given concerts change: when a sale begins and when
 * a concert ends.
 */
export function recordStateChanges(
  content: ContentService,
  concerts: readonly (ConcertTime & { onSaleAt?: string })[],
): void {
  noteEnds(content, concerts)
  for (const { onSaleAt } of concerts) if (onSaleAt) noteChangeAt(content, Date.parse(onSaleAt))
}

/** Tells the cache when the concert's day begins by the clock of its city, since its page has a link for that day only. */
export function noteDay(content: ContentService, { date, timeZone }: ConcertTime): void {
  const { last } = toSurroundingDays(toUtcDay(content.cache.now()))
  if (date <= last) noteChangeAt(content, toInstant(date, '00:00', timeZone))
}

/**
 * An answer that says of these concerts whether they are over is right as long as none of them ends: until the
 * millisecond after.
 */
export const noteEnds = (content: ContentService, concerts: readonly ConcertTime[]): void =>
  noteChangeAt(content, findNextEnd(concerts, content.cache.now()))

/**
 * Finds the first millisecond after `now` at which one more of the concerts is over; infinite if none is left of the
 * surrounding days. Later concerts are not checked: converting an end from its time zone is slow, and no answer is cached
 * for that long.
 */
function findNextEnd(concerts: readonly ConcertTime[], now: number): number {
  const { last } = toSurroundingDays(toUtcDay(now))
  const ends = concerts.filter(({ date }) => date <= last).map((concert) => toConcertEnd(concert) + 1)
  return Math.min(...ends.filter((end) => end > now))
}
