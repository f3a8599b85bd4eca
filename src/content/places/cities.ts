import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import { defined, entryNumberSchema, localised, localisedSchema, slugSchema } from '../port/fields.ts'
import { isKnown } from '../port/is-known.ts'
import { type Image, imageFields, imageSchema, type MediaUrl, toImage } from '../text/image.ts'
import {
  type CityName,
  type Coordinates,
  cityNameFields,
  cityNameShape,
  coordinatesShape,
  countryCodeSchema,
  toCityName,
  toCountryCode,
} from './place-fields.ts'
import { defaultTimeZone, timeZoneSchema } from './time-zone.ts'

/** A city with its names in every language: the picker finds it by any of them. */
export interface City extends Coordinates {
  /** Never 0, which stands for all cities. */
  id: number
  slug: string
  names: InEachLocale<Pick<CityName, 'name' | 'namePrepositional' | 'preposition'>>
  countryCode: string
  timeZone: string
  logo?: Image
}

const citySchema = z.extend(localisedSchema(cityNameShape), {
  id: entryNumberSchema,
  countryCode: countryCodeSchema,
  timeZone: timeZoneSchema,
  ...coordinatesShape,
  logoImage: imageSchema,
})
const citiesSchema = z.object({ cities: z.array(citySchema) })

const citiesQuery: ContentQuery<z.infer<typeof citiesSchema>, City[]> = {
  name: 'cities',
  document: `query Cities {
    cities(locale: "${defaultLocale}", sort: ["name:asc"], pagination: { limit: -1 }) {
      data { id attributes {
        countryCode timeZone latitude longitude logoImage { ${imageFields} } ${localised(cityNameFields)}
      } }
    }
  }`,
  schema: citiesSchema,
  map: ({ cities }, { mediaUrl }) => cities.map((city) => toCity(city, mediaUrl)),
  policy: policies.site,
}

/** All cities, by Russian name. A hundred or so: they are read whole and chosen from in memory. */
export async function readCities(content: ContentService): Promise<City[]> {
  return (await readContent(content, citiesQuery, {})) ?? []
}

export async function readCityBySlug(content: ContentService, slug: string): Promise<City | null> {
  return (await readCities(content)).find((city) => city.slug === slug) ?? null
}

export const isKnownCity = (content: ContentService, slug: string): Promise<boolean> =>
  isKnown(readCities(content), slug)

function toCity(city: z.infer<typeof citySchema>, mediaUrl: MediaUrl): City {
  return {
    id: city.id,
    slug: city.slug,
    names: inEachLocale((locale) => {
      const { slug: _, lang: __, ...names } = toCityName(city, locale)
      return names
    }),
    countryCode: toCountryCode(city.countryCode),
    timeZone: city.timeZone ?? defaultTimeZone,
    ...defined({
      latitude: city.latitude,
      longitude: city.longitude,
      logo: toImage(city.logoImage, mediaUrl),
    }),
  }
}

/**
 * How many concerts each city has from a day on, by the city's slug; those without any are left out. One question,
 * which needs no list of cities before it; its answer grows with what is ahead, not with the archive.
 *
 * @param from `YYYY-MM-DD`. Not part of the key, as in `readConcerts`.
 */
export const readConcertCounts = async (
  content: ContentService,
  from: string,
): Promise<Record<string, number>> => (await readContent(content, countsQuery, { from }, {})) ?? {}

const countsSchema = z.object({
  cities: z.array(z.object({ slug: slugSchema, concerts: z.nullish(z.array(z.unknown())) })),
})

const countsQuery: ContentQuery<z.infer<typeof countsSchema>, Record<string, number>> = {
  name: 'concert-counts',
  document: `query ConcertCounts($from: Date) {
    cities(locale: "${defaultLocale}", sort: ["slug:asc"], pagination: { limit: -1 }) {
      data { attributes { slug concerts(filters: { date: { gte: $from } }, pagination: { limit: -1 }) { data { id } } } }
    }
  }`,
  schema: countsSchema,
  map: ({ cities }) =>
    Object.fromEntries(
      cities
        .map(({ slug, concerts }) => [slug, concerts?.length ?? 0] as const)
        .filter(([, count]) => count > 0),
    ),
  policy: policies.texts,
}
