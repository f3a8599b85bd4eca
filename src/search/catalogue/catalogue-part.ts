import type * as z from 'zod/mini'
import { definePart } from '../../content/parts/define-part.ts'
import { newestFirst, postSummarySchema } from '../../content/reading/post-summary.ts'
import type { Locale } from '../../shared/locales.ts'
import { chooseTranslation, omitAbsent } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { listOtherNames, type PostEntry, type PublishedCatalogue, toHitPicture } from './entries.ts'
import { helpSchemas, toHelpEntries } from './help.ts'
import { placeSchemas, toPlaces } from './places.ts'
import { programSchemas, toPrograms } from './programs.ts'
import { searchedVoteSchema, toVotes } from './votes.ts'

/** Everything that can be found besides concerts, in a language. */
export const cataloguePart = definePart({
  reads: {
    ...programSchemas,
    ...placeSchemas,
    ...helpSchemas,
    post: postSummarySchema,
    vote: searchedVoteSchema,
  },
  make: async (entries, context): Promise<PublishedCatalogue> => {
    const { locale, mediaUrl } = context
    return {
      ...toPrograms(entries, locale, mediaUrl),
      ...toPlaces(entries, locale, mediaUrl),
      posts: [
        ...newestFirst(entries.post).map((post) => toPost(post, locale, mediaUrl)),
        ...(await toVotes(entries.vote, context)),
      ],
      help: await toHelpEntries(entries, context),
    }
  },
})

type TitleRow = { locale: Locale; title: string }

function toPost(post: z.infer<typeof postSummarySchema>, locale: Locale, mediaUrl: MediaUrl): PostEntry {
  const { row, lang } = chooseTranslation(post, locale)
  return {
    slug: row.slug,
    title: row.title,
    otherTitles: listOtherNames<TitleRow>(post, locale, ({ title }) => title),
    publishedAt: post.publishedAt,
    ...omitAbsent({ summary: row.summary, thumbnail: toHitPicture(post.thumbnailImage, mediaUrl), lang }),
  }
}
