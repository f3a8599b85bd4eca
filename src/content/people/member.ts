import * as z from 'zod/mini'
import {
  type AddressedEntry,
  createEntryReader,
  defineEntry,
  type EntryReader,
} from '../../strapi/port/define-entry.ts'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import {
  type ProgramSummary,
  programSummarySchema,
  selectRelatedPrograms,
  toProgramSummaries,
} from '../programs/program-summary.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
import {
  type MemberSummary,
  memberSummaryFields,
  memberSummarySchema,
  toMemberSummary,
} from './member-summary.ts'

/** A performer's own page. */
export interface Member extends MemberSummary, AddressedEntry {
  biographyHtml?: string
  programs: ProgramSummary[]
}

const { photo, artistType } = memberSummarySchema.shape

export const memberType = defineEntry({
  list: 'members',
  fields: `${memberSummaryFields} ${selectLocalised(`biography ${seoFields}`)} ${selectRelatedPrograms({ limit: 50 })}`,
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
      programs: toProgramSummaries(member.programs, locale, mediaUrl),
    }
  },
})

export const readMember: EntryReader<Member> = createEntryReader('member', memberType)
