import { ContentInvalid, UpstreamFailed } from '../../errors.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import { addDays } from '../../shared/zoned-time.ts'
import { type ContentQuery, type ContentService, fetchContent } from '../../strapi/port/client.ts'
import { typesIn } from '../../strapi/port/types-in.ts'
import { concertsQuery } from './concerts.ts'
import { type Catalogue, type ConcertEntry, unique } from './entries.ts'
import { helpQuery } from './help.ts'
import { placesQuery } from './places.ts'
import { postsQuery } from './posts.ts'
import { programsQuery } from './programs.ts'
import { toVenueHelp } from './venue-help.ts'
import { votesQuery } from './votes.ts'

/** The types that the catalogue is made of. */
export const catalogueTypes: readonly ContentType[] = unique(
  [programsQuery, placesQuery, postsQuery, votesQuery, concertsQuery, helpQuery].flatMap(({ document }) =>
    typesIn(document),
  ),
)

const pageSize = 100
/** A list that goes on after this many pages is no list of ours. */
const maxPages = 200

/**
 * Which concerts and posts of a catalogue are wanted, as filters of the content service, and whether votes are; none
 * where absent.
 */
export interface WantedEntries {
  concerts?: object
  posts?: object
  votes?: true
}
const everything: WantedEntries = { concerts: {}, posts: {}, votes: true }

/** The status by which a content service says that it doesn't know what was asked for. */
const unknownToService = 400

/** What a service may not have yet, or not show: everything else is found without. */
async function readIfKnown<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
): Promise<Value | undefined> {
  try {
    return await read(content, query, {})
  } catch (error) {
    const isUnknown =
      error instanceof ContentInvalid ||
      (error instanceof UpstreamFailed && error.status === unknownToService)
    if (!isUnknown) throw error
    content.log.warn('the search goes without a part of the catalogue', { query: query.name, error })
    return undefined
  }
}

/**
 * Reads everything that can be found from the content service, past the cache: what is made of it is cached.
 * Concerts begin with the day before, for today begins earlier in the east.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @param wanted to follow a change, a few of the concerts and posts are enough; the rest is small.
 * @throws UpstreamFailed, ContentInvalid; half a catalogue is none.
 */
export async function readCatalogue(
  content: ContentService,
  today: string,
  { concerts: concertFilters, posts: postFilters, votes: wantsVotes }: WantedEntries = everything,
): Promise<InEachLocale<Catalogue>> {
  const ahead = { ...concertFilters, date: { gte: addDays(today, -1) } }
  const [programs, places, help, postPages, votes, concertPages] = await Promise.all([
    read(content, programsQuery, {}),
    read(content, placesQuery, {}),
    readIfKnown(content, helpQuery),
    postFilters ? readPages(content, postsQuery, { postsFilters: postFilters }) : [],
    wantsVotes ? readIfKnown(content, votesQuery) : undefined,
    concertFilters ? readPages(content, concertsQuery, { filters: ahead }) : [],
  ])
  const concerts = concertPages.flatMap(({ entries }) => entries)
  return inEachLocale((locale) => {
    const cities = busiestFirst(places[locale].cities, concerts, 'city')
    const venues = busiestFirst(places[locale].venues, concerts, 'venue')
    return {
      concerts,
      programs: programs[locale],
      cities,
      venues: venues.map(({ facts: _, ...venue }) => venue),
      posts: [...postPages.flatMap(({ entries }) => entries[locale]), ...(votes?.[locale] ?? [])],
      help: [...(help?.[locale] ?? []), ...toVenueHelp(venues, cities, locale)],
    }
  })
}

/** Without a text, the places are shown first where there is most to hear; the order given stands among equals. */
function busiestFirst<Place extends { slug: string }>(
  places: Place[],
  concerts: ConcertEntry[],
  kind: 'city' | 'venue',
): Place[] {
  const counts = Map.groupBy(concerts, (concert) => concert[kind])
  const countOf = ({ slug }: Place) => counts.get(slug)?.length ?? 0
  return places.toSorted((one, other) => countOf(other) - countOf(one))
}

async function read<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Record<string, unknown>,
): Promise<Value> {
  const value = await fetchContent(content, query, variables)
  if (value === null) throw new ContentInvalid(query.name, '', 'nothing came')
  return value
}

/** The service may give smaller pages than it is asked for, so its own count of them is followed. */
async function readPages<Answer, Value extends { pageCount: number }>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Record<string, unknown>,
): Promise<Value[]> {
  const first = await read(content, query, { ...variables, page: 1, pageSize })
  const pages = [first]
  for (let page = 2; page <= Math.min(first.pageCount, maxPages); page++) {
    pages.push(await read(content, query, { ...variables, page, pageSize }))
  }
  return pages
}
