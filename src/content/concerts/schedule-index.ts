import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { maxIndexedConcerts } from '../../shared/constants.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { ageLimitSchema, omitAbsent, selectRelated, slugSchema } from '../../strapi/port/fields.ts'
import { timeZoneSchema } from '../places/time-zone.ts'
import { keepAhead, toSurroundingDays } from './around-now.ts'
import type { IndexedConcert } from './choose-concerts.ts'
import { concertSummarySchema } from './concert-summary.ts'
import { minutesSchema, toConcertTime } from './concert-time.ts'
import { withAvailability } from './read-availability.ts'
import { checkPrice, priceFields, toPrice } from './read-price.ts'
import { ticketFields, toTicket } from './ticket.ts'

const indexedSchema = z.extend(
  z.pick(concertSummarySchema, {
    slug: true,
    date: true,
    time: true,
    durationMinutes: true,
    soldOut: true,
    status: true,
    currency: true,
    admission: true,
    ticketLink: true,
  }),
  {
    ageLimit: ageLimitSchema,
    city: z.nullish(z.object({ slug: slugSchema, timeZone: timeZoneSchema })),
    program: z.nullish(
      z.object({ slug: slugSchema, durationMinutes: minutesSchema, ageLimit: ageLimitSchema }),
    ),
  },
)
const indexSchema = z.object({ concerts: z.object({ items: z.array(indexedSchema.check(checkPrice)) }) })

const indexQuery: ContentQuery<z.infer<typeof indexSchema>, IndexedConcert[]> = {
  name: 'schedule-index',
  document: `query ScheduleIndex($from: Date, $limit: Int) {
    concerts(filters: { date: { gte: $from } }, sort: ["date:asc", "time:asc", "slug:asc"], pagination: { limit: $limit }) {
      data { attributes {
        slug date time durationMinutes ageLimit soldOut status ${priceFields} ${ticketFields}
        ${selectRelated('city', 'slug timeZone')} ${selectRelated('program', 'slug durationMinutes ageLimit')}
      } }
      meta { pagination { total } }
    }
  }`,
  schema: indexSchema,
  map: ({ concerts }) => concerts.items.map(toIndexed),
  policy: policies.concerts,
}

function toIndexed(concert: z.infer<typeof indexedSchema>): IndexedConcert {
  return {
    slug: concert.slug,
    ...toConcertTime(concert),
    status: concert.status ?? 'scheduled',
    soldOut: concert.soldOut ?? false,
    ticket: toTicket(concert.ticketLink),
    ...omitAbsent({
      price: toPrice(concert),
      citySlug: concert.city?.slug,
      programSlug: concert.program?.slug,
      ageLimit: concert.ageLimit ?? concert.program?.ageLimit,
    }),
  }
}

/**
 * A short index of all upcoming concerts, soonest first, for filters that the content service can't apply: Strapi
 * neither filters nor sorts by a price, which is in a component of an entry, and today's date differs between cities.
 * One copy serves all such filters in every language. It grows with the upcoming concerts, not with the archive.
 *
 * @param today `YYYY-MM-DD` in UTC; not part of the key, see `readConcerts`
 * @throws UpstreamFailed, ContentInvalid; see `readContent`
 */
export async function readScheduleIndex(
  content: ContentService,
  today: string,
): Promise<readonly IndexedConcert[]> {
  const variables = { from: toSurroundingDays(today).first, limit: maxIndexedConcerts }
  const concerts = (await readContent(content, indexQuery, variables, {})) ?? []
  const known = await withAvailability(content, concerts)
  return keepAhead(content, known)
}
