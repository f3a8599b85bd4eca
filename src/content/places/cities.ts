import * as z from 'zod/mini'
import { type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import { entryNumberSchema, localisedSchema, omitAbsent } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import {
  type CityName,
  type Coordinates,
  cityNameShape,
  coordinatesShape,
  countryCodeSchema,
  toCityName,
  toCountryCode,
} from './place-fields.ts'
import { defaultTimeZone, timeZoneSchema } from './time-zone.ts'
import { byName } from './venue-summary.ts'

/** A city with its names in every language: the picker finds it by any of them. */
export interface City extends Coordinates {
  /** Number of the city in Strapi, never 0, which stands for all cities. */
  id: number
  slug: string
  names: InEachLocale<CityName>
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
/** All cities, about a hundred, by their names in the default language. It is the same in every language. */
export const citiesPart = definePart({
  isLanguageFree: true,
  reads: { city: citySchema },
  make: ({ city }, { mediaUrl }): City[] => byName(city).map((each) => toCity(each, mediaUrl)),
})

function toCity(city: z.infer<typeof citySchema>, mediaUrl: MediaUrl): City {
  return {
    id: city.id,
    slug: city.slug,
    names: inEachLocale((locale) => toCityName(city, locale)),
    countryCode: toCountryCode(city.countryCode),
    timeZone: city.timeZone ?? defaultTimeZone,
    ...omitAbsent({
      latitude: city.latitude,
      longitude: city.longitude,
      logo: toImage(city.logoImage, mediaUrl),
    }),
  }
}
