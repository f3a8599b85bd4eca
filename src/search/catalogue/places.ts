import * as z from 'zod/mini'
import { findCityAliases } from '../../content/places/city-aliases.ts'
import { cityNameShape, toCityName } from '../../content/places/place-fields.ts'
import {
  sharedVenueFactShape,
  toVenueFacts,
  translatedVenueFactShape,
} from '../../content/places/venue-facts.ts'
import { byName, venueSummarySchema } from '../../content/places/venue-summary.ts'
import { imageSchema } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseName,
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import {
  type CityEntry,
  listOtherNames,
  listTranslations,
  toHitPicture,
  type VenueWithFacts,
  withoutDuplicates,
} from './entries.ts'

/** What the search reads of cities and venues. */
export const placeSchemas = {
  city: z.extend(localisedSchema(cityNameShape), { logoImage: imageSchema }),
  venue: z.extend(
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
} as const
type City = z.infer<typeof placeSchemas.city>
type Venue = z.infer<typeof placeSchemas.venue>

/** All cities and venues, by their names in the default language. */
export const toPlaces = (
  { city, venue }: { city: City[]; venue: Venue[] },
  locale: Locale,
  mediaUrl: MediaUrl,
): { cities: CityEntry[]; venues: VenueWithFacts[] } => ({
  cities: byName(city).map((each) => toCity(each, locale, mediaUrl)),
  venues: byName(venue).map((each) => toVenue(each, locale, mediaUrl)),
})

function toCity(city: City, locale: Locale, mediaUrl: MediaUrl): CityEntry {
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

function toVenue(venue: Venue, locale: Locale, mediaUrl: MediaUrl): VenueWithFacts {
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
