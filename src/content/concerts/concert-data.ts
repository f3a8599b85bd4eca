import { toUnits } from '../../shared/money.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { chooseTicketState, type TicketState } from './ticket-state.ts'

/** A row of a concert list as data: what it says, and the state of its tickets. */
export interface ConcertData {
  slug: string
  /** `YYYY-MM-DD` and `HH:mm:ss.000`, local to the city. */
  date: string
  time?: string | undefined
  /** The concert's own title. If there is one, pages show it instead of the program's name. */
  title?: string | undefined
  program?: string | undefined
  city?: string | undefined
  venue?: string | undefined
  tickets: TicketState
  /** Number of tickets left; only if the seller reports that few are left. */
  ticketsLeft?: number | undefined
  /** Lowest price in units of the currency, such as 24.5; absent if it isn't known. */
  minCost?: number | undefined
  currency?: string | undefined
}

/** @param now milliseconds */
export const toConcertData = (concert: ConcertSummary, now: number): ConcertData => ({
  slug: concert.slug,
  date: concert.date,
  time: concert.time,
  title: concert.title?.name,
  program: concert.program?.name,
  city: concert.city?.name,
  venue: concert.venue?.name,
  tickets: chooseTicketState(concert, now),
  ticketsLeft: concert.ticketsLeft,
  minCost: concert.price && toUnits({ amount: concert.price.from, currency: concert.price.currency }),
  currency: concert.price?.currency,
})
