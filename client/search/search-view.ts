import { hitsPerPage } from '../../src/shared/constants.ts'
import type { Locale } from '../../src/shared/locales.ts'
import {
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  searchIndexes,
} from '../../src/shared/search.ts'

export type SearchTab = 'all' | SearchIndex
export const searchTabs: readonly SearchTab[] = ['all', ...searchIndexes]

/** Media query of screens that get fewer results. */
export const narrowScreenQuery = '(max-width: 767.98px)'

/** A search: text, category and width of the screen. A change of any of them starts at the first pages again. */
export interface SearchView {
  /** The trimmed text; an empty one finds what is shown before anything is typed. */
  query: string
  tab: SearchTab
  isNarrow: boolean
}

/** Pages to which the visitor has turned, by category; a category without an entry is at its first page. */
export type SearchPages = Partial<Record<SearchIndex, number>>

export const isSameSearchView = (one: SearchView, other: SearchView): boolean =>
  one.query === other.query && one.tab === other.tab && one.isNarrow === other.isNarrow

/** Choosing the active tab again returns to the tab of all categories. */
export const toggleSearchTab = (active: SearchTab, chosen: SearchTab): SearchTab =>
  chosen === active ? 'all' : chosen

export const isSearchTab = (value: unknown): value is SearchTab => searchTabs.some((tab) => tab === value)

export const searchIndexesOfTab = ({ tab }: SearchView): readonly SearchIndex[] =>
  tab === 'all' ? searchIndexes : [tab]

/**
 * Counts the results on a page of a category. A narrow screen shows 1 instead of 2 and 2 instead of more beside other
 * categories, and 2 instead of 4 and 4 instead of more in the category's own tab.
 */
export function countHitsPerPage(index: SearchIndex, { tab, isNarrow }: SearchView): number {
  const { all, one } = hitsPerPage[index]
  if (tab === 'all') return isNarrow ? (all === 2 ? 1 : 2) : all
  return isNarrow ? (one === 4 ? 2 : 4) : one
}

const sorts: Partial<Record<SearchIndex, string>> = { concert: 'date:asc', post: 'publishedAt:desc' }

/** @returns the query for one category. Concerts aren't filtered by language, since they have none. */
export function toSearchQuery(
  index: SearchIndex,
  view: SearchView,
  page: number,
  locale: Locale,
): SearchQuery {
  const sort = sorts[index]
  return {
    indexUid: index,
    q: view.query,
    hitsPerPage: countHitsPerPage(index, view),
    page,
    ...(sort ? { sort: [sort] } : {}),
    ...(index === 'concert' ? {} : { filter: `locale = ${locale}` }),
    ...(view.query ? { matchingStrategy: 'all' as const } : {}),
  }
}

/**
 * Lists the queries whose results are still missing.
 *
 * @param known results of the same search; a category whose page is among them isn't queried again.
 */
export function listMissingQueries(
  view: SearchView,
  pages: SearchPages,
  known: readonly SearchResult[],
  locale: Locale,
): SearchQuery[] {
  return searchIndexesOfTab(view)
    .map((index) => ({ index, page: pages[index] ?? 1 }))
    .filter(({ index, page }) => !known.some((result) => result.indexUid === index && result.page === page))
    .map(({ index, page }) => toSearchQuery(index, view, page, locale))
}

/** Replaces results by new ones of the same category. @returns all of them in the order of the tabs. */
export const mergeSearchResults = (
  known: readonly SearchResult[],
  found: readonly SearchResult[],
): SearchResult[] =>
  searchIndexes.flatMap((index) => {
    const isOfIndex = ({ indexUid }: SearchResult) => indexUid === index
    return found.find(isOfIndex) ?? known.find(isOfIndex) ?? []
  })

/** @returns the number of results on the screen. */
export const countSearchHits = (results: readonly SearchResult[]): number =>
  results.reduce((sum, { hits }) => sum + hits.length, 0)

/** @returns whether a search found anything: results, FAQ entries, or results for parts of the text. */
export const hasFoundAnything = ({
  results,
  guidance: { parts, answers },
}: {
  results: readonly SearchResult[]
  guidance: Omit<SearchAnswer, 'results'>
}): boolean => countSearchHits(results) > 0 || parts !== undefined || answers !== undefined
