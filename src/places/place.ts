import { languageScripts, placeNames } from '../languages/facts.ts'
import type { Locale } from '../shared/locales.ts'
import { fieldEnd } from './shards.ts'

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
  /** Names of the place by script (`namedIn` chooses one of them). */
  names: Readonly<Record<string, string>>
}

/** Writes the fields of a place for its line in the files; the folded names that it is found by follow them. */
export const toPlaceFields = ({ key, countryCode, latitude, longitude, people, names }: Place): string =>
  [key, countryCode, latitude, longitude, people, ...namedIn.map((each) => names[each] ?? '')].join(fieldEnd)

/** Reads a line of the files. */
export function fromLine(line: string): Place {
  const [key = '', countryCode = '', latitude, longitude, people, ...written] = line.split(fieldEnd)
  const names = namedIn.flatMap((each, at) => (written[at] ? [[each, written[at]]] : []))
  return {
    key,
    countryCode,
    names: Object.fromEntries(names),
    latitude: Number(latitude),
    longitude: Number(longitude),
    people: Number(people),
  }
}

/** @returns the name in a language, as far as it is known, else in its script, else in Latin letters */
export const nameOf = ({ key, names }: Pick<Place, 'key' | 'names'>, locale: Locale): string =>
  placeNames[locale]?.[key] ?? names[languageScripts[locale]] ?? names.Latn ?? ''

const keyPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)-\d{1,9}$/
/** Long enough for keys of names with `maxNameLength` letters. */
const maxKeyLength = 80

/** @returns the name in a place's key, by which its file is found; `undefined` for an invalid key */
export const nameInKey = (key: string): string | undefined =>
  key.length <= maxKeyLength ? keyPattern.exec(key)?.[1]?.replaceAll('-', ' ') : undefined
