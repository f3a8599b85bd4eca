import * as z from 'zod/mini'
import { type AddressedEntry, defineEntry } from '../../strapi/port/define-entry.ts'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { seoFields, seoSchema } from '../text/seo.ts'
import {
  type ProgramSummary,
  programSummarySchema,
  selectRelatedPrograms,
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
  list: 'programCollections',
  fields: `
    heroImage { ${imageFields} } ${selectLocalised(`slug title description ${seoFields}`)} ${selectRelatedPrograms({ limit: 100 })}`,
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
      programs: toProgramSummaries(collection.programs, locale, mediaUrl),
    }
  },
})
