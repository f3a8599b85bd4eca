import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  selectLocalisedIn,
  selectRelated,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { type Image, imageFields, imageSchema, type MediaUrl, toImage } from '../text/image.ts'
import { type Coordinates, coordinatesShape } from './place-fields.ts'

/** A venue as lists show it. */
export interface VenueSummary extends Fallback, Coordinates {
  slug: string
  name: string
  address?: string
  /** The first picture of the venue's first hall. */
  image?: Image
}

/** Pictures and coordinates are the same in every language, so only the Russian row is asked for them. */
export const selectVenueSummaryFields = (select: typeof selectLocalised) => `
  latitude longitude hall(pagination: { limit: 1 }) { images(pagination: { limit: 1 }) { ${imageFields} } }
  ${select('slug name address')}`

export const venueSummaryFields = selectVenueSummaryFields(selectLocalised)

export const venueSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, address: textSchema }),
  {
    ...coordinatesShape,
    hall: z.nullish(z.array(z.object({ images: z.nullish(z.array(imageSchema)) }))),
  },
)

/** Seventy venues stand on one page: their pictures carry no size that a card can't use. */
const widestPx = 750

export function toVenueSummary(
  venue: z.infer<typeof venueSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): VenueSummary {
  const image = toImage(venue.hall?.[0]?.images?.[0], mediaUrl)
  return {
    ...chooseName(venue, locale),
    ...omitAbsent({
      address: chooseTranslation(venue, locale).row.address,
      latitude: venue.latitude,
      longitude: venue.longitude,
      image: image && withoutWider(image, widestPx),
    }),
  }
}

/** Returns the image without sizes wider than a limit; the widest remaining size becomes its address. */
export function withoutWider(image: Image, widest: number): Image {
  const sizes = image.sizes.filter(({ width }) => width <= widest)
  const largest = sizes.at(-1)
  const { width, height } = image
  if (!largest || !width || !height || width <= widest) return image
  return {
    ...image,
    url: largest.url,
    width: largest.width,
    height: Math.round((height * largest.width) / width),
    sizes: sizes.slice(0, -1),
  }
}

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
