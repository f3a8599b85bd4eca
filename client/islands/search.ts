/**
 * An island because results come while the visitor types. Without JavaScript the header's link leads to the
 * page of results.
 *
 * This file is only the door. It is small, so that the first question leaves, and the popup's code and style
 * sheet are fetched, all at the same time and not one after the other.
 */
import { callSearch } from '../search/call-search.ts'
import { followEntry, readEntry } from '../search/popup-entry.ts'
import { startSession } from '../search/search-session.ts'
import { narrowScreen } from '../search/search-view.ts'
import { address } from '../styles/search.css'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

/** Fetched together with this file: when pointer or focus come near the icon. A failure shows when it opens. */
const parts = Promise.all([import('../search/search-popup.tsx'), addStyleSheet(address)])
parts.catch(() => undefined)

export const start: StartIsland<IslandProps['Search']> = async (element, { locale }, page) => {
  /** Closes the popup; there while it is open or opening. */
  let close: (() => void) | undefined
  const show = async () => {
    if (close) return
    close = () => undefined
    const { query, tab } = readEntry() ?? { query: '', tab: 'all' as const }
    const view = { query, tab, isNarrow: matchMedia(narrowScreen).matches }
    const session = startSession(view, locale, callSearch)
    const [{ openPopup }] = await parts
    const leave = () => {
      close = undefined
      session.end()
      entry.leave()
      element.querySelector('a')?.focus()
    }
    close = openPopup({ locale, page, session, onClose: leave })
    entry.enter()
  }
  const entry = followEntry({ isOpen: () => close !== undefined, show, hide: () => close?.() })
  await show()
  return show
}

/** Rejects when the sheet can't be had: without it the popup would be no use. */
function addStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no style sheet ${href}`))
    document.head.append(link)
  })
}
