import type { Cache } from '../cache/cache.ts'
import { canBeBought, isOver, isUnderWay } from '../content/concerts/ticket-state.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Locale } from '../shared/locales.ts'
import {
  helpKinds,
  type SearchHelp,
  type SearchHits,
  type SearchIndex,
  type SearchResult,
} from '../shared/search.ts'
import { withinVisitorLimit } from '../strapi/port/fetch-upstream.ts'
import {
  aboutAttributes,
  type EngineAnswer,
  type EngineRequest,
  type FoundHelp,
  maxHelp,
  type SearchEngine,
} from './engine.ts'
import { asksForVenueFacts } from './help-topics.ts'
import { toCityHit, toConcertHit, toPostHit, toProgramHit, toVenueHit } from './hits.ts'
import { type LoadedConcert, type LoadedEntry, type LoadedIndex, readIndex } from './in-process-index.ts'
import { toSearchWords } from './query-words.ts'
import { type Ranked, rank } from './ranking.ts'
import type { Finder } from './readings.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'

export type InProcessSearch = SearchEngine & { prepare: (request: CheckedRequest) => Promise<void> }

/**
 * A search engine over an index that is built from the content service, for sites without Meilisearch and for its
 * outages.
 */
export function createInProcessSearch(content: ContentService, cache: Cache): InProcessSearch {
  const read = (request: CheckedRequest) =>
    Promise.all(
      localesOf(request).map(async (locale) => [locale, await readIndex(content, cache, locale)] as const),
    )
  const readForVisitor = async (request: CheckedRequest): Promise<Map<Locale, Searched>> => {
    const reading = read(request)
    // With a slow service the index is built in the background after this request's limit, and the next visitor uses
    // it.
    cache.waitUntil(reading.catch(() => undefined))
    const indexes = await withinVisitorLimit('content', reading)
    const now = cache.now()
    return new Map(indexes.map(([locale, index]) => [locale, toSearched(index, now)]))
  }
  return {
    search: async (request) => answer(request, await readForVisitor(request), cache.now()),
    listSlugs: async (request) => {
      const indexes = await readForVisitor(request)
      return request.queries.map((query) => {
        const searched = indexes.get(localeOf(query, request))
        return searched ? listSlugs(query, searched) : []
      })
    },
    /** Loads the index for a request, so that it is ready when the request is searched. */
    prepare: async (request) => {
      await read(request)
    },
  }
}

/** Concerts have no language: their texts are in the language of the request. */
const localeOf = ({ indexUid, locale }: CheckedQuery, request: CheckedRequest) =>
  indexUid === 'concert' ? request.locale : locale

const localesOf = (request: EngineRequest): Locale[] => [
  ...new Set([
    ...request.queries.map((query) => localeOf(query, request)),
    ...(request.help ? [request.locale] : []),
  ]),
]

/** An index, prepared for one request. */
interface Searched {
  index: LoadedIndex
  /** Concerts that haven't ended yet. */
  concerts: LoadedConcert[]
}

const toSearched = (index: LoadedIndex, now: number): Searched => ({
  index,
  concerts: index.concerts.filter(({ entry }) => !isOver(entry, now)),
})

function answer(request: EngineRequest, indexes: Map<Locale, Searched>, now: number): EngineAnswer {
  const own = indexes.get(request.locale)
  return {
    results: request.queries.flatMap((query) => {
      const searched = indexes.get(localeOf(query, request))
      return searched ? [answerQuery(query, searched, { locale: request.locale, now })] : []
    }),
    ...(request.help && own
      ? { help: request.help.map((text) => findHelp(own.index.find, own.index.help, text)) }
      : {}),
  }
}

/** The entries that a query may find. */
const candidatesOf = (query: CheckedQuery, { index, concerts }: Searched): LoadedEntry<{ slug: string }>[] =>
  ({
    concert: () => concerts.filter(isOfDays(query)),
    program: () => index.programs,
    city: () => index.cities,
    venue: () => index.venues,
    post: () => index.posts,
  })[query.indexUid]()

const listSlugs = (query: CheckedQuery, searched: Searched): string[] =>
  choose(query, searched.index.find, candidatesOf(query, searched)).map(
    ({ candidate }) => candidate.entry.slug,
  )

function answerQuery(
  query: CheckedQuery,
  { index, concerts }: Searched,
  context: { locale: Locale; now: number },
): SearchResult {
  const search = <Entry, Item extends LoadedEntry<Entry>>(items: Item[]) => choose(query, index.find, items)
  switch (query.indexUid) {
    case 'concert':
      return toPage(
        'concert',
        query,
        inOrder(query, search(concerts.filter(isOfDays(query))), timeOf, isLastAt(context.now)),
        ({ entry, ...names }) => toConcertHit(entry, names, { ...context, text: query.q }),
      )
    case 'program':
      return toPage('program', query, inOrder(query, search(index.programs)), ({ entry }) =>
        toProgramHit(entry, query.q),
      )
    case 'city': {
      const counts = Map.groupBy(concerts, ({ entry }) => entry.city)
      return toPage('city', query, inOrder(query, search(index.cities)), ({ entry }) =>
        toCityHit(entry, counts.get(entry.slug)?.length ?? 0),
      )
    }
    case 'venue':
      return toPage('venue', query, inOrder(query, search(index.venues)), ({ entry, city }) =>
        toVenueHit(entry, city?.name),
      )
    case 'post':
      return toPage('post', query, inOrder(query, search(index.posts), publishedAt), ({ entry }) =>
        toPostHit(entry),
      )
  }
}

/** All entries that match; with the strategy `last` also entries that match when words are left out from the end. */
function choose<Item extends LoadedEntry<unknown>>(
  query: CheckedQuery,
  find: Finder,
  items: Item[],
): Chosen<Item>[] {
  const wanted = toSearchWords(query.indexUid, query.q)
  if (!wanted) return []
  const fewest = query.matchingStrategy === 'last' ? Math.min(1, wanted.length) : wanted.length
  const chosen = new Map<Item, Chosen<Item>>()
  for (let count = wanted.length; count >= fewest; count--) {
    const ranked = rank(find, query.indexUid, wanted.slice(0, count), items, query.attributesToSearchOn)
    const leftOut = wanted.length - count
    for (const each of ranked) {
      if (!chosen.has(each.candidate)) chosen.set(each.candidate, { ...each, leftOut })
    }
  }
  return [...chosen.values()]
}

interface Chosen<Item> extends Ranked<Item> {
  /** Number of words that were left out. */
  leftOut: number
}

const isOfDays =
  ({ days }: CheckedQuery) =>
  ({ entry: { date } }: LoadedConcert): boolean =>
    !days || (date >= days.from && (days.to === undefined || date <= days.to))

/** Sort key by time; concerts without a time of day come last on their day. */
const timeOf = ({ entry }: LoadedConcert) => `${entry.date} ${entry.time ?? '~'}`
const publishedAt = ({ entry }: { entry: { publishedAt: string } }) => entry.publishedAt

/**
 * Sorts results: first by how many words match, then concerts that can be bought, as in Meilisearch (`settings.ts`),
 * then by relevance tier, by the requested sort, by score, and by the catalogue's order.
 */
function inOrder<Item extends LoadedEntry<unknown>>(
  { sort }: CheckedQuery,
  ranked: Chosen<Item>[],
  sortKey?: (item: Item) => string,
  isLast: (item: Item) => number = () => 0,
): Item[] {
  const direction = sort?.endsWith(':desc') ? -1 : 1
  const compare = (one: Item, other: Item) => {
    if (!sortKey) return 0
    const [first, second] = [sortKey(one), sortKey(other)]
    return first < second ? -direction : first > second ? direction : 0
  }
  return ranked
    .sort(
      (one, other) =>
        one.leftOut - other.leftOut ||
        isLast(one.candidate) - isLast(other.candidate) ||
        one.tier - other.tier ||
        compare(one.candidate, other.candidate) ||
        other.score - one.score ||
        one.candidate.at - other.candidate.at,
    )
    .map(({ candidate }) => candidate)
}

/** 1 for a concert that has begun or has no tickets to buy, 0 for others. */
const isLastAt =
  (now: number) =>
  ({ entry }: LoadedConcert): 0 | 1 =>
    canBeBought(entry) && !isUnderWay(entry, now) ? 0 : 1

function toPage<Index extends SearchIndex, Item>(
  indexUid: Index,
  { page, hitsPerPage }: CheckedQuery,
  items: Item[],
  toHit: (item: Item) => SearchHits[Index],
) {
  return {
    indexUid,
    hits: items.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(toHit),
    page,
    totalPages: Math.ceil(items.length / hitsPerPage),
    totalHits: items.length,
    hitsPerPage,
  }
}

/** Finds the help entries for a text. */
function findHelp(find: Finder, entries: readonly LoadedEntry<SearchHelp>[], text: string): FoundHelp {
  const wanted = toSearchWords('answer', text) ?? []
  if (wanted.length === 0) return { about: [], mentioning: [] }
  const asked = asksForVenueFacts(text) ? entries : entries.filter(({ entry }) => entry.kind !== 'venue')
  const search = (attributes?: readonly string[]) =>
    rank(find, 'answer', wanted, asked, attributes)
      .sort(
        (one, other) =>
          one.tier - other.tier ||
          kindOrder(one.candidate) - kindOrder(other.candidate) ||
          other.score - one.score ||
          one.candidate.at - other.candidate.at,
      )
      .slice(0, maxHelp)
      .map(({ candidate }) => candidate.entry)
  return { about: search(aboutAttributes), mentioning: search() }
}

const kindOrder = ({ entry }: LoadedEntry<SearchHelp>) => helpKinds.indexOf(entry.kind)
