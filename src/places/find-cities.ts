import MiniSearch, { type Query } from 'minisearch'
import type { City } from '../content/places/cities.ts'
import { findCityAliases, foldCityName } from '../content/places/city-aliases.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { bestCityScore, type PickerCity } from '../shared/picker-city.ts'
import { sortForPicker, toPickerCity } from './picker-city.ts'
import { readTypedPlace } from './typed-place.ts'

/**
 * Minimum number of letters of a word in which a typo is tolerated. In a shorter word one changed letter often makes
 * another word.
 */
const minForgivenLength = 4
/**
 * Maximum length of a query; no city has a longer name. A word with typos is as many words as it has letters: the field
 * of a form with 55,000 of them exhausted the memory of an isolate.
 */
const maxQueryLength = 100
/** The score of a city that was found with a typo. */
const typoScore = 50

/**
 * Finds cities whose name begins with what was typed (`readTypedPlace`), in any language of the site or as a nickname
 * («питер»), in the picker's order. If there are none, finds cities with one typo: a wrong, missing, extra or swapped letter.
 *
 * @param query as typed; words may stand in any order, each may be unfinished.
 */
export function findCities(cities: City[], locale: Locale, query: string): PickerCity[] {
  if (query.length > maxQueryLength) return []
  const index = indexOf(cities)
  const readings = readTypedPlace(query, allLocales).map(({ name, isThere }) => ({
    words: toWords(name),
    isThere,
  }))
  const find = (toQuery: (word: string) => Query, score: number): PickerCity[] => {
    for (const { words, isThere } of readings) {
      const found = words.length > 0 ? index.search({ queries: words.map(toQuery), combineWith: 'AND' }) : []
      const there = found.flatMap(({ id }) => cities[id] ?? []).filter((city) => isThere?.(city) ?? true)
      if (there.length > 0)
        return sortForPicker(there, locale).map((city) => toPickerCity(city, locale, score))
    }
    return []
  }
  const exact = find((word) => word, bestCityScore)
  return exact.length > 0 ? exact : find(withOneTypo, typoScore)
}

type Index = MiniSearch<{ id: number; names: string }>

/** An index for each list of cities, which is garbage-collected together with the list. */
const indexes = new WeakMap<City[], Index>()

function indexOf(cities: City[]): Index {
  const known = indexes.get(cities)
  if (known) return known
  const index: Index = new MiniSearch({
    fields: ['names'],
    tokenize: toWords,
    // Every prefix of a word is a term, so that typos are found in unfinished words too.
    processTerm: beginnings,
    searchOptions: { processTerm: (word) => word },
  })
  index.addAll(
    cities.map((city, id) => {
      const names = allLocales.map((locale) => city.names[locale].name)
      return { id, names: [...names, ...findCityAliases(names)].join(' ') }
    }),
  )
  indexes.set(cities, index)
  return index
}

const toWords = (text: string): string[] => foldCityName(text).split(' ').filter(Boolean)

const beginnings = (word: string): string[] => Array.from(word, (_, end) => word.slice(0, end + 1))

/**
 * Makes a query that finds a word with at most one typo. The index counts an extra, missing or wrong letter as one
 * edit but two swapped letters as two, so each swap is a query of its own.
 */
const withOneTypo = (word: string): Query =>
  word.length < minForgivenLength
    ? word
    : { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swaps(word)] }

const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  )
