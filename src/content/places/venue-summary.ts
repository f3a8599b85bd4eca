import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseListedName,
  chooseName,
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { type Coordinates, coordinatesShape } from './place-fields.ts'

/** A venue as lists show it. */
export interface VenueSummary extends Fallback, Coordinates {
  slug: string
  name: string
  address?: string
  /** The first picture of the venue's first hall. */
  image?: Image
}

export const venueSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, address: textSchema }),
  {
    ...coordinatesShape,
    hall: z.nullish(z.array(z.object({ images: z.nullish(z.array(imageSchema)) }))),
  },
)

/** Seventy venues stand on one page: their pictures carry no size that a card can't use. */
const widestPx = 750

export function toVenueSummary(
  venue: z.infer<typeof venueSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): VenueSummary {
  const image = toImage(venue.hall?.[0]?.images?.[0], mediaUrl)
  return {
    ...chooseName(venue, locale),
    ...omitAbsent({
      address: chooseTranslation(venue, locale).row.address,
      latitude: venue.latitude,
      longitude: venue.longitude,
      image: image && withoutWider(image, widestPx),
    }),
  }
}

/** Returns the image without sizes wider than a limit; the widest remaining size becomes its address. */
export function withoutWider(image: Image, widest: number): Image {
  const sizes = image.sizes.filter(({ width }) => width <= widest)
  const largest = sizes.at(-1)
  const { width, height } = image
  if (!largest || !width || !height || width <= widest) return image
  return {
    ...image,
    url: largest.url,
    width: largest.width,
    height: Math.round((height * largest.width) / width),
    sizes: sizes.slice(0, -1),
  }
}

/** A venue as the list of all has it. */
export interface ListedVenue extends VenueSummary {
  /** Slug in the default language, by which concerts name it; only where it is another. */
  defaultSlug?: string
  citySlug?: string
  /** Halls whose names differ in the default language. A concert stores its hall’s name in that language. */
  hallNames?: { name: string; defaultName: string }[]
}

/** By their names in the default language. */
export const byName = <Place extends { name: string; slug: string }>(places: readonly Place[]): Place[] =>
  sortedBy(places, [({ name }) => name], [({ slug }) => slug])

/** All venues, about a hundred. */
export const venuesPart = definePart({
  reads: {
    venue: z.extend(
      localisedSchema({
        slug: slugSchema,
        name: nameSchema,
        address: textSchema,
        hall: z.nullish(z.array(z.object({ name: textSchema, images: z.nullish(z.array(imageSchema)) }))),
      }),
      { ...coordinatesShape, city: z.nullish(z.object({ slug: slugSchema })) },
    ),
  },
  make: ({ venue }, { locale, mediaUrl }): ListedVenue[] =>
    byName(venue).map((each) => ({
      ...toVenueSummary(each, locale, mediaUrl),
      ...chooseListedName(each, locale),
      ...omitAbsent({
        citySlug: each.city?.slug,
        hallNames: toHallNames(each.hall, chooseTranslation(each, locale).row.hall),
      }),
    })),
})

type NamedHalls = readonly { name?: string | null | undefined }[] | null | undefined

/** The halls of a venue stand in the same order in every language. */
function toHallNames(halls: NamedHalls, translated: NamedHalls): ListedVenue['hallNames'] {
  const names = (halls ?? []).flatMap(({ name: defaultName }, at) => {
    const name = translated?.[at]?.name
    return defaultName && name && name !== defaultName ? [{ name, defaultName }] : []
  })
  return names.length > 0 ? names : undefined
}
