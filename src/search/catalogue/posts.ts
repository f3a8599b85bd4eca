import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { ContentQuery } from '../../content/port/client.ts'
import { chooseTranslation, defined } from '../../content/port/fields.ts'
import { postSummaryFields, postSummarySchema } from '../../content/reading/post-summary.ts'
import type { MediaUrl } from '../../content/text/image.ts'
import { defaultLocale, type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import { otherNamesOf, type PostEntry, toHitPicture } from './entries.ts'

const postsSchema = z.object({
  posts: z.object({ items: z.array(postSummarySchema), pageCount: z.number() }),
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
      data { attributes { ${postSummaryFields} } }
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

function toEntry(post: z.infer<typeof postSummarySchema>, locale: Locale, mediaUrl: MediaUrl): PostEntry {
  const { row, lang } = chooseTranslation(post, locale)
  return {
    slug: row.slug,
    title: row.title,
    otherTitles: otherNamesOf<TitleRow>(post, locale, ({ title }) => title),
    publishedAt: post.publishedAt,
    ...defined({ summary: row.summary, thumbnail: toHitPicture(post.thumbnailImage, mediaUrl), lang }),
  }
}
