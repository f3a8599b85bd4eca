import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { searchMessages, searchPopupMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { slashKey } from '../../src/shared/stored-names.ts'
import type { IslandContext } from '../islands/island.ts'
import { isSearchKey } from './open-search.ts'
import { savePopupEntry } from './popup-history.ts'
import { RecentSearches, rememberSearch } from './recent-searches.tsx'
import { SearchPopupResults } from './results.tsx'
import { isCurrentPage, SearchField, toResultsPath } from './search-field.tsx'
import type { SearchSession, SearchSnapshot } from './search-session.ts'
import { SearchStatus } from './search-status.tsx'
import { SearchPopupTabs } from './search-tabs.tsx'
import {
  hasFoundAnything,
  isSameSearchView,
  narrowScreenQuery,
  type SearchTab,
  toggleSearchTab,
} from './search-view.ts'

export interface SearchPopupProps {
  locale: Locale
  page: IslandContext
  session: SearchSession
  /** Takes what was typed before the popup had loaded. */
  takeTyped: () => string
  /** Called when the dialog is closed and removed. */
  onClose: () => void
}

/** Opens the search popup. @returns a function that closes it. */
export function openSearchPopup({ onClose, ...props }: SearchPopupProps): () => void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    if (!host.isConnected) return
    // The browser returns the focus to the element that had it before.
    host.querySelector('dialog')?.close()
    root.unmount()
    host.remove()
    onClose()
  }
  root.render(<SearchPopup {...props} onClose={close} />)
  return close
}

function SearchPopup({ locale, page, session, takeTyped, onClose }: SearchPopupProps) {
  const t = searchMessages(locale)
  const panelId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(session.read().view.query)
  const [tab, setTab] = useState(session.read().view.tab)
  const query = text.trim()
  const search = useSearch(session, query, tab)

  // A layout effect opens the dialog before the browser paints.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
    const typed = takeTyped()
    if (typed) setText(typed)
  }, [takeTyped])
  useEffect(() => {
    // New results are shown from their top, so the popup scrolls up.
    if (search.answered) dialog.current?.scrollTo(0, 0)
  }, [search.answered])

  const storeSearch = () => {
    rememberSearch(query, page)
    savePopupEntry({ query, tab })
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target
    if (link.dataset.query !== undefined && !isForNewTab) {
      event.preventDefault()
      return chooseQuery(link.dataset.query)
    }
    if (link.closest('[data-finds]')) storeSearch()
    else savePopupEntry({ query, tab })
    if (isForNewTab || !isCurrentPage(link.href)) return
    event.preventDefault()
    onClose()
  }
  // The pressed button disappears in these cases, so the focus goes to the text field.
  const focusField = () => field.current?.focus()
  const chooseQuery = (chosen: string) => {
    setText(chosen)
    focusField()
  }
  const chooseAnotherTab = (chosen: SearchTab) => {
    setTab(chosen)
    focusField()
  }
  const retry = () => {
    session.retry()
    focusField()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // The browser closes the dialog too, but sends its event later; a quick second action would find it open.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
    else moveByKeys(event, field.current)
  }

  return (
    <dialog ref={dialog} className="search-popup" aria-label={t.title} onClose={onClose} onKeyDown={press}>
      <div className="search-head">
        <SearchField
          locale={locale}
          text={text}
          field={field}
          onType={setText}
          onEnter={storeSearch}
          onClose={onClose}
        />
        <SearchPopupTabs
          locale={locale}
          active={tab}
          panelId={panelId}
          onChoose={(chosen) => setTab(toggleSearchTab(tab, chosen))}
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <div
        id={panelId}
        className="wrap search-body"
        role="tabpanel"
        aria-label={t.tabs[tab]}
        onClick={follow}
      >
        {text ? null : (
          <RecentSearches locale={locale} page={page} onChoose={chooseQuery} onForget={focusField} />
        )}
        <SearchPopupResults
          locale={locale}
          search={search}
          onTurn={session.turn}
          onChooseTab={chooseAnotherTab}
        />
        <SearchStatus locale={locale} search={search} onRetry={retry} onChooseTab={chooseAnotherTab} />
        <div className="search-foot">
          {query && hasFoundAnything(search) ? (
            <a href={toResultsPath(locale, query)}>{searchPopupMessages(locale).resultsPage}</a>
          ) : null}
          <SearchKeySwitch locale={locale} page={page} />
        </div>
      </div>
    </dialog>
  )
}

/** Moves the focus between the field and the results by the arrow keys up and down, and back to the field by `/`. */
function moveByKeys(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const stops = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>('input[name="q"], a[data-details]'),
  )
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const byArrow = step !== 0 && at >= 0 ? stops[at + step] : undefined
  const next = isSearchKey(event.nativeEvent) ? field : byArrow
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Turns the key `/` off or on: speech input may press it by mistake (WCAG 2.1.4, Character Key Shortcuts). */
function SearchKeySwitch({ locale, page }: { locale: Locale; page: IslandContext }) {
  const [isOn, setOn] = useState(() => page.readLocalStorage(slashKey) !== 'off')
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          page.writeLocalStorage(slashKey, target.checked ? null : 'off')
        }}
      />
      {searchPopupMessages(locale).searchKey}
    </label>
  )
}

/** Pause in typing after which results are fetched. */
const debounceMs = 150

/** Shows the visitor's search in a session. Typed text waits for a pause; a tab or an empty text doesn't. */
function useSearch(session: SearchSession, query: string, tab: SearchTab): SearchSnapshot {
  const isNarrow = useSyncExternalStore(followWidth, () => matchMedia(narrowScreenQuery).matches)
  useEffect(() => {
    const view = { query, tab, isNarrow }
    const asked = session.read().view
    if (isSameSearchView(view, asked)) return
    const isTyped = query !== asked.query && query !== ''
    const timer = setTimeout(() => session.show(view), isTyped ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [session, query, tab, isNarrow])
  return useSyncExternalStore(session.subscribe, session.read)
}

function followWidth(listener: () => void): () => void {
  const media = matchMedia(narrowScreenQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
