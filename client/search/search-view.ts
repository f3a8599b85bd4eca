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

/** Screens narrower than this get fewer hits. */
export const narrowScreen = '(max-width: 767.98px)'

/** What the visitor looks for and where. A change of any of it begins at the first pages again. */
export interface SearchView {
  /** Trimmed; empty: what is shown before anything is typed. */
  query: string
  tab: SearchTab
  isNarrow: boolean
}

/** The pages to which the visitor has turned; a category that isn't here is at its first. */
export type SearchPages = Partial<Record<SearchIndex, number>>

export const isSameView = (one: SearchView, other: SearchView): boolean =>
  one.query === other.query && one.tab === other.tab && one.isNarrow === other.isNarrow

/** Choosing the active tab again returns to all of them. */
export const chooseTab = (active: SearchTab, chosen: SearchTab): SearchTab =>
  chosen === active ? 'all' : chosen

export const isSearchTab = (value: unknown): value is SearchTab => searchTabs.some((tab) => tab === value)

export const indexesOfTab = ({ tab }: SearchView): readonly SearchIndex[] =>
  tab === 'all' ? searchIndexes : [tab]

/**
 * How many hits a category shows at once. On a narrow screen, of those with all categories 2 become 1 and others
 * 2; of one category's own view 4 become 2 and others 4.
 */
export function countHitsPerPage(index: SearchIndex, { tab, isNarrow }: SearchView): number {
  const { all, one } = hitsPerPage[index]
  if (tab === 'all') return isNarrow ? (all === 2 ? 1 : 2) : all
  return isNarrow ? (one === 4 ? 2 : 4) : one
}

const sorts: Partial<Record<SearchIndex, string>> = { concert: 'date:asc', post: 'publishedAt:desc' }

/** The question about one category. Concerts have no language of their own. */
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
 * What has still to be asked.
 *
 * @param known results of this same view; a category whose wanted page is among them isn't asked again.
 */
export function listMissingQueries(
  view: SearchView,
  pages: SearchPages,
  known: readonly SearchResult[],
  locale: Locale,
): SearchQuery[] {
  return indexesOfTab(view)
    .map((index) => ({ index, page: pages[index] ?? 1 }))
    .filter(({ index, page }) => !known.some((result) => result.indexUid === index && result.page === page))
    .map(({ index, page }) => toSearchQuery(index, view, page, locale))
}

/** @returns results in the order of the tabs, new ones in place of those of the same category. */
export const mergeResults = (
  known: readonly SearchResult[],
  found: readonly SearchResult[],
): SearchResult[] =>
  searchIndexes.flatMap((index) => {
    const isOfIndex = ({ indexUid }: SearchResult) => indexUid === index
    return found.find(isOfIndex) ?? known.find(isOfIndex) ?? []
  })

/** How many hits stand on the screen. */
export const countHits = (results: readonly SearchResult[]): number =>
  results.reduce((sum, { hits }) => sum + hits.length, 0)

/** Whether an answer shows anything: hits, answers to questions, or what parts of the words find. */
export const hasAnythingToShow = ({
  results,
  guidance: { parts, answers },
}: {
  results: readonly SearchResult[]
  guidance: Omit<SearchAnswer, 'results'>
}): boolean => countHits(results) > 0 || parts !== undefined || answers !== undefined
