import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { imageFields, imageSchema, type MediaUrl } from '../../content/text/image.ts'
import { type RichText, richTextSchema } from '../../content/text/rich-text.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  requiredInstantSchema,
  selectLocalised,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import { voteWords } from '../vocabulary.ts'
import { listOtherNames, type PostEntry, toHitPicture } from './entries.ts'
import { readExcerpts } from './excerpts.ts'

const voteSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, description: richTextSchema }),
  {
    publishedAt: requiredInstantSchema,
    options: z.nullish(z.array(z.object({ image: imageSchema }))),
  },
)
const answerSchema = z.object({ votes: z.array(voteSchema) })

/** The number that `/vote` lists; a site has a few votes per year. */
const maxVotes = 50

/** The image of the first option represents the vote. */
const firstOption = `options(pagination: { limit: 1 }) { track ${selectNewerFields(`image { ${imageFields} }`)} }`

const votesList: EntryList = {
  list: 'votes',
  sort: ['opensAt:desc', 'slug:asc'],
  pagination: `limit: ${maxVotes}`,
  fields: `publishedAt ${firstOption} ${selectLocalised('slug title description')}`,
  searched: maxVotes,
}

/** Votes, the newest first, as entries among the posts: they are news, and need no tab of their own. */
export const votesQuery: ContentQuery<z.infer<typeof answerSchema>, InEachLocale<PostEntry[]>> = {
  name: 'search-votes',
  ...selectLists('query SearchVotes', [votesList]),
  schema: answerSchema,
  map: async ({ votes }, { mediaUrl }) => {
    const summaries = await Promise.all(
      votes.map((vote) => readExcerpts<DescriptionRow>(vote, ({ description }) => description, { mediaUrl })),
    )
    return inEachLocale((locale) => votes.map((vote, at) => toEntry(vote, summaries[at], locale, mediaUrl)))
  },
  policy: policies.searchIndex,
}

type VoteRow = z.infer<typeof voteSchema>
type TitleRow = { locale: Locale; title: string }
type DescriptionRow = { locale: Locale; description?: RichText | null | undefined }

function toEntry(
  vote: VoteRow,
  summaries: Map<Locale, string | undefined> | undefined,
  locale: Locale,
  mediaUrl: MediaUrl,
): PostEntry {
  const { row, lang } = chooseTranslation(vote, locale)
  const [first] = vote.options ?? []
  return {
    isVote: true,
    slug: vote.slug,
    title: row.title,
    otherTitles: [...listOtherNames<TitleRow>(vote, locale, ({ title }) => title), ...voteWords],
    publishedAt: vote.publishedAt,
    ...omitAbsent({
      summary: summaries?.get(row.locale),
      thumbnail: toHitPicture(first?.image, mediaUrl),
      lang,
    }),
  }
}
