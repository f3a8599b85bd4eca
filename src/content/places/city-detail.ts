import * as z from 'zod/mini'
import { chooseTranslation, localisedSchema, omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { seoSchema } from '../text/seo.ts'
import {
  type CityName,
  type Coordinates,
  cityNameShape,
  coordinatesShape,
  countryCodeSchema,
  toCityName,
  toCountryCode,
} from './place-fields.ts'
import { byName, toVenueSummary, type VenueSummary, venueSummarySchema } from './venue-summary.ts'

/** What a city's own page shows besides its concerts. */
export interface CityDetail extends CityName, Coordinates, AddressedEntry {
  /** Country code of the city, ISO 3166-1 alpha-2 in lower case. */
  countryCode: string
  /** The orchestra's ticket office in the city. */
  address?: string
  logo?: Image
  venues: VenueSummary[]
}

export const cityType = defineEntry({
  type: 'city',
  schema: z.extend(
    localisedSchema({
      ...cityNameShape,
      address: textSchema,
      seo: seoSchema,
    }),
    {
      ...coordinatesShape,
      countryCode: countryCodeSchema,
      logoImage: imageSchema,
      venues: z.nullish(z.array(venueSummarySchema)),
    },
  ),
  map: (city, { locale, mediaUrl }) => ({
    ...toCityName(city, locale),
    countryCode: toCountryCode(city.countryCode),
    ...omitAbsent({
      latitude: city.latitude,
      longitude: city.longitude,
      address: chooseTranslation(city, locale).row.address,
      logo: toImage(city.logoImage, mediaUrl),
    }),
    venues: byName(city.venues ?? []).map((venue) => toVenueSummary(venue, locale, mediaUrl)),
  }),
})
