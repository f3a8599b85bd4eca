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

/** Whether the concert is over at an instant (milliseconds), by its city's clock. */
export function isOver(concert: ConcertCard, now: number): boolean {
  const start = toInstant(concert.date, concert.time, concert.timeZone)
  const minutes = concert.time ? (concert.durationMinutes ?? usualMinutes) : dayMinutes
  return start + minutes * 60_000 < now
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
