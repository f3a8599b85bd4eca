import { convertToOtherLayouts } from '../shared/keyboard-layouts.ts'
import { knownTags, smallWords } from '../shared/languages/facts.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { transliterate } from '../shared/transliteration.ts'
import { foldPlaceName, listRegionNames, maxNameLength, type Place } from './world-place.ts'

/** One way to read what somebody typed for a place. */
export interface PlaceReading {
  name: string
  /** Whether a place is in the country or region that the other words would be; absent where there are none. */
  isThere?: (place: Pick<Place, 'countryCode' | 'region'>) => boolean
}

/** What stands between a place and its country or region. */
export const separators = /[,;()/]+/

/**
 * Reads what people type for a place: «г. Тобольск», «Paris, France», «Portland OR», `rfpfym`. The search, the schedule,
 * the picker, forms, wishes and the desk look up these names in their order, so that each finds what the others find.
 *
 * @param locales languages whose scripts and keyboards are tried too
 */
export function readTypedPlace(typed: string, locales: readonly Locale[] = []): PlaceReading[] {
  const text = typed.trim()
  if (text.length > maxNameLength) return []
  const parts = text.split(separators).flatMap((part) => withoutLabel(part) || [])
  const [first = ''] = parts
  const spelt = first.toLowerCase()
  // A comma may be a letter of another keyboard.
  const others =
    locales.length > 0
      ? [...transliterate(spelt, locales), ...convertToOtherLayouts(text.toLowerCase(), locales)]
      : []
  return [
    ...(parts.length > 1 ? readParts(parts) : [{ name: text }]),
    { name: first },
    ...(parts.length === 1 ? readLastWords(first) : []),
    ...others.map((name) => ({ name })),
  ]
}

/** Each part may be the name, as in «Россия, Самара». */
const readParts = (parts: readonly string[]): PlaceReading[] =>
  parts.map((name, at) => ({ name, isThere: toCheck(parts.filter((_, other) => other !== at)) }))

/** Most words of a country's or region's name, as in «Washington District of Columbia». */
const maxHintWords = 3

/** «Paris France», «Charleston West Virginia»: no comma separates the country or region. */
function readLastWords(text: string): PlaceReading[] {
  const words = text.split(/\s+/)
  return Array.from({ length: Math.min(maxHintWords, words.length - 1) }, (_, at) => {
    const end = words.length - at - 1
    return { name: words.slice(0, end).join(' '), isThere: toCheck([words.slice(end).join(' ')]) }
  })
}

/** Removes words such as «city» from both ends of a name. */
function withoutLabel(name: string): string {
  const labels = allLocales.flatMap((locale) => smallWords[locale].places.split(' '))
  const isLabel = (word = '') => labels.includes(word.toLowerCase().replace(/\.$/, ''))
  const words = name
    .trim()
    .replace(/(?<=^\p{L}{1,4}\.)(?=\p{L})/u, ' ')
    .split(/\s+/)
  const start = words.length > 1 && isLabel(words[0]) ? 1 : 0
  const end = words.length - start > 1 && isLabel(words.at(-1)) ? -1 : undefined
  return words.slice(start, end).join(' ')
}

function toCheck(hints: readonly string[]): NonNullable<PlaceReading['isThere']> {
  const sought = hints.map(toCompared)
  return ({ countryCode, region = '' }) => {
    const names = readCountryNames(countryCode)
    const ofRegion = () => (region.includes('/') ? region.split('/') : listRegionNames(countryCode, region))
    return sought.every((hint) => names.has(hint) || ofRegion().some((name) => toCompared(name) === hint))
  }
}

/** What each country is called and its code, for comparison. A look-up asks for the countries of thousands of places. */
const countryNames = new Map<string, ReadonlySet<string>>()

function readCountryNames(countryCode: string): ReadonlySet<string> {
  const names =
    countryNames.get(countryCode) ?? new Set([countryCode, ...listCountryNames(countryCode)].map(toCompared))
  countryNames.set(countryCode, names)
  return names
}

/** Spaces don't count either, so that «D.C.» is «DC». */
const toCompared = (name: string): string => foldPlaceName(name).replaceAll(' ', '')

/** Names of countries by language and length, made when a place with a country is first typed. */
const displayNames = new Map<string, Intl.DisplayNames>()

function listCountryNames(code: string): string[] {
  const region = code.toUpperCase()
  const ofIntl = Object.values(knownTags).flatMap((tag) =>
    (['long', 'short'] as const).flatMap((style) => {
      const key = `${tag} ${style}`
      const names = displayNames.get(key) ?? new Intl.DisplayNames(tag, { type: 'region', style })
      displayNames.set(key, names)
      return names.of(region) ?? []
    }),
  )
  const others = allLocales.flatMap((locale) => smallWords[locale].countries.split(' '))
  return [...ofIntl, ...others.filter((pair) => pair.endsWith(`:${code}`)).map((pair) => pair.slice(0, -3))]
}
