import { readConcert } from '../../../content/concerts/concert.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCities } from '../../../content/places/cities.ts'
import { readCityDetail } from '../../../content/places/city-detail.ts'
import { readVenue } from '../../../content/places/venue.ts'
import type { ContentService } from '../../../content/port/client.ts'
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
import {
  fetchMappedEntries,
  type MappedEntry,
  type MappedType,
  mappedTypes,
} from '../../../content/site/sitemap-entries.ts'
import type { Locale } from '../../../shared/locales.ts'

type ReadEntry = (content: ContentService, locale: Locale, slug: string) => Promise<unknown>

/** How the site reads an entry's own page. The others stand whole in their lists. */
const readers: Partial<Record<MappedType, ReadEntry>> = {
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

const perQuestion = 200
/** So many questions at once: visitors ask the same service meanwhile. */
const atOnce = 4

/**
 * Asks for every entry in each language, and for what stands on all pages; faults gather in `content.faults`.
 *
 * @returns what couldn't be read
 */
export async function readAllContent(content: ContentService, locales: readonly Locale[]): Promise<string[]> {
  const failed: string[] = []
  const say = (name: string) => (error: unknown) => {
    failed.push(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const today = new Date().toISOString().slice(0, 10)
  const reads: (() => Promise<unknown>)[] = [
    () => readRedirect(content, []).catch(say('redirects')),
    () => readCities(content).catch(say('cities')),
    ...locales.flatMap((locale) => [
      () => readSite(content, locale).catch(say(`site in ${locale}`)),
      () => readMission(content, locale).catch(say(`the mission in ${locale}`)),
      () => readQuestions(content, locale).catch(say(`questions in ${locale}`)),
      () => readVotes(content, locale).catch(say(`votes in ${locale}`)),
      () => readFeedPosts(content, locale).catch(say(`news in ${locale}`)),
      () => readConcerts(content, locale, today, { when: 'upcoming' }).catch(say(`concerts in ${locale}`)),
    ]),
  ]
  for (const type of mappedTypes) {
    const read = readers[type]
    if (!read) continue
    for (const { rows } of await readAddresses(content, type).catch(toNone(say(type)))) {
      for (const { locale = locales[0], slug } of rows) {
        if (!locale || !locales.includes(locale)) continue
        reads.push(() => read(content, locale, slug).catch(say(`${type} ${slug} in ${locale}`)))
      }
    }
  }
  await inTurns(reads)
  return failed
}

async function readAddresses(content: ContentService, type: MappedType): Promise<MappedEntry[]> {
  const all: MappedEntry[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const range = { after, upTo: Number.MAX_SAFE_INTEGER }
    const { entries, lastId } = await fetchMappedEntries(content, type, range, perQuestion)
    all.push(...entries)
    after = lastId
  }
  return all
}

const toNone = (say: (error: unknown) => void) => (error: unknown) => {
  say(error)
  return []
}

async function inTurns(reads: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = reads.values()
  const take = async () => {
    for (const read of waiting) await read()
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}
