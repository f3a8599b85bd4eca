import * as z from 'zod/mini'
import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { chooseTicketState, toConcertSpan } from '../../../content/concerts/ticket-state.ts'
import { priceFrom, priceInWords } from '../../../languages/price-words.ts'
import { assistantMessages, concertMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toTicketHref } from '../../../routes/ticket-href.ts'
import { formatFullDay, formatTime, formatWholeDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toUnits } from '../../../shared/money.ts'
import { toAdmission } from '../../../shared/price.ts'
import { toDayInZone, toOffsetTime, toTimeInZone } from '../../../shared/zoned-time.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import { type Asking, toAddress } from './define-tool.ts'
import { quoteWritten } from './editors-words.ts'

const namedSchema = z.object({ slug: z.optional(z.string()), name: z.string(), url: z.optional(z.string()) })

const ticketsSchema = z.object({
  state: z
    .enum(['past', 'under-way', 'cancelled', 'postponed', 'sold-out', 'not-on-sale', 'none', 'buy'])
    .check(z.describe('Only «buy» has a link; «none»: no tickets are sold, or not here')),
  buyUrl: z.optional(z.string().check(z.describe('Where tickets are bought'))),
  onSaleAt: z.optional(z.string()),
  left: z.optional(z.number().check(z.describe('Tickets left; known only where few are'))),
  areLast: z.optional(z.boolean()),
  admission: z.optional(z.enum(['free', 'pay-what-you-can'])),
  priceFrom: z.optional(z.number()),
  priceTo: z.optional(z.number()),
  currency: z.optional(z.string().check(z.describe('ISO 4217'))),
})

/** What each tool says of a concert. */
export const concertShape = {
  slug: z.string(),
  name: z.optional(z.string()),
  date: z.string().check(z.describe('Day in the concert’s city, YYYY-MM-DD')),
  time: z.optional(z.string().check(z.describe('Time in the concert’s city, HH:mm; absent: not known yet'))),
  timeZone: z.string().check(z.describe('IANA name')),
  startsAt: z.optional(z.string().check(z.describe('The same with the zone’s offset, ISO 8601'))),
  previousDate: z.optional(z.string()),
  isOnline: z.optional(z.boolean()),
  city: z.optional(namedSchema),
  venue: z.optional(namedSchema),
  program: z.optional(namedSchema),
  durationMinutes: z.optional(z.number()),
  ageLimit: z.optional(z.number()),
  tickets: ticketsSchema,
  url: z.string(),
  updatedAt: z.optional(z.string().check(z.describe('When an editor last changed the entry'))),
}
const concertSchema = z.object(concertShape)
export type ToldConcert = z.infer<typeof concertSchema>

export function toConcertFacts(concert: ConcertSummary, asking: Asking): ToldConcert {
  const { slug, date, time, timeZone, city, venue, program } = concert
  const toNamed = (name: string, path: string, its: string) => ({
    slug: its,
    name,
    url: toAddress(asking, path),
  })
  return {
    slug,
    date,
    timeZone,
    tickets: toTickets(concert, asking),
    url: toAddress(asking, pathTo('concert', { slug })),
    ...(time
      ? { time: time.slice(0, 5), startsAt: toOffsetTime(timeZone, toConcertSpan(concert).start) }
      : {}),
    ...(concert.status === 'moved_online' ? { isOnline: true } : {}),
    ...(city && concert.citySlug
      ? { city: toNamed(city.name, pathTo('city', { slug: concert.citySlug }), concert.citySlug) }
      : {}),
    ...(venue ? { venue: toNamed(venue.name, pathTo('venue', venue), venue.slug) } : {}),
    ...(program ? { program: toNamed(program.name, pathTo('bySlug', program), program.slug) } : {}),
    ...omitAbsent({
      name: toConcertName(concert)?.name,
      previousDate: concert.previousDate,
      durationMinutes: concert.durationMinutes,
      ageLimit: concert.ageLimit,
      updatedAt: concert.updatedAt ?? concert.publishedAt,
    }),
  }
}

function toTickets(concert: ConcertSummary, asking: Asking): ToldConcert['tickets'] {
  const { price, ticketsLeft, lastTickets, onSaleAt } = concert
  const state = chooseTicketState(concert, asking.now)
  const isOnSale = state === 'buy'
  const toAmount = (amount: number, currency: string) => toUnits({ amount, currency })
  return {
    state,
    ...(isOnSale ? { buyUrl: toTicketHref(concert, (path) => toAddress(asking, path)) } : {}),
    ...(state === 'not-on-sale' ? omitAbsent({ onSaleAt }) : {}),
    ...(isOnSale ? omitAbsent({ left: ticketsLeft }) : {}),
    ...(isOnSale && lastTickets ? { areLast: true } : {}),
    ...(price
      ? {
          ...omitAbsent({ admission: toAdmission(price) }),
          currency: price.currency,
          priceFrom: toAmount(price.from, price.currency),
          ...(price.to === undefined ? {} : { priceTo: toAmount(price.to, price.currency) }),
        }
      : {}),
  }
}

/** A concert as one line: when and where, what, what it costs, and where to look it up. */
export function sayConcert(
  concert: ConcertSummary,
  { tickets, url, updatedAt }: ToldConcert,
  locale: Locale,
): string {
  const t = concertMessages(locale)
  const name = toConcertName(concert)?.name
  const place = [concert.city?.name, concert.venue?.name].flatMap((each) =>
    each === undefined ? [] : [quoteWritten(each)],
  )
  return [
    `${formatWholeDay(locale, concert.date)}, ${concert.time ? formatTime(locale, concert.time) : t.timeUnknown} (${concert.timeZone})`,
    [...place, ...(concert.status === 'moved_online' ? [t.movedOnline] : [])].join(', '),
    name === undefined ? '' : quoteWritten(name),
    [...sayTickets(concert, tickets, locale)].filter(Boolean).join(', '),
    url,
    updatedAt ? assistantMessages(locale).updated(formatFullDay(locale, updatedAt.slice(0, 10))) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function sayTickets(
  concert: ConcertSummary,
  { state, buyUrl, left, areLast }: ToldConcert['tickets'],
  locale: Locale,
): (string | undefined)[] {
  const t = concertMessages(locale)
  if (state === 'buy')
    return [
      priceFrom(concert, locale),
      left === undefined ? areLast && t.lastTickets : t.ticketsLeft(left),
      `${t.buyTickets}: ${buyUrl}`,
    ].filter((each) => each !== false)
  if (state === 'not-on-sale' && concert.onSaleAt) {
    const at = Date.parse(concert.onSaleAt)
    const day = formatFullDay(locale, toDayInZone(concert.timeZone, at))
    return [
      priceFrom(concert, locale),
      t.onSaleAt(`${day}, ${formatTime(locale, toTimeInZone(concert.timeZone, at))}`),
    ]
  }
  return [
    {
      past: t.isPast,
      'under-way': t.underWay,
      cancelled: t.cancelled,
      postponed: t.postponed,
      'sold-out': t.soldOut,
      'not-on-sale': t.notOnSale,
      none: priceInWords(concert, locale) ?? t.notYet,
    }[state],
  ]
}
