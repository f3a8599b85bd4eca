import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
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
import { imageFields, imageSchema } from '../text/image.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import { type PostSummary, postCardFields, postCardSchema, toPostSummary } from './posts.ts'

/** A news post with its text. */
export interface Post extends PostSummary {
  /** ISO instant. */
  publishedAt: string
  /** ISO instant; absent where nothing was changed. */
  updatedAt?: string
  /** Safe HTML; a post may be a title and a picture only. */
  html?: string
  programs: ProgramSummary[]
  seo: Seo
  translations: Translations
}

const postSchema = z.object({
  posts: z.array(
    z.extend(
      localisedSchema({
        slug: slugSchema,
        title: z.string(),
        summary: textSchema,
        content: z.nullish(z.array(z.object({ paragraphContent: textSchema }))),
        seo: seoSchema,
      }),
      {
        publishedAt: z.iso.datetime({ offset: true }),
        updatedAt: z.nullish(z.iso.datetime({ offset: true })),
        thumbnailImage: imageSchema,
        programs: z.nullish(z.array(programCardSchema)),
      },
    ),
  ),
})

const postQuery = (locale: Locale): ContentQuery<z.infer<typeof postSchema>, Post> => ({
  name: `post.${locale}`,
  document: `query Post($slug: String!) {
    posts(locale: "${defaultLocale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes {
        publishedAt updatedAt thumbnailImage { ${imageFields} }
        programs(sort: ["priority:desc", "slug:asc"], pagination: { limit: 12 }) { data { attributes { ${programCardFields} } } }
        ${localised(`slug title summary content(pagination: { limit: -1 }) { paragraphContent } ${seoFields}`)}
      } }
    }
  }`,
  schema: postSchema,
  map: async ({ posts: [post] }, { mediaUrl }) => {
    if (!post) return null
    const { row } = chooseTranslation(post, locale)
    const paragraphs = await Promise.all(
      (row.content ?? []).map(({ paragraphContent }) => toSafeHtml(paragraphContent)),
    )
    const html = paragraphs.filter((paragraph) => paragraph !== undefined).join('\n')
    return {
      ...toPostSummary(post, locale, mediaUrl),
      publishedAt: post.publishedAt,
      ...(post.updatedAt && post.updatedAt > post.publishedAt ? { updatedAt: post.updatedAt } : {}),
      ...(html ? { html } : {}),
      programs: (post.programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl)),
      seo: toSeo(row.seo, mediaUrl),
      translations: toTranslations(post),
    }
  },
  policy: policies.texts,
})

/** @returns `null` when there is no such post. */
export const readPost = (content: ContentService, locale: Locale, slug: string): Promise<Post | null> =>
  readContent(content, postQuery(locale), { slug })

/** The posts that came out just after and just before another. */
export interface PostNeighbours {
  newer?: PostSummary
  older?: PostSummary
}

const neighboursSchema = z.object({ newer: z.array(postCardSchema), older: z.array(postCardSchema) })

const neighboursQuery = (locale: Locale): ContentQuery<z.infer<typeof neighboursSchema>, PostNeighbours> => ({
  name: `post-neighbours.${locale}`,
  document: `query PostNeighbours($slug: String!, $publishedAt: DateTime!) {
    newer: posts(locale: "${defaultLocale}", filters: { slug: { ne: $slug }, publishedAt: { gt: $publishedAt } },
      sort: ["publishedAt:asc", "slug:desc"], pagination: { limit: 1 }) { data { attributes { ${postCardFields} } } }
    older: posts(locale: "${defaultLocale}", filters: { slug: { ne: $slug }, publishedAt: { lt: $publishedAt } },
      sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: 1 }) { data { attributes { ${postCardFields} } } }
  }`,
  schema: neighboursSchema,
  map: ({ newer: [newer], older: [older] }, { mediaUrl }) => ({
    ...(newer ? { newer: toPostSummary(newer, locale, mediaUrl) } : {}),
    ...(older ? { older: toPostSummary(older, locale, mediaUrl) } : {}),
  }),
  policy: policies.texts,
})

export const readPostNeighbours = async (
  content: ContentService,
  locale: Locale,
  { slug, publishedAt }: Pick<Post, 'slug' | 'publishedAt'>,
): Promise<PostNeighbours> =>
  (await readContent(content, neighboursQuery(locale), { slug, publishedAt })) ?? {}
