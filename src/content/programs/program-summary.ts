import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  ageLimitSchema,
  chooseListedName,
  chooseName,
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { definePart } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { type ProgramName, toThumbnail } from './program-name.ts'
import { type Repertoire, repertoireSchema } from './repertoire.ts'

/** A program as lists show it. */
export interface ProgramSummary extends Fallback {
  slug: string
  name: string
  about?: string
  repertoire?: Repertoire
  poster?: Image
  hero?: Image
  collections: { slug: string; name: string }[]
}

export const programSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, about: textSchema }),
  {
    priority: z.nullish(z.number()),
    repertoire: repertoireSchema,
    thumbnailImage: imageSchema,
    heroImage: imageSchema,
    programCollections: z.nullish(z.array(localisedSchema({ slug: slugSchema, title: nameSchema }))),
  },
)

export function toProgramSummary(
  program: z.infer<typeof programSummarySchema>,
  locale: Locale,
  mediaUrl: MediaUrl,
): ProgramSummary {
  const { row } = chooseTranslation(program, locale)
  return {
    ...chooseName(program, locale),
    ...omitAbsent({
      about: row.about,
      repertoire: program.repertoire,
      poster: toImage(program.thumbnailImage, mediaUrl),
      hero: toImage(program.heroImage, mediaUrl),
    }),
    collections: sortedBy(program.programCollections ?? [], [({ slug }) => slug]).map((collection) => {
      const chosen = chooseTranslation(collection, locale).row
      return { slug: chosen.slug, name: chosen.title }
    }),
  }
}

/** The most important first. */
export const byPriority = <Program extends { priority?: number | null | undefined; slug: string }>(
  programs: readonly Program[] | null | undefined,
): Program[] => sortedBy(programs ?? [], [({ priority }) => priority, 'descending'], [({ slug }) => slug])

/** The summaries of programs in the order that an editor has given them. */
export const toProgramSummaries = (
  programs: readonly z.infer<typeof programSummarySchema>[] | null | undefined,
  locale: Locale,
  mediaUrl: MediaUrl,
): ProgramSummary[] => (programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl))

/** All programs, the most important first. */
export const programsPart = definePart({
  reads: { program: programSummarySchema },
  make: ({ program }, { locale, mediaUrl }): ProgramSummary[] =>
    byPriority(program).map((each) => toProgramSummary(each, locale, mediaUrl)),
})

/** All programs by name, in the same order: a fraction of the size of their summaries. */
export const programNamesPart = definePart({
  reads: {
    program: z.extend(localisedSchema({ slug: slugSchema, name: nameSchema }), {
      thumbnailImage: imageSchema,
      priority: z.nullish(z.number()),
      repertoire: repertoireSchema,
      durationMinutes: z.nullish(z.int().check(z.positive())),
      ageLimit: ageLimitSchema,
    }),
  },
  make: ({ program }, { locale, mediaUrl }): ProgramName[] =>
    byPriority(program).map((each) => ({
      ...chooseListedName(each, locale),
      ...toThumbnail(toImage(each.thumbnailImage, mediaUrl)),
      ...omitAbsent({
        repertoire: each.repertoire,
        durationMinutes: each.durationMinutes,
        ageLimit: each.ageLimit,
      }),
    })),
})
