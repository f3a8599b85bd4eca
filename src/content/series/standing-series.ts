import type { SoldConcert } from '../concerts/availability.ts'
import type { ConcertSummary } from '../concerts/concert-summary.ts'
import { toLinkedTicket } from '../concerts/ticket.ts'
import { isOver } from '../concerts/ticket-state.ts'
import type { Series } from './series.ts'

/** A series with its concerts as they stand now, the soonest first. */
export interface StandingSeries {
  series: Series
  concerts: readonly ConcertSummary[]
  counts: SeriesCounts
  /** Its tickets, as editors and their seller have them. */
  sold: SoldConcert
}

/**
 * A series as something that a seller sells: it stands among concerts, under a name that no slug can have. A seller is asked
 * about it as about a concert.
 */
export const toSoldSeries = ({
  slug,
  ticketUrl,
  price,
}: Pick<Series, 'slug' | 'ticketUrl' | 'price'>): SoldConcert => ({
  slug: `${soldSeriesStart}${slug}`,
  soldOut: false,
  ticket: ticketUrl ? toLinkedTicket(ticketUrl) : { kind: 'none' },
  ...(price ? { price } : {}),
})
export const soldSeriesStart = 'series/'

/** How many concerts a series has, and how many of them are left: ahead or under way, and not cancelled. */
export interface SeriesCounts {
  total: number
  left: number
  /** Of those that are left: without tickets, and on another day than was announced. */
  soldOut: number
  moved: number
  cancelled: number
}

export function countConcerts(
  concerts: readonly Pick<
    ConcertSummary,
    'date' | 'time' | 'timeZone' | 'durationMinutes' | 'status' | 'soldOut'
  >[],
  now: number,
): SeriesCounts {
  const left = concerts.filter((concert) => concert.status !== 'cancelled' && !isOver(concert, now))
  return {
    total: concerts.length,
    left: left.length,
    soldOut: left.filter(({ soldOut }) => soldOut).length,
    moved: left.filter(({ status }) => status === 'postponed' || status === 'rescheduled').length,
    cancelled: concerts.filter(({ status }) => status === 'cancelled').length,
  }
}

/** Whether nothing of a series can be heard any more. One whose concerts aren't known yet is ahead. */
export const isPast = ({ total, left }: SeriesCounts): boolean => total > 0 && left === 0
