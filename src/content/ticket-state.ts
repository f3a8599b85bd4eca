import { toInstant } from '../shared/zoned-time.ts'
import type { ConcertCard } from './concert-card.ts'

/**
 * What the ticket button says. Only `buy` is a link; every other state is words.
 * - `none`: no link was given (seed: a grey label «Tickets»)
 */
export type TicketState = 'past' | 'cancelled' | 'postponed' | 'sold-out' | 'not-on-sale' | 'none' | 'buy'

/** A concert that has begun this long ago counts as over when its length is unknown. */
const usualMinutes = 150
const dayMinutes = 24 * 60

/** Zones are at most this far from UTC; beyond it, a concert's state needs no look at its zone. */
const widestOffsetMs = 14 * 3_600_000

/** Whether the concert is over at an instant (milliseconds), by its city's clock. */
export function isOver({ date, time, timeZone, durationMinutes }: ConcertCard, now: number): boolean {
  const lengthMs = (time ? (durationMinutes ?? usualMinutes) : dayMinutes) * 60_000
  const inUtc = Date.parse(`${date}T${time?.slice(0, 5) ?? '00:00'}:00Z`)
  if (inUtc - widestOffsetMs > now) return false
  if (inUtc + widestOffsetMs + lengthMs < now) return true
  return toInstant(date, time, timeZone) + lengthMs < now
}

export function chooseTicketState(concert: ConcertCard, now: number): TicketState {
  if (concert.status === 'cancelled') return 'cancelled'
  if (isOver(concert, now)) return 'past'
  if (concert.status === 'postponed') return 'postponed'
  if (concert.soldOut) return 'sold-out'
  if (concert.ticket.kind === 'none') return 'none'
  if (concert.onSaleAt && Date.parse(concert.onSaleAt) > now) return 'not-on-sale'
  return 'buy'
}
