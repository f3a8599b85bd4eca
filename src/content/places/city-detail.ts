import * as z from 'zod/mini'
import {
  type AddressedEntry,
  createEntryReader,
  defineEntry,
  type EntryReader,
} from '../../strapi/port/define-entry.ts'
import {
  chooseTranslation,
  localisedSchema,
  omitAbsent,
  selectLocalised,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
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
import { toVenueSummary, type VenueSummary, venueSummaryFields, venueSummarySchema } from './venue-summary.ts'

/** What a city's own page shows besides its concerts. */
export interface CityDetail extends CityName, Coordinates, AddressedEntry {
  /** Country code of the city, ISO 3166-1 alpha-2 in lower case. */
  countryCode: string
  /** The orchestra's ticket office in the city. */
  address?: string
  logo?: Image
  venues: VenueSummary[]
}

const cityType = defineEntry({
  list: 'cities',
  fields: `
    countryCode latitude longitude logoImage { ${imageFields} }
    venues(sort: ["name:asc", "slug:asc"], pagination: { limit: -1 }) { data { attributes { ${venueSummaryFields} } } }
    ${selectLocalised(`${cityNameFields} address ${seoFields}`)}`,
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
    venues: (city.venues ?? []).map((venue) => toVenueSummary(venue, locale, mediaUrl)),
  }),
})

export const readCityDetail: EntryReader<CityDetail> = createEntryReader('city', cityType)
