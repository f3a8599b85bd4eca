import { createIsolateState } from '../../../cache/cache.ts'
import { createCircuitBreaker } from '../../../cache/circuit-breaker.ts'
import { createKvCache } from '../../../cache/kv-cache.ts'
import { readCalendarConcert, readCalendarConcerts } from '../../../content/concerts/calendar-concerts.ts'
import { readConcert } from '../../../content/concerts/concert.ts'
import { readConcertCounts } from '../../../content/concerts/concert-counts.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readNewConcerts } from '../../../content/concerts/new-concerts.ts'
import { fetchOwnCasts } from '../../../content/concerts/own-casts.ts'
import { readScheduleIndex } from '../../../content/concerts/schedule-index.ts'
import { readMember } from '../../../content/people/member.ts'
import { readCities } from '../../../content/places/cities.ts'
import { readCityDetail } from '../../../content/places/city-detail.ts'
import { readVenue } from '../../../content/places/venue.ts'
import { readVenues } from '../../../content/places/venues.ts'
import { readProgramNames, readPrograms } from '../../../content/programs/programs.ts'
import { readStarPrograms } from '../../../content/programs/star-programs.ts'
import { readVotes } from '../../../content/programs/votes.ts'
import { readArticle } from '../../../content/reading/article.ts'
import { readCategory } from '../../../content/reading/category.ts'
import { readFeedPosts } from '../../../content/reading/feed-posts.ts'
import { readHelp } from '../../../content/reading/help.ts'
import { readMorePages } from '../../../content/reading/more-pages.ts'
import { readPost } from '../../../content/reading/post.ts'
import { readPostNeighbours } from '../../../content/reading/post-neighbours.ts'
import { readPosts } from '../../../content/reading/posts.ts'
import { readQuestionElsewhere, readQuestions } from '../../../content/reading/questions.ts'
import { readBySlug } from '../../../content/site/by-slug.ts'
import { pingContent } from '../../../content/site/check-content.ts'
import { readEntriesElsewhere } from '../../../content/site/entries-elsewhere.ts'
import { readEntryById } from '../../../content/site/entry-address.ts'
import { readMission } from '../../../content/site/mission.ts'
import { readRedirect } from '../../../content/site/redirect.ts'
import { readSite } from '../../../content/site/site.ts'
import { fetchMappedEntries, readLastIds, readNewestTouches } from '../../../content/site/sitemap-entries.ts'
import { readCatalogue } from '../../../search/catalogue/read-catalogue.ts'
import { allLocales, defaultLocale, type Locale } from '../../../shared/locales.ts'
import { addressedTypes } from '../../../strapi/content-types.ts'
import { createIsolateChanges } from '../../../strapi/port/changes.ts'
import type { ContentService } from '../../../strapi/port/client.ts'

export { recordedQueries } from '../stand-ins/recording-version.ts'

type Ask = (content: ContentService, locale: Locale) => Promise<unknown>[]

const [slug, day] = ['a', '2026-11-22']

/**
 * Calls every reader once; a new reader needs a line here. `test/unit/contract-questions.test.ts` names a query of the
 * site that none of these sends.
 */
const ask: Ask[] = [
  (content, locale) =>
    [readConcert, readBySlug, readMember, readCityDetail, readVenue, readArticle, readCategory, readPost].map(
      (read) => read(content, locale, slug),
    ),
  (content, locale) =>
    [readBySlug, readMember, readCityDetail, readVenue, readArticle, readCategory, readPost].map((read) =>
      read.elsewhere(content, locale, slug),
    ),
  (content, locale) => [
    readConcerts(content, locale, day, { when: 'upcoming' }),
    readNewConcerts(content, locale, day),
    fetchOwnCasts(content, locale, day),
    readCalendarConcerts(content, locale, day, {}),
    readCalendarConcert(content, locale, slug),
    readPostNeighbours(content, locale, { slug, publishedAt: `${day}T00:00:00Z` }),
    readPosts(content, locale, {}),
    readHelp(content, locale, 'refund'),
    readQuestionElsewhere(content, locale, slug),
  ],
  (content, locale) =>
    [
      readSite,
      readMission,
      readPrograms,
      readProgramNames,
      readStarPrograms,
      readVenues,
      readVotes,
      readMorePages,
      readQuestions,
      readFeedPosts,
    ].map((read) => read(content, locale)),
  (content) => [
    readCities(content),
    readConcertCounts(content, day),
    readScheduleIndex(content, day),
    readRedirect(content, [`/${slug}`]),
    pingContent(content),
    readEntriesElsewhere(content),
    readLastIds(content),
    readCatalogue(content, day),
    ...addressedTypes.map((type) => readEntryById(content, type, defaultLocale, '1')),
    ...addressedTypes.flatMap((type) => [
      fetchMappedEntries(content, type, { after: 0, upTo: 1 }, 1),
      readNewestTouches(content, type, [{ after: 0, upTo: 1 }]),
    ]),
  ],
]

/**
 * Sends every query of the site, in each language, to a service that rejects all of them. `recordedQueries` has the
 * queries afterwards.
 */
export async function sendEveryQuery(): Promise<void> {
  await Promise.allSettled(
    allLocales.flatMap((locale) => ask.flatMap((each) => each(createRefusingService(), locale))),
  )
  // A reader of several queries ends with the first rejection, while its other queries are sent until the end of this
  // turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve))
}

function createRefusingService(): ContentService {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const around = { kv: undefined, now: Date.now, waitUntil: () => undefined, log }
  return {
    requestId: 'build',
    url: 'http://content.invalid',
    mediaBase: undefined,
    embedHosts: [],
    fetch: () => Promise.resolve(new Response(null, { status: 400 })),
    dialect: '5',
    token: undefined,
    cache: createKvCache(createIsolateState(0), around),
    freeTextCache: createKvCache(createIsolateState(0), around),
    changes: { isolate: createIsolateChanges(), ...around },
    breaker: createCircuitBreaker('content'),
    used: new Set(),
    log,
  }
}
