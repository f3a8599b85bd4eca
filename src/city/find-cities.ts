import MiniSearch, { type Query } from 'minisearch'
import type { City } from '../content/places/cities.ts'
import { bestScore, type PickerCity } from '../shared/city.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { cityAliasesOf } from './aliases.ts'
import { toComparable } from './choose-city.ts'
import { inPickerOrder, toPickerCity } from './picker-city.ts'

/** Shorter words are taken as they are typed: a change of one letter would make any of them another. */
const minForgivenLength = 4
/** What was found in spite of a typo. */
const typoScore = 50

/**
 * Cities whose name begins with what was typed, in any of the site's languages or as people call them («питер»), in the
 * picker's order. Where
 * there is none, those that it misses by one typo: a wrong, missing, extra or swapped letter.
 *
 * @param query as typed; words may stand in any order, each may be unfinished.
 */
export function findCities(cities: City[], locale: Locale, query: string): PickerCity[] {
  const words = toWords(query)
  if (words.length === 0) return []
  const index = indexOf(cities)
  const toAnswer = (found: { id: number }[], score: number) =>
    inPickerOrder(
      found.flatMap(({ id }) => cities[id] ?? []),
      locale,
    ).map((city) => toPickerCity(city, locale, score))
  const exact = index.search({ queries: words, combineWith: 'AND' })
  if (exact.length > 0) return toAnswer(exact, bestScore)
  return toAnswer(index.search({ queries: words.map(withOneTypo), combineWith: 'AND' }), typoScore)
}

type Index = MiniSearch<{ id: number; names: string }>

/** One index per version of the list; it goes when the list does. */
const indexes = new WeakMap<City[], Index>()

function indexOf(cities: City[]): Index {
  const known = indexes.get(cities)
  if (known) return known
  const index: Index = new MiniSearch({
    fields: ['names'],
    tokenize: toWords,
    // Every beginning of a word is a term of its own, so that a typo is forgiven in an unfinished word too.
    processTerm: beginnings,
    searchOptions: { processTerm: (word) => word },
  })
  index.addAll(
    cities.map((city, id) => {
      const names = allLocales.map((locale) => city.names[locale].name)
      return { id, names: [...names, ...cityAliasesOf(names)].join(' ') }
    }),
  )
  indexes.set(cities, index)
  return index
}

const toWords = (text: string): string[] => toComparable(text).split(' ').filter(Boolean)

const beginnings = (word: string): string[] => Array.from(word, (_, end) => word.slice(0, end + 1))

/** A letter more, less or another is one change for the index; two swapped neighbours would be two. */
const withOneTypo = (word: string): Query =>
  word.length < minForgivenLength
    ? word
    : { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swaps(word)] }

const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  )
