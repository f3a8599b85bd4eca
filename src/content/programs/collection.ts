import * as z from 'zod/mini'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { type AddressedEntry, defineEntry } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoSchema } from '../text/seo.ts'
import {
  byPriority,
  type ProgramSummary,
  programSummarySchema,
  toProgramSummaries,
} from './program-summary.ts'

/** A shelf of programs with a page of its own. */
export interface ProgramCollection extends AddressedEntry {
  title: string
  descriptionHtml?: string
  hero?: Image
  programs: ProgramSummary[]
}

export const collectionType = defineEntry({
  type: 'program-collection',
  schema: z.extend(
    localisedSchema({ slug: slugSchema, title: nameSchema, description: richTextSchema, seo: seoSchema }),
    { heroImage: imageSchema, programs: z.nullish(z.array(programSummarySchema)) },
  ),
  map: async (collection, context) => {
    const { locale, mediaUrl } = context
    const { row } = chooseTranslation(collection, locale)
    return {
      title: row.title,
      ...omitAbsent({
        descriptionHtml: await toSafeHtml(row.description, context),
        hero: toImage(collection.heroImage, mediaUrl),
      }),
      programs: toProgramSummaries(byPriority(collection.programs).slice(0, 100), locale, mediaUrl),
    }
  },
})
