import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { findCityAliases } from '../../city/city-aliases.ts'
import { cityNameFields, cityNameShape, toCityName } from '../../content/places/place-fields.ts'
import {
  sharedVenueFactFields,
  sharedVenueFactShape,
  toVenueFacts,
  translatedVenueFactFields,
  translatedVenueFactShape,
} from '../../content/places/venue-facts.ts'
import { venueSummarySchema } from '../../content/places/venue-summary.ts'
import { imageFields, imageSchema, type MediaUrl } from '../../content/text/image.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import {
  chooseName,
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  selectRelated,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import {
  type CityEntry,
  listOtherNames,
  listTranslations,
  toHitPicture,
  type VenueWithFacts,
  withoutDuplicates,
} from './entries.ts'

const placesSchema = z.object({
  cities: z.array(
    z.extend(localisedSchema(cityNameShape), {
      logoImage: imageSchema,
    }),
  ),
  venues: z.array(
    z.extend(
      localisedSchema({
        slug: slugSchema,
        name: nameSchema,
        address: textSchema,
        ...translatedVenueFactShape,
      }),
      {
        city: z.nullish(z.object({ slug: slugSchema })),
        hall: venueSummarySchema.shape.hall,
        ...sharedVenueFactShape,
      },
    ),
  ),
})
type Places = z.infer<typeof placesSchema>

const byName = { sort: ['name:asc', 'slug:asc'], pagination: 'limit: -1' } as const
const citiesList: EntryList = {
  list: 'cities',
  ...byName,
  fields: `logoImage { ${imageFields} } ${selectLocalised(cityNameFields)}`,
}
const venuesList: EntryList = {
  list: 'venues',
  ...byName,
  fields: `${selectRelated('city', 'slug')} ${sharedVenueFactFields}
    hall(pagination: { limit: 1 }) { images(pagination: { limit: 1 }) { ${imageFields} } }
    ${selectLocalised(`slug name address ${translatedVenueFactFields}`)}`,
}

/** All cities and venues, by their Russian names. */
export const placesQuery: ContentQuery<
  Places,
  InEachLocale<{ cities: CityEntry[]; venues: VenueWithFacts[] }>
> = {
  name: 'search-places',
  ...selectLists('query SearchPlaces', [citiesList, venuesList]),
  schema: placesSchema,
  map: ({ cities, venues }, { mediaUrl }) =>
    inEachLocale((locale) => ({
      cities: cities.map((city) => toCity(city, locale, mediaUrl)),
      venues: venues.map((venue) => toVenue(venue, locale, mediaUrl)),
    })),
  policy: policies.searchIndex,
}

function toCity(city: Places['cities'][number], locale: Locale, mediaUrl: MediaUrl): CityEntry {
  const { row } = chooseTranslation(city, locale)
  const names = [
    ...listTranslations(city, ({ name }) => name),
    ...listTranslations(city, ({ namePrepositional }) => namePrepositional),
  ]
  return {
    ...toCityName(city, locale),
    otherNames: withoutDuplicates([...names, ...findCityAliases(names)]).filter((name) => name !== row.name),
    ...omitAbsent({ logo: toHitPicture(city.logoImage, mediaUrl) }),
  }
}

type NameRow = { locale: Locale; name: string }

function toVenue(venue: Places['venues'][number], locale: Locale, mediaUrl: MediaUrl): VenueWithFacts {
  const { row } = chooseTranslation(venue, locale)
  const facts = toVenueFacts(venue, row)
  return {
    ...chooseName(venue, locale),
    otherNames: listOtherNames<NameRow>(venue, locale, ({ name }) => name),
    ...omitAbsent({
      address: row.address,
      city: venue.city?.slug,
      image: toHitPicture(venue.hall?.[0]?.images?.[0], mediaUrl),
      facts: Object.keys(facts).length > 0 ? facts : undefined,
    }),
  }
}
