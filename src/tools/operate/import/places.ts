import { languageNames } from '../../../shared/languages/facts.ts'
import { cleanName, type Directory, type DirectoryEntry, type NamedType } from './directory.ts'
import type { FieldTexts, Mapping } from './mapping.ts'
import { foldName, isHallName } from './words.ts'

export type Directories = Readonly<Record<NamedType, Directory>>

/** Where a concert takes place, as its row writes it. */
export interface WrittenPlace {
  city?: string
  venue?: string
  hall?: string
  address?: string
  /** Country code of the place, ISO 3166-1 alpha-2 in capitals. */
  countryCode?: string
}

/** Looks a name up in the mapping file, then in the directory. */
export function findNamed(
  directory: Directory,
  name: string,
  { names }: Pick<Mapping, 'names'>,
  citySlug?: string,
): DirectoryEntry | undefined {
  const slug = names[name]
  if (typeof slug !== 'string') return directory.find(name, citySlug)
  const entry = directory.bySlug(slug)
  if (!entry)
    throw new Error(
      `The mapping file says that «${name}» is «${slug}», and no ${directory.type} has this slug.`,
    )
  return entry
}

/**
 * Finds city, venue, hall and street in the texts of a row. What stands in one column is taken apart: the part that is a
 * known city, or stands behind a postal code, is the city.
 */
export function readPlace(texts: FieldTexts, directories: Directories, mapping: Mapping): WrittenPlace {
  const fromParts = texts.place === undefined ? {} : splitPlace(texts.place, directories, mapping)
  const venue =
    texts.venue ?? (texts.city === undefined ? fromParts.venue : withoutCity(fromParts.venue, texts.city))
  const countryCode = (texts.country && findCountry(texts.country)) ?? fromParts.countryCode
  const cityOfVenue = venue === undefined ? undefined : findCityOfVenue(venue, directories, mapping)
  const city = texts.city ?? fromParts.city ?? cityOfVenue
  const address = texts.address ?? fromParts.address
  return {
    ...(city ? { city: cleanName('city', city) } : {}),
    ...(venue ? { venue } : {}),
    ...(texts.hall ? { hall: texts.hall } : {}),
    ...(address ? { address } : {}),
    ...(countryCode ? { countryCode } : {}),
  }
}

const withoutCity = (venue: string | undefined, city: string): string | undefined =>
  venue !== undefined && foldName(venue) === foldName(city) ? undefined : venue

function findCityOfVenue(
  venue: string,
  { venue: venues, city: cities }: Directories,
  mapping: Mapping,
): string | undefined {
  const [building = venue] = splitHall(venue)
  const found = findNamed(venues, venue, mapping) ?? findNamed(venues, building, mapping)
  return found?.citySlug === undefined ? undefined : cities.bySlug(found.citySlug)?.names[0]
}

const postalCode = /(?<![\p{L}\d])\d{4,6}(?![\p{L}\d])/u

/** Most words of a city's name. */
const maxCityWords = 3

function splitPlace(place: string, directories: Directories, mapping: Mapping): WrittenPlace {
  const written = place.split(/\s*[,;\n|]\s*|\s+[-–—]\s+/).filter(Boolean)
  const [only] = written
  const parts = only !== undefined && written.length === 1 ? splitCity(only) : written
  const countries = parts.map((part) => findCountry(part))
  const known = parts.findLastIndex((part, at) => (at > 0 || parts.length === 1) && isCity(part))
  const coded = parts.findLastIndex((part) => postalCode.test(part) && /\p{L}{2}/u.test(part))
  const last = parts.findLastIndex((_, at) => at > 0 && countries[at] === undefined)
  const at = [known, coded].find((each) => each >= 0) ?? (parts.length > 1 ? last : -1)
  const city = parts[at]?.replace(postalCode, '').trim()
  const countryAt = countries.findLastIndex((code, index) => code !== undefined && index > 0 && index !== at)
  const rest = parts.filter((_, index) => index !== at && index !== countryAt)
  const [venue, ...address] = rest
  const countryCode = countries[countryAt]
  return {
    ...(city ? { city } : {}),
    ...(venue ? { venue } : {}),
    ...(address.length > 0 ? { address: address.join(', ') } : {}),
    ...(countryCode ? { countryCode } : {}),
  }

  function isCity(part: string): boolean {
    return findNamed(directories.city, part, mapping) !== undefined
  }

  /** Splits a known city from the end of a text without commas: «Elbphilharmonie Hamburg». */
  function splitCity(text: string): string[] {
    const words = text.split(' ')
    for (let count = Math.min(maxCityWords, words.length - 1); count > 0; count -= 1) {
      const city = words.slice(-count).join(' ')
      if (isCity(city)) return [words.slice(0, -count).join(' '), city]
    }
    return [text]
  }
}

/** A venue and its hall in one text: «Die Glocke, Großer Saal», «Philharmonie – Kammermusiksaal», «Дом музыки (Камерный зал)». */
export function splitHall(venue: string): [venue: string, hall?: string] {
  const [, building, hall] = /^(.+?)(?:\s*,\s*|\s+[–—|/-]\s+|\s*\((?=[^)]*\)$))(.+?)\)?$/u.exec(venue) ?? []
  return building && hall ? [building, hall] : [venue]
}

/** Returns the hall as its venue writes it, if the venue has it; else as the row does. */
export const findHall = (venue: DirectoryEntry | undefined, hall: string): string =>
  venue?.halls?.find((each) => foldName(each) === foldName(hall)) ?? hall

/** The part of an address that is a hall of the venue: «Die Glocke, Großer Saal, Domsheide 6-8». */
export const findHallIn = ({ halls = [] }: DirectoryEntry, address = ''): string | undefined =>
  address
    .split(', ')
    .find((part) => isHallName(part) || halls.some((hall) => foldName(hall) === foldName(part)))

/** Codes of ISO 3166 by names of countries in every language of the software, made when the first one is looked up. */
let codesByName: ReadonlyMap<string, string> | undefined

/** Returns the country that a text names, by its code or by its name in any language; `undefined` for other texts. */
export function findCountry(text: string): string | undefined {
  if (/^[A-Z]{2}$/.test(text.trim())) return isCountry(text.trim()) ? text.trim() : undefined
  codesByName ??= makeNames()
  return codesByName.get(foldName(text))
}

/** Common names of countries that `Intl` lacks, as `foldName` returns them. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const english = nameIn('en-US')
/** Whether a code is one of a country today. `Intl` replaces former codes, such as `UK`, by today's. */
const isCountry = (code: string): boolean =>
  english.of(code) !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
  listTimeZones(code).length > 0

function makeNames(): Map<string, string> {
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry)
  const names = Object.keys(languageNames).map(nameIn)
  const known = codes.flatMap((code) => names.map((each) => [foldName(each.of(code) ?? code), code] as const))
  return new Map([...Object.entries(otherNames), ...known])
}

/** Time zones of a country, by its code of ISO 3166. */
export function listTimeZones(code: string): readonly string[] {
  // TypeScript's types don't have this method of ECMA-402 yet.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`)
  return locale.getTimeZones?.() ?? []
}
