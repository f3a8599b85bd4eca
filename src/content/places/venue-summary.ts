import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { defined, named } from '../concerts/concert-summary.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  textSchema,
} from '../port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'

/** A venue as lists show it. */
export interface VenueSummary extends Fallback {
  slug: string
  name: string
  address?: string
  /** Degrees, north and east positive. */
  latitude?: number
  longitude?: number
  /** The first picture of its first hall. */
  image?: Image
}

/** Pictures and coordinates are the same in every language, so only the Russian row is asked for them. */
export const venueCardFieldsBy = (select: typeof localised) => `
  latitude longitude hall(pagination: { limit: 1 }) { images(pagination: { limit: 1 }) { ${imageFields} } }
  ${select('slug name address')}`

export const venueCardFields = venueCardFieldsBy(localised)

export const venueCardSchema = z.extend(
  localisedSchema({ slug: slugSchema, name: z.string(), address: textSchema }),
  {
    latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
    hall: z.nullish(z.array(z.object({ images: z.nullish(z.array(imageSchema)) }))),
  },
)

/** Seventy venues stand on one page: their pictures carry no size that a card can't use. */
const widestPx = 750

export function toVenueSummary(
  venue: z.infer<typeof venueCardSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): VenueSummary {
  const image = toImage(venue.hall?.[0]?.images?.[0], mediaUrl)
  return {
    ...named(venue, locale),
    ...defined({
      address: chooseTranslation(venue, locale).row.address,
      latitude: venue.latitude,
      longitude: venue.longitude,
      image: image && withoutWider(image, widestPx),
    }),
  }
}

/** The same picture with its widest size up to a limit as its own address. */
export function withoutWider(image: Image, widest: number): Image {
  const sizes = image.sizes.filter(({ width }) => width <= widest)
  const largest = sizes.at(-1)
  if (!largest || image.width <= widest) return image
  return {
    ...image,
    url: largest.url,
    width: largest.width,
    height: Math.round((image.height * largest.width) / image.width),
    sizes: sizes.slice(0, -1),
  }
}
