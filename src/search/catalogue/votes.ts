import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { ContentQuery } from '../../content/port/client.ts'
import {
  chooseTranslation,
  defined,
  localised,
  localisedSchema,
  nameSchema,
  requiredInstantSchema,
  slugSchema,
} from '../../content/port/fields.ts'
import { newer } from '../../content/port/newer-fields.ts'
import { toExcerpt } from '../../content/text/excerpt.ts'
import { imageFields, imageSchema, type MediaUrl } from '../../content/text/image.ts'
import { type TextContext, toSafeHtml } from '../../content/text/rich-text.ts'
import { richTextSchema } from '../../content/text/rich-text-limits.ts'
import { defaultLocale, type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import { voteWords } from '../vocabulary.ts'
import { otherNamesOf, type PostEntry, toHitPicture } from './entries.ts'

const voteSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: nameSchema, description: richTextSchema }),
  {
    publishedAt: requiredInstantSchema,
    options: z.nullish(z.array(z.object({ image: imageSchema }))),
  },
)
const answerSchema = z.object({ votes: z.array(voteSchema) })

/** As many as `/vote` lists: one that is older is found there no more, and a site has a few a year. */
const maxVotes = 50

/** Its picture is the vote's. */
const firstOption = `options(pagination: { limit: 1 }) { track ${newer(`image { ${imageFields} }`)} }`

/** Votes, the newest first, as entries among the news: they are news, and no visitor looks for a tab of them. */
export const votesQuery: ContentQuery<z.infer<typeof answerSchema>, InEachLocale<PostEntry[]>> = {
  name: 'search-votes',
  document: `query SearchVotes {
    votes(locale: "${defaultLocale}", sort: ["opensAt:desc", "slug:asc"], pagination: { limit: ${maxVotes} }) {
      data { attributes { publishedAt ${firstOption} ${localised('slug title description')} } }
    }
  }`,
  schema: answerSchema,
  map: async ({ votes }, { mediaUrl }) => {
    // What is wrong in them is told by the votes' own reader.
    const summaries = await Promise.all(votes.map((vote) => readSummaries(vote, { mediaUrl })))
    return inEachLocale((locale) => votes.map((vote, at) => toEntry(vote, summaries[at], locale, mediaUrl)))
  },
  policy: policies.searchIndex,
}

type VoteRow = z.infer<typeof voteSchema>
type TitleRow = { locale: Locale; title: string }

/** Plain texts of what editors wrote, by language. */
const readSummaries = async (vote: VoteRow, context: TextContext): Promise<Map<Locale, string | undefined>> =>
  new Map(
    await Promise.all(
      [vote, ...(vote.localizations ?? [])].map(
        async ({ locale, description }) =>
          [locale, toExcerpt(await toSafeHtml(description, context))] as const,
      ),
    ),
  )

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
    otherTitles: [...otherNamesOf<TitleRow>(vote, locale, ({ title }) => title), ...voteWords],
    publishedAt: vote.publishedAt,
    ...defined({
      summary: summaries?.get(row.locale),
      thumbnail: toHitPicture(first?.image, mediaUrl),
      lang,
    }),
  }
}
