import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { selectRelated, slugSchema } from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { timeZoneSchema } from '../places/time-zone.ts'
import { keepAhead, toSurroundingDays } from './around-now.ts'
import { timeShape, toConcertTime } from './concert-time.ts'
import type { ConcertTime } from './ticket-state.ts'

const { date, time, durationMinutes, program } = timeShape
const countsSchema = z.object({
  cities: z.array(
    z.object({
      slug: slugSchema,
      timeZone: timeZoneSchema,
      later: z.nullish(z.array(z.unknown())),
      around: z.nullish(z.array(z.object({ date, time, durationMinutes, program }))),
    }),
  ),
})

/**
 * Concerts of one city: `later` is the number of those that are certainly upcoming, and `around` has those for which
 * the city's clock decides whether they are over.
 */
interface CityCount {
  slug: string
  later: number
  around: ConcertTime[]
}

const citiesList: EntryList = {
  list: 'cities',
  sort: ['slug:asc'],
  pagination: 'limit: -1',
  fields: `slug timeZone
    later: concerts(filters: { date: { gt: $last } }, pagination: { limit: -1 }) { data { id } }
    around: concerts(filters: { date: { gte: $first, lte: $last } }, pagination: { limit: -1 }) {
      data { attributes { date time durationMinutes ${selectRelated('program', 'durationMinutes')} } }
    }`,
}

const countsQuery: ContentQuery<z.infer<typeof countsSchema>, CityCount[]> = {
  name: 'city-counts',
  ...selectLists('query ConcertCounts', [citiesList], '$first: Date', '$last: Date'),
  schema: countsSchema,
  map: ({ cities }) =>
    cities
      .map(({ slug, timeZone, later, around }) => ({
        slug,
        later: later?.length ?? 0,
        around: (around ?? []).map((concert) => toConcertTime({ ...concert, city: { timeZone } })),
      }))
      .filter(({ later, around }) => later + around.length > 0),
  policy: policies.texts,
}

/**
 * How many concerts are ahead in each city, by its slug; cities without any are left out. One question, which needs no
 * list of cities before it; its answer grows with what is ahead, not with the archive.
 *
 * @param today `YYYY-MM-DD` in UTC. Not part of the key, as in `readConcerts`.
 */
export async function readConcertCounts(
  content: ContentService,
  today: string,
): Promise<Record<string, number>> {
  const { first, last } = toSurroundingDays(today)
  const cities = (await readContent(content, countsQuery, { first, last }, {})) ?? []
  const counts = cities.map(
    ({ slug, later, around }) => [slug, later + keepAhead(content, around).length] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
