import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { defined, named } from '../concerts/concert-summary.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  related,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import { toExcerpt } from '../text/excerpt.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'

export interface Hall {
  name: string
  seats?: number
  images: Image[]
}

/** Everything that a venue's own page shows. */
export interface Venue extends Fallback {
  slug: string
  name: string
  address?: string
  descriptionHtml?: string
  /** Beginning of the description, without tags. */
  excerpt?: string
  latitude?: number
  longitude?: number
  city?: { slug: string; name: string; namePrepositional: string } & Fallback
  halls: Hall[]
  seo: Seo
  translations: Translations
}

const hallSchema = z.object({
  name: z.string(),
  seats: z.nullish(z.int().check(z.positive())),
  images: z.nullish(z.array(imageSchema)),
})

const venueSchema = z.object({
  venues: z.array(
    z.extend(
      localisedSchema({
        slug: slugSchema,
        name: z.string(),
        address: textSchema,
        description: textSchema,
        hall: z.nullish(z.array(hallSchema)),
        seo: seoSchema,
      }),
      {
        latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
        longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
        city: z.nullish(
          localisedSchema({ slug: slugSchema, name: z.string(), namePrepositional: textSchema }),
        ),
      },
    ),
  ),
})

const picturesPerHall = 4

const venueQuery = (locale: Locale): ContentQuery<z.infer<typeof venueSchema>, Venue> => ({
  name: `venue.${locale}`,
  document: `query Venue($slug: String!) {
    venues(locale: "${defaultLocale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes {
        latitude longitude
        ${related('city', localised('slug name namePrepositional'))}
        ${localised(`slug name address description ${seoFields}
          hall(pagination: { limit: -1 }) { name seats images(pagination: { limit: ${picturesPerHall} }) { ${imageFields} } }`)}
      } }
    }
  }`,
  schema: venueSchema,
  map: async ({ venues: [venue] }, { mediaUrl }) => {
    if (!venue) return null
    const { row } = chooseTranslation(venue, locale)
    const descriptionHtml = await toSafeHtml(row.description)
    return {
      ...named(venue, locale),
      ...defined({
        address: row.address,
        descriptionHtml,
        excerpt: toExcerpt(descriptionHtml),
        latitude: venue.latitude,
        longitude: venue.longitude,
      }),
      ...(venue.city ? { city: toCity(venue.city, locale) } : {}),
      halls: (row.hall ?? []).map((hall) => toHall(hall, mediaUrl)),
      seo: toSeo(row.seo, mediaUrl),
      translations: toTranslations(venue),
    }
  },
  policy: policies.texts,
})

/** @returns `null` when there is no such venue. */
export const readVenue = (content: ContentService, locale: Locale, slug: string): Promise<Venue | null> =>
  readContent(content, venueQuery(locale), { slug })

type VenueRow = z.infer<typeof venueSchema>['venues'][number]

function toCity(city: NonNullable<VenueRow['city']>, locale: Locale): NonNullable<Venue['city']> {
  const { row } = chooseTranslation(city, locale)
  return { ...named(city, locale), namePrepositional: row.namePrepositional ?? row.name }
}

const toHall = (hall: z.infer<typeof hallSchema>, mediaUrl: (path: string) => string): Hall => ({
  name: hall.name,
  ...defined({ seats: hall.seats }),
  images: (hall.images ?? []).map((image) => toImage(image, mediaUrl)).filter((image) => image !== undefined),
})
