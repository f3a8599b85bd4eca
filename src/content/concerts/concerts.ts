import * as z from 'zod/mini'
import { type CachePolicy, policies } from '../../cache/policies.ts'
import { concertsPerPage } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { searchLimits } from '../../shared/search.ts'
import { addDays, lastDayOf } from '../../shared/zoned-time.ts'
import { type ContentQuery, type ContentService, fetchContent, readContent } from '../port/client.ts'
import { defined } from '../port/fields.ts'
import {
  type ConcertSummary,
  concertSummaryFieldsIn,
  concertSummarySchema,
  toConcertSummary,
} from './concert-summary.ts'
import { isOver } from './ticket-state.ts'

/** One page of a list of concerts. */
export interface ConcertListPage {
  concerts: ConcertSummary[]
  total: number
  pageCount: number
}

/** Which concerts a list shows. Slugs are checked before they come here. */
export interface ConcertFilter {
  /** Upcoming ones come soonest first, past ones latest first. */
  when: 'upcoming' | 'past'
  /** `YYYY-MM`: only what of this month is ahead, or behind. */
  month?: string | undefined
  citySlug?: string | undefined
  programSlug?: string | undefined
  venueSlug?: string | undefined
  /** Only concerts that still have tickets. */
  isAvailable?: boolean | undefined
  /** Words of the program's or the city's name. */
  text?: string | undefined
  exceptSlug?: string | undefined
  /** Only these; not empty. A list that a visitor made, so it isn't kept for others. */
  slugs?: readonly string[] | undefined
  page?: number
  pageSize?: number
}

const listSchema = z.object({
  concerts: z.object({ items: z.array(concertSummarySchema), total: z.number(), pageCount: z.number() }),
})

const listQuery = (
  locale: Locale,
  policy: CachePolicy,
  isKeptEmpty: boolean,
): ContentQuery<z.infer<typeof listSchema>, ConcertListPage> => ({
  name: `concerts.${locale}`,
  document: `query Concerts($filters: ConcertFiltersInput, $sort: [String], $page: Int, $pageSize: Int) {
    concerts(filters: $filters, sort: $sort, pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { ${concertSummaryFieldsIn(locale)} } }
      meta { pagination { total pageCount } }
    }
  }`,
  schema: listSchema,
  map: ({ concerts }) => {
    if (concerts.items.length === 0 && !isKeptEmpty) return null
    return {
      concerts: concerts.items.map((concert) => toConcertSummary(concert, locale)),
      total: concerts.total,
      pageCount: concerts.pageCount,
    }
  },
  policy,
})

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
  const { when, page = 1, pageSize = concertsPerPage } = filter
  const policy = filter.text || filter.slugs ? policies.freeText : policies.concerts
  const query = listQuery(locale, policy, isKeptEmpty(filter))
  const list = await readContent(content, query, toVariables(filter, today), { ...filter, page, pageSize })
  if (!list) return noConcerts
  return when === 'past' ? list : withoutOver(list, content.cache.now())
}

/**
 * The same past every copy, with what is over: for who acts on what is so now.
 *
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export const fetchConcerts = async (
  content: ContentService,
  locale: Locale,
  today: string,
  filter: ConcertFilter,
): Promise<ConcertListPage> =>
  (await fetchContent(content, listQuery(locale, policies.freeText, true), toVariables(filter, today))) ??
  noConcerts

function toVariables(filter: ConcertFilter, today: string) {
  const { when, page = 1, pageSize = concertsPerPage } = filter
  return {
    filters: toFilters(filter, today),
    sort: when === 'upcoming' ? ['date:asc', 'time:asc', 'slug:asc'] : ['date:desc', 'time:desc', 'slug:asc'],
    page,
    pageSize,
  }
}

const listsWithoutOver = new WeakMap<ConcertListPage, ConcertListPage>()

/**
 * The list without what is over by now. The same list for as long as no other concert ends, so that its HTML can be used
 * again: the whole evening through, something of today is over.
 */
function withoutOver(list: ConcertListPage, now: number): ConcertListPage {
  const concerts = list.concerts.filter((concert) => !isOver(concert, now))
  if (concerts.length === list.concerts.length) return list
  const known = listsWithoutOver.get(list)
  // Concerts only ever end, so as many that are left are the same ones.
  if (known?.concerts.length === concerts.length) return known
  const shorter = { ...list, concerts }
  listsWithoutOver.set(list, shorter)
  return shorter
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

function toFilters(filter: ConcertFilter, today: string) {
  return defined({
    date: toPeriod(filter, today),
    city: filter.citySlug ? { slug: { eq: filter.citySlug } } : undefined,
    venue: filter.venueSlug ? { slug: { eq: filter.venueSlug } } : undefined,
    program: filter.programSlug ? { slug: { eq: filter.programSlug } } : undefined,
    slug: filter.slugs ? { in: filter.slugs } : filter.exceptSlug ? { ne: filter.exceptSlug } : undefined,
    soldOut: filter.isAvailable ? { ne: true } : undefined,
    status: filter.isAvailable ? { ne: 'cancelled' } : undefined,
    and: filter.text ? filter.text.split(/\s+/).slice(0, searchLimits.words).map(toWordFilter) : undefined,
  })
}

function toPeriod({ when, month }: ConcertFilter, today: string) {
  const first = month ? `${month}-01` : undefined
  const last = month ? lastDayOf(month) : undefined
  const yesterday = addDays(today, -1)
  return when === 'upcoming'
    ? defined({ gte: first && first > today ? first : today, lte: last })
    : defined({ gte: first, lte: last && last < yesterday ? last : yesterday })
}

/** Each word must stand in the program's or the city's name, in any language. */
const toWordFilter = (word: string) => {
  const name = { name: { containsi: word } }
  return {
    or: [
      { program: { or: [name, { localizations: name }] } },
      { city: { or: [name, { localizations: name }] } },
      { venue: name },
    ],
  }
}
