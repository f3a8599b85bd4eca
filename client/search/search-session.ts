import type { Locale } from '../../src/shared/locales.ts'
import type { SearchAnswer, SearchIndex, SearchResult } from '../../src/shared/search.ts'
import type { CallSearch } from './call-search.ts'
import {
  isSameSearchView,
  listMissingQueries,
  mergeSearchResults,
  type SearchPages,
  type SearchView,
} from './search-view.ts'

export interface SearchSnapshot {
  state: 'loading' | 'loaded' | 'failed'
  /** The search that the visitor made last. */
  view: SearchView
  /** The search to which `results` belong; while new ones are loading, that of the results before. */
  answered: SearchView | undefined
  results: readonly SearchResult[]
  /** Guidance from the response with the first pages, which answers the whole search. */
  guidance: Omit<SearchAnswer, 'results'>
  /** The category whose page was turned last in this search. */
  turned: SearchIndex | undefined
}

/**
 * The queries and results of one opening of the popup. It doesn't depend on the popup's code, so the first query is
 * sent while that code is still loading.
 */
export interface SearchSession {
  read: () => SearchSnapshot
  /** Calls back after each change. @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Starts a search with other words or another kind of results. */
  show: (view: SearchView) => void
  /** Fetches another page of a category. */
  turn: (index: SearchIndex, page: number) => void
  /** Repeats the request that failed. */
  retry: () => void
  /** Cancels a request that is under way. */
  end: () => void
}

export function startSearchSession(view: SearchView, locale: Locale, callSearch: CallSearch): SearchSession {
  const listeners = new Set<() => void>()
  let snapshot: SearchSnapshot = {
    state: 'loading',
    view,
    answered: undefined,
    results: [],
    guidance: {},
    turned: undefined,
  }
  let pages: SearchPages = {}
  let call = new AbortController()

  const change = (changes: Partial<SearchSnapshot>) => {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    call.abort()
    call = new AbortController()
    const { signal } = call
    const { view, answered, results } = snapshot
    const isTurned = answered !== undefined && isSameSearchView(answered, view)
    const known = isTurned ? results : []
    const guided = isTurned ? snapshot.guidance : {}
    const queries = listMissingQueries(view, pages, known, locale)
    if (queries.length === 0) return change({ state: 'loaded' })
    change({ state: 'loading' })
    try {
      const { results: found, ...guidance } = await callSearch({ queries, locale }, signal)
      // The visitor has changed the search meanwhile.
      if (signal.aborted) return
      change({
        state: 'loaded',
        answered: view,
        results: mergeSearchResults(known, found),
        guidance: known.length > 0 ? guided : guidance,
      })
    } catch {
      // A failed search shows no results of the search before it.
      if (!signal.aborted) change({ state: 'failed', answered: view, results: known, guidance: guided })
    }
  }
  void ask()

  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(view) {
      pages = {}
      snapshot = { ...snapshot, view, turned: undefined }
      void ask()
    },
    turn(index, page) {
      // The results on the screen still belong to another search.
      if (!snapshot.answered || !isSameSearchView(snapshot.answered, snapshot.view)) return
      pages = { ...pages, [index]: page }
      snapshot = { ...snapshot, turned: index }
      void ask()
    },
    retry: () => void ask(),
    end: () => call.abort(),
  }
}
