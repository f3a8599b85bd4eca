import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  requiredInstantSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, type TextContext, toSafeHtmls } from '../text/rich-text.ts'

/** A news post as lists show it. */
export interface PostSummary extends Fallback {
  slug: string
  title: string
  summary?: string
  /** The day of the post, as `YYYY-MM-DD`. */
  day: string
  thumbnail?: Image
}

export const postSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, summary: textSchema }),
  { publishedAt: requiredInstantSchema, thumbnailImage: imageSchema },
)

/** All posts, the newest first. */
export const postsPart = definePart({
  reads: { post: postSummarySchema },
  make: ({ post }, { locale, mediaUrl }): PostSummary[] =>
    newestFirst(post).map((each) => toPostSummary(each, locale, mediaUrl)),
})

export const newestFirst = <Post extends { publishedAt: string; slug: string }>(
  posts: readonly Post[],
): Post[] => sortedBy(posts, [({ publishedAt }) => publishedAt, 'descending'], [({ slug }) => slug])

export function toPostSummary(
  post: z.infer<typeof postSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): PostSummary {
  const { row, lang } = chooseTranslation(post, locale)
  const thumbnail = toImage(post.thumbnailImage, mediaUrl)
  return {
    slug: row.slug,
    title: row.title,
    day: post.publishedAt.slice(0, 10),
    ...(row.summary ? { summary: row.summary } : {}),
    ...(thumbnail ? { thumbnail } : {}),
    ...(lang ? { lang } : {}),
  }
}

/** A news post's text comes in paragraphs. */
export const postTextSchema = z.nullish(z.array(z.object({ paragraphContent: richTextSchema })))

/** @returns safe HTML; `undefined` for a post that is a title and a picture only. */
export async function toPostHtml(
  content: z.infer<typeof postTextSchema>,
  context: TextContext,
): Promise<string | undefined> {
  const texts = (content ?? []).map(({ paragraphContent }) => paragraphContent)
  const paragraphs = await toSafeHtmls(texts, context)
  return paragraphs.filter((paragraph) => paragraph !== undefined).join('\n') || undefined
}
