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
import { searchMessages } from '../../src/i18n/search.ts'
import { searchPopupMessages } from '../../src/i18n/search-popup.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { slashKey } from '../../src/shared/stored-names.ts'
import type { PageTools } from '../islands/registry.ts'
import { isSearchKey } from './open-search.ts'
import { savePopupEntry } from './popup-history.ts'
import { RecentSearches, rememberSearch } from './recent-searches.tsx'
import { PopupResults } from './results.tsx'
import { isCurrentPage, SearchField, toResultsPath } from './search-field.tsx'
import type { SearchSession, SearchSnapshot } from './search-session.ts'
import { SearchStatus } from './search-status.tsx'
import { PopupTabs } from './search-tabs.tsx'
import { chooseTab, hasAnythingToShow, isSameView, narrowScreen, type SearchTab } from './search-view.ts'

export interface PopupProps {
  locale: Locale
  page: PageTools
  session: SearchSession
  /** The dialog is closed and gone, however that came. */
  onClose: () => void
}

/** @returns what closes it. */
export function openSearchPopup({ onClose, ...props }: PopupProps): () => void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    if (!host.isConnected) return
    // By itself the focus goes back to where it was.
    host.querySelector('dialog')?.close()
    root.unmount()
    host.remove()
    onClose()
  }
  root.render(<SearchPopup {...props} onClose={close} />)
  return close
}

function SearchPopup({ locale, page, session, onClose }: PopupProps) {
  const t = searchMessages(locale)
  const panelId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(session.read().view.query)
  const [tab, setTab] = useState(session.read().view.tab)
  const query = text.trim()
  const search = useSearch(session, query, tab)

  // Before the browser paints: not a frame is lost.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  useEffect(() => {
    // Other results begin at their beginning.
    if (search.answered) dialog.current?.scrollTo(0, 0)
  }, [search.answered])

  const keep = () => {
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
    if (link.closest('[data-finds]')) keep()
    else savePopupEntry({ query, tab })
    if (isForNewTab || !isCurrentPage(link.href)) return
    event.preventDefault()
    onClose()
  }
  // What was pressed goes away with these; the field is where one goes on.
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
    // The browser closes it too, but tells so later only; whoever is quicker would find it still open.
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
          onEnter={keep}
          onClose={onClose}
        />
        <PopupTabs
          locale={locale}
          active={tab}
          panelId={panelId}
          onChoose={(chosen) => setTab(chooseTab(tab, chosen))}
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
        <PopupResults locale={locale} search={search} onTurn={session.turn} />
        <SearchStatus locale={locale} search={search} onRetry={retry} onChooseTab={chooseAnotherTab} />
        <div className="search-foot">
          {query && hasAnythingToShow(search) ? (
            <a href={toResultsPath(locale, query)}>{searchPopupMessages(locale).resultsPage}</a>
          ) : null}
          <SearchKeySwitch locale={locale} page={page} />
        </div>
      </div>
    </dialog>
  )
}

/** Down and up go through the field and the results; `/` goes back to the field. */
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

/** Turns the key `/` off: who steers by voice may press it without wanting to (WCAG 2.1.4). */
function SearchKeySwitch({ locale, page }: { locale: Locale; page: PageTools }) {
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

/** Time to type the next letter before results are asked for. */
const debounceMs = 150

/** Keeps a session at what the visitor looks for; only typing waits. */
function useSearch(session: SearchSession, query: string, tab: SearchTab): SearchSnapshot {
  const isNarrow = useSyncExternalStore(followWidth, () => matchMedia(narrowScreen).matches)
  useEffect(() => {
    const view = { query, tab, isNarrow }
    const asked = session.read().view
    if (isSameView(view, asked)) return
    const isTyped = query !== asked.query && query !== ''
    const timer = setTimeout(() => session.show(view), isTyped ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [session, query, tab, isNarrow])
  return useSyncExternalStore(session.subscribe, session.read)
}

function followWidth(listener: () => void): () => void {
  const media = matchMedia(narrowScreen)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
