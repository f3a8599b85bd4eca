import { entriesPerFeed } from '../../shared/constants.ts'
import { deriveOnce } from '../../shared/derive-once.ts'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import type { ContentService } from '../content-service.ts'
import { readPeriod, readPeriods, readPublishedEntry } from '../parts/read-parts.ts'
import type { City } from '../places/cities.ts'
import { readCities, readVenues } from '../places/readers.ts'
import type { ListedVenue } from '../places/venue-summary.ts'
import type { ProgramName } from '../programs/program-name.ts'
import { readProgramNames } from '../programs/readers.ts'
import { noteTurns, splitByNow, toFirstPeriod } from './around-now.ts'
import type { CastMember, ConcertRow } from './concert-row.ts'
import { type ConcertSummary, linkConcert } from './concert-summary.ts'
import { withAvailability } from './read-availability.ts'

/**
 * All concerts that aren't over, the soonest first, with what their sellers say. It is the same array until content or the
 * sellers' word changes, or a concert ends.
 *
 * @throws UpstreamFailed where nothing is published
 */
export async function readUpcoming(
  content: ContentService,
  locale: Locale,
): Promise<readonly ConcertSummary[]> {
  const all = await readSchedule(content, locale, isFromNow(content))
  return withAvailability(content, splitByNow(all, content.now()).ahead)
}

/** Whether a half-year may have concerts that are ahead. */
function isFromNow({ now }: ContentService): (period: string) => boolean {
  const first = toFirstPeriod(now())
  return (period) => period >= first
}

export async function readRows(
  content: ContentService,
  isWanted: (period: string) => boolean,
): Promise<(readonly ConcertRow[])[]> {
  const wanted = (await readPeriods(content, 'concerts')).filter(isWanted)
  return Promise.all(wanted.map((period) => readPeriod(content, 'concerts', period)))
}

/** All concerts that are over, the latest first. @throws UpstreamFailed where nothing is published */
export async function readOver(content: ContentService, locale: Locale): Promise<readonly ConcertSummary[]> {
  const all = await readSchedule(content, locale, () => true)
  // The list is right until one more concert is over.
  noteTurns(content, all)
  return latestFirst(splitByNow(all, content.now()).over)
}

/** A concert with the ISO instant at which it was announced. */
export type AnnouncedConcert = ConcertSummary & { publishedAt: string }

/** The concerts that are ahead, the last announced first, at most as many as a feed has. */
export async function readAnnounced(content: ContentService, locale: Locale): Promise<AnnouncedConcert[]> {
  const upcoming = await readUpcoming(content, locale)
  noteTurns(content, upcoming)
  const announced = upcoming.flatMap((concert) =>
    concert.publishedAt === undefined ? [] : [{ ...concert, publishedAt: concert.publishedAt }],
  )
  return sortedBy(announced, [({ publishedAt }) => publishedAt, 'descending'], [({ slug }) => slug]).slice(
    0,
    entriesPerFeed,
  )
}

/** How many concerts are ahead in each city, by its slug in the default language; cities without any are left out. */
export async function readConcertCounts(
  content: ContentService,
  locale: Locale,
): Promise<Readonly<Record<string, number>>> {
  const upcoming = await readUpcoming(content, locale)
  noteTurns(content, upcoming)
  return countByCity(upcoming)
}

const countByCity = deriveOnce((concerts: readonly ConcertSummary[]): Readonly<Record<string, number>> => {
  const byCity = Map.groupBy(concerts, ({ citySlug }) => citySlug)
  return Object.fromEntries(
    [...byCity].flatMap(([slug, inCity]) => (slug === undefined ? [] : [[slug, inCity.length]])),
  )
})

/**
 * The performers whom upcoming concerts name themselves, by the concerts' slugs.
 *
 * @returns a concert without a cast of its own is absent
 */
export async function readOwnCasts(
  content: ContentService,
  locale: Locale,
): Promise<ReadonlyMap<string, readonly CastMember[]>> {
  const rows = await readRows(content, isFromNow(content))
  return new Map(rows.flat().flatMap(({ slug, ownCast }) => (ownCast ? [[slug, ownCast[locale]]] : [])))
}

const latestFirst = deriveOnce((concerts: readonly ConcertSummary[]) =>
  sortedBy(
    concerts,
    [({ date }) => date, 'descending'],
    [({ time }) => time, 'descending'],
    [({ slug }) => slug],
  ),
)

/** Concerts of half-years, the soonest first. @param isWanted says which half-years */
export async function readSchedule(
  content: ContentService,
  locale: Locale,
  isWanted: (period: string) => boolean,
): Promise<readonly ConcertSummary[]> {
  const [names, periods] = await Promise.all([readConcertNames(content, locale), readRows(content, isWanted)])
  return join(periods.map((rows) => linkRows(rows, names, locale)))
}

/** A concert as lists show it, also one that is over. @returns `undefined` where there is no such concert */
export async function readListedConcert(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<ConcertSummary | undefined> {
  const [names, detail] = await Promise.all([
    readConcertNames(content, locale),
    readPublishedEntry(content, 'concert', undefined, slug),
  ])
  return detail ? linkRows([detail], names, locale)[0] : undefined
}

/** What rows of concerts name by slugs. */
export interface ConcertNames {
  cities: readonly City[]
  venues: readonly ListedVenue[]
  programs: readonly ProgramName[]
}

export async function readConcertNames(content: ContentService, locale: Locale): Promise<ConcertNames> {
  const [cities, venues, programs] = await Promise.all([
    readCities(content),
    readVenues(content, locale),
    readProgramNames(content, locale),
  ])
  return { cities, venues, programs }
}

interface Linked {
  names: ConcertNames
  concerts: readonly ConcertSummary[]
}
const linkedRows = deriveOnce((_rows: readonly ConcertRow[]) => new Map<Locale, Linked>())

/** The same array for the same rows and names, so that what is derived of it can be kept. */
function linkRows(
  rows: readonly ConcertRow[],
  names: ConcertNames,
  locale: Locale,
): readonly ConcertSummary[] {
  const known = linkedRows(rows).get(locale)
  if (known && isSame(known.names, names)) return known.concerts
  const [cities, venues, programs] = [
    byDefaultSlug(names.cities),
    byDefaultSlug(names.venues),
    byDefaultSlug(names.programs),
  ]
  const concerts = rows.map((row) =>
    linkConcert(
      row,
      {
        city: cities.get(row.citySlug ?? ''),
        venue: venues.get(row.venueSlug ?? ''),
        program: programs.get(row.programSlug ?? ''),
      },
      locale,
    ),
  )
  linkedRows(rows).set(locale, { names, concerts })
  return concerts
}

const isSame = (one: ConcertNames, other: ConcertNames): boolean =>
  one.cities === other.cities && one.venues === other.venues && one.programs === other.programs

interface Named {
  slug: string
  defaultSlug?: string
}

const mapBySlug = deriveOnce(
  (entries: readonly Named[]) => new Map(entries.map((entry) => [entry.defaultSlug ?? entry.slug, entry])),
)
/** Maps slugs of the default language to a list’s entries. A concert stores such a slug of its city, hall and program. */
export const byDefaultSlug = <Entry extends Named>(entries: readonly Entry[]) =>
  // The map has the entries of the list.
  mapBySlug(entries) as ReadonlyMap<string, Named> as ReadonlyMap<string, Entry>

type Concerts = readonly ConcertSummary[]
const joinedLists = new WeakMap<Concerts, { lists: readonly Concerts[]; joined: Concerts }>()
const noConcerts: Concerts = []

/** The same array for the same lists. */
function join(lists: readonly Concerts[]): Concerts {
  const [first = noConcerts] = lists
  const known = joinedLists.get(first)
  if (known && known.lists.length === lists.length && known.lists.every((list, at) => list === lists[at]))
    return known.joined
  const joined = sortedBy(lists.flat(), [({ date }) => date], [({ time }) => time], [({ slug }) => slug])
  joinedLists.set(first, { lists, joined })
  return joined
}
