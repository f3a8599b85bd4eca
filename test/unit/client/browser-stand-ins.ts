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
