import { isSearchTab, type SearchTab } from './search-view.ts'

/**
 * While the popup is open, it has one entry of its own in the history: «back», which on phones is how one leaves
 * what fills the screen, closes it. The entry keeps the page's address. `/search?q=…`, the results' address that
 * can be shared, is a page of the server: Enter and a link lead there. Were it written into the bar while somebody
 * types, a reload would show that page, and «back» from it would change nothing but the address, since entries
 * made by a script share one document.
 *
 * The entry also remembers the search that a result was opened from, so that «back» finds it again: at once where
 * the browser kept the page, else by opening the popup anew (`client/search/open-search.ts`).
 */
export interface PopupEntry {
  query: string
  tab: SearchTab
}

const stateKey = 'tutti.search'

/** The popup's entry, if that is where the visitor is. */
export function readPopupEntry(): PopupEntry | undefined {
  const entry: unknown = history.state?.[stateKey]
  if (typeof entry !== 'object' || entry === null) return undefined
  const { query, tab }: Partial<Record<keyof PopupEntry, unknown>> = entry
  return typeof query === 'string' && isSearchTab(tab) ? { query, tab } : undefined
}

/** Rewrites the popup's entry; called before a page is left, not while somebody types. */
export function savePopupEntry(entry: PopupEntry): void {
  if (readPopupEntry()) history.replaceState({ [stateKey]: entry }, '')
}

/**
 * Binds the popup to its entry.
 *
 * @param show is called when the visitor comes forward to the entry, `hide` when they go back from it.
 */
export function bindPopupToHistory({
  isOpen,
  show,
  hide,
}: {
  isOpen: () => boolean
  show: () => void
  hide: () => void
}) {
  /** Between `history.back()` and its arrival nothing may be pushed: the way back would end there. */
  let isLeaving = false
  const push = () => {
    if (!readPopupEntry())
      history.pushState({ [stateKey]: { query: '', tab: 'all' } satisfies PopupEntry }, '')
  }
  addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false
      if (isOpen()) push()
    } else if (readPopupEntry()) show()
    else hide()
  })
  return {
    /** The popup opens. */
    enter(): void {
      if (!isLeaving) push()
    },
    /** The popup was closed by other means than «back»: its entry isn't left behind. */
    leave(): void {
      if (isLeaving || !readPopupEntry()) return
      isLeaving = true
      history.back()
    },
  }
}
