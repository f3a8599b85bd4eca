import { useState } from 'react'
import { searchMessages } from '../../src/i18n/search.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { searchesKey } from '../../src/shared/stored-names.ts'
import type { LocalStorageKey } from '../browser/storage.ts'
import type { PageTools } from '../islands/registry.ts'
import { PopupIcon } from './icon.tsx'

interface RecentSearchesProps {
  locale: Locale
  page: PageTools
  onChoose: (query: string) => void
  /** They are gone, and the button that had the focus too. */
  onForget: () => void
}

/** What was searched on this device, to be searched again; shown while nothing is typed. */
export function RecentSearches({ locale, page, onChoose, onForget }: RecentSearchesProps) {
  const t = searchMessages(locale)
  const [recent, setRecent] = useState(() => readRecentSearches(page))
  if (recent.length === 0) return null
  const forget = () => {
    clearRecentSearches(page)
    setRecent([])
    onForget()
  }
  return (
    <section className="search-recent" aria-label={t.recent}>
      <h2>{t.recent}</h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="button button-quiet" onClick={() => onChoose(query)}>
              <PopupIcon name="recent" />
              <span>{query}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="search-forget" onClick={forget}>
        {t.clearRecent}
      </button>
    </section>
  )
}

export const maxRecentSearches = 8

/** `localStorage`, or what lasts as long as the page where that is forbidden (`client/browser/storage.ts`). */
interface Storage {
  readLocalStorage: (key: LocalStorageKey) => string | null
  writeLocalStorage: (key: LocalStorageKey, value: string | null) => void
}

/** What was searched on this device, the latest first. What can't be read counts as nothing. */
export function readRecentSearches({ readLocalStorage }: Pick<Storage, 'readLocalStorage'>): string[] {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(searchesKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((query) => typeof query === 'string' && query !== '').slice(0, maxRecentSearches)
  } catch {
    return []
  }
}

/** Puts a search first. The same one in other letters is the same. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const isOther = (each: string) => each.toLowerCase() !== query.toLowerCase()
  return [query, ...recent.filter(isOther)].slice(0, maxRecentSearches)
}

/** Keeps a search that led somewhere: a result was opened, or Enter pressed. Words half typed aren't kept. */
export function rememberSearch(query: string, storage: Storage): void {
  if (query)
    storage.writeLocalStorage(
      searchesKey,
      JSON.stringify(addRecentSearch(readRecentSearches(storage), query)),
    )
}

export const clearRecentSearches = ({ writeLocalStorage }: Pick<Storage, 'writeLocalStorage'>): void =>
  writeLocalStorage(searchesKey, null)
