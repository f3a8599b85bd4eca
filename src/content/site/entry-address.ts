import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { ShownType } from '../../routes/addresses.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { defaultLocale, type Locale, wholeReadingOrder } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { slugSchema } from '../../strapi/port/fields.ts'

/** The types whose entries have pages of their own: their list, and what Strapi calls a filter of it. */
const lists = {
  concert: { list: 'concerts', filters: 'ConcertFiltersInput' },
  program: { list: 'programs', filters: 'ProgramFiltersInput' },
  'program-collection': { list: 'programCollections', filters: 'ProgramCollectionFiltersInput' },
  page: { list: 'pages', filters: 'PageFiltersInput' },
  city: { list: 'cities', filters: 'CityFiltersInput' },
  venue: { list: 'venues', filters: 'VenueFiltersInput' },
  member: { list: 'members', filters: 'MemberFiltersInput' },
  post: { list: 'posts', filters: 'PostFiltersInput' },
  article: { list: 'articles', filters: 'ArticleFiltersInput' },
  category: { list: 'categories', filters: 'CategoryFiltersInput' },
  'qa-entry': { list: 'qaEntries', filters: 'QaEntryFiltersInput' },
  vote: { list: 'votes', filters: 'VoteFiltersInput' },
} as const satisfies Record<ShownType, { list: string; filters: string }>

/** Of which there is one entry. */
export const singleTypes = ['about', 'site', 'social'] as const satisfies readonly ContentType[]

export type AddressedType = keyof typeof lists
export const addressedTypes = Object.keys(lists) as AddressedType[]

export const isAddressed = (type: string): type is AddressedType => type in lists

/** A concert has one row for all languages. */
export const isTranslated = (type: AddressedType): boolean => type !== 'concert'

/** An entry by what the content manager knows it by, and by its address. */
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
  const { list, filters } = lists[type]
  const [declared, given] = isTranslated(type) ? [', $locale: I18NLocaleCode', ', locale: $locale'] : ['', '']
  return {
    name: `entry.${type}`,
    document: `query EntryAddress($filters: ${filters}${declared}) {
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
