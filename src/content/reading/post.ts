import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  type AddressedEntry,
  createEntryReader,
  defineEntry,
  type EntryReader,
} from '../../strapi/port/define-entry.ts'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import {
  type ProgramSummary,
  programSummarySchema,
  selectRelatedPrograms,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { imageFields } from '../text/image.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
import {
  type PostSummary,
  postSummaryFields,
  postSummarySchema,
  postTextFields,
  postTextSchema,
  toPostHtml,
  toPostSummary,
} from './post-summary.ts'

/** A news post with its text. */
export interface Post extends PostSummary, AddressedEntry {
  /** When the post was published, as an ISO instant. */
  publishedAt: string
  /** When the post was last changed, as an ISO instant; absent if it never was. */
  updatedAt?: string
  /** Safe HTML; a post may be a title and a picture only. */
  html?: string
  programs: ProgramSummary[]
}

const { publishedAt, thumbnailImage } = postSummarySchema.shape

const postType = defineEntry({
  list: 'posts',
  fields: `
    publishedAt updatedAt thumbnailImage { ${imageFields} } ${selectRelatedPrograms({ limit: 12 })}
    ${selectLocalised(`slug title summary ${postTextFields} ${seoFields}`)}`,
  schema: z.extend(
    localisedSchema({
      slug: slugSchema,
      title: nameSchema,
      summary: textSchema,
      content: postTextSchema,
      seo: seoSchema,
    }),
    {
      publishedAt,
      updatedAt: instantSchema,
      thumbnailImage,
      programs: z.nullish(z.array(programSummarySchema)),
    },
  ),
  map: async (post, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(post, locale)
    return {
      ...toPostSummary(post, locale, mediaUrl),
      publishedAt: post.publishedAt,
      ...(post.updatedAt && post.updatedAt > post.publishedAt ? { updatedAt: post.updatedAt } : {}),
      ...omitAbsent({ html: await toPostHtml(row.content, context) }),
      programs: toProgramSummaries(post.programs, locale, mediaUrl),
    }
  },
})

export const readPost: EntryReader<Post> = createEntryReader('post', postType)

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
