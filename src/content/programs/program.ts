import * as z from 'zod/mini'
import { type ProgramLayoutName, programLayoutNames } from '../../shared/layout-names.ts'
import {
  ageLimitSchema,
  chooseTranslation,
  dashedEnumSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type MemberSummary, memberSummarySchema, toMemberSummary } from '../people/member-summary.ts'
import { richTextSchema, toSafeHtmls } from '../text/rich-text.ts'
import { seoSchema } from '../text/seo.ts'
import { type Excerpt, excerptsSchema, toExcerpts } from './excerpts.ts'
import { type ProgramSummary, programSummarySchema, toProgramSummary } from './program-summary.ts'
import { type Tracklist, toTracklists, tracklistsSchema } from './tracklists.ts'

/** Everything that a program's own page shows, except its concerts: they change every day. */
export interface Program extends ProgramSummary, AddressedEntry {
  layout: ProgramLayoutName
  descriptionHtml?: string
  longDescriptionHtml?: string
  durationMinutes?: number
  ageLimit?: number
  performers: MemberSummary[]
  tracklists: Tracklist[]
  excerpts: Excerpt[]
}

const { repertoire, thumbnailImage, heroImage, programCollections } = programSummarySchema.shape

export const programType = defineEntry({
  type: 'program',
  schema: z.extend(
    localisedSchema({
      slug: slugSchema,
      name: nameSchema,
      about: textSchema,
      description: richTextSchema,
      longDescription: richTextSchema,
      tracklists: tracklistsSchema,
      excerpts: excerptsSchema,
      seo: seoSchema,
    }),
    {
      repertoire,
      thumbnailImage,
      heroImage,
      programCollections,
      layout: dashedEnumSchema(programLayoutNames),
      durationMinutes: z.nullish(z.int().check(z.positive())),
      ageLimit: ageLimitSchema,
      performers: z.nullish(z.array(memberSummarySchema)),
    },
  ),
  map: async (program, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(program, locale)
    const [descriptionHtml, longDescriptionHtml] = await toSafeHtmls(
      [row.description, row.longDescription],
      context,
    )
    return {
      ...toProgramSummary(program, locale, mediaUrl),
      ...omitAbsent({
        durationMinutes: program.durationMinutes,
        ageLimit: program.ageLimit,
        descriptionHtml,
        longDescriptionHtml,
      }),
      layout: program.layout ?? ('program' as const),
      performers: (program.performers ?? []).map((member) => toMemberSummary(member, locale, mediaUrl)),
      tracklists: toTracklists(row.tracklists, row.locale),
      excerpts: toExcerpts(row.excerpts, context),
    }
  },
})
