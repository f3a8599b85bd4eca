import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defined } from '../../content/concerts/concert-summary.ts'
import type { ContentQuery } from '../../content/port/client.ts'
import { chooseTranslation } from '../../content/port/fields.ts'
import { postCardFields, postCardSchema } from '../../content/reading/posts.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type InEachLocale, inEachLocale, otherNamesOf, type PostEntry, toCardImage } from './entries.ts'

const postsSchema = z.object({
  posts: z.object({ items: z.array(postCardSchema), pageCount: z.number() }),
})

export interface PostsPage {
  entries: InEachLocale<PostEntry[]>
  pageCount: number
}

/** News, the newest first, page by page: there may be years of it. */
export const postsQuery: ContentQuery<z.infer<typeof postsSchema>, PostsPage> = {
  name: 'search-posts',
  document: `query SearchPosts($filters: PostFiltersInput, $page: Int, $pageSize: Int) {
    posts(locale: "${defaultLocale}", filters: $filters, sort: ["publishedAt:desc", "slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { ${postCardFields} } }
      meta { pagination { pageCount } }
    }
  }`,
  schema: postsSchema,
  map: ({ posts }, { mediaUrl }) => ({
    entries: inEachLocale((locale) => posts.items.map((post) => toEntry(post, locale, mediaUrl))),
    pageCount: posts.pageCount,
  }),
  policy: policies.searchIndex,
}

type TitleRow = { locale: Locale; title: string }

function toEntry(
  post: z.infer<typeof postCardSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): PostEntry {
  const { row, lang } = chooseTranslation(post, locale)
  return {
    slug: row.slug,
    title: row.title,
    otherTitles: otherNamesOf<TitleRow>(post, locale, ({ title }) => title),
    publishedAt: post.publishedAt,
    ...defined({ summary: row.summary, thumbnail: toCardImage(post.thumbnailImage, mediaUrl), lang }),
  }
}
