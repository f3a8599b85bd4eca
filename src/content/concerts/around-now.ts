import { addDays, utcDay } from '../../shared/zoned-time.ts'
import { type ContentService, noteChangeAt } from '../../strapi/port/client.ts'
import { type ConcertTime, isOver, toEnd } from './ticket-state.ts'

/**
 * «Upcoming» is «not over yet» by the clock of the concert's own city, of which the content service knows nothing: it
 * compares days. What is dated two days before today in UTC is over everywhere, and what is dated two days after it
 * has ended nowhere (zones reach from −12 to +14 hours, and no concert counts as longer than half a day). The days
 * between are asked for along with every list, and `isOver` decides about them whenever a list is read.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export const daysAround = (today: string): { first: string; last: string } => ({
  first: addDays(today, -1),
  last: addDays(today, 1),
})

/** What isn't over. An answer that is made of it is right until the next of it ends. */
export function keepAhead<Concert extends ConcertTime>(
  content: ContentService,
  concerts: readonly Concert[],
): Concert[] {
  noteEnds(content, concerts)
  return concerts.filter((concert) => !isOver(concert, content.cache.now()))
}

/** The same where it shows what their ticket buttons say: it is right until the next sale begins, too. */
export function noteStates(
  content: ContentService,
  concerts: readonly (ConcertTime & { onSaleAt?: string })[],
): void {
  noteEnds(content, concerts)
  for (const { onSaleAt } of concerts) if (onSaleAt) noteChangeAt(content, Date.parse(onSaleAt))
}

/** An answer that says of these concerts whether they are over is right as long as none of them ends: until the millisecond after. */
export function noteEnds(content: ContentService, concerts: readonly ConcertTime[]): void {
  // What ends later is looked at when its day has come: a zone's clock is dear, and no answer is stored for so long.
  const { last } = daysAround(utcDay(content.cache.now()))
  for (const concert of concerts) if (concert.date <= last) noteChangeAt(content, toEnd(concert) + 1)
}
