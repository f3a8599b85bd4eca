import type { ConcertRow } from '../../content/concerts/concert-row.ts'
import { readConcertNames, readRows } from '../../content/concerts/schedule.ts'
import type { ContentService } from '../../content/content-service.ts'
import { toHalfYear } from '../../content/parts/part-keys.ts'
import { readPublishedList } from '../../content/parts/read-parts.ts'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import { defaultLocale, type InEachLocale, type Locale } from '../../shared/locales.ts'
import { toAdmission } from '../../shared/price.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import { addDays } from '../../shared/zoned-time.ts'
import { omitAbsent } from '../../strapi/port/fields.ts'
import type { Catalogue, ConcertEntry, PublishedCatalogue } from './entries.ts'
import { toEveningWords } from './own-words.ts'
import { toVenueHelp } from './venue-help.ts'

/**
 * Reads everything that can be found, in a language. Concerts start with yesterday, because the day starts earlier in the
 * east than in UTC.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @throws UpstreamFailed where nothing is published
 */
export async function readCatalogue(
  content: ContentService,
  locale: Locale,
  today: string,
): Promise<Catalogue> {
  const first = addDays(today, -1)
  const [published, { cities, programs }, periods] = await Promise.all([
    readPublishedList(content, 'catalogue', locale),
    readConcertNames(content, defaultLocale),
    readRows(content, (period) => period >= toHalfYear(first)),
  ])
  const zones = new Map(cities.map(({ slug, timeZone }) => [slug, timeZone]))
  const minutes = new Map(programs.map((each) => [each.defaultSlug ?? each.slug, each.durationMinutes]))
  const rows = periods.flat().filter(({ date }) => date >= first)
  const concerts = sortedBy(rows, [({ date }) => date], [({ time }) => time], [({ slug }) => slug]).map(
    (row): ConcertEntry => ({
      ...toEntry(row, zones.get(row.citySlug ?? ''), minutes.get(row.programSlug ?? '')),
      ...withWords(row, published, locale),
    }),
  )
  const ofCities = busiestFirst(published.cities, concerts, 'city')
  const venues = busiestFirst(published.venues, concerts, 'venue')
  return {
    concerts,
    programs: published.programs,
    cities: ofCities,
    venues: venues.map(({ facts: _, ...venue }) => venue),
    posts: published.posts,
    help: [...published.help, ...toVenueHelp(venues, ofCities, locale)],
  }
}

/** The catalogues of the site's languages: nothing is published in the others of the brand. */
export async function readCatalogues(
  content: ContentService,
  today: string,
  locales: readonly Locale[],
): Promise<InEachLocale<Catalogue>> {
  const read = locales.map(async (locale) => [locale, await readCatalogue(content, locale, today)] as const)
  // The cast holds because callers read the languages only that they have named.
  return Object.fromEntries(await Promise.all(read)) as InEachLocale<Catalogue>
}

const toEntry = (
  row: ConcertRow,
  timeZone: string | undefined,
  programMinutes: number | undefined,
): ConcertEntry => ({
  slug: row.slug,
  date: row.date,
  timeZone: timeZone ?? defaultTimeZone,
  status: row.status,
  soldOut: row.soldOut,
  ticket: row.ticket,
  ...omitAbsent({
    time: row.time,
    onSaleAt: row.onSaleAt,
    sellsLate: row.sellsLate,
    admission: toAdmission(row.price),
    durationMinutes: row.durationMinutes ?? programMinutes,
    program: row.programSlug,
    city: row.citySlug,
    venue: row.venueSlug,
  }),
})

/** The words of a concert that has a title, a cast or works of its own. */
function withWords(
  { ownTitle = '', ownCast, ownWorks = [], programSlug = '' }: ConcertRow,
  { programs, people, ensemblesOf }: PublishedCatalogue,
  locale: Locale,
): Pick<ConcertEntry, 'words'> {
  const cast = ownCast?.[defaultLocale].map(({ slug }) => slug) ?? []
  if (!ownTitle && cast.length === 0 && ownWorks.length === 0) return {}
  const program = programs.find(({ slug }) => slug === programSlug)
  const words = toEveningWords(
    { ownTitle, ownCast: cast, ownWorks },
    program,
    new Map(Object.entries(people)),
    ensemblesOf[programSlug] ?? [],
    locale,
  )
  return words ? { words } : {}
}

/**
 * Sorts places by their number of upcoming concerts, which is their order without a search text; the given order
 * remains among equals.
 */
function busiestFirst<Place extends { slug: string }>(
  places: Place[],
  concerts: ConcertEntry[],
  kind: 'city' | 'venue',
): Place[] {
  const counts = Map.groupBy(concerts, (concert) => concert[kind])
  const countOf = ({ slug }: Place) => counts.get(slug)?.length ?? 0
  return places.toSorted((one, other) => countOf(other) - countOf(one))
}
