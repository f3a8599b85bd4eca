import * as z from 'zod/mini'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseName,
  chooseTranslation,
  localisedSchema,
  nameSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { seoSchema } from '../text/seo.ts'
import { type ArticleSummary, articleSummarySchema, toArticleSummary } from './article-summary.ts'

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
