import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { named } from '../concerts/concert-summary.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  type Fallback,
  localeSchema,
  localised,
  localisedSchema,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import { type Block, type BlockContext, blockFields, blocksSchema, toBlocks } from '../text/blocks.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'

/** A longer text about music, composed of blocks like a page. */
export interface Article extends Fallback {
  slug: string
  title: string
  summary?: string
  /** `YYYY-MM-DD` */
  day: string
  /** ISO instants; the second is absent where nothing was changed. */
  publishedAt: string
  updatedAt?: string
  thumbnail?: Image
  category?: { slug: string; name: string } & Fallback
  blocks: Block[]
  seo: Seo
  translations: Translations
}

const articleSchema = z.object({
  locale: localeSchema,
  slug: slugSchema,
  title: z.string(),
  summary: textSchema,
  publishedAt: z.iso.datetime({ offset: true }),
  updatedAt: z.nullish(z.iso.datetime({ offset: true })),
  thumbnailImage: imageSchema,
  category: z.nullish(localisedSchema({ slug: slugSchema, name: z.string() })),
  blocks: blocksSchema,
  seo: seoSchema,
  localizations: z.nullish(z.array(z.object({ locale: localeSchema, slug: slugSchema }))),
})
const answerSchema = z.object({
  articles: z.array(articleSchema),
  fallbackArticles: z.nullish(z.array(articleSchema)),
})

const articlesIn = (locale: Locale) =>
  `articles(locale: "${locale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
    data { attributes { ...ArticleFields } }
  }`

const articleQuery = (
  context: Omit<BlockContext, 'mediaUrl'>,
): ContentQuery<z.infer<typeof answerSchema>, Article> => ({
  name: `article.${context.locale}`,
  document: `query Article($slug: String!) {
    ${articlesIn(context.locale)}
    ${context.locale === defaultLocale ? '' : `fallbackArticles: ${articlesIn(defaultLocale)}`}
  }
  fragment ArticleFields on Article {
    locale slug title summary publishedAt updatedAt thumbnailImage { ${imageFields} } ${seoFields}
    category { data { attributes { ${localised('slug name')} } } }
    blocks { ${blockFields} } localizations { data { attributes { locale slug } } }
  }`,
  schema: answerSchema,
  map: ({ articles, fallbackArticles }, { mediaUrl }) => {
    const article = articles[0] ?? fallbackArticles?.[0]
    return article ? toArticle(article, { ...context, mediaUrl }) : null
  },
  policy: policies.texts,
})

async function toArticle(article: z.infer<typeof articleSchema>, context: BlockContext): Promise<Article> {
  const { locale, mediaUrl } = context
  const thumbnail = toImage(article.thumbnailImage, mediaUrl)
  return {
    slug: article.slug,
    title: article.title,
    day: article.publishedAt.slice(0, 10),
    publishedAt: article.publishedAt,
    ...(article.updatedAt && article.updatedAt > article.publishedAt ? { updatedAt: article.updatedAt } : {}),
    ...(article.summary ? { summary: article.summary } : {}),
    ...(thumbnail ? { thumbnail } : {}),
    ...(article.category ? { category: named(article.category, locale) } : {}),
    ...(article.locale === locale ? {} : { lang: article.locale }),
    blocks: await toBlocks(article.blocks, context),
    seo: toSeo(article.seo, mediaUrl),
    translations: toTranslations(article),
  }
}

/**
 * @param embedHosts configuration's `EMBED_HOSTS`
 * @returns `null` when there is no such article, in this language or in Russian.
 */
export const readArticle = (
  content: ContentService,
  locale: Locale,
  slug: string,
  embedHosts: readonly string[],
): Promise<Article | null> =>
  readContent(content, articleQuery({ locale, embedHosts, log: content.log }), { slug })
