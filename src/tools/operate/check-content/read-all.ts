import { readConcert } from '../../../content/concerts/concert.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCities } from '../../../content/places/cities.ts'
import { readCityDetail } from '../../../content/places/city-detail.ts'
import { readVenue } from '../../../content/places/venue.ts'
import { readVotes } from '../../../content/programs/votes.ts'
import { readArticle } from '../../../content/reading/article.ts'
import { readCategory } from '../../../content/reading/category.ts'
import { readFeedPosts } from '../../../content/reading/feed-posts.ts'
import { readPost } from '../../../content/reading/post.ts'
import { readQuestions } from '../../../content/reading/questions.ts'
import { readBySlug } from '../../../content/site/by-slug.ts'
import { readMission } from '../../../content/site/mission.ts'
import { readRedirect } from '../../../content/site/redirect.ts'
import { readSite } from '../../../content/site/site.ts'
import { fetchMappedEntries, type MappedEntry } from '../../../content/site/sitemap-entries.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { type AddressedType, addressedTypes } from '../../../strapi/content-types.ts'
import type { ContentService } from '../../../strapi/port/client.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'

type ReadEntry = (content: ContentService, locale: Locale, slug: string) => Promise<unknown>

/** The reader of each type that has a page of its own; entries of other types are complete in their lists. */
const readers: Partial<Record<AddressedType, ReadEntry>> = {
  concert: readConcert,
  program: readBySlug,
  'program-collection': readBySlug,
  page: readBySlug,
  member: readBySlug,
  city: readCityDetail,
  venue: readVenue,
  post: readPost,
  article: readArticle,
  category: readCategory,
}

interface Read {
  name: string
  read: () => Promise<unknown>
}

const perQuery = 200
/** Most queries that are sent at the same time, since visitors use the same service. */
const atOnce = 4

/**
 * Reads every entry in each language, and everything that stands on all pages; problems are added to `content.faults`.
 *
 * @returns one line for each thing that could not be read
 */
export async function readAllContent(content: ContentService, locales: readonly Locale[]): Promise<string[]> {
  const failed: string[] = []
  const tryToRead = async ({ name, read }: Read) => {
    try {
      await read()
    } catch (error) {
      failed.push(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const today = toUtcDay(Date.now())
  const reads: Read[] = [
    { name: 'redirects', read: () => readRedirect(content, []) },
    { name: 'cities', read: () => readCities(content) },
    ...locales.flatMap((locale) => [
      { name: `site in ${locale}`, read: () => readSite(content, locale) },
      { name: `the mission in ${locale}`, read: () => readMission(content, locale) },
      { name: `questions in ${locale}`, read: () => readQuestions(content, locale) },
      { name: `votes in ${locale}`, read: () => readVotes(content, locale) },
      { name: `news in ${locale}`, read: () => readFeedPosts(content, locale) },
      {
        name: `concerts in ${locale}`,
        read: () => readConcerts(content, locale, today, { when: 'upcoming' }),
      },
    ]),
  ]
  for (const type of addressedTypes) {
    const read = readers[type]
    if (!read) continue
    await tryToRead({
      name: type,
      read: async () => {
        for (const { rows } of await readAddresses(content, type)) {
          for (const { locale = locales[0], slug } of rows) {
            if (!locale || !locales.includes(locale)) continue
            reads.push({ name: `${type} ${slug} in ${locale}`, read: () => read(content, locale, slug) })
          }
        }
      },
    })
  }
  await forEachAtOnce(reads, atOnce, tryToRead)
  return failed
}

async function readAddresses(content: ContentService, type: AddressedType): Promise<MappedEntry[]> {
  const all: MappedEntry[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const range = { after, upTo: Number.MAX_SAFE_INTEGER }
    const { entries, lastId } = await fetchMappedEntries(content, type, range, perQuery)
    all.push(...entries)
    after = lastId
  }
  return all
}
