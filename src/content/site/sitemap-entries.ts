import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import {
  type AddressedType,
  addressedTypes,
  contentTypeRow,
  contentTypeRows,
  isTranslated,
} from '../../strapi/content-types.ts'
import {
  type ContentQuery,
  type ContentService,
  fetchContent,
  readContent,
} from '../../strapi/port/client.ts'
import {
  instantSchema,
  localeSchema,
  omitAbsent,
  pictureUrlSchema,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { findTypesIn } from '../../strapi/port/types-in.ts'
import type { MediaUrl } from '../text/image.ts'

/**
 * GraphQL arguments that select the entries of a list in the default language; empty for a type without translations.
 */
const argumentsOf = (type: AddressedType) => (isTranslated(type) ? `locale: "${defaultLocale}", ` : '')

/** GraphQL selection of an entry: its slug in each language with the time of the last change, and its picture. */
const attributesOf = (type: AddressedType) => {
  const translations = 'localizations { data { attributes { locale slug updatedAt } } }'
  const { picture = '' } = contentTypeRow(type)
  return isTranslated(type)
    ? `attributes { locale slug updatedAt ${picture} ${translations} }`
    : `attributes { slug updatedAt ${picture} }`
}

/** An entry as a sitemap lists it. */
export interface MappedEntry {
  /** The addresses of the entry. A row without a locale is valid in every language. */
  rows: { locale?: Locale; slug: string; updatedAt?: string }[]
  /** Address of the picture: absolute, or a path of this site. */
  imageUrl?: string
}

/**
 * A stretch of a type's entries by the content service's ids, which never move an entry to another stretch. Strapi 5
 * has no ids that stay: there they are the entries' places in the order in which they were created, from 1, and one that
 * is removed moves those behind it.
 */
export interface IdRange {
  /** The range begins after this id. */
  after: number
  /** The last id of the range. */
  upTo: number
}

const pictureSchema = z.nullish(z.object({ url: pictureUrlSchema }))
const rowSchema = z.object({
  locale: z.nullish(localeSchema),
  // Dropping the whole entry would lose its id, and with it the place to read on from.
  slug: z.catch(z.nullish(slugSchema), null),
  updatedAt: instantSchema,
})
const entriesSchema = z.object({
  entries: z.array(
    z.extend(rowSchema, {
      /** Numeric id; absent in Strapi 5. */
      id: z.optional(z.coerce.number()),
      localizations: z.nullish(z.array(rowSchema)),
      image: pictureSchema,
      program: z.nullish(z.object({ image: pictureSchema })),
      hall: z.nullish(z.array(z.object({ images: z.nullish(z.array(pictureSchema)) }))),
    }),
  ),
})
type EntryRow = z.infer<typeof entriesSchema>['entries'][number]

interface EntriesPage {
  entries: MappedEntry[]
  /** Id after which the next page begins; `undefined` after the last page. */
  lastId: number | undefined
}

const entriesQuery = (
  type: AddressedType,
  { after, upTo }: IdRange,
  limit: number,
): ContentQuery<z.infer<typeof entriesSchema>, EntriesPage> => {
  const { list } = contentTypeRows[type]
  const attributes = attributesOf(type)
  return {
    name: `sitemap.${type}`,
    document: `query Sitemap($after: ID!, $upTo: ID!, $limit: Int) {
      entries: ${list}(${argumentsOf(type)}filters: { id: { gt: $after, lte: $upTo } }, sort: ["id:asc"], pagination: { limit: $limit }) {
        data { id ${attributes} }
      }
    }`,
    ofStrapi5: {
      document: `query SitemapByPlace($start: Int, $limit: Int) {
        entries: ${list}(${argumentsOf(type)}sort: ["createdAt:asc", "id:asc"], pagination: { start: $start, limit: $limit }) {
          data { ${attributes} }
        }
      }`,
      variables: { start: after, limit: Math.min(limit, upTo - after) },
    },
    schema: entriesSchema,
    map: ({ entries }, { mediaUrl }) => ({
      entries: entries.map((entry) => toMappedEntry(entry, mediaUrl)),
      lastId: entries.length > 0 ? (entries.at(-1)?.id ?? after + entries.length) : undefined,
    }),
    policy: policies.texts,
  }
}

function toMappedEntry(entry: EntryRow, mediaUrl: MediaUrl): MappedEntry {
  const image = entry.image ?? entry.program?.image ?? entry.hall?.[0]?.images?.[0]
  const imageUrl = image ? mediaUrl(image.url) : undefined
  const rows = [entry, ...(entry.localizations ?? [])].flatMap(({ slug, locale, updatedAt }) =>
    slug ? [{ slug, ...omitAbsent({ locale, updatedAt }) }] : [],
  )
  return { rows, ...(imageUrl ? { imageUrl } : {}) }
}

/**
 * A page of a stretch's entries. Past the cache: a sitemap is cached as it was written.
 *
 * @throws UpstreamFailed, ContentInvalid
 */
export async function fetchMappedEntries(
  content: ContentService,
  type: AddressedType,
  { after, upTo }: IdRange,
  limit: number,
): Promise<EntriesPage> {
  const query = entriesQuery(type, { after, upTo }, limit)
  for (const used of findTypesIn(query.document)) content.used.add(used)
  const variables = { after: String(after), upTo: String(upTo), limit }
  return (await fetchContent(content, query, variables)) ?? { entries: [], lastId: undefined }
}

const oneSchema = z.array(z.object({ id: z.optional(z.coerce.number()), updatedAt: instantSchema }))
const answersSchema = z.record(z.string(), z.nullish(oneSchema))
const lastIdsSchema = z.record(z.string(), z.nullish(z.union([oneSchema, z.object({ total: z.number() })])))
type LastIds = z.infer<typeof lastIdsSchema>

const lastIdsQuery: ContentQuery<LastIds, Partial<Record<AddressedType, number>>> = {
  name: 'sitemap-last-ids',
  document: `query SitemapLastIds { ${addressedTypes
    .map(
      (type) =>
        `${contentTypeRows[type].list}(${argumentsOf(type)}sort: ["id:desc"], pagination: { limit: 1 }) { data { id } }`,
    )
    .join('\n')} }`,
  ofStrapi5: {
    document: `query SitemapCounts { ${addressedTypes
      .map(
        (type) =>
          `${contentTypeRows[type].list}(${argumentsOf(type)}pagination: { limit: 1 }) { meta { pagination { total } } }`,
      )
      .join('\n')} }`,
  },
  schema: lastIdsSchema,
  map: (answers) =>
    Object.fromEntries(
      addressedTypes.map((type) => [type, toLastId(answers[contentTypeRows[type].list])] as const),
    ),
  policy: policies.texts,
}

const toLastId = (answer: LastIds[string]): number =>
  (answer && 'total' in answer ? answer.total : answer?.[0]?.id) ?? 0

/** The highest id of each type, where the last file of its sitemap ends. @throws UpstreamFailed, ContentInvalid */
export const readLastIds = async (content: ContentService): Promise<Partial<Record<AddressedType, number>>> =>
  (await readContent(content, lastIdsQuery, {})) ?? {}

/** When the newest entry of a stretch was touched; `null` where a permission hides it. */
type NewestTouch = string | null

const newestQuery = (
  type: AddressedType,
  ranges: IdRange[],
): ContentQuery<z.infer<typeof answersSchema>, (NewestTouch | undefined)[]> => ({
  name: `sitemap-newest.${type}`,
  document: `query SitemapNewest { ${ranges
    .map(
      ({ after, upTo }, index) =>
        `r${index}: ${contentTypeRows[type].list}(${argumentsOf(type)}filters: { id: { gt: ${after}, lte: ${upTo} } }, sort: ["updatedAt:desc"], pagination: { limit: 1 }) { data { id attributes { updatedAt } } }`,
    )
    .join('\n')} }`,
  // Strapi 5 can't tell which entry of a stretch is the newest: each stretch is as new as the newest of all.
  ofStrapi5: {
    document: `query SitemapNewestOfAll {
      all: ${contentTypeRows[type].list}(${argumentsOf(type)}sort: ["updatedAt:desc"], pagination: { limit: 1 }) { data { attributes { updatedAt } } }
    }`,
  },
  schema: answersSchema,
  map: (answers) =>
    ranges.map((_, index) => {
      const [newest] = answers[`r${index}`] ?? answers.all ?? []
      return newest && (newest.updatedAt ?? null)
    }),
  policy: policies.texts,
})

/** Reads the time of the last change in each range; `undefined` for a range without entries. */
export const readNewestTouches = async (
  content: ContentService,
  type: AddressedType,
  ranges: IdRange[],
): Promise<(NewestTouch | undefined)[]> =>
  (await readContent(content, newestQuery(type, ranges), { ranges })) ?? []
