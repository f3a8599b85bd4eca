import { home } from '../../../brand/chosen.ts'
import { toTimeZone } from '../../../content/places/time-zone.ts'
import { foldText } from '../../../shared/fold-text.ts'
import { toLatin } from '../../../shared/transliteration.ts'
import type { Directory, DirectoryEntry, NamedType } from './directory.ts'
import type { Mapping } from './mapping.ts'
import { listTimeZones } from './places.ts'
import type { StrapiRest } from './strapi-versions.ts'
import { readZone } from './zones.ts'

/** A name that the directory doesn't have, and what its rows say of it. */
export interface UnknownName {
  type: NamedType
  name: string
  /** Slug of the city, for a venue. */
  citySlug?: string
  timeZone?: string
  countryCode?: string
  address?: string
  description?: string
  /** Names of the artists, for a program. */
  artists?: readonly string[]
}

/** An entry that is going to be made. Relations get their ids when it is. */
export interface NewEntry {
  type: NamedType
  entry: DirectoryEntry
  unknown: UnknownName
  /** What was assumed of the entry, for the report. */
  remark?: string
}

/** A name that is nearly a known one: only a person can say whether it means that. */
export interface NearName {
  type: NamedType
  name: string
  known: DirectoryEntry
}

type Resolution = { made: NewEntry } | { refusal: string; near?: NearName }

/**
 * Decides about a name that isn't known: it is made, or its rows are refused. A name that differs from a known one by one
 * typing mistake is never made, unless the mapping file says that it is new.
 */
export function resolveUnknown(
  unknown: UnknownName,
  directory: Directory,
  { mayCreate, mapping, takenSlugs }: { mayCreate: boolean; mapping: Mapping; takenSlugs: Set<string> },
): Resolution {
  const { type, name, citySlug } = unknown
  const near = mapping.names[name] === null ? undefined : directory.findNear(name, citySlug)
  if (near) {
    return {
      refusal: `the ${type} «${name}» is nearly «${near.names[0]}»: say under "names" in the mapping file which one is meant, as ${JSON.stringify({ [name]: near.slug })}, or null for a new one`,
      near: { type, name, known: near },
    }
  }
  if (!mayCreate && mapping.names[name] !== null) {
    const nearest = directory.nearest(name, citySlug)
    return {
      refusal: `there is no ${type} «${name}»${nearest ? `; the nearest is «${nearest}»` : ''} (--create makes it)`,
    }
  }
  // A name in a script without Latin spellings has none.
  const base = toSlug(name) || type
  const slug = takeSlug(takenSlugs, base, ...(citySlug ? [`${base}-${citySlug}`] : []))
  const zone = type === 'city' ? chooseZone(unknown) : undefined
  const entry: DirectoryEntry = {
    slug,
    names: [name],
    ...(citySlug ? { citySlug } : {}),
    ...(zone ? { timeZone: zone.timeZone } : {}),
  }
  directory.add(entry)
  return { made: { type, entry, unknown, ...(zone?.remark ? { remark: zone.remark } : {}) } }
}

/** The zone that the source names, else the only one of the country, else that of home. */
function chooseZone({ timeZone, countryCode }: UnknownName): { timeZone: string; remark?: string } {
  const named = timeZone === undefined ? undefined : readZone(timeZone)
  // A fixed offset is right for half of a year only.
  if (named?.includes('/') && !named.startsWith('Etc/')) return { timeZone: named }
  const zones = countryCode ? listTimeZones(countryCode) : []
  const [only] = zones
  if (only && zones.length === 1) return { timeZone: toTimeZone(only) ?? only }
  return { timeZone: home.timeZone, remark: `time zone ${home.timeZone} is assumed` }
}

/** Makes the entry in Strapi, a draft, and remembers its id for the concerts that name it. */
export async function writeNewEntry(
  strapi: StrapiRest,
  { type, entry, unknown }: NewEntry,
  idOf: (type: NamedType, slug: string) => string | undefined,
  performers: readonly string[],
): Promise<void> {
  const name = entry.names[0]
  const city = unknown.citySlug === undefined ? undefined : idOf('city', unknown.citySlug)
  const fields = {
    city: {
      name,
      timeZone: entry.timeZone,
      ...(unknown.countryCode ? { countryCode: unknown.countryCode } : {}),
    },
    venue: { name, ...(unknown.address ? { address: unknown.address } : {}), ...(city ? { city } : {}) },
    program: {
      name,
      ...(unknown.description ? { description: unknown.description } : {}),
      ...(performers.length > 0 ? { performers } : {}),
    },
    member: { fullName: name },
  } satisfies Record<NamedType, object>
  const made = await strapi.create(type, { slug: entry.slug, ...fields[type] })
  entry.id = made.id
}

/** Leaves room for a city and a date within the longest slug (`maxSlugLength`). */
const maxNameLength = 70

/** Spellings of umlauts on a site whose languages write them with «e» too, as German does: `muenchen`, not `munchen`. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const spellsUmlauts = foldText('ae') === foldText('ä')
const withUmlauts = (text: string): string =>
  spellsUmlauts ? text.normalize('NFC').replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : text

/** Returns a name as a part of an address: `Музыка кино` is `muzyka-kino`; empty for scripts without Latin spellings. */
export function toSlug(name: string, maxLength = maxNameLength): string {
  const latin = Array.from(withUmlauts(name.toLowerCase()), toLatinLetter).join('')
  const words = foldText(latin, [])
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
  return cutWords(words.filter(Boolean), maxLength)
}

/** Letters of other Cyrillic alphabets, as of Kazakh, are spelled like the Russian letters that they are folded to. */
const toLatinLetter = (letter: string): string => {
  if (!/\p{Script=Cyrillic}/u.test(letter)) return letter
  return toLatin(/[а-яё]/.test(letter) ? letter : foldText(letter, []))
}

function cutWords(words: readonly string[], maxLength: number): string {
  const kept = words.filter((_, at) => words.slice(0, at + 1).join('-').length <= maxLength)
  return kept.length > 0 ? kept.join('-') : (words[0]?.slice(0, maxLength) ?? '')
}

/** Returns the first of the slugs that isn't taken, with a number where all are; and takes it. */
export function takeSlug(taken: Set<string>, ...wishes: readonly string[]): string {
  const last = wishes.at(-1) ?? 'entry'
  const free = wishes.find((wish) => wish && !taken.has(wish)) ?? numbered(taken, last)
  taken.add(free)
  return free
}

function numbered(taken: ReadonlySet<string>, slug: string): string {
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
