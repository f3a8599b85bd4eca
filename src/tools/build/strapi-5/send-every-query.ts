import { createIsolateState } from '../../../cache/cache.ts'
import { createCircuitBreaker } from '../../../cache/circuit-breaker.ts'
import { createKvCache } from '../../../cache/kv-cache.ts'
import { readCalendarConcerts } from '../../../content/concerts/calendar-concerts.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readHelp } from '../../../content/reading/help.ts'
import { readPostNeighbours } from '../../../content/reading/post.ts'
import { readPosts } from '../../../content/reading/posts.ts'
import { readQuestionElsewhere } from '../../../content/reading/questions.ts'
import { readEntryById } from '../../../content/site/entry-address.ts'
import { readRedirect } from '../../../content/site/redirect.ts'
import { fetchMappedEntries, readNewestTouches } from '../../../content/site/sitemap-entries.ts'
import { allLocales, defaultLocale, type Locale } from '../../../shared/locales.ts'
import { addressedTypes } from '../../../strapi/content-types.ts'
import { createIsolateChanges } from '../../../strapi/port/changes.ts'
import type { ContentService } from '../../../strapi/port/client.ts'
import { entryReaders, listReaders, readersForAllLanguages, readersOfDay } from './every-reader.ts'

export { recordedQueries } from '../stand-ins/recording-version.ts'

const [slug, day] = ['a', '2026-11-22']

/** Calls each reader of `every-reader.ts`, and those that need arguments of their own. */
const callReaders = (content: ContentService, locale: Locale): Promise<unknown>[] => [
  ...entryReaders.flatMap(({ read }) => [
    read(content, locale, slug),
    ...(read.elsewhere ? [read.elsewhere(content, locale, slug)] : []),
  ]),
  ...listReaders.map((read) => read(content, locale)),
  ...readersOfDay.map((read) => read(content, locale, day)),
  ...readersForAllLanguages.map((read) => read(content, day)),
  readConcerts(content, locale, day, { when: 'upcoming' }),
  readCalendarConcerts(content, locale, day, {}),
  readPostNeighbours(content, locale, { slug, publishedAt: `${day}T00:00:00Z` }),
  readPosts(content, locale, {}),
  readHelp(content, locale, 'refund'),
  readQuestionElsewhere(content, locale, slug),
  readRedirect(content, [`/${slug}`]),
  ...addressedTypes.flatMap((type) => [
    readEntryById(content, type, defaultLocale, '1'),
    fetchMappedEntries(content, type, { after: 0, upTo: 1 }, 1),
    readNewestTouches(content, type, [{ after: 0, upTo: 1 }]),
  ]),
]

/**
 * Sends every query of the site, in each language, to a service that rejects all of them. `recordedQueries` has the
 * queries afterwards.
 */
export async function sendEveryQuery(): Promise<void> {
  await Promise.allSettled(allLocales.flatMap((locale) => callReaders(createRefusingService(), locale)))
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
