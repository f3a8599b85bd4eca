import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { defined, named, type Repertoire, repertoireSchema } from '../concerts/concert-summary.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  textSchema,
} from '../port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'

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

/** @param select takes all translations, or only the visitor's (`localisedIn`). */
export const programCardFieldsBy = (select: typeof localised) => `
  repertoire thumbnailImage { ${imageFields} } heroImage { ${imageFields} }
  programCollections(pagination: { limit: -1 }, sort: ["slug:asc"]) { data { attributes { ${select('slug title')} } } }
  ${select('slug name about')}`

export const programCardFields = programCardFieldsBy(localised)

export const programCardSchema = z.extend(
  localisedSchema({ slug: slugSchema, name: z.string(), about: textSchema }),
  {
    repertoire: repertoireSchema,
    thumbnailImage: imageSchema,
    heroImage: imageSchema,
    programCollections: z.nullish(z.array(localisedSchema({ slug: slugSchema, title: z.string() }))),
  },
)

export function toProgramSummary(
  program: z.infer<typeof programCardSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): ProgramSummary {
  const { row } = chooseTranslation(program, locale)
  return {
    ...named(program, locale),
    ...defined({
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
