import { searchesKey } from '../../src/shared/stored-names.ts'
import type { StoredKey } from '../storage.ts'

export const maxRecentSearches = 8

/** `localStorage`, or what lasts as long as the page where that is forbidden (`client/storage.ts`). */
interface Storage {
  readStored: (key: StoredKey) => string | null
  writeStored: (key: StoredKey, value: string | null) => void
}

/** What was searched on this device, the latest first. What can't be read counts as nothing. */
export function readRecentSearches({ readStored }: Pick<Storage, 'readStored'>): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(searchesKey) ?? '[]')
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
    storage.writeStored(searchesKey, JSON.stringify(addRecentSearch(readRecentSearches(storage), query)))
}

export const forgetSearches = ({ writeStored }: Pick<Storage, 'writeStored'>): void =>
  writeStored(searchesKey, null)
