import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  type Translations,
  textSchema,
  toTranslations,
} from '../port/fields.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import { toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoFields, seoSchema, toSeo } from '../text/seo.ts'
import {
  type ProgramSummary,
  programCardFields,
  programCardSchema,
  toProgramSummary,
} from './program-summary.ts'

/** A shelf of programs with a page of its own. */
export interface ProgramCollection extends Fallback {
  slug: string
  title: string
  descriptionHtml?: string
  hero?: Image
  programs: ProgramSummary[]
  seo: Seo
  translations: Translations
}

export const collectionFields = `
  heroImage { ${imageFields} } ${localised(`slug title description ${seoFields}`)}
  programs(sort: ["priority:desc", "slug:asc"], pagination: { limit: 100 }) { data { attributes { ${programCardFields} } } }`

export const collectionSchema = z.extend(
  localisedSchema({ slug: slugSchema, title: z.string(), description: textSchema, seo: seoSchema }),
  { heroImage: imageSchema, programs: z.nullish(z.array(programCardSchema)) },
)

export async function toCollection(
  collection: z.infer<typeof collectionSchema>,
  locale: Locale,
  mediaUrl: (path: string) => string,
): Promise<ProgramCollection> {
  const { row, lang } = chooseTranslation(collection, locale)
  const descriptionHtml = await toSafeHtml(row.description)
  const hero = toImage(collection.heroImage, mediaUrl)
  return {
    slug: row.slug,
    title: row.title,
    ...(descriptionHtml ? { descriptionHtml } : {}),
    ...(hero ? { hero } : {}),
    ...(lang ? { lang } : {}),
    programs: (collection.programs ?? []).map((program) => toProgramSummary(program, locale, mediaUrl)),
    seo: toSeo(row.seo, mediaUrl),
    translations: toTranslations(collection),
  }
}
