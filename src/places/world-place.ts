import { toCountryName } from '../shared/country-name.ts'
import { foldText } from '../shared/fold-text.ts'
import { languageScripts, placeNames, readsBefore, regionNames } from '../shared/languages/facts.ts'
import type { Locale } from '../shared/locales.ts'

/** Scripts of the names in the files, in the order of their fields. A place may lack a name in some of them. */
export const namedIn = ['Latn', 'Cyrl', 'Thai'] as const

/** A place of the world with more than 15,000 people. */
export interface Place {
  /** The place's name in Latin letters with its number at GeoNames, such as `vologda-472459`. */
  key: string
  /** Country code of the place, ISO 3166-1 alpha-2 in lower case. */
  countryCode: string
  latitude: number
  longitude: number
  people: number
  /**
   * Where the place is, if its country has several of its name or regions that people name beside each place: a region's
   * code (`OR`), else the names of the largest place of its region in the scripts of `namedIn`, parted by `/`.
   */
  region?: string
  /** Names of the place by script (`namedIn` chooses one of them). */
  names: Readonly<Record<string, string>>
}

/** Writes the fields of a place for its line in the files; the folded names that it is found by follow them. */
export const toPlaceFields = ({
  key,
  countryCode,
  latitude,
  longitude,
  people,
  region,
  names,
}: Place): string =>
  [key, countryCode, latitude, longitude, people, region, ...namedIn.map((each) => names[each] ?? '')].join(
    fieldEnd,
  )

/** Reads a line of the files. */
export function fromLine(line: string): Place {
  const [key = '', countryCode = '', latitude, longitude, people, region, ...written] = line.split(fieldEnd)
  const names = namedIn.flatMap((each, at) => (written[at] ? [[each, written[at]]] : []))
  return {
    key,
    countryCode,
    names: Object.fromEntries(names),
    latitude: Number(latitude),
    longitude: Number(longitude),
    people: Number(people),
    ...(region ? { region } : {}),
  }
}

/** @returns the name in a language, as far as it is known, else in its script, else in Latin letters */
export const nameOf = ({ key, names }: Pick<Place, 'key' | 'names'>, locale: Locale): string =>
  placeNames[locale]?.[key] ?? names[languageScripts[locale]] ?? names.Latn ?? ''

/** @returns the place's region in a language; empty where it isn't known or needed */
export function regionOf(
  { region = '', countryCode }: Pick<Place, 'region' | 'countryCode'>,
  locale: Locale,
) {
  if (!region.includes('/')) return nameOfRegion(countryCode, region, locale)
  const names = region.split('/')
  return names[namedIn.indexOf(languageScripts[locale])] || names[0] || ''
}

/** @returns region and country: «Орегон, Соединённые Штаты» */
export const sayWhere = (place: Pick<Place, 'region' | 'countryCode'>, locale: Locale): string =>
  [regionOf(place, locale), toCountryName(place.countryCode, locale)].filter(Boolean).join(', ')

const keyPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)-\d{1,9}$/
/** Long enough for keys of names with `maxNameLength` letters. */
const maxKeyLength = 80

/** @returns the name in a place's key, by which its file is found; `undefined` for an invalid key */
export const nameInKey = (key: string): string | undefined =>
  key.length <= maxKeyLength ? keyPattern.exec(key)?.[1]?.replaceAll('-', ' ') : undefined

/**
 * The world's places with more than 15,000 people, in text files that the build makes (`tools/build/places.ts`) and the
 * Worker reads one of at a time. A file is chosen by the first two characters of a name, so that every name that begins
 * with what was typed is in the same file.
 */

/** A new number for each change of the files' format or content, since browsers and caches keep files of a build. */
export const placesFolder = 'places-3'
export const shardCount = 512

/** The shortest name to search for: the characters that choose the file. */
export const minNameLength = 2

/** The longest name to search for; the longest name of the world's places has 58 letters. */
export const maxNameLength = 60

/**
 * Folds a name for comparison: case, accents and punctuation don't matter. Respellings of the site's languages aren't
 * applied, since all brands share the files.
 */
export const foldPlaceName = (name: string): string =>
  foldText(name, [])
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()

/** @returns the number of the file that has all names which begin as this folded name does */
export function shardOf(folded: string): number {
  const [first = '', second = ''] = folded
  return ((first.codePointAt(0) ?? 0) * 31 + (second.codePointAt(0) ?? 0)) % shardCount
}

/** Separates the fields of a place. */
export const fieldEnd = '\t'
/** Begins each folded name of a place: a search that includes it finds only beginnings of names. */
export const nameStart = '|'
/** Separates a folded name from its spelling in a file of places. */
export const spellingSeparator = '='

/** Names of regions by their codes in capitals, as `OR`, of a country in a language. Each text is read once in an isolate. */
const known = new Map<string, ReadonlyMap<string, string>>()

function read(countryCode: string, language: string, text: string): ReadonlyMap<string, string> {
  const key = `${countryCode} ${language}`
  const names =
    known.get(key) ??
    new Map(
      text.split(', ').map((each) => {
        const end = each.indexOf(' ')
        return [each.slice(0, end), each.slice(end + 1)]
      }),
    )
  known.set(key, names)
  return names
}

/** Lists a region's code and its names in every language that the software knows; empty for an unknown code. */
export const listRegionNames = (countryCode: string, code: string): string[] =>
  Object.entries(regionNames).flatMap(([language, names]) => {
    const text = names?.[countryCode]
    const found = text === undefined ? undefined : read(countryCode, language, text).get(code)
    return found === undefined ? [] : [code, found]
  })

/** Whether people name regions of a country beside its places. */
export const hasNamedRegions = (countryCode: string): boolean =>
  Object.values(regionNames).some((names) => names?.[countryCode] !== undefined)

/** @returns the region's name in the language, or in one that its readers understand; else its code */
function nameOfRegion(countryCode: string, code: string, locale: Locale): string {
  for (const language of [locale, ...readsBefore[locale]]) {
    const text = Object.entries(regionNames).find(([tag]) => tag === language)?.[1]?.[countryCode]
    const name = text === undefined ? undefined : read(countryCode, language, text).get(code)
    if (name !== undefined) return name
  }
  return code
}
