import * as z from 'zod/mini'
import { culturePass } from '../../brand/chosen.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Price } from '../../shared/price.ts'
import {
  ageLimitSchema,
  chooseName,
  daySchema,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalisedIn,
  selectRelated,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import { type CityName, toCityName } from '../places/place-fields.ts'
import { timeZoneSchema } from '../places/time-zone.ts'
import { type Repertoire, repertoireSchema } from '../programs/repertoire.ts'
import { concertTermShape } from './concert-terms.ts'
import { clockSchema, minutesSchema, toConcertTime } from './concert-time.ts'
import { ownTitleFields, ownTitleSchema, toOwnTitle } from './own-program.ts'
import { priceFields, priceShape, toPrice } from './read-price.ts'
import { type Ticket, ticketFields, ticketSchema, toTicket } from './ticket.ts'

export type ConcertStatus = 'scheduled' | 'postponed' | 'rescheduled' | 'moved_online' | 'cancelled'

/** What a row of a concert list shows. Date and time are local to the city. */
export interface ConcertSummary {
  slug: string
  /** The day of the concert, as `YYYY-MM-DD`. */
  date: string
  /** `HH:mm:ss.000`; a concert may have no time yet. */
  time?: string
  /** IANA time zone of the concert's city. */
  timeZone: string
  status: ConcertStatus
  previousDate?: string
  soldOut: boolean
  lastTickets: boolean
  /** Number of tickets left; only if the seller reports that few are left. */
  ticketsLeft?: number
  /** ISO instant at which tickets go on sale, where one is set. */
  onSaleAt?: string
  ticket: Ticket
  /** The price of tickets. It is absent if nobody knows it, which is not the same as free. */
  price?: Price
  /** Whether tickets may be paid with the card that the brand names as `culturePass`. */
  acceptsCulturePass?: true
  /** Length in minutes: the concert's own, else its program's. */
  durationMinutes?: number
  /** The age from which guests are admitted by law, in years; the concert's own, else its program's. */
  ageLimit?: number
  /** Number of intervals; 0 if the concert is played without one. */
  intervals?: number
  /** The concert's own title. If there is one, pages show it instead of the program's name. */
  title?: { name: string } & Fallback
  city?: CityName
  venue?: { slug: string; name: string } & Fallback
  hall?: string
  program?: { slug: string; name: string; repertoire?: Repertoire } & Fallback
}

export function selectConcertSummaryFields(locale: Locale): string {
  const select = selectLocalisedIn(locale)
  return `
  slug date time soldOut lastTickets onSaleAt status previousDate durationMinutes ageLimit hall ${ownTitleFields} ${priceFields} ${selectNewerFields('intervals')} ${culturePass ? selectNewerFields('culturePass') : ''} ${ticketFields}
  ${selectRelated('city', `timeZone ${select('slug name namePrepositional')}`)}
  ${selectRelated('venue', select('slug name'))}
  ${selectRelated('program', `durationMinutes ageLimit repertoire ${select('slug name')}`)}`
}

/**
 * Slug and name of a related entry. A translation without a name is dropped: the page shows the name in another
 * language, or none.
 */
const namedSchema = { slug: slugSchema, name: nameSchema.check(z.trim()) }

/**
 * A concert in a list, without the check of its price: each schema that extends this one adds `checkPrice` at its
 * end.
 */
export const concertSummarySchema = z.object({
  slug: slugSchema,
  date: daySchema,
  time: clockSchema,
  soldOut: z.nullish(z.boolean()),
  lastTickets: z.nullish(z.boolean()),
  onSaleAt: instantSchema,
  status: z.nullish(z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled'])),
  previousDate: z.nullish(daySchema),
  ...priceShape,
  durationMinutes: minutesSchema,
  ageLimit: ageLimitSchema,
  intervals: concertTermShape.intervals,
  hall: textSchema,
  title: ownTitleSchema,
  culturePass: z.nullish(z.boolean()),
  ticketLink: ticketSchema,
  city: z.nullish(
    z.extend(localisedSchema({ ...namedSchema, namePrepositional: textSchema }), {
      timeZone: timeZoneSchema,
    }),
  ),
  venue: z.nullish(localisedSchema(namedSchema)),
  program: z.nullish(
    z.extend(localisedSchema(namedSchema), {
      repertoire: repertoireSchema,
      durationMinutes: minutesSchema,
      ageLimit: ageLimitSchema,
    }),
  ),
})

export function toConcertSummary(
  concert: z.infer<typeof concertSummarySchema>,
  locale: Locale,
): ConcertSummary {
  // A broadcast concert has no hall, even if an editor has left one in the entry.
  const isSomewhere = concert.status !== 'moved_online'
  const program = concert.program ? chooseName(concert.program, locale) : undefined
  return {
    slug: concert.slug,
    ...toConcertTime(concert),
    ...omitAbsent({
      previousDate: concert.previousDate,
      onSaleAt: concert.onSaleAt,
      ageLimit: concert.ageLimit ?? concert.program?.ageLimit,
      intervals: concert.intervals,
      hall: isSomewhere ? concert.hall : undefined,
      price: toPrice(concert),
      title: toOwnTitle(concert.title, program, locale),
    }),
    status: concert.status ?? 'scheduled',
    soldOut: concert.soldOut ?? false,
    lastTickets: concert.lastTickets ?? false,
    ticket: toTicket(concert.ticketLink),
    ...(concert.culturePass ? { acceptsCulturePass: true } : {}),
    ...(concert.city ? { city: toCityName(concert.city, locale) } : {}),
    ...(concert.venue && isSomewhere ? { venue: chooseName(concert.venue, locale) } : {}),
    ...(program
      ? { program: { ...program, ...omitAbsent({ repertoire: concert.program?.repertoire }) } }
      : {}),
  }
}
