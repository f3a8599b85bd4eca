import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { postsPerPage } from '../../shared/constants.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import { localisedIn } from '../port/fields.ts'
import { type PostSummary, postSummaryFieldsBy, postSummarySchema, toPostSummary } from './post-summary.ts'

/** One page of the list of news. */
export interface PostListPage {
  posts: PostSummary[]
  pageCount: number
}

const postsSchema = z.object({
  posts: z.object({ items: z.array(postSummarySchema), pageCount: z.number() }),
})

const postsQuery = (locale: Locale): ContentQuery<z.infer<typeof postsSchema>, PostListPage> => ({
  name: `posts.${locale}`,
  document: `query Posts($page: Int, $pageSize: Int) {
    posts(locale: "${defaultLocale}", sort: ["publishedAt:desc", "slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { ${postSummaryFieldsBy(localisedIn(locale))} } }
      meta { pagination { pageCount } }
    }
  }`,
  schema: postsSchema,
  // A page past the end is «absent», which KV doesn't keep: anybody can think of five hundred.
  map: ({ posts: { items, pageCount } }, { mediaUrl }) =>
    items.length === 0
      ? null
      : { posts: items.map((post) => toPostSummary(post, locale, mediaUrl)), pageCount },
  policy: policies.texts,
})

/** News, the newest first. */
export const readPosts = async (
  content: ContentService,
  locale: Locale,
  { page = 1, pageSize = postsPerPage }: { page?: number; pageSize?: number },
): Promise<PostListPage> =>
  (await readContent(content, postsQuery(locale), { page, pageSize })) ?? { posts: [], pageCount: 0 }
