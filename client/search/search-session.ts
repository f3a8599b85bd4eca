import type { Locale } from '../../src/shared/locales.ts'
import type { SearchAnswer, SearchIndex, SearchResult } from '../../src/shared/search.ts'
import type { CallSearch } from './call-search.ts'
import {
  isSameView,
  listMissingQueries,
  mergeResults,
  type SearchPages,
  type SearchView,
} from './search-view.ts'

export interface SearchSnapshot {
  state: 'loading' | 'loaded' | 'failed'
  /** What was asked for last. */
  view: SearchView
  /** What `results` answer: while others are loading, those of before stay. */
  answered: SearchView | undefined
  results: readonly SearchResult[]
  /** Of the first pages, whose question was the whole one. */
  guidance: Omit<SearchAnswer, 'results'>
  /** The category whose page was turned last in this view. */
  turned: SearchIndex | undefined
}

/**
 * The questions and answers of one opening of the popup. It knows nothing of the screen, so the first question
 * leaves while the code of the screen is still on its way.
 */
export interface SearchSession {
  read: () => SearchSnapshot
  /** @returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void
  show: (view: SearchView) => void
  turn: (index: SearchIndex, page: number) => void
  /** Asks again for what the last call failed to bring. */
  retry: () => void
  /** Drops the answer that is still awaited. */
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
    const isTurned = answered !== undefined && isSameView(answered, view)
    const known = isTurned ? results : []
    const guided = isTurned ? snapshot.guidance : {}
    const queries = listMissingQueries(view, pages, known, locale)
    if (queries.length === 0) return change({ state: 'loaded' })
    change({ state: 'loading' })
    try {
      const { results: found, ...guidance } = await callSearch({ queries, locale }, signal)
      // The visitor has gone on meanwhile: this answer is stale.
      if (signal.aborted) return
      change({
        state: 'loaded',
        answered: view,
        results: mergeResults(known, found),
        guidance: known.length > 0 ? guided : guidance,
      })
    } catch {
      // What answers another question isn't left standing under this one.
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
      // The pages on the screen are still those of another question.
      if (!snapshot.answered || !isSameView(snapshot.answered, snapshot.view)) return
      pages = { ...pages, [index]: page }
      snapshot = { ...snapshot, turned: index }
      void ask()
    },
    retry: () => void ask(),
    end: () => call.abort(),
  }
}
