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
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import { toVenueSummary, type VenueSummary, venueCardFields, venueCardSchema } from './venue-summary.ts'

/** What a city's own page shows besides its concerts. */
export interface CityDetail extends Fallback {
  slug: string
  name: string
  namePrepositional: string
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string
  latitude?: number
  longitude?: number
  /** The orchestra's ticket office in the city. */
  address?: string
  logo?: Image
  venues: VenueSummary[]
  seo: Seo
  translations: Translations
}

const detailSchema = z.object({
  cities: z.array(
    z.extend(
      localisedSchema({
        slug: slugSchema,
        name: z.string(),
        namePrepositional: textSchema,
        address: textSchema,
        seo: seoSchema,
      }),
      {
        countryCode: z.nullish(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
        latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
        longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
        logoImage: imageSchema,
        venues: z.nullish(z.array(venueCardSchema)),
      },
    ),
  ),
})

const detailQuery = (locale: Locale): ContentQuery<z.infer<typeof detailSchema>, CityDetail> => ({
  name: `city.${locale}`,
  document: `query City($slug: String!) {
    cities(locale: "${defaultLocale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes {
        countryCode latitude longitude logoImage { ${imageFields} }
        venues(sort: ["name:asc", "slug:asc"], pagination: { limit: -1 }) { data { attributes { ${venueCardFields} } } }
        ${localised(`slug name namePrepositional address ${seoFields}`)}
      } }
    }
  }`,
  schema: detailSchema,
  map: ({ cities: [city] }, { mediaUrl }) => {
    if (!city) return null
    const { row } = chooseTranslation(city, locale)
    return {
      ...named(city, locale),
      namePrepositional: row.namePrepositional ?? row.name,
      countryCode: (city.countryCode ?? 'ru').toLowerCase(),
      ...defined({
        latitude: city.latitude,
        longitude: city.longitude,
        address: row.address,
        logo: toImage(city.logoImage, mediaUrl),
      }),
      venues: (city.venues ?? []).map((venue) => toVenueSummary(venue, locale, mediaUrl)),
      seo: toSeo(row.seo, mediaUrl),
      translations: toTranslations(city),
    }
  },
  policy: policies.texts,
})

/** @returns `null` when there is no such city. */
export const readCityDetail = (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<CityDetail | null> => readContent(content, detailQuery(locale), { slug })
