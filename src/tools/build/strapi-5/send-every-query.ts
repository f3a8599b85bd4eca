import { readCalendarConcerts } from '../../../content/concerts/calendar-concerts.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readEntryById } from '../../../content/site/entry-address.ts'
import { readRedirect } from '../../../content/site/redirect.ts'
import { fetchMappedEntries, readNewestTouches } from '../../../content/site/sitemap-entries.ts'
import { listedTypes } from '../../../publishing/source-queries.ts'
import { fetchListed } from '../../../publishing/strapi-source.ts'
import { allLocales, defaultLocale, type Locale } from '../../../shared/locales.ts'
import { addressedTypes } from '../../../strapi/content-types.ts'
import type { ContentService } from '../../../strapi/port/client.ts'
import { createUncachedService } from '../../../strapi/uncached-service.ts'
import { entryReaders, listReaders, readersForAllLanguages } from './every-reader.ts'

export { recordedQueries } from '../stand-ins/recording-version.ts'

const [slug, day] = ['a', '2026-11-22']

/** Calls each reader of `every-reader.ts`, and those that need arguments of their own. */
const callReaders = (content: ContentService, locale: Locale): Promise<unknown>[] => [
  ...entryReaders.map(({ read }) => read(content, locale, slug)),
  ...listReaders.map((read) => read(content, locale)),
  ...readersForAllLanguages.map((read) => read(content, day)),
  readConcerts(content, locale, { when: 'upcoming' }),
  readCalendarConcerts(content, locale, day, {}),
  readRedirect(content, [`/${slug}`]),
  ...listedTypes().map((type) => fetchListed(content, type)),
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

const createRefusingService = (): ContentService =>
  createUncachedService({
    url: 'http://content.invalid',
    fetch: () => Promise.resolve(new Response(null, { status: 400 })),
    dialect: '5',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
