import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { postsPerPage } from '../../shared/constants.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedIn,
  localisedSchema,
  slugSchema,
  textSchema,
} from '../port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'

/** A news post as lists show it. */
export interface PostSummary extends Fallback {
  slug: string
  title: string
  summary?: string
  /** `YYYY-MM-DD` */
  day: string
  thumbnail?: Image
}

export interface PostPage {
  posts: PostSummary[]
  pageCount: number
}

const postCardFieldsBy = (select: typeof localised) =>
  `publishedAt thumbnailImage { ${imageFields} } ${select('slug title summary')}`

export const postCardFields = postCardFieldsBy(localised)

export const postCardSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: z.string(), summary: textSchema }),
  { publishedAt: z.iso.datetime({ offset: true }), thumbnailImage: imageSchema },
)

const postsSchema = z.object({
  posts: z.object({ items: z.array(postCardSchema), pageCount: z.number() }),
})

const postsQuery = (locale: Locale): ContentQuery<z.infer<typeof postsSchema>, PostPage> => ({
  name: `posts.${locale}`,
  document: `query Posts($page: Int, $pageSize: Int) {
    posts(locale: "${defaultLocale}", sort: ["publishedAt:desc", "slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { ${postCardFieldsBy(localisedIn(locale))} } }
      meta { pagination { pageCount } }
    }
  }`,
  schema: postsSchema,
  map: ({ posts }, { mediaUrl }) => ({
    posts: posts.items.map((post) => toPostSummary(post, locale, mediaUrl)),
    pageCount: posts.pageCount,
  }),
  policy: policies.texts,
})

/** News, the newest first. */
export const readPosts = async (
  content: ContentService,
  locale: Locale,
  { page = 1, pageSize = postsPerPage }: { page?: number; pageSize?: number },
): Promise<PostPage> =>
  (await readContent(content, postsQuery(locale), { page, pageSize })) ?? { posts: [], pageCount: 0 }

export function toPostSummary(
  post: z.infer<typeof postCardSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
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
