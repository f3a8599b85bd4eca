import * as z from 'zod/mini'
import { entriesPerFeed } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  requiredInstantSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type AddressedEntry, defineEntry, definePart } from '../parts/define-part.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { richTextSchema, type TextContext, toSafeHtmls } from '../text/rich-text.ts'
import { seoSchema } from '../text/seo.ts'
import { type ArticleSummary, articleSummarySchema, toArticleSummary } from './articles.ts'

/** A news post as lists show it. */
export interface PostSummary extends ArticleSummary {
  /** The day of the post, as `YYYY-MM-DD`. */
  day: string
}

export const postSummarySchema = z.extend(articleSummarySchema, { publishedAt: requiredInstantSchema })

/** All posts, the newest first. */
export const postsPart = definePart({
  reads: { post: postSummarySchema },
  make: ({ post }, { locale, mediaUrl }): PostSummary[] =>
    newestFirst(post).map((each) => toPostSummary(each, locale, mediaUrl)),
})

/** A news post's text comes in paragraphs. */
const postTextSchema = z.nullish(z.array(z.object({ paragraphContent: richTextSchema })))

/** A news post with its text. */
export interface Post extends PostSummary, AddressedEntry {
  /** When the post was published, as an ISO instant. */
  publishedAt: string
  /** When the post was last changed, as an ISO instant; absent if it never was. */
  updatedAt?: string
  /** Safe HTML; a post may be a title and a picture only. */
  html?: string
  programs: ProgramSummary[]
}

const { publishedAt, thumbnailImage } = postSummarySchema.shape

export const postType = defineEntry({
  type: 'post',
  schema: z.extend(
    localisedSchema({
      slug: slugSchema,
      title: nameSchema,
      summary: textSchema,
      content: postTextSchema,
      seo: seoSchema,
    }),
    {
      publishedAt,
      updatedAt: instantSchema,
      thumbnailImage,
      programs: z.nullish(z.array(programSummarySchema)),
    },
  ),
  map: async (post, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(post, locale)
    return {
      ...toPostSummary(post, locale, mediaUrl),
      publishedAt: post.publishedAt,
      ...(post.updatedAt && post.updatedAt > post.publishedAt ? { updatedAt: post.updatedAt } : {}),
      ...omitAbsent({ html: await toPostHtml(row.content, context) }),
      programs: toProgramSummaries(byPriority(post.programs).slice(0, 12), locale, mediaUrl),
    }
  },
})

/** A news post as feed readers show it: whole, with full dates. */
export interface FeedPost extends Fallback {
  slug: string
  title: string
  summary?: string
  /** The post's text as safe HTML. */
  html?: string
  /** When the post was published, as an ISO instant. */
  publishedAt: string
  updatedAt?: string
}

const postSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    title: nameSchema,
    summary: textSchema,
    updatedAt: instantSchema,
    content: postTextSchema,
  }),
  { publishedAt: requiredInstantSchema },
)

/** The newest posts, for the feeds. */
export const feedPostsPart = definePart({
  reads: { post: postSchema },
  make: ({ post }, context): Promise<FeedPost[]> =>
    Promise.all(
      newestFirst(post)
        .slice(0, entriesPerFeed)
        .map(async (each) => {
          const { row, lang } = chooseTranslation(each, context.locale)
          return {
            slug: row.slug,
            title: row.title,
            publishedAt: each.publishedAt,
            ...omitAbsent({
              summary: row.summary,
              html: await toPostHtml(row.content, context),
              updatedAt: row.updatedAt,
              lang,
            }),
          }
        }),
    ),
})

export const newestFirst = <Post extends { publishedAt: string; slug: string }>(
  posts: readonly Post[],
): Post[] => sortedBy(posts, [({ publishedAt }) => publishedAt, 'descending'], [({ slug }) => slug])

const toPostSummary = (
  post: z.infer<typeof postSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): PostSummary => ({ ...toArticleSummary(post, locale, mediaUrl), day: post.publishedAt.slice(0, 10) })

/** @returns safe HTML; `undefined` for a post that is a title and a picture only. */
async function toPostHtml(
  content: z.infer<typeof postTextSchema>,
  context: TextContext,
): Promise<string | undefined> {
  const texts = (content ?? []).map(({ paragraphContent }) => paragraphContent)
  const paragraphs = await toSafeHtmls(texts, context)
  return paragraphs.filter((paragraph) => paragraph !== undefined).join('\n') || undefined
}
