import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { selectLocalisedIn, selectRelated, slugSchema } from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import {
  selectVenueSummaryFields,
  toVenueSummary,
  type VenueSummary,
  venueSummarySchema,
} from './venue-summary.ts'

/** A venue and the slug of its city. */
export interface ListedVenue extends VenueSummary {
  citySlug?: string
}

const venuesSchema = z.object({
  venues: z.array(z.extend(venueSummarySchema, { city: z.nullish(z.object({ slug: slugSchema })) })),
})

const venuesQuery = (locale: Locale): ContentQuery<z.infer<typeof venuesSchema>, ListedVenue[]> => {
  const list: EntryList = {
    list: 'venues',
    sort: ['name:asc', 'slug:asc'],
    pagination: 'limit: -1',
    fields: `${selectRelated('city', 'slug')} ${selectVenueSummaryFields(selectLocalisedIn(locale))}`,
  }
  return {
    name: `venues.${locale}`,
    ...selectLists('query Venues', [list]),
    schema: venuesSchema,
    map: ({ venues }, { mediaUrl }) =>
      venues.map((venue) => ({
        ...toVenueSummary(venue, locale, mediaUrl),
        ...(venue.city ? { citySlug: venue.city.slug } : {}),
      })),
    policy: policies.texts,
  }
}

/** All venues, about a hundred, by Russian name. */
export const readVenues = async (content: ContentService, locale: Locale): Promise<ListedVenue[]> =>
  (await readContent(content, venuesQuery(locale), {})) ?? []
