import * as z from 'zod/mini'
import { omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type Image, imageSchema, toImage } from './image.ts'

/** What an editor wrote for search engines and link previews; each part may be absent. */
export interface Seo {
  title?: string
  description?: string
  image?: Image
}

export const seoSchema = z.nullish(
  z.object({ metaTitle: textSchema, metaDescription: textSchema, metaImage: imageSchema }),
)

export const toSeo = (seo: z.infer<typeof seoSchema>, mediaUrl: MediaUrl): Seo =>
  omitAbsent({
    title: seo?.metaTitle || undefined,
    description: seo?.metaDescription || undefined,
    image: toImage(seo?.metaImage, mediaUrl),
  })
