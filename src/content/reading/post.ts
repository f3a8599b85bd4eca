import * as z from 'zod/mini'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { seoSchema } from '../text/seo.ts'
import {
  type PostSummary,
  postSummarySchema,
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

export const postType = defineEntry({
  type: 'post',
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
      programs: toProgramSummaries(byPriority(post.programs).slice(0, 12), locale, mediaUrl),
    }
  },
})
