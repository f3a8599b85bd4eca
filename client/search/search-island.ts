/**
 * The search. It is an island because results appear while the visitor types. Without JavaScript the header's link
 * leads to the page of results.
 *
 * This file is small: it is fetched when the pointer or the focus is on the icon, sends the first query and fetches the
 * popup's code and style sheet at the same time (`islandPreloaders` in
 * `src/tools/build/build-client.ts`).
 */
import { searchedEvent } from '../../src/shared/constants.ts'
import { isLocale } from '../../src/shared/locales.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { address } from '../styles/search.css'
import { callSearch } from './call-search.ts'
import { bindPopupToHistory, readPopupEntry } from './popup-history.ts'
import { type SearchSession, type SearchSnapshot, startSearchSession } from './search-session.ts'
import { hasFoundAnything, isSameSearchView, narrowScreenQuery, type SearchView } from './search-view.ts'

/** Code and style sheet of the popup; the popup can't open where one of them can't be had. */
const parts = Promise.all([import('./search-popup.tsx'), loadStyleSheet(address)])
parts.catch(() => undefined)

/** Results that are older when the popup opens are fetched again, since tickets may have sold out. */
const maxEarlyMs = 30_000
/** A session whose first query is sent before the click; the first opening uses it. */
let early = askEarly()

const startSearch: StartIsland<IslandProps['Search']> = async (element, { locale }, page) => {
  /** Closes the popup; set while it is open or opening. */
  let close: (() => void) | undefined
  const show = async () => {
    if (close) return
    close = () => undefined
    const session = takeEarly() ?? startSearchSession(readView(), locale, callSearch)
    session.subscribe(() => tellAnswered(session.read()))
    const [{ openSearchPopup }] = await parts
    const leave = () => {
      close = undefined
      session.end()
      entry.leave()
      element.querySelector('a')?.focus()
    }
    const takeTyped = () => {
      const field = element.querySelector('input')
      field?.remove()
      return field?.value ?? ''
    }
    close = openSearchPopup({ locale, page, session, takeTyped, onClose: leave })
    entry.enter()
  }
  const entry = bindPopupToHistory({ isOpen: () => close !== undefined, show, hide: () => close?.() })
  await show()
  return show
}

/** Tells other code of the page which search in all categories was answered, and whether anything was found. */
function tellAnswered(snapshot: SearchSnapshot): void {
  const { state, view } = snapshot
  if (state !== 'loaded' || view.tab !== 'all') return
  const detail = hasFoundAnything(snapshot) ? '' : view.query
  document.dispatchEvent(new CustomEvent(searchedEvent, { detail }))
}

/** @returns the search with which the popup opens. */
function readView(): SearchView {
  const { query, tab } = readPopupEntry() ?? { query: '', tab: 'all' as const }
  return { query, tab, isNarrow: matchMedia(narrowScreenQuery).matches }
}

function askEarly(): { session: SearchSession; begunAt: number } | undefined {
  // The island's props are known only when it starts; its language is that of the page.
  const { lang } = document.documentElement
  if (!isLocale(lang)) return undefined
  return { session: startSearchSession(readView(), lang, callSearch), begunAt: performance.now() }
}

/** @returns the early session where its results are fresh and of the search with which the popup opens. */
function takeEarly(): SearchSession | undefined {
  const { session, begunAt = 0 } = early ?? {}
  early = undefined
  if (!session || performance.now() - begunAt > maxEarlyMs) return undefined
  const { state, view } = session.read()
  return state !== 'failed' && isSameSearchView(view, readView()) ? session : undefined
}

export default startSearch
