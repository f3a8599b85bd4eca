import { needsNoTicket, type Price } from '../../shared/price.ts'
import { addDays, toInstant } from '../../shared/zoned-time.ts'
import type { ConcertSummary } from './concert-summary.ts'

/**
 * What the ticket button says. Only `buy` is a link; every other state is words.
 * - `under-way`: the concert has begun, and no tickets are sold any more
 * - `none`: no link was given (a grey label «Tickets»)
 */
export type TicketState =
  | 'past'
  | 'under-way'
  | 'cancelled'
  | 'postponed'
  | 'sold-out'
  | 'not-on-sale'
  | 'none'
  | 'buy'

/** The fields of a concert on which its ticket button depends. */
export type TicketFacts = Pick<ConcertSummary, 'status' | 'soldOut' | 'ticket' | 'onSaleAt' | 'sellsLate'> &
  ConcertTime
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

/**
 * Where a concert stands at an instant, by its city's clock. It is over after the last millisecond of its span. One without
 * an hour is ahead until its day ends, since nobody knows when it begins.
 *
 * @param now milliseconds
 */
function toPhase(concert: ConcertTime, now: number): 'ahead' | 'under-way' | 'over' {
  const { date, time } = concert
  const inUtc = Date.parse(`${date}T${time?.slice(0, 5) ?? '00:00'}:00Z`)
  if (inUtc - widestOffsetMs > now) return 'ahead'
  if (inUtc + widestOffsetMs + longestDayMs < now) return 'over'
  const { start, end } = toConcertSpan(concert)
  if (end < now) return 'over'
  return time && start <= now ? 'under-way' : 'ahead'
}

/** Whether the concert is over at an instant (milliseconds), by its city's clock. */
export const isOver = (concert: ConcertTime, now: number): boolean => toPhase(concert, now) === 'over'

/** Whether the concert has begun and isn't over. A cancelled or postponed one isn't played at its hour. */
export const isUnderWay = (concert: ConcertTime & Pick<ConcertSummary, 'status'>, now: number): boolean =>
  concert.status !== 'cancelled' && concert.status !== 'postponed' && toPhase(concert, now) === 'under-way'

interface Span {
  start: number
  end: number
}

/** A zone's clock is dear, and every list asks it of the concerts of these days, with each view. */
const spans = new WeakMap<ConcertTime, Span>()

/** The instants at which the concert begins and is over, in milliseconds. Without an hour it takes its whole day. */
export function toConcertSpan(concert: ConcertTime): Span {
  const span = spans.get(concert) ?? computeSpan(concert)
  spans.set(concert, span)
  return span
}

function computeSpan({ date, time, timeZone, durationMinutes }: ConcertTime): Span {
  const start = toInstant(date, time, timeZone)
  const minutes = Math.min(durationMinutes ?? usualMinutes, longestMinutes)
  return { start, end: time ? start + minutes * 60_000 : toInstant(addDays(date, 1), undefined, timeZone) }
}

/** The instant at which the concert is over, in milliseconds. */
export const toConcertEnd = (concert: ConcertTime): number => toConcertSpan(concert).end

/** Whether tickets can be bought, now or once their sale begins, of a concert that isn't over. */
export const canBeBought = ({
  status,
  soldOut,
  ticket,
}: Pick<TicketFacts, 'status' | 'soldOut' | 'ticket'>): boolean =>
  status !== 'cancelled' && status !== 'postponed' && !soldOut && ticket.kind !== 'none'

export function chooseTicketState(concert: TicketFacts, now: number): TicketState {
  if (concert.status === 'cancelled') return 'cancelled'
  if (isOver(concert, now)) return 'past'
  if (concert.status === 'postponed') return 'postponed'
  if (isUnderWay(concert, now) && !concert.sellsLate) return 'under-way'
  if (concert.soldOut) return 'sold-out'
  if (concert.ticket.kind === 'none') return 'none'
  if (concert.onSaleAt && Date.parse(concert.onSaleAt) > now) return 'not-on-sale'
  return 'buy'
}

/** Whether a state leaves nothing to do with the concert itself. */
export const isDeadEnd = (state: TicketState, price: Price | undefined): boolean =>
  state !== 'buy' && state !== 'not-on-sale' && !(state === 'none' && needsNoTicket(price))

/** Whether the day that was announced no longer holds. */
export const isOff = (state: TicketState): boolean => state === 'cancelled' || state === 'postponed'

/** Whether people will still come to a hall for the concert: it is neither over, nor cancelled, nor online. */
export function isInHall(concert: TicketFacts, now: number): boolean {
  const state = chooseTicketState(concert, now)
  return state !== 'past' && state !== 'cancelled' && concert.status !== 'moved_online'
}

/** The fields of a list's rows that change with the time of day, while the day in UTC stays the same. */
export const chooseTicketStates = (concerts: readonly TicketFacts[], now: number): string[] =>
  concerts.map(
    (concert) => `${chooseTicketState(concert, now)}${isUnderWay(concert, now) ? ' under way' : ''}`,
  )
