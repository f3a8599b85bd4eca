import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import { searchMessages } from '../../src/i18n/search.ts'
import { searchPopupMessages } from '../../src/i18n/search-popup.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { PageTools } from '../islands/registry.ts'
import { isSearchKey } from '../navigation/open-search.ts'
import { keepEntry } from './popup-entry.ts'
import { RecentSearches } from './recent-list.tsx'
import { rememberSearch } from './recent-searches.ts'
import { Results } from './results.tsx'
import { isThisPage, toResultsAddress } from './results-address.ts'
import { SearchKeySwitch } from './search-key-switch.tsx'
import { SearchLine } from './search-line.tsx'
import type { SearchSession } from './search-session.ts'
import { SearchStatus } from './search-status.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { chooseTab, isAnythingShown, type SearchTab } from './search-view.ts'
import { useSearch } from './use-search.ts'

export interface PopupProps {
  locale: Locale
  page: PageTools
  session: SearchSession
  /** The dialog is closed and gone, however that came. */
  onClose: () => void
}

/** @returns what closes it. */
export function openPopup({ onClose, ...props }: PopupProps): () => void {
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
    keepEntry({ query, tab })
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
    else keepEntry({ query, tab })
    if (isForNewTab || !isThisPage(link.href)) return
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
        <SearchLine
          locale={locale}
          text={text}
          field={field}
          onType={setText}
          onEnter={keep}
          onClose={onClose}
        />
        <SearchTabs
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
        <Results locale={locale} search={search} onTurn={session.turn} />
        <SearchStatus locale={locale} search={search} onRetry={retry} onChooseTab={chooseAnotherTab} />
        <div className="search-foot">
          {query && isAnythingShown(search) ? (
            <a href={toResultsAddress(locale, query)}>{searchPopupMessages(locale).resultsPage}</a>
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
