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
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import {
  type ProgramSummary,
  programSummarySchema,
  selectRelatedPrograms,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
import {
  type ArticleSummary,
  articleSummaryFields,
  articleSummarySchema,
  toArticleSummary,
} from './article-summary.ts'

/** A category with its programs and articles. */
export interface Category extends AddressedEntry {
  name: string
  description?: string
  programs: ProgramSummary[]
  articles: ArticleSummary[]
}

const categoryType = defineEntry({
  list: 'categories',
  fields: `
    ${selectLocalised(`slug name description ${seoFields}`)} ${selectRelatedPrograms({ limit: 100 })}
    articles(sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: 100 }) { data { attributes { ${articleSummaryFields} } } }`,
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
      programs: toProgramSummaries(category.programs, locale, mediaUrl),
      articles: (category.articles ?? []).map((article) => toArticleSummary(article, locale, mediaUrl)),
    }
  },
})

export const readCategory: EntryReader<Category> = createEntryReader('category', categoryType)
