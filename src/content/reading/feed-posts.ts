import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { entriesPerFeed } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  requiredInstantSchema,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { newestElsewhere, postOrder, postTextFields, postTextSchema, toPostHtml } from './post-summary.ts'

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

const postsList: EntryList = {
  list: 'posts',
  sort: postOrder,
  pagination: 'limit: $limit',
  fields: `publishedAt ${selectLocalised(`slug title summary updatedAt ${postTextFields}`)}`,
  searched: newestElsewhere,
}

const postsQuery = (locale: Locale): ContentQuery<z.infer<typeof postsSchema>, FeedPost[]> => ({
  name: `feed-posts.${locale}`,
  ...selectLists('query FeedPosts', [postsList], '$limit: Int'),
  schema: postsSchema,
  map: ({ posts }, context) =>
    Promise.all(
      posts.map(async (post) => {
        const { row, lang } = chooseTranslation(post, locale)
        return {
          slug: row.slug,
          title: row.title,
          publishedAt: post.publishedAt,
          ...omitAbsent({
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

/** Reads the newest posts for the feeds. */
export const readFeedPosts = async (content: ContentService, locale: Locale): Promise<FeedPost[]> =>
  (await readContent(content, postsQuery(locale), { limit: entriesPerFeed })) ?? []
