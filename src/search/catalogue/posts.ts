import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { postOrder, postSummaryFields, postSummarySchema } from '../../content/reading/post-summary.ts'
import type { MediaUrl } from '../../content/text/image.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import { chooseTranslation, omitAbsent } from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { listOtherNames, type PostEntry, toHitPicture } from './entries.ts'

const postsSchema = z.object({
  posts: z.object({ items: z.array(postSummarySchema), pageCount: z.number() }),
})

export interface PostsPage {
  entries: InEachLocale<PostEntry[]>
  pageCount: number
}

const postsList: EntryList = {
  list: 'posts',
  sort: postOrder,
  pagination: 'page: $page, pageSize: $pageSize',
  fields: postSummaryFields,
  count: 'pageCount',
}

/** Posts, the newest first, in pages, since there may be years of them. */
export const postsQuery: ContentQuery<z.infer<typeof postsSchema>, PostsPage> = {
  name: 'search-posts',
  ...selectLists('query SearchPosts', [postsList], '$page: Int', '$pageSize: Int'),
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
    otherTitles: listOtherNames<TitleRow>(post, locale, ({ title }) => title),
    publishedAt: post.publishedAt,
    ...omitAbsent({ summary: row.summary, thumbnail: toHitPicture(post.thumbnailImage, mediaUrl), lang }),
  }
}
