import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { entriesPerFeed } from '../../shared/constants.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  defined,
  type Fallback,
  instantSchema,
  localised,
  localisedSchema,
  nameSchema,
  requiredInstantSchema,
  slugSchema,
  textSchema,
} from '../port/fields.ts'
import { postTextFields, postTextSchema, toPostHtml } from './post-text.ts'

/** A news post as feed readers show it: whole, with full dates. */
export interface FeedPost extends Fallback {
  slug: string
  title: string
  summary?: string
  /** Safe HTML. */
  html?: string
  /** ISO instants. */
  publishedAt: string
  updatedAt?: string
}

const postsSchema = z.object({
  posts: z.array(
    z.extend(
      localisedSchema({
        slug: slugSchema,
        title: nameSchema,
        summary: textSchema,
        updatedAt: instantSchema,
        content: postTextSchema,
      }),
      { publishedAt: requiredInstantSchema },
    ),
  ),
})

const postsQuery = (locale: Locale): ContentQuery<z.infer<typeof postsSchema>, FeedPost[]> => ({
  name: `feed-posts.${locale}`,
  document: `query FeedPosts($limit: Int) {
    posts(locale: "${defaultLocale}", sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: $limit }) {
      data { attributes {
        publishedAt ${localised(`slug title summary updatedAt ${postTextFields}`)}
      } }
    }
  }`,
  schema: postsSchema,
  map: ({ posts }, context) =>
    Promise.all(
      posts.map(async (post) => {
        const { row, lang } = chooseTranslation(post, locale)
        return {
          slug: row.slug,
          title: row.title,
          publishedAt: post.publishedAt,
          ...defined({
            summary: row.summary,
            html: await toPostHtml(row.content, context),
            updatedAt: row.updatedAt,
            lang,
          }),
        }
      }),
    ),
  policy: policies.texts,
})

/** The newest posts. */
export const readFeedPosts = async (content: ContentService, locale: Locale): Promise<FeedPost[]> =>
  (await readContent(content, postsQuery(locale), { limit: entriesPerFeed })) ?? []
