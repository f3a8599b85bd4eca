import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { postOrder, postSummaryFields, postSummarySchema } from '../../content/reading/post-summary.ts'
import type { MediaUrl } from '../../content/text/image.ts'
import { ContentInvalid, UpstreamFailed } from '../../errors.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import { addDays } from '../../shared/zoned-time.ts'
import { type ContentQuery, type ContentService, fetchContent } from '../../strapi/port/client.ts'
import { chooseTranslation, omitAbsent } from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { findTypesIn } from '../../strapi/port/types-in.ts'
import { concertsQuery, type ReadConcert } from './concerts.ts'
import {
  type Catalogue,
  type ConcertEntry,
  listOtherNames,
  type PostEntry,
  toHitPicture,
  withoutDuplicates,
} from './entries.ts'
import { helpQuery } from './help.ts'
import { toEveningWords } from './own-words.ts'
import { placesQuery } from './places.ts'
import { type ProgramsInLanguage, programsQuery } from './programs.ts'
import { toVenueHelp } from './venue-help.ts'
import { votesQuery } from './votes.ts'

const postsSchema = z.object({
  posts: z.object({ items: z.array(postSummarySchema), pageCount: z.number() }),
})

export interface PostsPage {
  entries: InEachLocale<PostEntry[]>
  pageCount: number
}

const postsList: EntryList = {
  list: 'posts',
  sort: postOrder,
  pagination: 'page: $page, pageSize: $pageSize',
  fields: postSummaryFields,
  count: 'pageCount',
}

/** Posts, the newest first, in pages, since there may be years of them. */
const postsQuery: ContentQuery<z.infer<typeof postsSchema>, PostsPage> = {
  name: 'search-posts',
  ...selectLists('query SearchPosts', [postsList], '$page: Int', '$pageSize: Int'),
  schema: postsSchema,
  map: ({ posts }, { mediaUrl }) => ({
    entries: inEachLocale((locale) => posts.items.map((post) => toEntry(post, locale, mediaUrl))),
    pageCount: posts.pageCount,
  }),
  policy: policies.searchIndex,
}

type TitleRow = { locale: Locale; title: string }

function toEntry(post: z.infer<typeof postSummarySchema>, locale: Locale, mediaUrl: MediaUrl): PostEntry {
  const { row, lang } = chooseTranslation(post, locale)
  return {
    slug: row.slug,
    title: row.title,
    otherTitles: listOtherNames<TitleRow>(post, locale, ({ title }) => title),
    publishedAt: post.publishedAt,
    ...omitAbsent({ summary: row.summary, thumbnail: toHitPicture(post.thumbnailImage, mediaUrl), lang }),
  }
}

/** The content types that the catalogue contains. */
export const catalogueTypes: readonly ContentType[] = withoutDuplicates(
  [programsQuery, placesQuery, postsQuery, votesQuery, concertsQuery, helpQuery].flatMap(({ document }) =>
    findTypesIn(document),
  ),
)

const pageSize = 100
/** Limit against endless paging; no real list has as many pages. */
const maxPages = 200

/** Filters for the concerts and posts of a catalogue, and whether it includes votes; what is absent isn't read. */
export interface WantedEntries {
  concerts?: object
  posts?: object
  votes?: true
}
const everything: WantedEntries = { concerts: {}, posts: {}, votes: true }

/** Status with which Strapi refuses a query for content types or fields that it doesn't have. */
const unknownToService = 400

/** Reads what an older Strapi may lack or hide; without it everything else can still be found. */
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
 * Reads everything that can be found from the content service. It bypasses the cache, as the index made of it is
 * cached. Concerts start with yesterday, because the day starts earlier in the east than in UTC.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @param wanted after a change, only some concerts and posts are needed; the rest is small
 * @throws UpstreamFailed or ContentInvalid; an incomplete catalogue is never returned
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
      concerts: concerts.map((concert) => withWords(concert, programs[locale], locale)),
      programs: programs[locale].programs,
      cities,
      venues: venues.map(({ facts: _, ...venue }) => venue),
      posts: [...postPages.flatMap(({ entries }) => entries[locale]), ...(votes?.[locale] ?? [])],
      help: [...(help?.[locale] ?? []), ...toVenueHelp(venues, cities, locale)],
    }
  })
}

function withWords(
  { ownTitle = '', ownCast = [], ownWorks = [], ...concert }: ReadConcert,
  { programs, people, ensemblesOf }: ProgramsInLanguage,
  locale: Locale,
): ConcertEntry {
  if (!ownTitle && ownCast.length === 0 && ownWorks.length === 0) return concert
  const program = programs.find(({ slug }) => slug === concert.program)
  const ensembles = ensemblesOf.get(concert.program ?? '') ?? []
  const words = toEveningWords({ ownTitle, ownCast, ownWorks }, program, people, ensembles, locale)
  return words ? { ...concert, words } : concert
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

async function read<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Record<string, unknown>,
): Promise<Value> {
  const value = await fetchContent(content, query, variables)
  if (value === null) throw new ContentInvalid(query.name, '', 'nothing came')
  return value
}

/** Reads all pages of a list. The service may return smaller pages than requested, so its own page count is used. */
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
