import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { entryNumberSchema, localisedSchema, omitAbsent, selectLocalised } from '../../strapi/port/fields.ts'
import { isKnownSlug } from '../../strapi/port/is-known.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
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
  /** Number of the city in Strapi, never 0, which stands for all cities. */
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

const citiesList: EntryList = {
  list: 'cities',
  sort: ['name:asc'],
  pagination: 'limit: -1',
  fields: `countryCode timeZone latitude longitude logoImage { ${imageFields} } ${selectLocalised(cityNameFields)}`,
  hasId: true,
}

const citiesQuery: ContentQuery<z.infer<typeof citiesSchema>, City[]> = {
  name: 'cities',
  ...selectLists('query Cities', [citiesList]),
  schema: citiesSchema,
  map: ({ cities }, { mediaUrl }) => cities.map((city) => toCity(city, mediaUrl)),
  policy: policies.site,
}

/** All cities, by Russian name. There are about a hundred, so the whole list is read and then searched in memory. */
export async function readCities(content: ContentService): Promise<City[]> {
  return (await readContent(content, citiesQuery, {})) ?? []
}

export async function readCityBySlug(content: ContentService, slug: string): Promise<City | null> {
  return (await readCities(content)).find((city) => city.slug === slug) ?? null
}

export const isKnownCity = (content: ContentService, slug: string): Promise<boolean> =>
  isKnownSlug(readCities(content), slug)

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
    ...omitAbsent({
      latitude: city.latitude,
      longitude: city.longitude,
      logo: toImage(city.logoImage, mediaUrl),
    }),
  }
}
