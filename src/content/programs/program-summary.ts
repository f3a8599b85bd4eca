import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type Image, imageFields, imageSchema, type MediaUrl, toImage } from '../text/image.ts'
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

/** @param select takes all translations, or only the visitor's (`selectLocalisedIn`). */
export const selectProgramSummaryFields = (select: typeof selectLocalised) => `
  repertoire thumbnailImage { ${imageFields} } heroImage { ${imageFields} }
  programCollections(pagination: { limit: -1 }, sort: ["slug:asc"]) { data { attributes { ${select('slug title')} } } }
  ${select('slug name about')}`

export const programSummaryFields = selectProgramSummaryFields(selectLocalised)

/** Sort keys of programs: the most important first. */
export const programOrder = ['priority:desc', 'slug:asc'] as const

/** Selects programs that another entry points to, the most important first. */
export const selectRelatedPrograms = ({ limit }: { limit: number }) =>
  `programs(sort: ${JSON.stringify(programOrder)}, pagination: { limit: ${limit} }) { data { attributes { ${programSummaryFields} } } }`

export const programSummarySchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, about: textSchema }),
  {
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
    collections: (program.programCollections ?? []).map((collection) => {
      const chosen = chooseTranslation(collection, locale).row
      return { slug: chosen.slug, name: chosen.title }
    }),
  }
}

export const toProgramSummaries = (
  programs: z.infer<typeof programSummarySchema>[] | null | undefined,
  locale: Locale,
  mediaUrl: MediaUrl,
): ProgramSummary[] => (programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl))
