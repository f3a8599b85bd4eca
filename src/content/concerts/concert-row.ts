import * as z from 'zod/mini'
import { culturePass } from '../../brand/chosen.ts'
import { type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import type { Price } from '../../shared/price.ts'
import {
  ageLimitSchema,
  chooseTranslation,
  daySchema,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { defineDated } from '../parts/define-part.ts'
import { listTrackTexts, tracksSchema } from '../programs/tracklists.ts'
import { concertTermShape } from './concert-terms.ts'
import { ownTitleSchema } from './own-program.ts'
import { checkPrice, priceShape, toPrice } from './read-price.ts'
import { type Ticket, ticketSchema, toTicket } from './ticket.ts'

export type ConcertStatus = 'scheduled' | 'postponed' | 'rescheduled' | 'moved_online' | 'cancelled'

/** A performer whom a concert names itself. */
export interface CastMember {
  /** Slug of the performer in the default language. */
  slug: string
  name: string
}

/**
 * A concert without the names of its city, hall and program, which `linkConcert` adds in a language: a row is the same in
 * all languages, and stays the same when a city is renamed. Date and time are local to the city.
 */
export interface ConcertRow {
  slug: string
  /** The day of the concert, as `YYYY-MM-DD`. */
  date: string
  /** `HH:mm:ss.000`; a concert may have no time yet. */
  time?: string
  /** The concert's own length in minutes. */
  durationMinutes?: number
  status: ConcertStatus
  previousDate?: string
  soldOut: boolean
  lastTickets: boolean
  /** ISO instant at which tickets go on sale, where one is set. */
  onSaleAt?: string
  ticket: Ticket
  /** The price of tickets. It is absent if nobody knows it, which is not the same as free. */
  price?: Price
  /** Whether tickets are sold after the beginning too, to guests who come late. */
  sellsLate?: true
  /** Whether tickets may be paid with the card that the brand names as `culturePass`. */
  acceptsCulturePass?: true
  /** The concert's own age limit, in years. */
  ageLimit?: number
  /** Number of intervals; 0 if the concert is played without one. */
  intervals?: number
  /** The hall's name in the default language. */
  hall?: string
  /** The concert's own title, as an editor wrote it. */
  ownTitle?: string
  /** Slugs in the default language. */
  citySlug?: string
  venueSlug?: string
  programSlug?: string
  /** ISO instants at which the entry was made, announced and last touched. */
  createdAt?: string
  publishedAt?: string
  updatedAt?: string
  /** The performers whom the concert names itself; absent if it names none. */
  ownCast?: InEachLocale<CastMember[]>
  /** Texts of the concert's own works, which are played instead of the program's. The search finds the concert by them. */
  ownWorks?: string[]
}

const linkSchema = z.nullish(z.object({ slug: slugSchema }))

/** What a list shows of a concert, without the check of its price, which each schema adds at its end (`checkPrice`). */
export const concertFieldsSchema = z.object({
  slug: slugSchema,
  date: daySchema,
  time: z.nullish(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d/))),
  soldOut: z.nullish(z.boolean()),
  lastTickets: z.nullish(z.boolean()),
  onSaleAt: instantSchema,
  status: z.nullish(z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled'])),
  previousDate: z.nullish(daySchema),
  ...priceShape,
  durationMinutes: z.nullish(z.int().check(z.positive())),
  ageLimit: ageLimitSchema,
  intervals: concertTermShape.intervals,
  hall: textSchema,
  title: ownTitleSchema,
  culturePass: z.nullish(z.boolean()),
  lateEntry: z.nullish(z.boolean()),
  ticketLink: ticketSchema,
  createdAt: instantSchema,
  publishedAt: instantSchema,
  updatedAt: instantSchema,
  city: linkSchema,
  venue: linkSchema,
  program: linkSchema,
})

/** A broadcast concert has no hall, even if an editor has left one in the entry: nobody should travel there. */
export const hasHall = ({ status }: { status?: ConcertStatus | null | undefined }): boolean =>
  status !== 'moved_online'

export function toConcertRow(concert: z.infer<typeof concertFieldsSchema>): ConcertRow {
  return {
    slug: concert.slug,
    date: concert.date,
    status: concert.status ?? 'scheduled',
    soldOut: concert.soldOut ?? false,
    lastTickets: concert.lastTickets ?? false,
    ticket: toTicket(concert.ticketLink),
    ...(concert.lateEntry ? { sellsLate: true } : {}),
    ...(culturePass && concert.culturePass ? { acceptsCulturePass: true } : {}),
    ...omitAbsent({
      time: concert.time,
      durationMinutes: concert.durationMinutes,
      previousDate: concert.previousDate,
      onSaleAt: concert.onSaleAt,
      price: toPrice(concert),
      ageLimit: concert.ageLimit,
      intervals: concert.intervals,
      hall: hasHall(concert) ? concert.hall : undefined,
      ownTitle: concert.title,
      citySlug: concert.city?.slug,
      venueSlug: concert.venue?.slug,
      programSlug: concert.program?.slug,
      createdAt: concert.createdAt,
      publishedAt: concert.publishedAt,
      updatedAt: concert.updatedAt,
    }),
  }
}

const listedSchema = z
  .extend(concertFieldsSchema, {
    performers: z.nullish(z.array(localisedSchema({ slug: slugSchema, fullName: nameSchema }))),
    works: tracksSchema,
  })
  .check(checkPrice)

/** All concerts, by half-year. */
export const concertRows = defineDated({
  type: 'concert',
  schema: listedSchema,
  isLanguageFree: true,
  dayOf: ({ date }) => date,
  make: (concert): ConcertRow => ({
    ...toConcertRow(concert),
    ...(concert.performers?.length ? { ownCast: toOwnCast(concert.performers) } : {}),
    ...(concert.works?.length ? { ownWorks: concert.works.flatMap(listTrackTexts) } : {}),
  }),
})

const toOwnCast = (performers: NonNullable<z.infer<typeof listedSchema>['performers']>) =>
  inEachLocale((locale) =>
    performers.map((member) => ({
      slug: member.slug,
      name: chooseTranslation(member, locale).row.fullName,
    })),
  )
