import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale, wholeReadingOrder } from '../../shared/locales.ts'
import {
  type AddressedType,
  contentTypeRows,
  isTranslated,
  toFiltersType,
} from '../../strapi/content-types.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { slugSchema } from '../../strapi/port/fields.ts'

/** An entry by its id in Strapi, and by its address. */
export interface EntryAddress {
  /** A number in Strapi 4, a `documentId` in Strapi 5. */
  id: string
  slug: string
}

const idSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((id) => String(id)),
)
const answerSchema = z.object({ entries: z.array(z.object({ id: idSchema, slug: slugSchema })) })

const entryQuery = (type: AddressedType): ContentQuery<z.infer<typeof answerSchema>, EntryAddress> => {
  const { list } = contentTypeRows[type]
  const [declared, given] = isTranslated(type) ? [', $locale: I18NLocaleCode', ', locale: $locale'] : ['', '']
  return {
    name: `entry.${type}`,
    document: `query EntryAddress($filters: ${toFiltersType(type)}${declared}) {
      entries: ${list}(filters: $filters${given}, pagination: { limit: 1 }) { data { id attributes { slug } } }
    }`,
    schema: answerSchema,
    map: ({ entries }) => entries[0] ?? null,
    policy: policies.editLinks,
  }
}

const readEntry = (content: ContentService, type: AddressedType, locale: Locale, filters: object) =>
  readContent(content, entryQuery(type), { filters, ...(isTranslated(type) ? { locale } : {}) })

/** @param id of the row in this language @returns `null` where there is none @throws UpstreamFailed, ContentInvalid */
export const readEntryById = (content: ContentService, type: AddressedType, locale: Locale, id: string) =>
  readEntry(content, type, locale, { id: { eq: id } })

/**
 * The row that a page shows: in its language, else in the next that its reader reads, else in any.
 *
 * @returns `null` where there is none @throws UpstreamFailed, ContentInvalid
 */
export async function readEntryBySlug(
  content: ContentService,
  type: AddressedType,
  locale: Locale,
  slug: string,
): Promise<(EntryAddress & { locale: Locale }) | null> {
  const languages = isTranslated(type) ? wholeReadingOrder(locale) : [defaultLocale]
  for (const language of languages) {
    const entry = await readEntry(content, type, language, { slug: { eq: slug } })
    if (entry) return { ...entry, locale: language }
  }
  return null
}
