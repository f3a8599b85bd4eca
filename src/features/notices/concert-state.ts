import * as z from 'zod/mini'
import type { CastMember } from '../../content/concerts/concert-row.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { chooseTicketState, type TicketState, toConcertSpan } from '../../content/concerts/ticket-state.ts'

/** The facts of a concert whose changes subscribers are told about. */
export const concertStateSchema = z.object({
  date: z.string(),
  time: z.optional(z.string()),
  timeZone: z.string(),
  status: z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled']),
  /** The venue's slug, else the name of the hall that the concert has. */
  place: z.optional(z.string()),
  city: z.optional(z.string()),
  program: z.optional(z.string()),
  /**
   * Slugs of the performers whom the concert names itself, in alphabetical order; empty for none. Absent in what older
   * versions of the site stored.
   */
  cast: z.optional(z.string()),
  onSaleAt: z.optional(z.string()),
  tickets: z.enum(['past', 'under-way', 'cancelled', 'postponed', 'sold-out', 'not-on-sale', 'none', 'buy']),
  /** The seller says that few tickets are left. */
  isLast: z.optional(z.literal(true)),
  /** Beginning and end of the concert, in milliseconds since 1970. */
  start: z.number(),
  end: z.number(),
})
export type ConcertState = z.infer<typeof concertStateSchema>

/**
 * @param cast of the concert's own
 * @param now milliseconds
 */
export function toConcertState(
  concert: ConcertSummary,
  cast: readonly Pick<CastMember, 'slug'>[],
  now: number,
): ConcertState {
  const { date, time, timeZone, status, venue, hall, city, program, onSaleAt } = concert
  const place = venue?.slug ?? hall
  return {
    date,
    timeZone,
    status,
    tickets: chooseTicketState(concert, now),
    ...toConcertSpan(concert),
    ...(time ? { time: time.slice(0, 5) } : {}),
    ...(place ? { place } : {}),
    ...(city ? { city: city.slug } : {}),
    ...(program ? { program: program.slug } : {}),
    ...(onSaleAt ? { onSaleAt } : {}),
    ...(concert.ticketsLeft === undefined ? {} : { isLast: true }),
    cast: [...new Set(cast.map(({ slug }) => slug))].sort().join(),
  }
}

/** Whether a concert takes place on its date: it is neither cancelled nor postponed. */
export const isTakingPlace = ({ status }: Pick<ConcertState, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'postponed'

/**
 * Whether a concert has moved to another place. A concert that stays in its hall hasn't moved, even if the slug of its
 * city differs: an editor has then renamed the city.
 */
export const isElsewhere = (
  one: Pick<ConcertState, 'place' | 'city'>,
  other: Pick<ConcertState, 'place' | 'city'>,
): boolean => one.place !== other.place || (one.place === undefined && one.city !== other.city)

/** Whether others play than were announced. Of a state without a cast nothing is known. */
export const hasOtherCast = (one: Pick<ConcertState, 'cast'>, other: Pick<ConcertState, 'cast'>): boolean =>
  one.cast !== undefined && other.cast !== undefined && one.cast !== other.cast

/** Whether two states have equal facts. */
export const isSameConcertState = (one: ConcertState, other: ConcertState): boolean =>
  fieldsCompared.every((field) => one[field] === other[field])

/** Whether only the beginning of the sale has passed between two states: such a change is announced without a delay. */
export const isByClock = (one: ConcertState, other: ConcertState): boolean =>
  fieldsCompared.every((field) => field === 'tickets' || one[field] === other[field]) &&
  one.tickets === 'not-on-sale' &&
  other.tickets === ('buy' satisfies TicketState)

/**
 * Whether tickets have only sold out between two states. Somebody's basket does that too, and gives them back minutes
 * later.
 */
export const isSoldOutSince = (one: ConcertState, other: ConcertState): boolean =>
  fieldsCompared.every((field) => field === 'tickets' || field === 'isLast' || one[field] === other[field]) &&
  one.tickets === 'buy' &&
  other.tickets === 'sold-out'

const fieldsCompared = [
  ...([
    'date',
    'time',
    'timeZone',
    'status',
    'place',
    'city',
    'program',
    'cast',
    'onSaleAt',
    'tickets',
    'isLast',
    'end',
  ] as const),
]
