import { useState } from 'react'
import { searchMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { searchesKey } from '../../src/shared/stored-names.ts'
import type { LocalStorageKey } from '../browser/storage.ts'
import type { IslandContext } from '../islands/island.ts'
import { SearchPopupIcon } from './icon.tsx'

interface RecentSearchesProps {
  locale: Locale
  page: IslandContext
  onChoose: (query: string) => void
  /** Called when the searches are deleted; the focused button has disappeared with them. */
  onForget: () => void
}

/** Lists the searches of this device as buttons; shown while the text field is empty. */
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
              <SearchPopupIcon name="recent" />
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

/** Functions of `client/browser/storage.ts` for localStorage. */
interface Storage {
  readLocalStorage: (key: LocalStorageKey) => string | null
  writeLocalStorage: (key: LocalStorageKey, value: string | null) => void
}

/** @returns the searches of this device, the latest first; none where the stored value is invalid. */
export function readRecentSearches({ readLocalStorage }: Pick<Storage, 'readLocalStorage'>): string[] {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(searchesKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((query) => typeof query === 'string' && query !== '').slice(0, maxRecentSearches)
  } catch {
    return []
  }
}

/** @returns the list with a search in the first place. Searches that differ only in case are the same. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  const isOther = (each: string) => each.toLowerCase() !== query.toLowerCase()
  return [query, ...recent.filter(isOther)].slice(0, maxRecentSearches)
}

/** Stores a search. It is called when a result is opened or Enter is pressed, so half-typed words aren't stored. */
export function rememberSearch(query: string, storage: Storage): void {
  if (query)
    storage.writeLocalStorage(
      searchesKey,
      JSON.stringify(addRecentSearch(readRecentSearches(storage), query)),
    )
}

export const clearRecentSearches = ({ writeLocalStorage }: Pick<Storage, 'writeLocalStorage'>): void =>
  writeLocalStorage(searchesKey, null)
