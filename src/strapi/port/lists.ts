import { capitalise } from '../../shared/capitalise.ts'
import { isRecord } from '../../shared/is-record.ts'
import { allLocales, type Locale, otherLocales } from '../../shared/locales.ts'
import { type AddressedType, addressedTypes, contentTypeRows, toFiltersType } from '../content-types.ts'
import type { Variables } from './client.ts'

type Rows = typeof contentTypeRows

/** Names of the lists of translated types whose entries have pages of their own. */
type TranslatedList = {
  [Type in AddressedType]: Rows[Type] extends { isUntranslated: true } ? never : Rows[Type]['list']
}[AddressedType]

/** A list that contains all entries of a type, including those without a translation in the default language. */
export interface EntryList {
  list: TranslatedList
  /** Sort keys, as `['priority:desc', 'slug:asc']`. Their fields are selected in addition to `fields`. */
  sort: readonly string[]
  /** Arguments of `pagination`: `limit: -1`, `start: $start, limit: $limit` or `page: $page, pageSize: $pageSize`. */
  pagination: string
  /** The selection of each entry's attributes. */
  fields: string
  /** Whether the id of each entry is selected. */
  hasId?: true
  /** The count of the list that is selected. */
  count?: 'total' | 'pageCount'
  /**
   * Maximum number of entries in each other language, in the order of `sort`, among which the entries without a
   * translation in the default language are looked for. If absent, `defaultSearched`.
   */
  searched?: number
}

const defaultSearched = 500
/**
 * The most entries without a translation in an earlier language that are read per list and language. Their slugs form
 * one filter, which must stay short.
 */
const maxElsewhere = 200
/** A slug that no entry has. Strapi ignores a filter with an empty list of slugs, and would return every entry. */
const noSlug = '-'

const filtersOf = (list: TranslatedList) => `${list}Filters`

/** The GraphQL type of a list's filters: `CityFiltersInput` for `cities`. */
const filtersTypeOf = (list: TranslatedList): string =>
  addressedTypes
    .filter((type) => contentTypeRows[type].list === list)
    .map(toFiltersType)
    .join('')

/** The alias of a list that a query selects in a certain language: `enCities`. */
export const toListAlias = (locale: Locale, list: string): string => `${locale}${capitalise(list)}`

/**
 * Makes the document of a query for lists.
 *
 * @param head of the document, as `query SearchPlaces`
 * @param parameters of the query that the lists' `pagination` and `fields` use, as `$limit: Int`
 */
export const selectLists = (
  head: `query ${string}`,
  lists: readonly EntryList[],
  ...parameters: string[]
): { document: string; lists: readonly EntryList[] } => {
  const filters = lists.map(({ list }) => `$${filtersOf(list)}: ${filtersTypeOf(list)}`)
  const declared = [...parameters, '$locale: I18NLocaleCode', ...filters].join(', ')
  return { document: `${head}(${declared}) { ${lists.map(selectList).join('\n')} }`, lists }
}

/**
 * Selects a list in the language `$locale`. For each other language it also selects the slugs of the list's entries, and
 * which languages before that one they are translated into; `askLists` reads the entries that have none of these.
 */
function selectList({
  list,
  sort,
  pagination,
  fields,
  hasId,
  count,
  searched = defaultSearched,
}: EntryList): string {
  const sorted = `sort: ${JSON.stringify(sort)}`
  const filters = `filters: $${filtersOf(list)}`
  const counted = count ? `meta { pagination { ${count} } }` : ''
  const sortFields = sort.map((key) => key.replace(/:.*/, '')).join(' ')
  const others = otherLocales.map((locale) => {
    const before = JSON.stringify(allLocales.slice(0, allLocales.indexOf(locale)))
    return `${toListAlias(locale, list)}: ${list}(locale: "${locale}", ${filters}, ${sorted}, pagination: { limit: ${searched} }) {
      data { attributes { slug localizations(filters: { locale: { in: ${before} } }) { data { attributes { locale } } } } }
    }`
  })
  return `${list}(locale: $locale, ${filters}, ${sorted}, pagination: { ${pagination} }) {
    data { ${hasId ? 'id' : ''} attributes { ${sortFields} ${fields} } } ${counted}
  } ${others.join('\n')}`
}

type Entry = Record<string, unknown>

/**
 * Reads lists in the default language, and merges into each list, by its sort keys, the entries that have no translation
 * in that language. Usually there are none of them; then one query is sent.
 *
 * @param variables of the query, with the default language as `locale`
 * @param ask sends the query that `selectLists` has made, with the given variables, and returns the unwrapped answer
 * @returns the unwrapped answer
 */
export async function askLists(
  lists: readonly EntryList[],
  variables: Variables,
  ask: (variables: Variables) => Promise<unknown>,
): Promise<unknown> {
  const answer = await ask(variables)
  // Entries of other languages are merged into the first page: code that reads a list by `$page` reads all pages.
  if (!isRecord(answer) || Number(variables.page ?? 1) > 1) return answer
  const missing = otherLocales
    .map((locale) => ({ locale, slugs: lists.map(({ list }) => slugsElsewhere(answer, list, locale)) }))
    .filter(({ slugs }) => slugs.flat().length > 0)
  if (missing.length === 0) return answer
  // Merged entries may push rows from before `$start` into the requested part, so as many rows before it are read.
  const start = Number(variables.start ?? 0)
  const first = Math.max(0, start - missing.flatMap(({ slugs }) => slugs.flat()).length)
  const [rows, ...found] = await Promise.all([
    first < start
      ? ask({ ...variables, start: first, limit: start - first + Number(variables.limit) })
      : answer,
    ...missing.map(({ locale, slugs }) => ask(toVariables(lists, locale, slugs, variables))),
  ])
  if (!isRecord(rows)) return rows
  const merged = lists.map(({ list, sort }) => {
    const elsewhere = found.flatMap((each) => (isRecord(each) ? rowsOf(each[list]) : []))
    const { items, earlier } = merge(rowsOf(rows[list]), elsewhere, sort, { isWhole: first === 0 })
    const skipped = start - first - earlier
    const limit = Number(variables.limit)
    const shown = limit > 0 ? items.slice(skipped, skipped + limit) : items
    return [list, withItems(answer[list], shown, elsewhere.length)]
  })
  return { ...answer, ...Object.fromEntries(merged) }
}

/** Slugs of the entries in a language that are translated into none of the languages before that one. */
const slugsElsewhere = (answer: Entry, list: string, locale: Locale): string[] =>
  rowsOf(answer[toListAlias(locale, list)])
    .filter(({ localizations }) => rowsOf(localizations).length === 0)
    .flatMap(({ slug }) => (typeof slug === 'string' && slug ? [slug] : []))
    .slice(0, maxElsewhere)

/**
 * The variables with which the query returns the entries with the given slugs, in one language. @param slugs by list
 */
function toVariables(
  lists: readonly EntryList[],
  locale: Locale,
  slugs: readonly string[][],
  { start, limit, page, pageSize, ...others }: Variables,
): Variables {
  const filters = lists.map(({ list }, at) => {
    const wanted = slugs[at] ?? []
    return [filtersOf(list), { slug: { in: wanted.length > 0 ? wanted : [noSlug] } }]
  })
  return {
    ...others,
    ...Object.fromEntries(filters),
    locale,
    ...(start === undefined ? {} : { start: 0 }),
    ...(limit === undefined ? {} : { limit: maxElsewhere }),
    ...(page === undefined ? {} : { page: 1, pageSize: maxElsewhere }),
  }
}

/**
 * Merges entries into the rows of a list. The rows keep their order, as Strapi's database may sort letters in another
 * way than `compareBy`.
 *
 * @param isWhole whether the rows start with the list's first row; if not, entries that sort before the first of the
 *   rows are left out
 * @returns `earlier`: how many entries were left out
 */
function merge(
  rows: readonly Entry[],
  elsewhere: readonly Entry[],
  sort: readonly string[],
  { isWhole }: { isWhole: boolean },
): { items: Entry[]; earlier: number } {
  const isBefore = (one: Entry, other: Entry) => compareBy(sort, one, other) < 0
  const [firstRow] = rows
  const isEarlier = (entry: Entry) => !isWhole && (!firstRow || isBefore(entry, firstRow))
  const later = elsewhere
    .filter((entry) => !isEarlier(entry))
    .toSorted((one, other) => compareBy(sort, one, other))
  const items: Entry[] = []
  let next = 0
  for (const row of rows) {
    for (let entry = later[next]; entry && isBefore(entry, row); entry = later[next]) {
      items.push(entry)
      next += 1
    }
    items.push(row)
  }
  return { items: [...items, ...later.slice(next)], earlier: elsewhere.length - later.length }
}

/**
 * Compares two entries by sort keys such as `date:desc`. A missing value is less than every other value, as in SQLite
 * and MySQL.
 */
function compareBy(sort: readonly string[], one: Entry, other: Entry): number {
  for (const key of sort) {
    const [field = '', direction] = key.split(':')
    const order = compareValues(one[field], other[field])
    if (order !== 0) return direction === 'desc' ? -order : order
  }
  return 0
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [text, otherText] = [String(one ?? ''), String(other ?? '')]
  return text < otherText ? -1 : text > otherText ? 1 : 0
}

/**
 * Replaces the items of an unwrapped list. @param added the number of items, on all pages, that its `total` doesn't
 * count
 */
function withItems(list: unknown, items: Entry[], added: number): unknown {
  if (!isRecord(list) || Array.isArray(list)) return items
  const total = typeof list.total === 'number' ? { total: list.total + added } : {}
  return { ...list, ...total, items }
}

/** The entries of an unwrapped list, which is an array, or an object with `items` where a count was selected. */
function rowsOf(list: unknown): Entry[] {
  const rows = isRecord(list) && !Array.isArray(list) ? list.items : list
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
