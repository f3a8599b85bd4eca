import * as z from 'zod/mini'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { chooseTicketState, type TicketState, toSpan } from '../../content/concerts/ticket-state.ts'

/** Of a concert what somebody would want to be told, were it otherwise. */
export const concertStateSchema = z.object({
  date: z.string(),
  time: z.optional(z.string()),
  timeZone: z.string(),
  status: z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled']),
  /** The venue's slug, or else what the concert calls its hall. */
  place: z.optional(z.string()),
  city: z.optional(z.string()),
  program: z.optional(z.string()),
  onSaleAt: z.optional(z.string()),
  tickets: z.enum(['past', 'cancelled', 'postponed', 'sold-out', 'not-on-sale', 'none', 'buy']),
  /** When it begins and is over, in milliseconds. */
  start: z.number(),
  end: z.number(),
})
export type ConcertState = z.infer<typeof concertStateSchema>

/** @param now milliseconds */
export function toConcertState(concert: ConcertSummary, now: number): ConcertState {
  const { date, time, timeZone, status, venue, hall, city, program, onSaleAt } = concert
  const place = venue?.slug ?? hall
  return {
    ...{ date, timeZone, status, tickets: chooseTicketState(concert, now), ...toSpan(concert) },
    ...(time ? { time: time.slice(0, 5) } : {}),
    ...(place ? { place } : {}),
    ...(city ? { city: city.slug } : {}),
    ...(program ? { program: program.slug } : {}),
    ...(onSaleAt ? { onSaleAt } : {}),
  }
}

/** Whether it is announced to take place as it stands there. */
export const isTakingPlace = ({ status }: Pick<ConcertState, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'postponed'

/**
 * Whether it is in another place. A hall stays where it is, so a concert in the same one is in a city that has another
 * slug now.
 */
export const isElsewhere = (
  one: Pick<ConcertState, 'place' | 'city'>,
  other: Pick<ConcertState, 'place' | 'city'>,
): boolean => one.place !== other.place || (one.place === undefined && one.city !== other.city)

/** Whether two states say the same. */
export const isSameConcertState = (one: ConcertState, other: ConcertState): boolean =>
  fieldsCompared.every((field) => one[field] === other[field])

/** Whether one has become the other by the clock alone, without an editor: nothing has to settle then. */
export const isByClock = (one: ConcertState, other: ConcertState): boolean =>
  fieldsCompared.every((field) => field === 'tickets' || one[field] === other[field]) &&
  one.tickets === 'not-on-sale' &&
  other.tickets === ('buy' satisfies TicketState)

const fieldsCompared = [
  ...([
    'date',
    'time',
    'timeZone',
    'status',
    'place',
    'city',
    'program',
    'onSaleAt',
    'tickets',
    'end',
  ] as const),
]
