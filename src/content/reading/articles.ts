import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  requiredInstantSchema,
  rowPerLanguageSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { type Block, blocksSchema, toBlocks } from '../text/blocks.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { seoSchema } from '../text/seo.ts'

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

/** A category with its programs and articles. */
export interface Category extends AddressedEntry {
  name: string
  description?: string
  programs: ProgramSummary[]
  articles: ArticleSummary[]
}

export const categoryType = defineEntry({
  type: 'category',
  schema: z.extend(
    localisedSchema({ slug: slugSchema, name: nameSchema, description: textSchema, seo: seoSchema }),
    {
      programs: z.nullish(z.array(programSummarySchema)),
      articles: z.nullish(z.array(articleSummarySchema)),
    },
  ),
  map: (category, { locale, mediaUrl }) => {
    const { description } = chooseTranslation(category, locale).row
    return {
      ...chooseName(category, locale),
      ...(description ? { description } : {}),
      programs: toProgramSummaries(byPriority(category.programs).slice(0, 100), locale, mediaUrl),
      articles: sortedBy(
        category.articles ?? [],
        [({ publishedAt }) => publishedAt, 'descending'],
        [({ slug }) => slug],
      ).map((article) => toArticleSummary(article, locale, mediaUrl)),
    }
  },
})
