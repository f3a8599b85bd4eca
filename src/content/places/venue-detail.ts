import * as z from 'zod/mini'
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
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type Image, imageSchema, toImages } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoSchema } from '../text/seo.ts'
import { toExcerpt } from '../text/text-preview.ts'
import {
  type CityName,
  type Coordinates,
  cityNameShape,
  coordinatesShape,
  toCityName,
} from './place-fields.ts'
import {
  type HallFacts,
  hallFactShape,
  sharedVenueFactShape,
  toHallFacts,
  toVenueFacts,
  translatedVenueFactShape,
  type VenueFacts,
} from './venue-facts.ts'

export interface Hall extends HallFacts {
  name: string
  /** The hall's name in the default language, by which concerts name it; only where it is another. */
  defaultName?: string
  seats?: number
  images: Image[]
}

/** Everything that a venue's own page shows. */
export interface Venue extends Coordinates, AddressedEntry {
  name: string
  address?: string
  descriptionHtml?: string
  /** Beginning of the description, without tags. */
  excerpt?: string
  city?: CityName
  halls: Hall[]
  /** Facts of the venue. Absent in copies that older builds cached. */
  facts?: VenueFacts
}

const hallSchema = z.object({
  name: nameSchema,
  seats: z.nullish(z.int().check(z.positive())),
  images: z.nullish(z.array(imageSchema)),
  ...hallFactShape,
})

const picturesPerHall = 4

export const venueType = defineEntry({
  type: 'venue',
  schema: z.extend(
    localisedSchema({
      slug: slugSchema,
      name: nameSchema,
      address: textSchema,
      description: richTextSchema,
      hall: z.nullish(z.array(hallSchema)),
      seo: seoSchema,
      ...translatedVenueFactShape,
    }),
    {
      ...coordinatesShape,
      ...sharedVenueFactShape,
      city: z.nullish(localisedSchema(cityNameShape)),
    },
  ),
  map: async (venue, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(venue, locale)
    const descriptionHtml = await toSafeHtml(row.description, context)
    return {
      ...chooseName(venue, locale),
      ...omitAbsent({
        address: row.address,
        descriptionHtml,
        excerpt: toExcerpt(descriptionHtml),
        latitude: venue.latitude,
        longitude: venue.longitude,
      }),
      ...(venue.city ? { city: toCityName(venue.city, locale) } : {}),
      // The halls of a venue stand in the same order in every language.
      halls: (row.hall ?? []).map((hall, at) => toHall(hall, venue.hall?.[at]?.name, mediaUrl)),
      facts: toVenueFacts(venue, row),
    }
  },
})

const toHall = (
  hall: z.infer<typeof hallSchema>,
  defaultName: string | undefined,
  mediaUrl: MediaUrl,
): Hall => ({
  name: hall.name,
  ...(defaultName !== undefined && defaultName !== hall.name ? { defaultName } : {}),
  ...omitAbsent({ seats: hall.seats }),
  ...toHallFacts(hall),
  images: toImages(hall.images?.slice(0, picturesPerHall), mediaUrl),
})
