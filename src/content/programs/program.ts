import * as z from 'zod/mini'
import { type ProgramLayoutName, programLayoutNames } from '../../shared/layout-names.ts'
import type { Locale } from '../../shared/locales.ts'
import { defined, repertoireSchema } from '../concerts/concert-summary.ts'
import {
  type MemberSummary,
  memberCardFields,
  memberCardSchema,
  toMemberSummary,
} from '../people/member-summary.ts'
import {
  chooseTranslation,
  localised,
  localisedSchema,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import { layoutSchema } from '../site/layout-name.ts'
import { imageSchema } from '../text/image.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import {
  type ProgramSummary,
  programCardFields,
  programCardSchema,
  toProgramSummary,
} from './program-summary.ts'
import { type Tracklist, toTracklists, tracklistFields, tracklistsSchema } from './tracklist.ts'

/** Everything that a program's own page shows, except its concerts: they change every day. */
export interface Program extends ProgramSummary {
  layout: ProgramLayoutName
  descriptionHtml?: string
  longDescriptionHtml?: string
  durationMinutes?: number
  ageLimit?: number
  performers: MemberSummary[]
  tracklists: Tracklist[]
  seo: Seo
  translations: Translations
}

/** The card's fields and the detail's stand side by side: GraphQL merges selections of the same translations. */
export const programFields = `
  layout durationMinutes ageLimit ${programCardFields}
  performers(pagination: { limit: -1 }) { data { attributes { ${memberCardFields} } } }
  ${localised(`description longDescription ${tracklistFields} ${seoFields}`)}`

export const programSchema = z.extend(
  localisedSchema({
    slug: slugSchema,
    name: z.string(),
    about: textSchema,
    description: textSchema,
    longDescription: textSchema,
    tracklists: tracklistsSchema,
    seo: seoSchema,
  }),
  {
    repertoire: repertoireSchema,
    thumbnailImage: imageSchema,
    heroImage: imageSchema,
    programCollections: programCardSchema.shape.programCollections,
    layout: layoutSchema(programLayoutNames),
    durationMinutes: z.nullish(z.int().check(z.positive())),
    ageLimit: z.nullish(z.int().check(z.gte(0), z.lte(21))),
    performers: z.nullish(z.array(memberCardSchema)),
  },
)

export async function toProgram(
  program: z.infer<typeof programSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): Promise<Program> {
  const { row } = chooseTranslation(program, locale)
  return {
    ...toProgramSummary(program, locale, mediaUrl),
    ...defined({
      durationMinutes: program.durationMinutes,
      ageLimit: program.ageLimit,
      descriptionHtml: await toSafeHtml(row.description),
      longDescriptionHtml: await toSafeHtml(row.longDescription),
    }),
    layout: program.layout ?? 'program',
    performers: (program.performers ?? []).map((member) => toMemberSummary(member, locale, mediaUrl)),
    tracklists: toTracklists(row.tracklists),
    seo: toSeo(row.seo, mediaUrl),
    translations: toTranslations(program),
  }
}
