import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import type { Post } from './post.ts'
import { type PostSummary, postSummaryFields, postSummarySchema, toPostSummary } from './post-summary.ts'

/** The posts that came out just after and just before another. */
export interface PostNeighbours {
  newer?: PostSummary
  older?: PostSummary
}

const neighboursSchema = z.object({ newer: z.array(postSummarySchema), older: z.array(postSummarySchema) })

const neighboursQuery = (locale: Locale): ContentQuery<z.infer<typeof neighboursSchema>, PostNeighbours> => ({
  name: `post-neighbours.${locale}`,
  document: `query PostNeighbours($slug: String!, $publishedAt: DateTime!) {
    newer: posts(locale: "${defaultLocale}", filters: { slug: { ne: $slug }, publishedAt: { gt: $publishedAt } },
      sort: ["publishedAt:asc", "slug:desc"], pagination: { limit: 1 }) { data { attributes { ${postSummaryFields} } } }
    older: posts(locale: "${defaultLocale}", filters: { slug: { ne: $slug }, publishedAt: { lt: $publishedAt } },
      sort: ["publishedAt:desc", "slug:asc"], pagination: { limit: 1 }) { data { attributes { ${postSummaryFields} } } }
  }`,
  schema: neighboursSchema,
  map: ({ newer: [newer], older: [older] }, { mediaUrl }) => ({
    ...(newer ? { newer: toPostSummary(newer, locale, mediaUrl) } : {}),
    ...(older ? { older: toPostSummary(older, locale, mediaUrl) } : {}),
  }),
  policy: policies.texts,
})

export const readPostNeighbours = async (
  content: ContentService,
  locale: Locale,
  { slug, publishedAt }: Pick<Post, 'slug' | 'publishedAt'>,
): Promise<PostNeighbours> =>
  (await readContent(content, neighboursQuery(locale), { slug, publishedAt })) ?? {}
