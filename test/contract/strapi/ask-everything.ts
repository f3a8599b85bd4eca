import { readCalendarConcert, readCalendarConcerts } from '../../../src/content/concerts/calendar-concerts.ts'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { readConcertCounts } from '../../../src/content/concerts/concert-counts.ts'
import { readConcerts } from '../../../src/content/concerts/concerts.ts'
import { readNewConcerts } from '../../../src/content/concerts/new-concerts.ts'
import { fetchOwnCasts } from '../../../src/content/concerts/own-casts.ts'
import { readScheduleIndex } from '../../../src/content/concerts/schedule-index.ts'
import { readMember } from '../../../src/content/people/member.ts'
import { readCities } from '../../../src/content/places/cities.ts'
import { readCityDetail } from '../../../src/content/places/city-detail.ts'
import { readVenue } from '../../../src/content/places/venue.ts'
import { readVenues } from '../../../src/content/places/venues.ts'
import { readProgramNames, readPrograms } from '../../../src/content/programs/programs.ts'
import { readStarPrograms } from '../../../src/content/programs/star-programs.ts'
import { readVotes } from '../../../src/content/programs/votes.ts'
import { readArticle } from '../../../src/content/reading/article.ts'
import { readCategory } from '../../../src/content/reading/category.ts'
import { readFeedPosts } from '../../../src/content/reading/feed-posts.ts'
import { readHelp } from '../../../src/content/reading/help.ts'
import { readMorePages } from '../../../src/content/reading/more-pages.ts'
import { readPost } from '../../../src/content/reading/post.ts'
import { readPostNeighbours } from '../../../src/content/reading/post-neighbours.ts'
import { readPosts } from '../../../src/content/reading/posts.ts'
import { readQuestionElsewhere, readQuestions } from '../../../src/content/reading/questions.ts'
import { readBySlug } from '../../../src/content/site/by-slug.ts'
import { pingContent } from '../../../src/content/site/check-content.ts'
import { readEntriesElsewhere } from '../../../src/content/site/entries-elsewhere.ts'
import { readEntryBySlug } from '../../../src/content/site/entry-address.ts'
import { readMission } from '../../../src/content/site/mission.ts'
import { readRedirect } from '../../../src/content/site/redirect.ts'
import { readSite } from '../../../src/content/site/site.ts'
import {
  fetchMappedEntries,
  readLastIds,
  readNewestTouches,
} from '../../../src/content/site/sitemap-entries.ts'
import { readCatalogue } from '../../../src/search/catalogue/read-catalogue.ts'
import { allLocales, type Locale } from '../../../src/shared/locales.ts'
import { addressedTypes } from '../../../src/strapi/content-types.ts'
import type { ContentService } from '../../../src/strapi/port/client.ts'
import type { EntityName, Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { chooseVaried } from './choose-varied.ts'
import { concertFilters, shortPage, type World } from './concert-filters.ts'
import { hostileTexts } from './hostile-texts.ts'

type Ask = (content: ContentService, locale: Locale, world: World) => Promise<unknown>[]

/** Other than what is asked without it. */
export interface Part {
  locales?: readonly Locale[]
  texts?: readonly string[]
  /** Slugs of the entries that are asked for, instead of those that show what entries can be like. */
  entries?: Partial<Record<EntityName, readonly string[]>>
  /** Many more entries, and each filter in each language: a real Strapi takes minutes for that. */
  isThorough?: boolean
}

/** In the languages that aren't asked everything. */
const entriesInOthers = 2

/**
 * Puts every question that the site can put, with what visitors can make of it. A new reader gets a line here:
 * `test/unit/contract-questions.test.ts` names a query that nobody asks.
 */
export async function askEverything(
  content: ContentService,
  snapshot: Snapshot,
  today: string,
  { locales = allLocales, texts = hostileTexts, entries, isThorough = false }: Part = {},
): Promise<void> {
  const varied = new Map<EntityName, string[]>()
  const variedSlugs = (entity: EntityName) => {
    const known = varied.get(entity) ?? slugsIn(chooseVaried(inFirstLanguage(snapshot[entity], locales)))
    varied.set(entity, known)
    return known
  }
  const worldIn = (locale: Locale): World => {
    const isFirst = locale === locales[0]
    return {
      today,
      isWhole: isFirst || isThorough,
      isThorough,
      slugsOf: (entity, most = 100) => {
        const given = entries?.[entity]
        if (given) return given.slice(0, most)
        if (isThorough) return spread(slugsIn(snapshot[entity]), most)
        return variedSlugs(entity).slice(0, isFirst ? most : entriesInOthers)
      },
      wrongSlugs: ['no-such-entry', ...(isFirst ? texts : [])],
    }
  }
  const asked = locales.flatMap((locale) => ask.flatMap((each) => each(content, locale, worldIn(locale))))
  await Promise.all([...asked, readCatalogue(content, today)])
}

/** A content service that lacks what came to the model later: it refuses questions about it, and is asked others. */
const ofOlderModel = (content: ContentService): ContentService => ({
  ...content,
  url: `${content.url}/older`,
  fetch: async (request) => {
    const isNewer = /site\(|#newer|topic:/.test(await request.clone().text())
    return isNewer
      ? Response.json({ errors: [{ message: 'no such field' }] }, { status: 400 })
      : content.fetch(request)
  },
})

const ask: Ask[] = [
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Concert', 30), ...wrongSlugs].map((slug) => readConcert(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [
      ...slugsOf('Program'),
      ...slugsOf('ProgramCollection'),
      ...slugsOf('Page'),
      ...slugsOf('Member', 5),
      ...wrongSlugs,
    ].map((slug) => readBySlug(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Member'), ...wrongSlugs].map((slug) => readMember(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('City', 20), ...wrongSlugs].map((slug) => readCityDetail(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Venue', 20), ...wrongSlugs].map((slug) => readVenue(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Article'), ...wrongSlugs].map((slug) => readArticle(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Category'), ...wrongSlugs].map((slug) => readCategory(content, locale, slug)),
  (content, locale, { slugsOf, wrongSlugs }) =>
    [...slugsOf('Post', 12), ...wrongSlugs].map(async (slug) => {
      const post = await readPost(content, locale, slug)
      if (post) await readPostNeighbours(content, locale, post)
    }),
  (content, locale, { wrongSlugs }) => wrongSlugs.map((slug) => readQuestionElsewhere(content, locale, slug)),
  (content, locale, world) =>
    concertFilters(world).map((filter) => readConcerts(content, locale, world.today, filter)),
  (content, locale) =>
    [{}, { page: 2 }, { page: 3, pageSize: 7 }, { page: 9999 }].map((part) =>
      readPosts(content, locale, part),
    ),
  (content, locale) => [
    readSite(content, locale),
    readSite(ofOlderModel(content), locale),
    readMission(content, locale),
    readPrograms(content, locale),
    readProgramNames(content, locale),
    readVenues(content, locale),
    readStarPrograms(content, locale),
    readVotes(content, locale),
    readMorePages(content, locale),
    readQuestions(content, locale),
    ...(['sold_out', 'refund'] as const).flatMap((topic) => [
      readHelp(content, locale, topic),
      readHelp(ofOlderModel(content), locale, topic),
    ]),
  ],
  (content, locale, { slugsOf, today, isWhole }) => {
    if (!isWhole) return []
    const older = ofOlderModel(content)
    const [_, citySlug = ''] = slugsOf('City', 2)
    return [
      readConcerts(older, locale, today, { when: 'upcoming', pageSize: shortPage }),
      readNewConcerts(older, locale, today),
      fetchOwnCasts(older, locale, today),
      readCalendarConcerts(older, locale, today, { citySlug }),
      ...slugsOf('Concert', 2).map((slug) => readConcert(older, locale, slug)),
      ...slugsOf('Venue', 2).map((slug) => readVenue(older, locale, slug)),
    ]
  },
  (content, locale, { slugsOf, today, wrongSlugs, isWhole }) => [
    readFeedPosts(content, locale),
    readNewConcerts(content, locale, today),
    fetchOwnCasts(content, locale, today),
    // All pages of a calendar are read: the whole one's take the longest of all questions.
    ...(isWhole ? [readCalendarConcerts(content, locale, today, {})] : []),
    readCalendarConcerts(content, locale, today, { citySlug: slugsOf('City', 2)[1] ?? '' }),
    ...(isWhole
      ? [readCalendarConcerts(content, locale, today, { programSlug: slugsOf('Program', 1)[0] ?? '' })]
      : []),
    ...[...slugsOf('Concert', 5), ...wrongSlugs].map((slug) => readCalendarConcert(content, locale, slug)),
  ],
  (content) => [
    pingContent(content),
    readEntriesElsewhere(content),
    readLastIds(content),
    ...addressedTypes.map((type) => readEntryBySlug(content, type, 'en', 'nowhere')),
    ...addressedTypes.flatMap((type) => [
      fetchMappedEntries(content, type, { after: 0, upTo: 1_000_000 }, 20),
      fetchMappedEntries(content, type, { after: 10, upTo: 40 }, 100),
      readNewestTouches(content, type, [
        { after: 0, upTo: 20 },
        { after: 20, upTo: 1_000_000 },
      ]),
    ]),
  ],
  (content, _locale, { today }) => [
    readCities(content),
    readConcertCounts(content, today),
    readScheduleIndex(content, today),
    readConcertCounts(content, '2000-01-01'),
    readConcertCounts(content, '2100-01-01'),
    readRedirect(content, ['/program']),
  ],
]

/** Concerts have no language. */
const inFirstLanguage = (rows: readonly Row[], [first]: readonly Locale[]): Row[] =>
  rows.filter(({ locale = first ?? null }) => locale === first)

const slugsIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.map(({ slug }) => slug).filter((slug) => typeof slug === 'string')),
]

function spread<T>(values: T[], most: number): T[] {
  const step = Math.max(1, values.length / most)
  return values.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
