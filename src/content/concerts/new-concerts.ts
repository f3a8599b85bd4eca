import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { entriesPerFeed } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { instantSchema, omitAbsent, requiredInstantSchema } from '../../strapi/port/fields.ts'
import { keepAhead, toSurroundingDays } from './around-now.ts'
import {
  type ConcertSummary,
  concertSummarySchema,
  selectConcertSummaryFields,
  toConcertSummary,
} from './concert-summary.ts'
import { withAvailability } from './read-availability.ts'
import { checkPrice } from './read-price.ts'

/** A concert with the instants (ISO) at which it was announced and last touched. */
export interface NewConcert extends ConcertSummary {
  publishedAt: string
  updatedAt?: string
}

const newConcertsSchema = z.object({
  concerts: z.array(
    z
      .extend(concertSummarySchema, {
        publishedAt: requiredInstantSchema,
        updatedAt: instantSchema,
      })
      .check(checkPrice),
  ),
})

const newConcertsQuery = (locale: Locale): ContentQuery<z.infer<typeof newConcertsSchema>, NewConcert[]> => ({
  name: `announced.${locale}`,
  document: `query NewConcerts($from: Date, $limit: Int) {
    concerts(filters: { date: { gte: $from } }, sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: $limit }) {
      data { attributes { publishedAt updatedAt ${selectConcertSummaryFields(locale)} } }
    }
  }`,
  schema: newConcertsSchema,
  map: ({ concerts }) =>
    concerts.map((concert) => ({
      ...toConcertSummary(concert, locale),
      publishedAt: concert.publishedAt,
      ...omitAbsent({ updatedAt: concert.updatedAt }),
    })),
  policy: policies.concerts,
})

/** The last announced that are over by now: those of these days, which are asked for along. */
const roomForOver = 10

/**
 * Concerts that are ahead, the last announced first.
 *
 * @param today `YYYY-MM-DD` in UTC; not part of the key, see `readConcerts`.
 */
export async function readNewConcerts(
  content: ContentService,
  locale: Locale,
  today: string,
): Promise<NewConcert[]> {
  const variables = { from: toSurroundingDays(today).first, limit: entriesPerFeed + roomForOver }
  const concerts = (await readContent(content, newConcertsQuery(locale), variables, {})) ?? []
  return [...(await withAvailability(content, keepAhead(content, concerts).slice(0, entriesPerFeed)))]
}
