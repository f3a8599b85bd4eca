import { expect, it } from 'vitest'
import {
  addRecentSearch,
  clearRecentSearches,
  maxRecentSearches,
  readRecentSearches,
  rememberSearch,
} from '../../../client/search/recent-searches.tsx'

function makeStorage(stored: string | null = null) {
  const values = new Map(stored === null ? [] : [['tutti.searches', stored]])
  return {
    values,
    readLocalStorage: (key: string) => values.get(key) ?? null,
    writeLocalStorage: (key: string, value: string | null) => {
      if (value === null) values.delete(key)
      else values.set(key, value)
    },
  }
}

it('the latest search stands first', () => {
  expect(addRecentSearch(['циммер'], 'казань')).toEqual(['казань', 'циммер'])
})

it('a search that is there already moves to the front, however it is spelled', () => {
  expect(addRecentSearch(['циммер', 'казань'], 'Казань')).toEqual(['Казань', 'циммер'])
  expect(addRecentSearch(['циммер', 'Казань'], 'казань')).toEqual(['казань', 'циммер'])
})

it('no more than eight are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `search ${index}`)
  expect(many.reduce<string[]>(addRecentSearch, [])).toHaveLength(maxRecentSearches)
  expect(maxRecentSearches).toBe(8)
})

it('a search is remembered under the name of the site', () => {
  const storage = makeStorage()
  rememberSearch('циммер', storage)
  expect([...storage.values]).toEqual([['tutti.searches', '["циммер"]']])
})

it('an empty search is not remembered', () => {
  const storage = makeStorage()
  rememberSearch('', storage)
  expect(storage.values.size).toBe(0)
})

it('searches can be forgotten', () => {
  const storage = makeStorage('["циммер"]')
  clearRecentSearches(storage)
  expect(readRecentSearches(storage)).toEqual([])
})

it.each(['{not json', '{}', 'null', '[1, null, ""]'])('%s in the storage counts as nothing', (stored) => {
  expect(readRecentSearches(makeStorage(stored))).toEqual([])
})

it('a storage with too many is read to the eighth', () => {
  const stored = JSON.stringify(Array.from({ length: 30 }, (_, index) => `search ${index}`))
  expect(readRecentSearches(makeStorage(stored))).toHaveLength(8)
})
