import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  defined,
  type Fallback,
  instantSchema,
  localised,
  localisedSchema,
  named,
  nameSchema,
  related,
  slugSchema,
} from '../port/fields.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { richTextSchema } from '../text/rich-text-limits.ts'
import { type Repertoire, repertoireSchema } from './repertoire.ts'

/** A music vote: what is asked, between what, and when. */
export interface Vote extends Fallback {
  slug: string
  title: string
  descriptionHtml?: string
  genre?: Repertoire
  options: VoteOption[]
  /** ISO instants. */
  opensAt?: string
  closesAt?: string
}

export interface VoteOption {
  track: string
  program?: { slug: string; name: string } & Fallback
}

const voteSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    title: nameSchema,
    description: richTextSchema,
    options: z.nullish(
      z.array(
        z.object({
          track: nameSchema,
          program: z.nullish(localisedSchema({ slug: slugSchema, name: nameSchema })),
        }),
      ),
    ),
  }),
  { genre: repertoireSchema, opensAt: instantSchema, closesAt: instantSchema },
)
const answerSchema = z.object({ votes: z.array(voteSchema) })

const optionFields = `options(pagination: { limit: -1 }) { track ${related('program', localised('slug name'))} }`

const votesQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, Vote[]> => ({
  name: `votes.${locale}`,
  document: `query Votes {
    votes(locale: "${defaultLocale}", sort: ["opensAt:desc", "slug:asc"], pagination: { limit: 50 }) {
      data { attributes { genre opensAt closesAt ${localised(`slug title description ${optionFields}`)} } }
    }
  }`,
  schema: answerSchema,
  map: ({ votes }) => Promise.all(votes.map((vote) => toVote(vote, locale))),
  policy: policies.texts,
})

/** All votes, the newest first: closed ones too, for their pages stay. */
export const readVotes = async (content: ContentService, locale: Locale): Promise<Vote[]> =>
  (await readContent(content, votesQuery(locale), {})) ?? []

async function toVote(vote: z.infer<typeof voteSchema>, locale: Locale): Promise<Vote> {
  const { row, lang } = chooseTranslation(vote, locale)
  return {
    slug: row.slug,
    title: row.title,
    ...(lang ? { lang } : {}),
    ...defined({
      descriptionHtml: await toSafeHtml(row.description),
      genre: vote.genre,
      opensAt: vote.opensAt,
      closesAt: vote.closesAt,
    }),
    options: (row.options ?? []).map(({ track, program }) => ({
      track,
      ...(program ? { program: named(program, locale) } : {}),
    })),
  }
}
