import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'

/** An article as lists show it. */
export interface ArticleSummary extends Fallback {
  slug: string
  title: string
  summary?: string
  thumbnail?: Image
}

export const articleSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, summary: textSchema }),
  { thumbnailImage: imageSchema, publishedAt: instantSchema },
)

export function toArticleSummary(
  article: z.infer<typeof articleSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): ArticleSummary {
  const { row, lang } = chooseTranslation(article, locale)
  const thumbnail = toImage(article.thumbnailImage, mediaUrl)
  return {
    slug: row.slug,
    title: row.title,
    ...(row.summary ? { summary: row.summary } : {}),
    ...(thumbnail ? { thumbnail } : {}),
    ...(lang ? { lang } : {}),
  }
}
