import * as z from 'zod/mini'
import {
  type AddressedEntry,
  createEntryReader,
  defineEntry,
  type EntryReader,
} from '../../strapi/port/define-entry.ts'
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
import { type Image, imageFields, imageSchema, type MediaUrl, toImages } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
import { toExcerpt } from '../text/text-preview.ts'
import {
  type CityName,
  type Coordinates,
  cityNameFields,
  cityNameShape,
  coordinatesShape,
  toCityName,
} from './place-fields.ts'
import {
  type HallFacts,
  hallFactFields,
  hallFactShape,
  sharedVenueFactFields,
  sharedVenueFactShape,
  toHallFacts,
  toVenueFacts,
  translatedVenueFactFields,
  translatedVenueFactShape,
  type VenueFacts,
} from './venue-facts.ts'

export interface Hall extends HallFacts {
  name: string
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

const venueType = defineEntry({
  list: 'venues',
  fields: `
    latitude longitude ${sharedVenueFactFields}
    ${selectRelated('city', selectLocalised(cityNameFields))}
    ${selectLocalised(`slug name address description ${translatedVenueFactFields} ${seoFields}
      hall(pagination: { limit: -1 }) { name seats ${hallFactFields} images(pagination: { limit: ${picturesPerHall} }) { ${imageFields} } }`)}`,
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
      halls: (row.hall ?? []).map((hall) => toHall(hall, mediaUrl)),
      facts: toVenueFacts(venue, row),
    }
  },
})

export const readVenue: EntryReader<Venue> = createEntryReader('venue', venueType)

const toHall = (hall: z.infer<typeof hallSchema>, mediaUrl: MediaUrl): Hall => ({
  name: hall.name,
  ...omitAbsent({ seats: hall.seats }),
  ...toHallFacts(hall),
  images: toImages(hall.images, mediaUrl),
})
