import { isSearchTab, type SearchTab } from './search-view.ts'

/**
 * The search that the popup's entry in the history stores. While the popup is open it has an entry of its own, so
 * «back» closes it, which is how a full screen is left on phones. The entry has the page's address; `/search?q=…` is a
 * page of the server (docs/decisions/001-the-search-popup-adds-one-history-entry.md).
 *
 * «Back» from an opened result shows the search again: at once where the browser has the page in its back-forward
 * cache, else by opening the popup (`client/search/open-search.ts`).
 */
export interface PopupEntry {
  query: string
  tab: SearchTab
}

const stateKey = 'tutti.search'

/** @returns the present entry of the history where it is the popup's, else `undefined`. */
export function readPopupEntry(): PopupEntry | undefined {
  const entry: unknown = history.state?.[stateKey]
  if (typeof entry !== 'object' || entry === null) return undefined
  const { query, tab }: Partial<Record<keyof PopupEntry, unknown>> = entry
  return typeof query === 'string' && isSearchTab(tab) ? { query, tab } : undefined
}

/** Stores the search in the popup's entry; called before the page is left. */
export function savePopupEntry(entry: PopupEntry): void {
  if (readPopupEntry()) history.replaceState({ [stateKey]: entry }, '')
}

/**
 * Binds the popup to its entry in the history.
 *
 * @param show is called when the visitor goes forward to the entry; `hide` is called when they go back from it.
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
  /** Between `history.back()` and its event `popstate` no entry may be added, since `back` would end at that one. */
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
    /** Adds the entry when the popup opens. */
    enter(): void {
      if (!isLeaving) push()
    },
    /** Removes the entry when the popup was closed by other means than «back». */
    leave(): void {
      if (isLeaving || !readPopupEntry()) return
      isLeaving = true
      history.back()
    },
  }
}
