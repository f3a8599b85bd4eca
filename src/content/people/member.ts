import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  chooseTranslation,
  localised,
  localisedSchema,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import {
  type ProgramSummary,
  programCardFields,
  programCardSchema,
  toProgramSummary,
} from '../programs/program-summary.ts'
import { imageSchema } from '../text/image.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import { type MemberSummary, memberCardFields, memberCardSchema, toMemberSummary } from './member-summary.ts'

/** A performer's own page. */
export interface Member extends MemberSummary {
  biographyHtml?: string
  programs: ProgramSummary[]
  seo: Seo
  translations: Translations
}

export const memberFields = `
  ${memberCardFields} ${localised(`biography ${seoFields}`)}
  programs(sort: ["priority:desc", "slug:asc"], pagination: { limit: 50 }) { data { attributes { ${programCardFields} } } }`

export const memberSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    fullName: z.string(),
    fullNameGenitive: textSchema,
    biography: textSchema,
    seo: seoSchema,
  }),
  {
    photo: imageSchema,
    artistType: memberCardSchema.shape.artistType,
    programs: z.nullish(z.array(programCardSchema)),
  },
)

export async function toMember(
  member: z.infer<typeof memberSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): Promise<Member> {
  const { row } = chooseTranslation(member, locale)
  const biographyHtml = await toSafeHtml(row.biography)
  return {
    ...toMemberSummary(member, locale, mediaUrl),
    ...(biographyHtml ? { biographyHtml } : {}),
    programs: (member.programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl)),
    seo: toSeo(row.seo, mediaUrl),
    translations: toTranslations(member),
  }
}

const answerSchema = z.object({ members: z.array(memberSchema) })

const memberQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, Member> => ({
  name: `member.${locale}`,
  document: `query Member($slug: String!) {
    members(locale: "${defaultLocale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }) {
      data { attributes { ${memberFields} } }
    }
  }`,
  schema: answerSchema,
  map: ({ members: [member] }, { mediaUrl }) => (member ? toMember(member, locale, mediaUrl) : null),
  policy: policies.texts,
})

/** @returns `null` when there is no such member. */
export const readMember = (content: ContentService, locale: Locale, slug: string): Promise<Member | null> =>
  readContent(content, memberQuery(locale), { slug })
