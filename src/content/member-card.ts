import * as z from 'zod/mini'
import type { Locale } from '../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  textSchema,
} from './fields.ts'
import { type Image, imageFields, imageSchema, toImage } from './image.ts'

/** A performer as a card shows them. */
export interface MemberCard extends Fallback {
  slug: string
  fullName: string
  fullNameGenitive: string
  artistType?: string
  artistTypeGenitive?: string
  photo?: Image
}

export const memberCardFields = `
  photo { ${imageFields} }
  artistType { data { attributes { ${localised('name nameGenitive')} } } }
  ${localised('slug fullName fullNameGenitive')}`

export const memberCardSchema = z.extend(
  localisedSchema({ slug: slugSchema, fullName: z.string(), fullNameGenitive: textSchema }),
  {
    photo: imageSchema,
    artistType: z.nullish(localisedSchema({ name: textSchema, nameGenitive: textSchema })),
  },
)

export function toMemberCard(
  member: z.infer<typeof memberCardSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): MemberCard {
  const { row, lang } = chooseTranslation(member, locale)
  const type = member.artistType ? chooseTranslation(member.artistType, locale).row : undefined
  const photo = toImage(member.photo, mediaUrl)
  return {
    slug: row.slug,
    fullName: row.fullName,
    fullNameGenitive: row.fullNameGenitive ?? row.fullName,
    ...(type?.name ? { artistType: type.name } : {}),
    ...(type?.nameGenitive ? { artistTypeGenitive: type.nameGenitive } : {}),
    ...(photo ? { photo } : {}),
    ...(lang ? { lang } : {}),
  }
}
