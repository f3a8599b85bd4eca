import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { named } from '../concerts/concert-summary.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import {
  type ProgramSummary,
  programCardFields,
  programCardSchema,
  toProgramSummary,
} from '../programs/program-summary.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import {
  type ArticleSummary,
  articleCardFields,
  articleCardSchema,
  toArticleSummary,
} from './article-summary.ts'

/** A subject with its programs and articles. */
export interface Category extends Fallback {
  slug: string
  name: string
  description?: string
  programs: ProgramSummary[]
  articles: ArticleSummary[]
  seo: Seo
  translations: Translations
}

const categorySchema = z.extend(
  localisedSchema({ slug: slugSchema, name: z.string(), description: textSchema, seo: seoSchema }),
  {
    programs: z.nullish(z.array(programCardSchema)),
    articles: z.nullish(z.array(articleCardSchema)),
  },
)
const answerSchema = z.object({ categories: z.array(categorySchema) })

const categoryQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, Category> => ({
  name: `category.${locale}`,
  document: `query Category($slug: String!) {
    categories(locale: "${defaultLocale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes {
        ${localised(`slug name description ${seoFields}`)}
        programs(sort: ["priority:desc", "slug:asc"], pagination: { limit: 100 }) { data { attributes { ${programCardFields} } } }
        articles(sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: 100 }) { data { attributes { ${articleCardFields} } } }
      } }
    }
  }`,
  schema: answerSchema,
  map: ({ categories: [category] }, { mediaUrl }) => {
    if (!category) return null
    const { row } = chooseTranslation(category, locale)
    return {
      ...named(category, locale),
      ...(row.description ? { description: row.description } : {}),
      programs: (category.programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl)),
      articles: (category.articles ?? []).map((article) => toArticleSummary(article, locale, mediaUrl)),
      seo: toSeo(row.seo, mediaUrl),
      translations: toTranslations(category),
    }
  },
  policy: policies.texts,
})

/** @returns `null` when there is no such category. */
export const readCategory = (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<Category | null> => readContent(content, categoryQuery(locale), { slug })
