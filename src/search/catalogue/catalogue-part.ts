import * as z from 'zod/mini'
import { definePart, type PartContext } from '../../content/parts/define-part.ts'
import { newestFirst, postSummarySchema } from '../../content/reading/post.ts'
import { imageSchema } from '../../content/text/image.ts'
import { richTextSchema, toSafeHtml } from '../../content/text/rich-text.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  requiredInstantSchema,
  slugSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { voteWords } from '../vocabulary.ts'
import { listOtherNames, type PostEntry, type PublishedCatalogue, toHitPicture } from './entries.ts'
import { helpSchemas, toHelpEntries } from './help.ts'
import { placeSchemas, toPlaces } from './places.ts'
import { programSchemas, toPrograms } from './programs.ts'

/** What the search reads of votes. */
const searchedVoteSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, description: richTextSchema }),
  {
    publishedAt: requiredInstantSchema,
    opensAt: instantSchema,
    options: z.nullish(z.array(z.object({ image: imageSchema }))),
  },
)

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

/** The number that `/vote` lists; a site has a few votes per year. */
const maxVotes = 50

/** Votes, the newest first, as entries among the posts: they are news, and need no tab of their own. */
const toVotes = (votes: readonly VoteRow[], context: PartContext): Promise<PostEntry[]> =>
  Promise.all(
    sortedBy(votes, [({ opensAt }) => opensAt, 'descending'], [({ slug }) => slug])
      .slice(0, maxVotes)
      .map((vote) => toVote(vote, context)),
  )

type VoteRow = z.infer<typeof searchedVoteSchema>

async function toVote(vote: VoteRow, { locale, mediaUrl }: PartContext): Promise<PostEntry> {
  const { row, lang } = chooseTranslation(vote, locale)
  // The image of the first option represents the vote.
  const [first] = vote.options ?? []
  return {
    isVote: true,
    slug: vote.slug,
    title: row.title,
    otherTitles: [...listOtherNames<TitleRow>(vote, locale, ({ title }) => title), ...voteWords],
    publishedAt: vote.publishedAt,
    ...omitAbsent({
      // What is wrong in the text is told by the vote's own page.
      summary: toExcerpt(await toSafeHtml(row.description, { mediaUrl })),
      thumbnail: toHitPicture(first?.image, mediaUrl),
      lang,
    }),
  }
}
