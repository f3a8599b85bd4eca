import * as z from 'zod/mini'
import {
  chooseName,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  requiredInstantSchema,
  rowPerLanguageSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type Block, blocksSchema, toBlocks } from '../text/blocks.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { seoSchema } from '../text/seo.ts'

/** A longer text about music, composed of blocks like a page. */
export interface Article extends AddressedEntry {
  title: string
  summary?: string
  /** The day of the article, as `YYYY-MM-DD`. */
  day: string
  /** ISO instants; the second is absent where nothing was changed. */
  publishedAt: string
  updatedAt?: string
  thumbnail?: Image
  category?: { slug: string; name: string } & Fallback
  blocks: Block[]
}

export const articleType = defineEntry({
  type: 'article',
  isRowPerLanguage: true,
  schema: rowPerLanguageSchema({
    title: nameSchema,
    summary: textSchema,
    publishedAt: requiredInstantSchema,
    updatedAt: instantSchema,
    thumbnailImage: imageSchema,
    category: z.nullish(localisedSchema({ slug: slugSchema, name: nameSchema })),
    blocks: blocksSchema,
    seo: seoSchema,
  }),
  map: async (article, context) => {
    const { title, summary, publishedAt, updatedAt, category } = article
    const thumbnail = toImage(article.thumbnailImage, context.mediaUrl)
    return {
      title,
      day: publishedAt.slice(0, 10),
      publishedAt,
      ...(updatedAt && updatedAt > publishedAt ? { updatedAt } : {}),
      ...(summary ? { summary } : {}),
      ...(thumbnail ? { thumbnail } : {}),
      ...(category ? { category: chooseName(category, context.locale) } : {}),
      blocks: await toBlocks(article.blocks, context),
    }
  },
})
