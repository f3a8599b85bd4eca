import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { defaultTimeZone, timeZoneSchema } from '../places/time-zone.ts'
import {
  chooseTranslation,
  daySchema,
  type Fallback,
  localisedIn,
  localisedSchema,
  related,
  slugSchema,
} from '../port/fields.ts'
import { type Ticket, ticketFields, ticketSchema, toTicket } from './ticket.ts'

export type Repertoire = 'film' | 'anime' | 'game'
export type ConcertStatus = 'scheduled' | 'postponed' | 'rescheduled' | 'moved_online' | 'cancelled'

/** What a row of a concert list shows. Date and time are local to the city. */
export interface ConcertSummary {
  slug: string
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm:ss.000`; a concert may have no time yet. */
  time?: string
  /** IANA zone of the city. */
  timeZone: string
  status: ConcertStatus
  previousDate?: string
  soldOut: boolean
  lastTickets: boolean
  /** ISO instant at which tickets go on sale, where one is set. */
  onSaleAt?: string
  ticket: Ticket
  currency: string
  durationMinutes?: number
  city?: { slug: string; name: string; namePrepositional: string } & Fallback
  venue?: { slug: string; name: string } & Fallback
  hall?: string
  program?: { slug: string; name: string; repertoire?: Repertoire } & Fallback
}

export function concertCardFieldsIn(locale: Locale): string {
  const named = localisedIn(locale)
  return `
  slug date time soldOut lastTickets onSaleAt status previousDate currency durationMinutes hall ${ticketFields}
  ${related('city', `timeZone ${named('slug name namePrepositional')}`)}
  ${related('venue', named('slug name'))}
  ${related('program', `repertoire ${named('slug name')}`)}`
}

export const repertoireSchema = z.nullish(z.enum(['film', 'anime', 'game']))
/** A name of nothing but spaces is none: what it should name shows in another language, or isn't named. */
const namedSchema = { slug: slugSchema, name: z.string().check(z.trim(), z.minLength(1)) }

export const concertCardSchema = z.object({
  slug: slugSchema,
  date: daySchema,
  time: z.nullish(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d/))),
  soldOut: z.nullish(z.boolean()),
  lastTickets: z.nullish(z.boolean()),
  onSaleAt: z.nullish(z.iso.datetime({ offset: true })),
  status: z.nullish(z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled'])),
  previousDate: z.nullish(daySchema),
  currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
  durationMinutes: z.nullish(z.int().check(z.positive())),
  hall: z.nullish(z.string()),
  ticketLink: ticketSchema,
  city: z.nullish(
    z.extend(localisedSchema({ ...namedSchema, namePrepositional: z.nullish(z.string()) }), {
      timeZone: timeZoneSchema,
    }),
  ),
  venue: z.nullish(localisedSchema(namedSchema)),
  program: z.nullish(z.extend(localisedSchema(namedSchema), { repertoire: repertoireSchema })),
})
export type ConcertCardAnswer = z.infer<typeof concertCardSchema>

export function toConcertSummary(concert: ConcertCardAnswer, locale: Locale): ConcertSummary {
  return {
    slug: concert.slug,
    date: concert.date,
    ...defined({
      time: concert.time,
      previousDate: concert.previousDate,
      onSaleAt: concert.onSaleAt,
      durationMinutes: concert.durationMinutes,
      hall: concert.hall,
    }),
    timeZone: concert.city?.timeZone ?? defaultTimeZone,
    status: concert.status ?? 'scheduled',
    soldOut: concert.soldOut ?? false,
    lastTickets: concert.lastTickets ?? false,
    ticket: toTicket(concert.ticketLink),
    currency: concert.currency ?? 'RUB',
    ...(concert.city ? { city: toCity(concert.city, locale) } : {}),
    ...(concert.venue ? { venue: named(concert.venue, locale) } : {}),
    ...(concert.program
      ? {
          program: {
            ...named(concert.program, locale),
            ...defined({ repertoire: concert.program.repertoire }),
          },
        }
      : {}),
  }
}

function toCity(city: NonNullable<ConcertCardAnswer['city']>, locale: Locale) {
  const { row } = chooseTranslation(city, locale)
  return { ...named(city, locale), namePrepositional: row.namePrepositional ?? row.name }
}

type NamedRow = { locale: Locale; slug: string; name: string }

/** Slug and name in the visitor's language, marked with `lang` where that is missing. */
export function named(entry: NamedRow & { localizations?: NamedRow[] | null | undefined }, locale: Locale) {
  const { row, lang } = chooseTranslation<NamedRow>(entry, locale)
  return { slug: row.slug, name: row.name, ...(lang ? { lang } : {}) }
}

/** Leaves out what is null or undefined, so that optional fields are either there or absent. */
export function defined<Fields extends Record<string, unknown>>(fields: Fields) {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(present) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
