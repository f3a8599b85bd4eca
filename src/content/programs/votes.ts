import * as z from 'zod/mini'
import { fnv1a } from '../../shared/fnv1a.ts'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import { slugPattern, toSafeHref } from '../../shared/urls.ts'
import { maxOptionIdLength } from '../../shared/votes.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart, type PartContext } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { type Repertoire, repertoireSchema } from './repertoire.ts'

/** A music vote with its question, its options and its dates. */
export interface Vote extends Fallback {
  slug: string
  title: string
  descriptionHtml?: string
  genre?: Repertoire
  options: VoteOption[]
  /** When voting opens, as an ISO instant. */
  opensAt?: string
  closesAt?: string
  /** When an editor last changed the vote; an ISO instant. */
  changedAt?: string
  /** Whether only a signed-in visitor may vote. */
  requiresAccount?: true
}

export interface VoteOption {
  /** Votes belong to it: it is the same in every language, and stays when an editor renames the track. */
  id: string
  track: string
  /** The language of the track's name, where it isn't the vote's. */
  lang?: Locale
  image?: Image
  /** Address at which the track can be heard; https. */
  listenUrl?: string
  program?: { slug: string; name: string } & Fallback
}

/** Identifies an option in a form and in the counts of votes. */
const optionIdSchema = z.string().check(z.regex(slugPattern), z.maxLength(maxOptionIdLength))

const voteSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    title: nameSchema,
    description: richTextSchema,
    options: z.nullish(
      z.array(
        z.object({
          key: z.nullish(optionIdSchema),
          track: nameSchema,
          listenLink: z.nullish(webAddressSchema),
          image: imageSchema,
          program: z.nullish(localisedSchema({ slug: slugSchema, name: nameSchema })),
        }),
      ),
    ),
  }),
  {
    genre: repertoireSchema,
    opensAt: instantSchema,
    closesAt: instantSchema,
    updatedAt: instantSchema,
    requiresAccount: z.nullish(z.boolean()),
  },
)
type VoteRow = z.infer<typeof voteSchema>

/** Closed votes are among them, since their pages stay. */
export const votesPart = definePart({
  reads: { vote: voteSchema },
  make: ({ vote }, context): Promise<Vote[]> =>
    Promise.all(
      sortedBy(vote, [({ opensAt }) => opensAt, 'descending'], [({ slug }) => slug])
        .slice(0, mostVotes)
        .map((each) => toVote(each, context)),
    ),
})
const mostVotes = 50

async function toVote(vote: VoteRow, context: PartContext): Promise<Vote> {
  const { locale } = context
  const { row, lang } = chooseTranslation(vote, locale)
  return {
    slug: vote.slug,
    title: row.title,
    ...(lang ? { lang } : {}),
    ...omitAbsent({
      descriptionHtml: await toSafeHtml(row.description, { ...context, textLocale: row.locale }),
      genre: vote.genre,
      opensAt: vote.opensAt,
      closesAt: vote.closesAt,
      changedAt: vote.updatedAt,
      requiresAccount: vote.requiresAccount ? (true as const) : undefined,
    }),
    options: toOptions(vote, row, locale, context.mediaUrl),
  }
}

/**
 * Returns a vote's options. The row of the default language has the options, and other languages only translate them.
 * A translation belongs to the option with the same key, or in the same place if editors have given no key.
 */
function toOptions(
  vote: VoteRow,
  { options: translated }: Pick<VoteRow, 'options'>,
  locale: Locale,
  mediaUrl: MediaUrl,
): VoteOption[] {
  const options = new Map<string, VoteOption>()
  for (const [place, option] of (vote.options ?? []).entries()) {
    const id = option.key ?? toOptionId(option.track)
    const { key } = option
    const found = key ? translated?.find((each) => each.key === key) : undefined
    const said = found ?? (translated?.[place]?.key ? undefined : translated?.[place])
    const image = toImage(said?.image ?? option.image, mediaUrl)
    const listenUrl = toSafeHref(said?.listenLink ?? option.listenLink ?? '')
    // If two options have the same key, the first one counts.
    if (options.has(id)) continue
    options.set(id, {
      id,
      track: said?.track ?? option.track,
      ...(said || vote.locale === locale ? {} : { lang: vote.locale }),
      ...(image ? { image } : {}),
      ...(listenUrl?.startsWith('https://') ? { listenUrl } : {}),
      ...(option.program ? { program: chooseName(option.program, locale) } : {}),
    })
  }
  return [...options.values()]
}

const maxNameLength = 40

/**
 * Makes the id of an option without an editor's key: the Latin letters and digits of the track's name, and a hash of the
 * whole name, because names may begin alike or have no Latin letters. A renamed track is another option.
 */
function toOptionId(track: string): string {
  const letters = track
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const name = letters.slice(0, maxNameLength).replace(/^-+|-+$/g, '')
  return [name, fnv1a(track).toString(36)].filter(Boolean).join('-')
}
