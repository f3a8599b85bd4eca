import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { maxCalendarConcerts } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  omitAbsent,
  selectLocalised,
  selectRelated,
  textSchema,
} from '../../strapi/port/fields.ts'
import { chooseHall } from '../places/choose-hall.ts'
import { type Coordinates, coordinatesShape } from '../places/place-fields.ts'
import {
  type ConcertSummary,
  concertSummarySchema,
  selectConcertSummaryFields,
  toConcertSummary,
} from './concert-summary.ts'
import { withAvailability } from './read-availability.ts'
import { checkPrice } from './read-price.ts'

/** A concert as calendars know it: where exactly it is, and when an editor last touched it. */
export interface CalendarConcert extends ConcertSummary, Coordinates {
  address?: string
  /** Time at which the entry was created, as an ISO instant. */
  createdAt?: string
  updatedAt?: string
}

/** Which concerts a calendar holds: all, or those of one city or program. */
export interface CalendarScope {
  citySlug?: string
  programSlug?: string
}

const hallsSchema = z.nullish(z.array(z.object({ name: textSchema })))
const calendarSchema = z.object({
  concerts: z.object({
    items: z.array(
      z
        .extend(concertSummarySchema, {
          createdAt: instantSchema,
          updatedAt: instantSchema,
          place: z.nullish(
            z.extend(localisedSchema({ address: textSchema, hall: hallsSchema }), {
              ...coordinatesShape,
            }),
          ),
        })
        .check(checkPrice),
    ),
    pageCount: z.number(),
  }),
})

interface CalendarPage {
  concerts: CalendarConcert[]
  pageCount: number
}

const calendarQuery = (locale: Locale): ContentQuery<z.infer<typeof calendarSchema>, CalendarPage> => ({
  name: `calendar.${locale}`,
  document: `query Calendar($filters: ConcertFiltersInput, $page: Int, $pageSize: Int) {
    concerts(filters: $filters, sort: ["date:asc", "time:asc", "slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes {
        createdAt updatedAt ${selectConcertSummaryFields(locale)}
        place: ${selectRelated('venue', `latitude longitude ${selectLocalised('address hall(pagination: { limit: -1 }) { name }')}`)}
      } }
      meta { pagination { pageCount } }
    }
  }`,
  schema: calendarSchema,
  // An absent concert is not cached in KV, because anybody can request addresses of concerts that don't exist.
  map: ({ concerts: { items, pageCount } }) =>
    items.length === 0
      ? null
      : { concerts: items.map((concert) => toCalendarConcert(concert, locale)), pageCount },
  policy: policies.concerts,
})

function toCalendarConcert(
  concert: z.infer<typeof calendarSchema>['concerts']['items'][number],
  locale: Locale,
): CalendarConcert {
  const { place, hall } = concert
  const row = place ? chooseTranslation(place, locale).row : undefined
  return {
    ...toConcertSummary(concert, locale),
    ...omitAbsent({
      createdAt: concert.createdAt,
      updatedAt: concert.updatedAt,
      address: row?.address,
      hall: hall ? (chooseHall(place, row, hall)?.name ?? hall) : undefined,
      latitude: place?.latitude,
      longitude: place?.longitude,
    }),
  }
}

const pageSize = 50

/**
 * Concerts from a day on, soonest first, at most `maxCalendarConcerts`.
 *
 * @param from `YYYY-MM-DD` in UTC. Not part of the key: yesterday's copy serves an outage today.
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function readCalendarConcerts(
  content: ContentService,
  locale: Locale,
  from: string,
  scope: CalendarScope,
): Promise<CalendarConcert[]> {
  const { citySlug, programSlug } = scope
  const filters = {
    date: { gte: from },
    ...(citySlug ? { city: { slug: { eq: citySlug } } } : {}),
    ...(programSlug ? { program: { slug: { eq: programSlug } } } : {}),
  }
  const concerts: CalendarConcert[] = []
  for (let page = 1; concerts.length < maxCalendarConcerts; page++) {
    const found = await readContent(
      content,
      calendarQuery(locale),
      { filters, page, pageSize },
      { scope, page },
    )
    concerts.push(...(found?.concerts ?? []))
    if (page >= (found?.pageCount ?? 0)) break
  }
  return [...(await withAvailability(content, concerts.slice(0, maxCalendarConcerts)))]
}

/**
 * Reads one concert for a calendar, also if it is over.
 *
 * @returns `undefined` when there is no such concert.
 */
export async function readCalendarConcert(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<CalendarConcert | undefined> {
  const variables = { filters: { slug: { eq: slug } }, page: 1, pageSize: 1 }
  const found = await readContent(content, calendarQuery(locale), variables, { slug })
  return (await withAvailability(content, found?.concerts ?? []))[0]
}
