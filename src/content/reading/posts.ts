import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { postsPerPage } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { selectLocalisedIn } from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import {
  newestElsewhere,
  type PostSummary,
  postOrder,
  postSummaryFieldsBy,
  postSummarySchema,
  toPostSummary,
} from './post-summary.ts'

/** One page of the list of news. */
export interface PostListPage {
  posts: PostSummary[]
  pageCount: number
}

interface PostList {
  posts: PostSummary[]
  total: number
}

const postsSchema = z.object({
  posts: z.object({ items: z.array(postSummarySchema), total: z.number() }),
})

const postsQuery = (locale: Locale): ContentQuery<z.infer<typeof postsSchema>, PostList> => {
  const list: EntryList = {
    list: 'posts',
    sort: postOrder,
    pagination: 'start: $start, limit: $limit',
    fields: postSummaryFieldsBy(selectLocalisedIn(locale)),
    count: 'total',
    searched: newestElsewhere,
  }
  return {
    name: `posts-from.${locale}`,
    ...selectLists('query Posts', [list], '$start: Int', '$limit: Int'),
    schema: postsSchema,
    // A page past the end is «absent», which KV doesn't keep: anybody can think of five hundred.
    map: ({ posts: { items, total } }, { mediaUrl }) =>
      items.length === 0
        ? null
        : { posts: items.map((post) => toPostSummary(post, locale, mediaUrl)), total },
    policy: policies.texts,
  }
}

/** Reads one page of the list of news, the newest first. */
export const readPosts = async (
  content: ContentService,
  locale: Locale,
  { page = 1, pageSize = postsPerPage }: { page?: number; pageSize?: number },
): Promise<PostListPage> => {
  const variables = { start: (page - 1) * pageSize, limit: pageSize }
  const { posts, total } = (await readContent(content, postsQuery(locale), variables)) ?? {
    posts: [],
    total: 0,
  }
  return { posts, pageCount: Math.ceil(total / pageSize) }
}
