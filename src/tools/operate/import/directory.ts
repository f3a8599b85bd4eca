import { findCityAliases } from '../../../content/places/city-aliases.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { allLocales } from '../../../shared/locales.ts'
import { countMistakes, findNearestName } from '../../../shared/nearest-name.ts'
import { transliterate } from '../../../shared/transliteration.ts'
import type { StrapiEntry, StrapiRest } from './strapi-versions.ts'
import { foldName, readWordsForValue } from './words.ts'

/** Kinds of entries that rows name. */
export const namedTypes = ['city', 'venue', 'program', 'member'] as const
export type NamedType = (typeof namedTypes)[number]

/** An entry that rows can name: one of Strapi, or one that this import is about to make. */
export interface DirectoryEntry {
  /** Id for relations; absent until it is made. */
  id?: string
  slug: string
  names: readonly string[]
  /** Slug of the city, for a venue. */
  citySlug?: string
  halls?: readonly string[]
  timeZone?: string
}

export interface Directory {
  type: NamedType
  /** @param citySlug only entries of this city, and those of none */
  find: (name: string, citySlug?: string) => DirectoryEntry | undefined
  /** Names that are one typing mistake away: nobody can say whether they mean the same. */
  findNear: (name: string, citySlug?: string) => DirectoryEntry | undefined
  /** The most similar name, for a message. */
  nearest: (name: string, citySlug?: string) => string | undefined
  bySlug: (slug: string) => DirectoryEntry | undefined
  add: (entry: DirectoryEntry) => void
  all: () => readonly DirectoryEntry[]
}

/** Names of the fields with the names of entries. */
export const nameFields: Readonly<Record<NamedType, string>> = {
  city: 'name',
  venue: 'name',
  program: 'name',
  member: 'fullName',
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

/** Reads all entries of a type, in every language: an entry has one slug in all of them. */
export async function readDirectory(strapi: StrapiRest, type: NamedType): Promise<Directory> {
  const rows = await strapi.list(type, {
    fields: ['slug', nameFields[type], 'locale', ...(type === 'city' ? ['timeZone'] : [])],
    populate: type === 'venue' ? { city: ['slug'], hall: ['name'] } : {},
    isInEveryLanguage: true,
  })
  // The rows of the default language come first in lists without a language; relations lead to these.
  const defaults = await strapi.list(type, { fields: ['slug'] })
  const defaultIds = new Map(defaults.map(({ id, fields }) => [textOf(fields.slug), id]))
  const groups = Map.groupBy(rows, ({ fields }) => textOf(fields.slug))
  const entries = Array.from(groups, ([slug, ofSlug]) =>
    toDirectoryEntry(slug, ofSlug, type, defaultIds.get(slug)),
  )
  return createDirectory(type, entries.flat())
}

function toDirectoryEntry(
  slug: string | undefined,
  rows: readonly StrapiEntry[],
  type: NamedType,
  defaultId: string | undefined,
): DirectoryEntry[] {
  const [first] = rows
  if (slug === undefined || !first) return []
  const names = rows.flatMap(({ fields }) => textOf(fields[nameFields[type]]) ?? [])
  const main = rows.find(({ id }) => id === defaultId) ?? first
  const city = rows.flatMap(({ fields }) =>
    isRecord(fields.city) ? (textOf(fields.city.slug) ?? []) : [],
  )[0]
  const halls = Array.isArray(main.fields.hall) ? main.fields.hall : []
  const timeZone = textOf(main.fields.timeZone)
  return [
    {
      id: main.id,
      slug,
      names: type === 'city' ? [...names, ...findCityAliases(names)] : names,
      ...(city ? { citySlug: city } : {}),
      halls: halls.flatMap((hall) => (isRecord(hall) ? (textOf(hall.name) ?? []) : [])),
      ...(timeZone ? { timeZone } : {}),
    },
  ]
}

/** Equal for people: case, accents and punctuation don't matter. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base', ignorePunctuation: true })

export function createDirectory(type: NamedType, given: readonly DirectoryEntry[]): Directory {
  const entries = [...given]
  const byName = new Map<string, DirectoryEntry[]>()
  const index = (entry: DirectoryEntry) => {
    for (const name of new Set([entry.slug.replaceAll('-', ' '), ...entry.names].flatMap(toKeys))) {
      byName.set(name, [...(byName.get(name) ?? []), entry])
    }
  }
  entries.forEach(index)

  const isWithin = (citySlug: string | undefined) => (entry: DirectoryEntry) =>
    citySlug === undefined || entry.citySlug === undefined || entry.citySlug === citySlug
  const find = (name: string, citySlug?: string) => {
    const found = toKeys(cleanName(type, name))
      .flatMap((key) => byName.get(key) ?? [])
      .filter(isWithin(citySlug))
    const unique = [...new Set(found)]
    return unique.length === 1
      ? unique[0]
      : unique.find(({ names }) => names.some((each) => collator.compare(each, name) === 0))
  }
  const within = (citySlug: string | undefined) =>
    entries
      .filter(isWithin(citySlug))
      .flatMap((entry) => entry.names.map((name) => ({ name, key: foldName(name), entry })))

  return {
    type,
    find,
    findNear: (name, citySlug) => {
      const key = foldName(cleanName(type, name))
      const known = within(citySlug)
      const near = known.find((other) => isOneTypo(key, other.key))
      // Of programs, «Winterreise» and «Winterreise II» are two.
      return (near ?? (type === 'city' ? known.find((other) => isShortFor(key, other.key)) : undefined))
        ?.entry
    },
    nearest: (name, citySlug) => {
      const known = within(citySlug)
      const nearest = findNearestName(
        foldName(cleanName(type, name)),
        known.map(({ key }) => key),
      )
      return known.find(({ key }) => key === nearest)?.name
    },
    bySlug: (slug) => entries.find((entry) => entry.slug === slug),
    add: (entry) => {
      entries.push(entry)
      index(entry)
    },
    all: () => entries,
  }
}

/** A name as it is compared, and its spelling in the other script. */
const toKeys = (name: string): string[] => {
  const key = foldName(name)
  return key === '' ? [] : [key, ...transliterate(name, allLocales).map(foldName)]
}

/** A name without what people write around it: «г. Казань», «28195 Bremen», «Казань (Татарстан)», «Концерт "Имя"». */
export function cleanName(type: NamedType, name: string): string {
  // A venue's name may end with its hall in parentheses.
  if (type === 'venue') return name
  const bare = name.replace(/\s*\([^)]*\)\s*$/, '').trim()
  if (type !== 'city') return bare || name
  const [first = bare] = bare
    .replace(/(?<!\p{L})\d{4,6}(?!\p{L})/gu, ' ')
    .trim()
    .split(/\s*,\s*/)
  const words = first.split(/\s+|(?<=\.)/).filter(Boolean)
  const isLead = (word: string | undefined) =>
    word !== undefined && readWordsForValue('cityLead').has(foldName(word))
  if (words.length < 2) return first
  if (isLead(words[0])) return words.slice(1).join(' ')
  return isLead(words.at(-1)) ? words.slice(0, -1).join(' ') : first
}

/** A name without the quotes around all of it; quotes around a part of it stay. */
export const withoutQuotes = (name: string): string =>
  /^[«"„“']([^«»"„“”]+)[»"“”']$/.exec(name.trim())?.[1] ?? name

/**
 * Fewest letters of a word that one other letter leaves the same word: Omsk is not Tomsk, and «Part I» is not «Part II».
 * Where a letter is missing or too many, the shorter one may have one less: «Gloke» is «Glocke».
 */
const minTypoLength = 6
/** A word of at least so many letters may differ from a name in two of them. */
const minLongLength = 10

/** Whether two names differ by a typing mistake in one long word: a letter that is wrong, missing, extra or swapped. */
export function isOneTypo(one: string, other: string): boolean {
  const [words, otherWords] = [one.split(' '), other.split(' ')]
  if (words.length !== otherWords.length) return false
  const different = words.flatMap((word, at) =>
    word === otherWords[at] ? [] : [[word, otherWords[at] ?? ''] as const],
  )
  const [pair, ...others] = different
  return pair !== undefined && others.length === 0 && isMistyped(...pair)
}

function isMistyped(one: string, other: string): boolean {
  const [shorter, longer] = [one, other].map(({ length }) => length).sort((less, more) => less - more)
  if (shorter === undefined || longer === undefined || /\d/.test(one + other)) return false
  if (longer >= minTypoLength && isOneLetter(one, other)) return shorter >= minTypoLength || shorter < longer
  return shorter >= minLongLength && countMistakes(one, other) <= 2
}

function isOneLetter(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let [start, end] = [0, 0]
  while (start < shorter && one[start] === other[start]) start += 1
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [middle, otherMiddle] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const isSwapped = middle.length === 2 && middle === [...otherMiddle].reverse().join('')
  return isSwapped || (middle.length <= 1 && otherMiddle.length <= 1)
}

/** Whether a name is the beginning of the other, so that one may be short for the other: Frankfurt, Frankfurt am Main. */
const isShortFor = (one: string, other: string): boolean =>
  one !== other && (`${other} `.startsWith(`${one} `) || `${one} `.startsWith(`${other} `))
