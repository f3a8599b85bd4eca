import type { SearchSnapshot } from '../../../client/search/search-session.ts'
import type { PickerCity } from '../../../src/shared/picker-city.ts'

/** What a test uses of localStorage or sessionStorage. @param kept what is stored, by its name */
export const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** A city as it is stored on a device. */
export const cityOf = (slug: string, name = slug, namePrepositional = name): PickerCity => ({
  id: 3,
  score: 100,
  attributes: { slug, name, namePrepositional, latitude: 55.8, longitude: 49.1 },
})

/** A search in all kinds that is answered, and has found nothing. */
export function searchFor(query: string): SearchSnapshot {
  const view = { query, tab: 'all', isNarrow: false } as const
  return { state: 'loaded', view, answered: view, results: [], guidance: {}, turned: undefined }
}
