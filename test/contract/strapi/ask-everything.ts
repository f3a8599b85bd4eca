import { readCalendarConcert, readCalendarConcerts } from '../../../src/content/concerts/calendar-concerts.ts'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { type ConcertFilter, readConcerts } from '../../../src/content/concerts/concerts.ts'
import { readNewConcerts } from '../../../src/content/concerts/new-concerts.ts'
import { readScheduleIndex } from '../../../src/content/concerts/schedule-index.ts'
import { readMember } from '../../../src/content/people/member.ts'
import { readCities, readConcertCounts } from '../../../src/content/places/cities.ts'
import { readCityDetail } from '../../../src/content/places/city-detail.ts'
import { readVenue } from '../../../src/content/places/venue.ts'
import { readVenues } from '../../../src/content/places/venues.ts'
import type { ContentService } from '../../../src/content/port/client.ts'
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
import { readQuestions } from '../../../src/content/reading/questions.ts'
import { readBySlug } from '../../../src/content/site/by-slug.ts'
import { checkContent } from '../../../src/content/site/check-content.ts'
import { addressedTypes, readEntryBySlug } from '../../../src/content/site/entry-address.ts'
import { readMission } from '../../../src/content/site/mission.ts'
import { readRedirect } from '../../../src/content/site/redirect.ts'
import { readSite } from '../../../src/content/site/site.ts'
import {
  fetchMappedEntries,
  mappedTypes,
  readLastIds,
  readNewestTouches,
} from '../../../src/content/site/sitemap-entries.ts'
import { readCatalogue } from '../../../src/search/catalogue/read-catalogue.ts'
import { allLocales, type Locale } from '../../../src/shared/locales.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import type { EntityName, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { hostileTexts } from './hostile-texts.ts'

type Ask = (content: ContentService, locale: Locale, world: World) => Promise<unknown>[]

/** What questions can be about. */
interface World {
  today: string
  /** Slugs of an entity's entries, at most `most` of them, spread over the whole list. */
  slugsOf: (entity: EntityName, most?: number) => string[]
  /** Hostile ones, with one language: what a text does to a question isn't up to that. */
  texts: readonly string[]
  /** An address that nobody has, and addresses that nobody could have. */
  wrongSlugs: readonly string[]
}

/** Less than everything: a real Strapi takes minutes for that. */
export interface Part {
  locales?: readonly Locale[]
  texts?: readonly string[]
}

/**
 * Puts every question that the site can put, with what visitors can make of it. A new reader gets a line here:
 * `test/unit/contract-questions.test.ts` names a query that nobody asks.
 */
export async function askEverything(
  content: ContentService,
  snapshot: Snapshot,
  today: string,
  { locales = allLocales, texts = hostileTexts }: Part = {},
): Promise<void> {
  const slugsOf: World['slugsOf'] = (entity, most = 100) => spread(slugsIn(snapshot, entity), most)
  const worldIn = (locale: Locale): World => {
    const own = locale === locales[0] ? texts : []
    return { today, slugsOf, texts: own, wrongSlugs: ['no-such-entry', ...own] }
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
  (content, locale, world) =>
    filtersOf(world).map((filter) => readConcerts(content, locale, world.today, filter)),
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
  (content, locale, { slugsOf, today }) => {
    const older = ofOlderModel(content)
    const [citySlug = ''] = slugsOf('City', 1)
    return [
      readConcerts(older, locale, today, { when: 'upcoming' }),
      readNewConcerts(older, locale, today),
      readCalendarConcerts(older, locale, today, { citySlug }),
      ...slugsOf('Concert', 2).map((slug) => readConcert(older, locale, slug)),
      ...slugsOf('Venue', 2).map((slug) => readVenue(older, locale, slug)),
    ]
  },
  (content, locale, { slugsOf, today, wrongSlugs }) => [
    readFeedPosts(content, locale),
    readNewConcerts(content, locale, today),
    readCalendarConcerts(content, locale, today, {}),
    readCalendarConcerts(content, locale, today, { citySlug: slugsOf('City', 1)[0] ?? '' }),
    readCalendarConcerts(content, locale, today, { programSlug: slugsOf('Program', 1)[0] ?? '' }),
    ...[...slugsOf('Concert', 5), ...wrongSlugs].map((slug) => readCalendarConcert(content, locale, slug)),
  ],
  (content) => [
    checkContent(content),
    readLastIds(content),
    ...addressedTypes.map((type) => readEntryBySlug(content, type, 'en', 'nowhere')),
    ...mappedTypes.flatMap((type) => [
      fetchMappedEntries(content, type, { after: 0, upTo: 1_000_000 }, 20),
      fetchMappedEntries(content, type, { after: 10, upTo: 40 }, 100),
      readNewestTouches(content, type, [
        { after: 0, upTo: 20 },
        { after: 20, upTo: 1_000_000 },
      ]),
    ]),
  ],
  (content, _locale, { today, texts }) => [
    readCities(content),
    readConcertCounts(content, today),
    readScheduleIndex(content, today),
    readConcertCounts(content, '2000-01-01'),
    readConcertCounts(content, '2100-01-01'),
    ...[['/no-such-page'], ['/program', '/en/afisha', '/old'], ...texts.map((text) => [`/${text}`])].map(
      (addresses) => readRedirect(content, addresses),
    ),
  ],
]

/** Every filter of the list of concerts, alone and together. */
function filtersOf({ today, slugsOf, texts }: World): ConcertFilter[] {
  const month = addDays(today, 40).slice(0, 7)
  const [citySlug, programSlug, venueSlug, exceptSlug] = (
    ['City', 'Program', 'Venue', 'Concert'] as const
  ).map((entity) => slugsOf(entity, 1)[0])
  const parts: Omit<ConcertFilter, 'when'>[] = [
    {},
    { page: 2 },
    { page: 9999 },
    { pageSize: 3 },
    { month },
    { month: today.slice(0, 7) },
    { month: '1999-02' },
    { isAvailable: true },
    { exceptSlug },
    { slugs: slugsOf('Concert', 5), pageSize: 5 },
    { citySlug, isAvailable: true },
    { citySlug, programSlug, month },
    ...slugsOf('City', 4).map((slug) => ({ citySlug: slug })),
    ...slugsOf('Program', 4).map((slug) => ({ programSlug: slug })),
    ...slugsOf('Venue', 4).map((slug) => ({ venueSlug: slug })),
    { citySlug: 'no-such-city' },
    { venueSlug, exceptSlug, isAvailable: true },
    ...['Циммер', 'Москва', 'Kazan', 'музыка', 'Zimmer Москва', ...texts].map((text) => ({ text })),
  ]
  return parts.flatMap((part) => [
    { when: 'upcoming' as const, ...part },
    { when: 'past' as const, ...part },
  ])
}

const slugsIn = (snapshot: Snapshot, entity: EntityName): string[] => [
  ...new Set(snapshot[entity].map(({ slug }) => slug).filter((slug) => typeof slug === 'string')),
]

function spread<T>(values: T[], most: number): T[] {
  const step = Math.max(1, values.length / most)
  return values.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
