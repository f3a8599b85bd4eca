import { addDays, toInstant } from '../../shared/zoned-time.ts'
import type { ConcertSummary } from './concert-summary.ts'

/**
 * What the ticket button says. Only `buy` is a link; every other state is words.
 * - `none`: no link was given (a grey label «Tickets»)
 */
export type TicketState = 'past' | 'cancelled' | 'postponed' | 'sold-out' | 'not-on-sale' | 'none' | 'buy'

/** The fields of a concert on which its ticket button depends. */
export type TicketFacts = Pick<ConcertSummary, 'status' | 'soldOut' | 'ticket' | 'onSaleAt'> & ConcertTime
export type ConcertTime = Pick<ConcertSummary, 'date' | 'time' | 'timeZone' | 'durationMinutes'>

/** A concert that has begun this long ago counts as over when its length is unknown. */
const usualMinutes = 150
/**
 * Minutes after which every concert counts as over. They limit how far back lists are read so that concerts under way
 * are in them (`around-now.ts`).
 */
const longestMinutes = 12 * 60

const hourMs = 3_600_000
/** Zones are at most this far from UTC; beyond it, a concert's state needs no look at its zone. */
const widestOffsetMs = 14 * hourMs
/** A day on which clocks are set back, and more than any concert. */
const longestDayMs = 26 * hourMs

/** Whether the concert is over at an instant (milliseconds), by its city's clock. */
export function isOver(concert: ConcertTime, now: number): boolean {
  const { date, time } = concert
  const inUtc = Date.parse(`${date}T${time?.slice(0, 5) ?? '00:00'}:00Z`)
  if (inUtc - widestOffsetMs > now) return false
  if (inUtc + widestOffsetMs + longestDayMs < now) return true
  return toConcertEnd(concert) < now
}

/** The instant at which the concert is over, in milliseconds. */
export function toConcertEnd(concert: ConcertTime): number {
  const end = ends.get(concert) ?? toConcertSpan(concert).end
  ends.set(concert, end)
  return end
}

/** A zone's clock is dear, and every list asks it of the concerts of these days, with each view. */
const ends = new WeakMap<ConcertTime, number>()

/** The instants at which the concert begins and is over, in milliseconds. Without an hour it takes its whole day. */
export function toConcertSpan({ date, time, timeZone, durationMinutes }: ConcertTime): {
  start: number
  end: number
} {
  const start = toInstant(date, time, timeZone)
  const minutes = Math.min(durationMinutes ?? usualMinutes, longestMinutes)
  return { start, end: time ? start + minutes * 60_000 : toInstant(addDays(date, 1), undefined, timeZone) }
}

/** Whether tickets can be bought, now or once their sale begins, of a concert that isn't over. */
export const canBeBought = ({ status, soldOut, ticket }: Omit<TicketFacts, keyof ConcertTime>): boolean =>
  status !== 'cancelled' && status !== 'postponed' && !soldOut && ticket.kind !== 'none'

export function chooseTicketState(concert: TicketFacts, now: number): TicketState {
  if (concert.status === 'cancelled') return 'cancelled'
  if (isOver(concert, now)) return 'past'
  if (concert.status === 'postponed') return 'postponed'
  if (concert.soldOut) return 'sold-out'
  if (concert.ticket.kind === 'none') return 'none'
  if (concert.onSaleAt && Date.parse(concert.onSaleAt) > now) return 'not-on-sale'
  return 'buy'
}

/** Whether the day that was announced no longer holds. */
export const isOff = (state: TicketState): boolean => state === 'cancelled' || state === 'postponed'

/** Whether people will still come to a hall for the concert: it is neither over, nor cancelled, nor online. */
export function isInHall(concert: TicketFacts, now: number): boolean {
  const state = chooseTicketState(concert, now)
  return state !== 'past' && state !== 'cancelled' && concert.status !== 'moved_online'
}

/** The fields of a list's rows that change with the time of day, while the day in UTC stays the same. */
export const chooseTicketStates = (concerts: readonly TicketFacts[], now: number): TicketState[] =>
  concerts.map((concert) => chooseTicketState(concert, now))
