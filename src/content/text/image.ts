import * as z from 'zod/mini'
import { webpVariant } from '../../shared/picture-variants.ts'
import { pictureUrlSchema, textSchema } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'

/** A picture with the widths that the content service made of it, smallest first. */
export interface Image {
  url: string
  /** Size in pixels. A drawing without a size has none, and pages show it in its own aspect ratio. */
  width?: number
  height?: number
  alt: string
  /** Type of the picture, where its address doesn't end in one. */
  mime?: string
  sizes: { url: string; width: number }[]
}

/** Width or height in pixels. Some upload providers and imports write `"640"` or `"640px"` instead of a number. */
const lengthSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*\d{1,6}(?:\.\d+)?\s*(?:px)?\s*$/i))]),
  z.transform((length) => (typeof length === 'number' ? length : Math.round(Number.parseFloat(length)))),
)
const sizeSchema = z.object({ url: pictureUrlSchema, width: lengthSchema })
/** Strapi can't read the size of an SVG without a width; the field is `null`, 0 or absent then. */
const pixelsSchema = z.nullish(lengthSchema)
export const imageSchema = z.nullish(
  z.object({
    url: pictureUrlSchema,
    mime: textSchema,
    width: pixelsSchema,
    height: pixelsSchema,
    alternativeText: textSchema,
    formats: z.nullish(z.record(z.string(), z.nullish(sizeSchema))),
  }),
)

/** Types that webp is smaller than: neither drawings and films, nor AVIF. */
const convertible = /^\/uploads\/[^?#]+\.(jpe?g|png|tiff?)$/i

/**
 * The webp variant of an upload of the content service; any other address stays as it is. A service that knows no
 * variants passes the query over and answers with the file.
 */
export function toWebp(path: string): string {
  return convertible.test(path) ? `${path}?${webpVariant}` : path
}

export function toImage(image: z.infer<typeof imageSchema>, mediaUrl: MediaUrl): Image | undefined {
  const url = image && mediaUrl(toWebp(image.url))
  if (!url) return undefined
  const sizes = Object.values(image.formats ?? {})
    .flatMap((size) => {
      const sizeUrl = size && mediaUrl(toWebp(size.url))
      return sizeUrl ? [{ url: sizeUrl, width: size.width }] : []
    })
    .sort((one, other) => one.width - other.width)
  return {
    url,
    ...(image.width && image.height ? { width: image.width, height: image.height } : {}),
    alt: image.alternativeText ?? '',
    ...(image.mime && !/\.[a-z]{3,4}$/i.test(image.url) ? { mime: image.mime } : {}),
    sizes,
  }
}

/** The address of the smallest size of a picture that is at least so many pixels wide, else of the picture itself. */
export const chooseImageUrl = ({ url, sizes }: Image, minWidth: number): string =>
  sizes.find(({ width }) => width >= minWidth)?.url ?? url

/** Converts the images of a list, without the missing ones. */
export const toImages = (
  images: z.infer<typeof imageSchema>[] | null | undefined,
  mediaUrl: MediaUrl,
): Image[] => (images ?? []).map((image) => toImage(image, mediaUrl)).filter((image) => image !== undefined)
