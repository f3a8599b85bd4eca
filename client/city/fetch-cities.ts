import { isPickerCity, type PickerCity } from '../../src/shared/city.ts'

/**
 * Asks `GET /api/cities` in the page's language.
 *
 * @param query text to find by; empty: all cities.
 * @throws when the answer can't be had or is no list, and when the signal aborts the call.
 */
export async function fetchCities(query: string, signal?: AbortSignal): Promise<PickerCity[]> {
  const call = new URLSearchParams({ locale: document.documentElement.lang, query })
  const answer = await fetch(`/api/cities?${call}`, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`cities: status ${answer.status}`)
  const { data }: { data: unknown[] } = await answer.json()
  return data.filter(isPickerCity)
}
