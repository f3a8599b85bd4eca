import * as z from 'zod/mini'
import { entriesPerFeed } from '../../shared/constants.ts'
import {
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  requiredInstantSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { definePart } from '../parts/define-part.ts'
import { newestFirst, postTextSchema, toPostHtml } from './post-summary.ts'

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

const postSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    title: nameSchema,
    summary: textSchema,
    updatedAt: instantSchema,
    content: postTextSchema,
  }),
  { publishedAt: requiredInstantSchema },
)

/** The newest posts, for the feeds. */
export const feedPostsPart = definePart({
  reads: { post: postSchema },
  make: ({ post }, context): Promise<FeedPost[]> =>
    Promise.all(
      newestFirst(post)
        .slice(0, entriesPerFeed)
        .map(async (each) => {
          const { row, lang } = chooseTranslation(each, context.locale)
          return {
            slug: row.slug,
            title: row.title,
            publishedAt: each.publishedAt,
            ...omitAbsent({
              summary: row.summary,
              html: await toPostHtml(row.content, context),
              updatedAt: row.updatedAt,
              lang,
            }),
          }
        }),
    ),
})
