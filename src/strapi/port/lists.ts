import { capitalised } from '../../shared/capitalised.ts'
import { isRecord } from '../../shared/is-record.ts'
import { allLocales, type Locale, otherLocales } from '../../shared/locales.ts'
import type { Variables } from './client.ts'

/** Translated types that have lists, and what the content service calls their filters. */
const filterTypes = {
  articles: 'ArticleFiltersInput',
  categories: 'CategoryFiltersInput',
  cities: 'CityFiltersInput',
  members: 'MemberFiltersInput',
  pages: 'PageFiltersInput',
  posts: 'PostFiltersInput',
  programCollections: 'ProgramCollectionFiltersInput',
  programs: 'ProgramFiltersInput',
  qaEntries: 'QaEntryFiltersInput',
  venues: 'VenueFiltersInput',
  votes: 'VoteFiltersInput',
} as const

/** A list of a question that also holds the entries that aren't written in the default language. */
export interface EntryList {
  list: keyof typeof filterTypes
  /** As `['priority:desc', 'slug:asc']`; these fields are selected, too. */
  sort: readonly string[]
  /** Arguments of `pagination`: `limit: -1`, `start: $start, limit: $limit` or `page: $page, pageSize: $pageSize`. */
  pagination: string
  /** What is selected of each entry. */
  fields: string
  /** Whether the number of each entry is selected. */
  hasId?: true
  /** What is selected of the list itself: `total` or `pageCount`. */
  count?: 'total' | 'pageCount'
  /** How many entries of each other language are looked through, in the order of `sort`. */
  searched?: number
}

const usuallySearched = 500
/** A list of slugs in an address or a filter must stay short; who has more translates. */
const mostElsewhere = 200
/** No slug: a filter that nothing fits, since an empty list of slugs is no filter at all. */
const noSlug = '-'

const filtersOf = (list: EntryList['list']) => `${list}Filters`
const nameIn = (locale: Locale, list: string) => `${locale}${capitalised(list)}`

/** The variables that `selectList` uses, to stand among the parameters of a question. */
export const listParameters = (...lists: EntryList[]): string =>
  ['$locale: I18NLocaleCode', ...lists.map(({ list }) => `$${filtersOf(list)}: ${filterTypes[list]}`)].join(
    ', ',
  )

/**
 * Selects a list in the default language. Beside it stand the slugs of the other languages' entries with the languages
 * before theirs: those that have none are asked for by `askLists`, in the same words.
 */
export function selectList(entries: EntryList): string {
  const { list, sort, pagination, fields, hasId, count, searched = usuallySearched } = entries
  const sorted = `sort: ${JSON.stringify(sort)}`
  const filters = `filters: $${filtersOf(list)}`
  const counted = count ? `meta { pagination { ${count} } }` : ''
  const others = otherLocales.map((locale) => {
    const before = JSON.stringify(allLocales.slice(0, allLocales.indexOf(locale)))
    return `${nameIn(locale, list)}: ${list}(locale: "${locale}", ${filters}, ${sorted}, pagination: { limit: ${searched} }) {
      data { attributes { slug localizations(filters: { locale: { in: ${before} } }) { data { attributes { locale } } } } }
    }`
  })
  return `${list}(locale: $locale, ${filters}, ${sorted}, pagination: { ${pagination} }) {
    data { ${hasId ? 'id' : ''} attributes { ${sortFields(entries).join(' ')} ${fields} } } ${counted}
  } ${others.join('\n')}`
}

const sortFields = ({ sort }: EntryList) => sort.map((key) => key.replace(/:.*/, ''))

type Entry = Record<string, unknown>
type Ask = (variables: Variables) => Promise<unknown>

/**
 * Asks for lists, and puts the entries that aren't written in the default language among the others, where the order of
 * each list has them. Where there are none, which is usual, this is one question.
 *
 * @param ask puts the question, made with `selectList`, with these variables
 * @returns the unwrapped answer
 */
export async function askLists(
  lists: readonly EntryList[],
  variables: Variables,
  ask: Ask,
): Promise<unknown> {
  const answer = await ask(variables)
  // Later pages of a list that is read whole: its first page holds them.
  if (!isRecord(answer) || Number(variables.page ?? 1) > 1) return answer
  const locales = otherLocales.filter((locale) =>
    lists.some(({ list }) => slugsElsewhere(answer, list, locale).length > 0),
  )
  if (locales.length === 0) return answer
  const askedFor = locales.map((locale) => toVariables(answer, lists, locale, variables))
  const [wide, ...found] = await Promise.all([askWider(lists, answer, variables, ask), ...askedFor.map(ask)])
  const merged = lists.map((entries) => {
    const { list } = entries
    const elsewhere = found.flatMap((each) => rowsIn(each, list))
    return [list, merge(answer[list], wide?.[list] ?? answer[list], elsewhere, entries, variables)]
  })
  return { ...answer, ...Object.fromEntries(merged) }
}

/** Of an entry, the row whose language the site names first is in its list. */
const slugsElsewhere = (answer: Entry, list: string, locale: Locale): string[] =>
  rowsOf(answer[nameIn(locale, list)])
    .filter(({ localizations }) => rowsOf(localizations).length === 0)
    .flatMap(({ slug }) => (typeof slug === 'string' && slug ? [slug] : []))
    .slice(0, mostElsewhere)

function toVariables(
  answer: Entry,
  lists: readonly EntryList[],
  locale: Locale,
  { start, limit, page, pageSize, ...others }: Variables,
): Variables {
  const filters = lists.map(({ list }) => {
    const slugs = slugsElsewhere(answer, list, locale)
    return [filtersOf(list), { slug: { in: slugs.length > 0 ? slugs : [noSlug] } }]
  })
  return {
    ...others,
    ...Object.fromEntries(filters),
    locale,
    ...(start === undefined ? {} : { start: 0 }),
    ...(limit === undefined ? {} : { limit: mostElsewhere }),
    ...(page === undefined ? {} : { page: 1, pageSize: mostElsewhere }),
  }
}

/**
 * A list that is read from `$start` on: entries of other languages before it move its rows on, so as many rows before
 * it are asked for, too.
 */
async function askWider(
  lists: readonly EntryList[],
  answer: Entry,
  variables: Variables,
  ask: Ask,
): Promise<Entry | undefined> {
  const start = Number(variables.start ?? 0)
  if (start === 0) return undefined
  const slugs = lists.flatMap(({ list }) =>
    otherLocales.flatMap((locale) => slugsElsewhere(answer, list, locale)),
  )
  const first = Math.max(0, start - slugs.length)
  const wide = await ask({ ...variables, start: first, limit: start - first + Number(variables.limit) })
  return isRecord(wide) ? wide : undefined
}

/**
 * @param list the one that was asked for
 * @param wide the same with rows before it
 * @returns the list with the others among its rows, as long as it was asked for
 */
function merge(
  list: unknown,
  wide: unknown,
  elsewhere: Entry[],
  { sort }: EntryList,
  { start, limit }: Variables,
): unknown {
  const rows = rowsOf(wide)
  const isBefore = (one: Entry, other: Entry) => compareBy(sort, one, other) < 0
  const wanted = Number(start ?? 0)
  const first = Math.max(0, wanted - elsewhere.length)
  const [firstRow] = rows
  // What stands before the rows that were asked for is on an earlier page.
  const isEarlier = (entry: Entry) => first > 0 && (!firstRow || isBefore(entry, firstRow))
  const here = elsewhere
    .filter((entry) => !isEarlier(entry))
    .toSorted((one, other) => compareBy(sort, one, other))
  const merged = rows.flatMap((row) => [
    ...here.splice(
      0,
      countWhile(here, (entry) => isBefore(entry, row)),
    ),
    row,
  ])
  const skipped = wanted - first - elsewhere.filter(isEarlier).length
  const all = [...merged, ...here]
  const items = typeof limit === 'number' && limit > 0 ? all.slice(skipped, skipped + limit) : all
  if (!isRecord(list) || Array.isArray(list)) return items
  const total = typeof list.total === 'number' ? { total: list.total + elsewhere.length } : {}
  return { ...list, ...total, items }
}

function countWhile<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !isSo(item))
  return end < 0 ? items.length : end
}

/** As a database orders: what is missing is the least. */
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

const rowsIn = (answer: unknown, list: string): Entry[] => (isRecord(answer) ? rowsOf(answer[list]) : [])

/** The entries of an unwrapped list, with or without its count. */
function rowsOf(list: unknown): Entry[] {
  const rows = isRecord(list) && !Array.isArray(list) ? list.items : list
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
