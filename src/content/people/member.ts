import * as z from 'zod/mini'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoSchema } from '../text/seo.ts'
import { type MemberSummary, memberSummarySchema, toMemberSummary } from './member-summary.ts'

/** A performer's own page. */
export interface Member extends MemberSummary, AddressedEntry {
  biographyHtml?: string
  programs: ProgramSummary[]
}

const { photo, artistType } = memberSummarySchema.shape

export const memberType = defineEntry({
  type: 'member',
  schema: z.extend(
    localisedSchema({
      slug: slugSchema,
      fullName: nameSchema,
      fullNameGenitive: textSchema,
      biography: richTextSchema,
      seo: seoSchema,
    }),
    { photo, artistType, programs: z.nullish(z.array(programSummarySchema)) },
  ),
  map: async (member, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(member, locale)
    return {
      ...toMemberSummary(member, locale, mediaUrl),
      ...omitAbsent({ biographyHtml: await toSafeHtml(row.biography, context) }),
      programs: toProgramSummaries(byPriority(member.programs).slice(0, 50), locale, mediaUrl),
    }
  },
})
