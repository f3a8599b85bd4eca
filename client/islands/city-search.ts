import { useEffect, useState } from 'react'
import type { PickerCity } from '../../src/shared/city.ts'
import type { PageTools } from './registry.ts'

/** Time to type the next letter before the list is asked for. */
const debounceMs = 150

export interface CitySearch {
  state: 'loading' | 'loaded' | 'failed'
  /** While others are loading, those found before. */
  cities: PickerCity[]
  /** What `cities` answer. */
  query: string
  retry: () => void
}

/** The cities that a text finds. An answer that the visitor has typed past is dropped. */
export function useCitySearch(query: string, fetchCities: PageTools['fetchCities']): CitySearch {
  const [search, setSearch] = useState<Omit<CitySearch, 'retry'>>({ state: 'loading', cities: [], query: '' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const call = new AbortController()
    const ask = async () => {
      setSearch((before) => ({ ...before, state: 'loading' }))
      try {
        const cities = await fetchCities(query, call.signal)
        if (!call.signal.aborted) setSearch({ state: 'loaded', cities, query })
      } catch {
        if (!call.signal.aborted) setSearch({ state: 'failed', cities: [], query })
      }
    }
    const timer = setTimeout(ask, query ? debounceMs : 0)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [query, attempt, fetchCities])
  return { ...search, retry: () => setAttempt(attempt + 1) }
}
