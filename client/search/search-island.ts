/**
 * An island because results come while the visitor types. Without JavaScript the header's link leads to the
 * page of results.
 *
 * This file is only a preloader. It is small, so that the first question leaves, and the popup's code and style
 * sheet are fetched, all at the same time and not one after the other: when pointer or focus come near the icon.
 */
import { isLocale } from '../../src/shared/locales.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { StartIsland } from '../islands/registry.ts'
import { address } from '../styles/search.css'
import { callSearch } from './call-search.ts'
import { bindPopupToHistory, readPopupEntry } from './popup-history.ts'
import { type SearchSession, startSearchSession } from './search-session.ts'
import { isSameView, narrowScreen, type SearchView } from './search-view.ts'

/** A failure shows when the popup opens: without the sheet it would be no use. */
const parts = Promise.all([import('./search-popup.tsx'), loadStyleSheet(address)])
parts.catch(() => undefined)

/** An answer that waited longer for its click is asked for anew: meanwhile tickets may have sold out. */
const maxEarlyMs = 30_000
/** What the popup would ask if it opened now, asked already. The first opening takes it. */
let early = askEarly()

const startSearch: StartIsland<IslandProps['Search']> = async (element, { locale }, page) => {
  /** Closes the popup; there while it is open or opening. */
  let close: (() => void) | undefined
  const show = async () => {
    if (close) return
    close = () => undefined
    const session = takeEarly() ?? startSearchSession(readView(), locale, callSearch)
    const [{ openSearchPopup }] = await parts
    const leave = () => {
      close = undefined
      session.end()
      entry.leave()
      element.querySelector('a')?.focus()
    }
    close = openSearchPopup({ locale, page, session, onClose: leave })
    entry.enter()
  }
  const entry = bindPopupToHistory({ isOpen: () => close !== undefined, show, hide: () => close?.() })
  await show()
  return show
}

/** What is looked for when the popup opens. */
function readView(): SearchView {
  const { query, tab } = readPopupEntry() ?? { query: '', tab: 'all' as const }
  return { query, tab, isNarrow: matchMedia(narrowScreen).matches }
}

function askEarly(): { session: SearchSession; begunAt: number } | undefined {
  // The island's own language is that of its page; it is told only once it starts.
  const { lang } = document.documentElement
  if (!isLocale(lang)) return undefined
  return { session: startSearchSession(readView(), lang, callSearch), begunAt: performance.now() }
}

/** The early session, if its answer is good for the popup that opens now. */
function takeEarly(): SearchSession | undefined {
  const { session, begunAt = 0 } = early ?? {}
  early = undefined
  if (!session || performance.now() - begunAt > maxEarlyMs) return undefined
  const { state, view } = session.read()
  return state !== 'failed' && isSameView(view, readView()) ? session : undefined
}

export default startSearch
