import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { concertFieldsSchema } from '../../content/concerts/concert-row.ts'
import { checkPrice, priceFields, priceShape, toPrice } from '../../content/concerts/read-price.ts'
import { ticketFields, toTicket } from '../../content/concerts/ticket.ts'
import { defaultTimeZone, timeZoneSchema } from '../../content/places/time-zone.ts'
import { listTrackTexts, trackFields, tracksSchema } from '../../content/programs/tracklist.ts'
import { toAdmission } from '../../shared/price.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import { omitAbsent, selectRelated, slugSchema } from '../../strapi/port/fields.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import type { ConcertEntry } from './entries.ts'
import type { OwnTexts } from './own-words.ts'

const referenceSchema = z.nullish(z.object({ slug: slugSchema }))
const { slug, date, time, soldOut, onSaleAt, status, durationMinutes, ticketLink, title } =
  concertFieldsSchema.shape
const concertSchema = z
  .object({
    slug,
    date,
    time,
    soldOut,
    onSaleAt,
    status,
    durationMinutes,
    ticketLink,
    title,
    performers: z.nullish(z.array(z.object({ slug: slugSchema }))),
    works: tracksSchema,
    city: z.nullish(z.object({ slug: slugSchema, timeZone: timeZoneSchema })),
    venue: referenceSchema,
    program: z.nullish(z.object({ slug: slugSchema, durationMinutes })),
    ...priceShape,
  })
  .check(checkPrice)
const concertsSchema = z.object({
  concerts: z.object({ items: z.array(concertSchema), pageCount: z.number() }),
})

/** A concert with its own texts, which no other entry provides. */
export type ReadConcert = ConcertEntry & OwnTexts

export interface ConcertsPage {
  entries: ReadConcert[]
  pageCount: number
}

const ownListFields = selectNewerFields(
  `performers(pagination: { limit: -1 }) { data { attributes { slug } } }
  works(pagination: { limit: -1 }) { ${trackFields} }`,
)

/** Concerts, the soonest first. They contain slugs instead of names, so that a thousand of them stay small. */
export const concertsQuery: ContentQuery<z.infer<typeof concertsSchema>, ConcertsPage> = {
  name: 'search-concerts',
  document: `query SearchConcerts($filters: ConcertFiltersInput, $page: Int, $pageSize: Int) {
    concerts(filters: $filters, sort: ["date:asc", "time:asc", "slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes {
        slug date time soldOut onSaleAt status durationMinutes ${priceFields} ${ticketFields} ${selectNewerFields('title')} ${ownListFields}
        ${selectRelated('city', 'slug timeZone')}
        ${selectRelated('venue', 'slug')}
        ${selectRelated('program', 'slug durationMinutes')}
      } }
      meta { pagination { pageCount } }
    }
  }`,
  schema: concertsSchema,
  map: ({ concerts }) => ({ entries: concerts.items.map(toEntry), pageCount: concerts.pageCount }),
  policy: policies.searchIndex,
}

const toEntry = (concert: z.infer<typeof concertSchema>): ReadConcert => ({
  slug: concert.slug,
  date: concert.date,
  timeZone: concert.city?.timeZone ?? defaultTimeZone,
  status: concert.status ?? 'scheduled',
  soldOut: concert.soldOut ?? false,
  ticket: toTicket(concert.ticketLink),
  ...omitAbsent({
    time: concert.time,
    onSaleAt: concert.onSaleAt,
    admission: toAdmission(toPrice(concert)),
    durationMinutes: concert.durationMinutes ?? concert.program?.durationMinutes,
    program: concert.program?.slug,
    city: concert.city?.slug,
    venue: concert.venue?.slug,
    ownTitle: concert.title,
    ownCast: concert.performers?.map((performer) => performer.slug),
    ownWorks: concert.works?.flatMap(listTrackTexts),
  }),
})
