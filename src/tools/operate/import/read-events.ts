import { home } from '../../../brand/chosen.ts'
import { type ConcertValues, readValues, toImportKey } from './concert-values.ts'
import { type DirectoryEntry, type NamedType, withoutQuotes } from './directory.ts'
import type { FieldTexts, Mapping, MatchedColumns } from './mapping.ts'
import { type NearName, type NewEntry, resolveUnknown, type UnknownName } from './new-entries.ts'
import {
  type Directories,
  findCountry,
  findHall,
  findHallIn,
  findNamed,
  readPlace,
  splitHall,
  type WrittenPlace,
} from './places.ts'
import type { DateOrder } from './read-moment.ts'
import { toFieldTexts } from './row-texts.ts'
import type { SourceRow, SourceTable } from './source.ts'
import { foldName, isHallName } from './words.ts'

/** A concert of the source, ready to be compared with Strapi. */
export interface ImportedEvent {
  origin: string
  key: string
  /** Whether the key is an id of the source, which stays when the concert changes. */
  hasOwnId: boolean
  values: ConcertValues
  /** Texts of the row that couldn't be read. */
  leftOut: string[]
  /** Whether it changes a concert that is known, and makes none. */
  isOnlyKnown: boolean
}

/** A row that isn't imported, and why. */
export interface RefusedRow {
  origin: string
  reason: string
}

export interface ReadEvents {
  events: ImportedEvent[]
  refused: RefusedRow[]
  /** Rows that are no concerts. */
  skipped: RefusedRow[]
  /** Entries that events name, and that are going to be made. */
  created: NewEntry[]
  /** Names of refused rows that are nearly known ones. */
  near: NearName[]
}

export interface ReadContext {
  columns: MatchedColumns
  mapping: Mapping
  directories: Directories
  takenSlugs: Readonly<Record<NamedType, Set<string>>>
  mayCreate: boolean
  dateOrder: DateOrder
  today: string
}

interface Row {
  origin: string
  isOnlyKnown: boolean
  /** What the reader of the source left out of the row, and why. */
  remarks: readonly string[]
  texts: FieldTexts
  place: WrittenPlace
}

/** Separators between names of artists; a comma separates too, where there is nothing else. */
const artistSeparators = [/\s*[;\n|]\s*/, /\s*,\s*/]

/** Turns the rows of a source into concerts. Names are looked up, and unknown ones are decided about once for all rows. */
export function readEvents(table: SourceTable, context: ReadContext): ReadEvents {
  const refused: RefusedRow[] = table.problems.map(({ origin, reason }) => ({ origin, reason }))
  const rows = table.rows.flatMap((row) => toRow(row, context, refused))
  const created: NewEntry[] = []
  const refusals = new Map<string, string>()
  const near: NearName[] = []

  const decide = (wanted: readonly UnknownName[]) => {
    const byName = Map.groupBy(wanted, keyOf)
    // The name that stands in more rows is the right one of two that are nearly the same.
    const ordered = [...byName].sort(([, one], [, other]) => other.length - one.length)
    for (const [key, [first]] of ordered) {
      // The same name in another spelling may have been decided about meanwhile.
      if (!first || find(first)) continue
      const { mayCreate, mapping } = context
      const takenSlugs = context.takenSlugs[first.type]
      const decision = resolveUnknown(first, context.directories[first.type], {
        mayCreate,
        mapping,
        takenSlugs,
      })
      if ('made' in decision) created.push(decision.made)
      else {
        refusals.set(key, decision.refusal)
        if (decision.near) near.push(decision.near)
      }
    }
  }
  const find = ({ type, name, citySlug }: UnknownName): DirectoryEntry | undefined =>
    findNamed(context.directories[type], name, context.mapping, citySlug)

  const cityOf = ({ place }: Row) => place.city && find({ type: 'city', name: place.city })
  decide(rows.filter((row) => !cityOf(row)).flatMap(toUnknownCity))
  const venueOf = (row: Row) => findVenue(row, cityOf(row) || undefined, context)
  decide(rows.flatMap((row) => (venueOf(row).unknown ? [venueOf(row).unknown ?? []].flat() : [])))
  decide(rows.flatMap((row) => toUnknownArtists(row)).filter((artist) => !find(artist)))
  decide(rows.flatMap((row) => toUnknownProgram(row)).filter((program) => !find(program)))

  const events: ImportedEvent[] = []
  for (const row of rows) {
    const city = cityOf(row) || undefined
    const venue = venueOf(row)
    const [program] = toUnknownProgram(row)
    const unresolved = [
      ...(city ? [] : toUnknownCity(row)),
      ...(venue.unknown ? [venue.unknown] : []),
      ...(program && !find(program) ? [program] : []),
    ]
    const reasons = unresolved.map(
      (name) => refusals.get(keyOf(name)) ?? `there is no ${name.type} «${name.name}»`,
    )
    if (!row.texts.title) reasons.push('it has no name')
    if (!city && unresolved.length === 0) reasons.push('it has no city')
    const read = readValues(row.texts, { ...context, cityZone: city?.timeZone ?? home.timeZone })
    if ('refusal' in read) reasons.push(read.refusal)
    if (reasons.length > 0 || 'refusal' in read) {
      refused.push({ origin: row.origin, reason: reasons.join('; ') })
      continue
    }
    const slugs = {
      city: city?.slug,
      venue: venue.entry?.slug,
      program: program && find(program)?.slug,
      hall: venue.hall,
    }
    const areSeveral = read.concerts.length > 1
    for (const values of read.concerts) {
      events.push(
        toEvent(row, { ...values, ...slugs }, { leftOut: read.leftOut, areSeveral }, table, context),
      )
    }
  }
  return {
    events,
    near,
    refused,
    skipped: [...(table.skipped ?? [])],
    created: created.filter(isNamedBy(events.filter((event) => !event.isOnlyKnown))),
  }

  function toRow(
    row: SourceRow,
    { columns, mapping, directories }: ReadContext,
    refusedRows: RefusedRow[],
  ): Row[] {
    const read = toFieldTexts(row, columns, mapping)
    if ('texts' in read) {
      const remarks = [...(row.remarks ?? []), ...read.leftOut]
      const { country } = read.texts
      if (country !== undefined && findCountry(country) === undefined) remarks.push(`country «${country}»`)
      const place = readPlace(read.texts, directories, mapping)
      return [
        { origin: row.origin, isOnlyKnown: row.isOnlyKnown ?? false, remarks, texts: read.texts, place },
      ]
    }
    refusedRows.push({ origin: row.origin, reason: read.refusal })
    return []
  }
}

const keyOf = ({ type, name, citySlug = '' }: UnknownName): string => [type, citySlug, name].join('\n')

const toUnknownCity = ({ place, texts }: Row): UnknownName[] =>
  place.city
    ? [
        {
          type: 'city',
          name: place.city,
          ...(texts.timeZone ? { timeZone: texts.timeZone } : {}),
          ...(place.countryCode ? { countryCode: place.countryCode } : {}),
        },
      ]
    : []

const toUnknownProgram = (row: Row): UnknownName[] => {
  const { title, description } = row.texts
  if (!title) return []
  const artists = artistsOf(row)
  return [
    {
      type: 'program',
      name: withoutQuotes(title),
      ...(description ? { description } : {}),
      ...(artists.length > 0 ? { artists } : {}),
    },
  ]
}

const toUnknownArtists = (row: Row): UnknownName[] => artistsOf(row).map((name) => ({ type: 'member', name }))

function artistsOf({ texts }: Row): string[] {
  const written = texts.artists ?? ''
  const separator = artistSeparators.find((each) => each.test(written))
  const names = separator ? written.split(separator) : [written]
  return names.map((name) => name.trim()).filter((name) => name.length > 1 && name.length <= 80)
}

interface FoundVenue {
  entry?: DirectoryEntry
  hall?: string
  unknown?: UnknownName
}

/** Looks for the venue with its whole name first, then without its hall. */
function findVenue(
  { place }: Row,
  city: DirectoryEntry | undefined,
  { directories, mapping }: ReadContext,
): FoundVenue {
  const { venue, hall, address } = place
  if (!venue || !city) return {}
  const find = (name: string) => findNamed(directories.venue, name, mapping, city.slug)
  const whole = find(venue) ?? find(withoutCityBehind(venue, city))
  if (whole) return { entry: whole, ...toHall(whole, hall ?? findHallIn(whole, address)) }
  const [building, second] = splitHall(venue)
  // «Carnegie Hall – New York» names the city behind the venue.
  const isCity = second !== undefined && city.names.some((name) => foldName(name) === foldName(second))
  const ownHall = isCity ? undefined : second
  const entry = second === undefined ? undefined : findNamed(directories.venue, building, mapping, city.slug)
  if (entry) return { entry, ...toHall(entry, hall ?? ownHall) }
  const unknown: UnknownName = {
    type: 'venue',
    // A new venue is made without its hall.
    name: isCity || (ownHall !== undefined && isHallName(ownHall)) ? building : venue,
    citySlug: city.slug,
    ...(address ? { address } : {}),
  }
  return { unknown }
}

/** The name of a venue without its city: «Die Glocke Bremen». */
function withoutCityBehind(venue: string, city: DirectoryEntry): string {
  const folded = foldName(venue)
  const name = city.names.map(foldName).find((each) => each !== '' && folded.endsWith(` ${each}`))
  return name === undefined ? venue : folded.slice(0, -name.length).trim()
}

const toHall = (venue: DirectoryEntry, hall: string | undefined) =>
  hall ? { hall: findHall(venue, hall) } : {}

function toEvent(
  { origin, texts, remarks, isOnlyKnown }: Row,
  written: { [Name in keyof ConcertValues]: ConcertValues[Name] | undefined },
  read: { leftOut: readonly string[]; areSeveral: boolean },
  { hasGlobalIds }: SourceTable,
  { mapping }: ReadContext,
): ImportedEvent {
  const leftOut = [...remarks, ...read.leftOut]
  // Entries that are undefined are gone; the date is always there.
  const values = Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined),
  ) as unknown as ConcertValues
  // A row with several beginnings is several concerts, each with an id of its own.
  const id =
    texts.id !== undefined && read.areSeveral
      ? `${texts.id}#${[values.date, values.time].filter(Boolean).join('T')}`
      : texts.id
  const isPriceLost = values.minCost !== undefined && values.tickets === undefined
  if (isPriceLost) {
    leftOut.push('price, which Strapi has only beside an address of tickets')
    delete values.minCost
    delete values.maxCost
  }
  return {
    origin,
    key: toImportKey(values, id, hasGlobalIds ? undefined : mapping.source),
    hasOwnId: texts.id !== undefined,
    values,
    leftOut,
    isOnlyKnown,
  }
}

/** Whether an event that is imported names a new entry: those of refused rows aren't made. Artists belong to programs. */
function isNamedBy(events: readonly ImportedEvent[]) {
  const named = new Set(
    events.flatMap(({ values: { city, venue, program } }) => [
      `city ${city}`,
      `venue ${venue}`,
      `program ${program}`,
    ]),
  )
  const artists = new Set(events.flatMap(({ values }) => artistsOf({ texts: values } as Row)))
  return ({ type, entry }: NewEntry) =>
    type === 'member' ? entry.names.some((name) => artists.has(name)) : named.has(`${type} ${entry.slug}`)
}
