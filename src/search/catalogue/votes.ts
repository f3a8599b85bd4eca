import * as z from 'zod/mini'
import type { PartContext } from '../../content/parts/define-part.ts'
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
import { voteWords } from '../vocabulary.ts'
import { listOtherNames, type PostEntry, toHitPicture } from './entries.ts'

/** What the search reads of votes. */
export const searchedVoteSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, description: richTextSchema }),
  {
    publishedAt: requiredInstantSchema,
    opensAt: instantSchema,
    options: z.nullish(z.array(z.object({ image: imageSchema }))),
  },
)

/** The number that `/vote` lists; a site has a few votes per year. */
const maxVotes = 50

/** Votes, the newest first, as entries among the posts: they are news, and need no tab of their own. */
export const toVotes = (votes: readonly VoteRow[], context: PartContext): Promise<PostEntry[]> =>
  Promise.all(
    sortedBy(votes, [({ opensAt }) => opensAt, 'descending'], [({ slug }) => slug])
      .slice(0, maxVotes)
      .map((vote) => toEntry(vote, context)),
  )

type VoteRow = z.infer<typeof searchedVoteSchema>
type TitleRow = { locale: Locale; title: string }

async function toEntry(vote: VoteRow, { locale, mediaUrl }: PartContext): Promise<PostEntry> {
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
