import * as z from 'zod/mini'
import { type CachePolicy, policies } from '../../cache/policies.ts'
import { maxListedConcerts } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { lastDayOf } from '../../shared/zoned-time.ts'
import {
  type ContentQuery,
  type ContentService,
  fetchContent,
  readContent,
} from '../../strapi/port/client.ts'
import { omitAbsent, slugSchema } from '../../strapi/port/fields.ts'
import { noteEnds, recordStateChanges, toSurroundingDays } from './around-now.ts'
import {
  type ConcertSummary,
  concertSummarySchema,
  selectConcertSummaryFields,
  toConcertSummary,
} from './concert-summary.ts'
import { timeFields, timeShape, toConcertTime } from './concert-time.ts'
import { readSoldOut, withAvailability } from './read-availability.ts'
import { checkPrice } from './read-price.ts'
import { type ConcertTime, isOver } from './ticket-state.ts'

/** One page of a list of concerts. */
export interface ConcertListPage {
  concerts: ConcertSummary[]
  total: number
  pageCount: number
}

/** Which concerts a list shows. Slugs are checked before they come here. */
export interface ConcertFilter {
  /** Order of the list: upcoming concerts soonest first, past ones latest first. */
  when: 'upcoming' | 'past'
  /** Month as `YYYY-MM`: only its upcoming, or its past, concerts. */
  month?: string | undefined
  citySlug?: string | undefined
  programSlug?: string | undefined
  venueSlug?: string | undefined
  /** Whether only concerts that still have tickets are listed. */
  isAvailable?: boolean | undefined
  /**
   * For each word of the visitor's text, the places and programs that it names. A concert must match at least one of
   * them for every word.
   */
  words?: readonly NamedPlaces[] | undefined
  exceptSlug?: string | undefined
  /** Only the concerts with these slugs, at least one. The result isn't cached, since it is one visitor's choice. */
  slugs?: readonly string[] | undefined
  page?: number
  pageSize?: number
}

/** A filter with the concerts that are left out besides `exceptSlug`. */
type AskedFilter = ConcertFilter & { exceptSlugs?: readonly string[] }

/** Slugs of cities and venues that a text names, in any language. */
export interface NamedPlaces {
  programs: readonly string[]
  cities: readonly string[]
  venues: readonly string[]
}

const listSchema = z.object({
  concerts: z.object({ items: z.array(concertSummarySchema.check(checkPrice)), total: z.number() }),
  around: z.nullish(z.array(z.object({ slug: slugSchema, ...timeShape }))),
})

/** A part of a list that was requested with wide bounds (`around-now.ts`). It still contains concerts that are over. */
interface WideList {
  concerts: ConcertSummary[]
  total: number
  /** The concerts of these days, with which the whole list begins, in its order. */
  around: ({ slug: string } & ConcertTime)[]
}

const listQuery = (
  locale: Locale,
  policy: CachePolicy,
  isKeptEmpty: boolean,
): ContentQuery<z.infer<typeof listSchema>, WideList> => ({
  name: `wide-list.${locale}`,
  document: `query Concerts($filters: ConcertFiltersInput, $around: ConcertFiltersInput, $sort: [String], $start: Int, $limit: Int) {
    concerts(filters: $filters, sort: $sort, pagination: { start: $start, limit: $limit }) {
      data { attributes { ${selectConcertSummaryFields(locale)} } }
      meta { pagination { total } }
    }
    around: concerts(filters: $around, sort: $sort, pagination: { limit: -1 }) { data { attributes { slug ${timeFields} } } }
  }`,
  schema: listSchema,
  map: ({ concerts, around }) => {
    if (concerts.items.length === 0 && !isKeptEmpty) return null
    return {
      concerts: concerts.items.map((concert) => toConcertSummary(concert, locale)),
      total: concerts.total,
      around: (around ?? []).map((concert) => ({ slug: concert.slug, ...toConcertTime(concert) })),
    }
  },
  policy,
})

/** Most concerts that a list usually has on the queried days; for a list with more, a second query is sent. */
const usualRoom = 10

/**
 * @param today `YYYY-MM-DD` in UTC. It isn't part of the key, so a copy from yesterday serves an outage today;
 *   what is over by now is left out of it.
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function readConcerts(
  content: ContentService,
  locale: Locale,
  today: string,
  filter: ConcertFilter,
): Promise<ConcertListPage> {
  const wide = await readWide(content, locale, today, filter, usualRoom)
  if (!wide) return noConcerts
  const left = wide.around.filter(isElsewhere(filter.when, content.cache.now())).length
  const room = Math.ceil(left / usualRoom) * usualRoom
  const list = room > usualRoom ? await readWide(content, locale, today, filter, room) : wide
  if (!list) return noConcerts
  noteEnds(content, list.around)
  const page = toPage(list, filter, content.cache.now())
  const concerts = await withAvailability(content, page.concerts)
  recordStateChanges(content, concerts)
  return concerts === page.concerts ? page : toMergedPage(page, concerts)
}

const mergedPages = new WeakMap<readonly ConcertSummary[], ConcertListPage>()

/** Returns the same object for the same concerts, so that the rendered HTML of the page can be reused. */
function toMergedPage(page: ConcertListPage, concerts: readonly ConcertSummary[]): ConcertListPage {
  const known = mergedPages.get(concerts)
  if (known) return known
  const merged = { ...page, concerts: [...concerts] }
  mergedPages.set(concerts, merged)
  return merged
}

/** @param room for what belongs to the other half of the schedule */
async function readWide(
  content: ContentService,
  locale: Locale,
  today: string,
  filter: ConcertFilter,
  room: number,
): Promise<WideList | null> {
  const { page = 1, pageSize = maxListedConcerts } = filter
  const policy = filter.words || filter.slugs ? policies.freeText : policies.concerts
  const query = listQuery(locale, policy, isKeptEmpty(filter))
  // Strapi doesn't know which concerts sellers report as sold out. Left out later, they would make the page shorter.
  const exceptSlugs = filter.isAvailable ? await readSoldOut(content) : []
  const key = {
    ...filter,
    page,
    pageSize,
    ...(room > usualRoom ? { room } : {}),
    ...(exceptSlugs.length > 0 ? { exceptSlugs } : {}),
  }
  return readContent(content, query, toVariables({ ...filter, exceptSlugs }, today, room), key)
}

/**
 * Fetches a page of concerts without the cache, past ones included, for code that acts on the current state.
 *
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function fetchConcerts(
  content: ContentService,
  locale: Locale,
  today: string,
  filter: ConcertFilter,
): Promise<ConcertListPage> {
  const query = listQuery(locale, policies.freeText, true)
  const list = await fetchContent(content, query, toVariables(filter, today, 0))
  if (!list) return noConcerts
  const { total } = list
  const concerts = [...(await withAvailability(content, list.concerts))]
  return { concerts, total, pageCount: Math.ceil(total / (filter.pageSize ?? maxListedConcerts)) }
}

function toVariables(filter: AskedFilter, today: string, room: number) {
  const { when, page = 1, pageSize = maxListedConcerts } = filter
  const { wide, around } = toPeriods(filter, today)
  const others = toFilters(filter)
  return {
    filters: { ...others, date: wide },
    around: { ...others, date: around },
    sort: when === 'upcoming' ? ['date:asc', 'time:asc', 'slug:asc'] : ['date:desc', 'time:desc', 'slug:asc'],
    start: (page - 1) * pageSize,
    limit: pageSize + room,
  }
}

/** Whether a concert belongs to the other list: it is over among upcoming ones, or ahead among past ones. */
const isElsewhere =
  (when: ConcertFilter['when'], now: number) =>
  (concert: ConcertTime): boolean =>
    isOver(concert, now) === (when === 'upcoming')

const knownPages = new WeakMap<WideList, ConcertListPage & { left: number }>()

/**
 * The page of a list as it is at an instant. The same one for as long as no other concert ends, so that its HTML can be
 * used again: the whole evening through, something of today is over.
 */
function toPage(list: WideList, filter: ConcertFilter, now: number): ConcertListPage {
  const { when, page = 1, pageSize = maxListedConcerts } = filter
  // An older copy contains too few concerts of these days, and what it shows may have ended.
  const left = new Set(
    [...list.around, ...list.concerts].filter(isElsewhere(when, now)).map(({ slug }) => slug),
  )
  const known = knownPages.get(list)
  // Concerts only ever end, so as many that are left out are the same ones.
  if (known?.left === left.size) return known
  const start = (page - 1) * pageSize
  // Earlier pages were filled up with this many concerts from the beginning of the requested page.
  const taken = list.around.slice(0, start).filter(({ slug }) => left.has(slug)).length
  const concerts = list.concerts.filter(({ slug }) => !left.has(slug)).slice(taken, taken + pageSize)
  const total = Math.max(0, list.total - left.size)
  const found = { concerts, total, pageCount: Math.ceil(total / pageSize), left: left.size }
  knownPages.set(list, found)
  return found
}

/**
 * An empty list is «absent», and so stays in the isolate (`cache/cache.ts`): anybody can think of filters and pages
 * that nothing fits, and KV would fill with them. Except for the whole schedule, and that of a city or a program, which
 * callers know to exist: their pages are there in an outage, whether or not there are concerts.
 */
function isKeptEmpty({
  citySlug,
  programSlug,
  venueSlug,
  month,
  isAvailable,
  page = 1,
}: ConcertFilter): boolean {
  const isNarrow = (citySlug && programSlug) || venueSlug || month || isAvailable
  return page === 1 && !isNarrow
}

export const noConcerts: ConcertListPage = { concerts: [], total: 0, pageCount: 0 }

function toFilters(filter: AskedFilter) {
  return omitAbsent({
    city: filter.citySlug ? { slug: { eq: filter.citySlug } } : undefined,
    venue: filter.venueSlug ? { slug: { eq: filter.venueSlug } } : undefined,
    program: filter.programSlug ? { slug: { eq: filter.programSlug } } : undefined,
    slug: toSlugFilter(filter),
    soldOut: filter.isAvailable ? { ne: true } : undefined,
    status: filter.isAvailable ? { ne: 'cancelled' } : undefined,
    and: filter.words && filter.words.length > 0 ? filter.words.map(toWordFilter) : undefined,
  })
}

/** Never returns an empty `in` list, to which Strapi 5 would answer with every concert. */
function toSlugFilter({ slugs, exceptSlug, exceptSlugs = [] }: AskedFilter) {
  const others = [...(exceptSlug ? [exceptSlug] : []), ...exceptSlugs]
  if (slugs) {
    const left = slugs.filter((slug) => !others.includes(slug))
    return { in: left.length > 0 ? left : [noSlug] }
  }
  if (others.length > 1) return { notIn: others }
  return others.length === 1 ? { ne: others[0] } : undefined
}

/** A slug that no concert can have. */
const noSlug = '-'

/** Days as the service is asked for them: of the list, and of those of its days about which only clocks decide. */
function toPeriods({ when, month }: ConcertFilter, today: string) {
  const { first, last } = toSurroundingDays(today)
  const monthFirst = month ? `${month}-01` : undefined
  const monthLast = month ? lastDayOf(month) : undefined
  const from = monthFirst && monthFirst > first ? monthFirst : first
  const to = monthLast && monthLast < last ? monthLast : last
  return {
    wide:
      when === 'upcoming'
        ? omitAbsent({ gte: from, lte: monthLast })
        : omitAbsent({ gte: monthFirst, lte: to }),
    around: { gte: from, lte: to },
  }
}

const toWordFilter = ({ programs, cities, venues }: NamedPlaces) => {
  const isOneOf = (slugs: readonly string[]) => ({
    or: [{ slug: { in: slugs } }, { localizations: { slug: { in: slugs } } }],
  })
  return {
    or: [
      ...(programs.length > 0 ? [{ program: isOneOf(programs) }] : []),
      ...(cities.length > 0 ? [{ city: isOneOf(cities) }] : []),
      ...(venues.length > 0 ? [{ venue: isOneOf(venues) }] : []),
    ],
  }
}
