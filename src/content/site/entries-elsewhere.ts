import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { capitalise } from '../../shared/capitalise.ts'
import { allLocales, type Locale, otherLocales } from '../../shared/locales.ts'
import {
  type AddressedType,
  addressedTypes,
  contentTypeRows,
  isTranslated,
} from '../../strapi/content-types.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { instantSchema, localeSchema, omitAbsent, slugSchema } from '../../strapi/port/fields.ts'
import type { MappedEntry } from './sitemap-entries.ts'

const types = addressedTypes.filter(isTranslated)

const rowSchema = z.object({ locale: localeSchema, slug: slugSchema, updatedAt: instantSchema })
const entrySchema = z.extend(rowSchema, { localizations: z.nullish(z.array(rowSchema)) })
const answerSchema = z.record(z.string(), z.nullish(z.array(entrySchema)))
type Entry = z.infer<typeof entrySchema>

/**
 * The most entries that are read of each type and language, the newest first. A site with more of them is expected to
 * write them in its default language too.
 */
const newest = 500

/** The alias of a list that a query selects in a certain language: `enCities`. */
const nameOf = (type: AddressedType, locale: Locale) => `${locale}${capitalise(contentTypeRows[type].list)}`

const query: ContentQuery<z.infer<typeof answerSchema>, MappedElsewhere[]> = {
  name: 'sitemap-elsewhere',
  document: `query SitemapElsewhere { ${types
    .flatMap((type) =>
      otherLocales.map(
        (locale) =>
          `${nameOf(type, locale)}: ${contentTypeRows[type].list}(locale: "${locale}", sort: ["updatedAt:desc"], pagination: { limit: ${newest} }) {
            data { attributes { locale slug updatedAt localizations { data { attributes { locale slug updatedAt } } } } }
          }`,
      ),
    )
    .join('\n')} }`,
  schema: answerSchema,
  map: (answer) =>
    types.flatMap((type) =>
      otherLocales.flatMap((locale) =>
        (answer[nameOf(type, locale)] ?? [])
          .filter(isFirst)
          .map((entry) => ({ type, entry: toMapped(entry) })),
      ),
    ),
  policy: policies.texts,
}

/** The rows of an entry all lead to each other: it is counted by the one whose language the site names first. */
const isFirst = ({ locale, localizations }: Entry): boolean =>
  (localizations ?? []).every((other) => allLocales.indexOf(other.locale) > allLocales.indexOf(locale))

const toMapped = ({ localizations, ...row }: Entry): MappedEntry => ({
  rows: [row, ...(localizations ?? [])].map(({ locale, slug, updatedAt }) => ({
    locale,
    slug,
    ...omitAbsent({ updatedAt }),
  })),
})

export interface MappedElsewhere {
  type: AddressedType
  entry: MappedEntry
}

/** Entries that aren't written in the default language, which sitemaps are read in. @throws UpstreamFailed, ContentInvalid */
export const readEntriesElsewhere = async (content: ContentService): Promise<MappedElsewhere[]> =>
  otherLocales.length > 0 ? ((await readContent(content, query, {})) ?? []) : []
