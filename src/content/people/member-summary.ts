import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'

/** A performer as a card shows them. */
export interface MemberSummary extends Fallback {
  slug: string
  fullName: string
  fullNameGenitive: string
  artistType?: string
  artistTypeGenitive?: string
  /** Whether the performer is an orchestra or a choir, not a person. */
  isEnsemble?: true
  photo?: Image
}

export const memberSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, fullName: nameSchema, fullNameGenitive: textSchema }),
  {
    photo: imageSchema,
    artistType: z.nullish(localisedSchema({ slug: textSchema, name: textSchema, nameGenitive: textSchema })),
  },
)

/** Slugs of the artist types that stand for groups of people. */
const ensembleTypes: readonly string[] = [
  'symphony-orchestra',
  'chamber-orchestra',
  'orchestra',
  'choir',
  'ensemble',
  'quartet',
  'quintet',
  'band',
  'big-band',
]

export const isEnsembleType = (slug: string | null | undefined): boolean =>
  slug !== null && slug !== undefined && ensembleTypes.includes(slug)

export function toMemberSummary(
  member: z.infer<typeof memberSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): MemberSummary {
  const { row, lang } = chooseTranslation(member, locale)
  const type = member.artistType ? chooseTranslation(member.artistType, locale) : undefined
  const photo = toImage(member.photo, mediaUrl)
  return {
    slug: row.slug,
    fullName: row.fullName,
    // A genitive of another language has no place in a sentence of this one.
    fullNameGenitive: (lang ? undefined : row.fullNameGenitive) ?? row.fullName,
    ...(type?.row.name ? { artistType: type.row.name } : {}),
    ...(type?.row.nameGenitive && !type.lang ? { artistTypeGenitive: type.row.nameGenitive } : {}),
    ...(isEnsembleType(member.artistType?.slug) ? { isEnsemble: true } : {}),
    ...(photo ? { photo } : {}),
    ...(lang ? { lang } : {}),
  }
}
