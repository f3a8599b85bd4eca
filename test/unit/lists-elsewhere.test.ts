import { beforeAll, describe, expect, it } from 'vitest'
import { readConcertCounts } from '../../src/content/concerts/schedule.ts'
import type { ContentService } from '../../src/content/content-service.ts'
import { readCities, readVenues } from '../../src/content/places/readers.ts'
import {
  readProgramNames,
  readPrograms,
  readStarPrograms,
  readVote,
  readVotes,
} from '../../src/content/programs/readers.ts'
import { readFeedPosts, readMorePages, readPosts, readQuestions } from '../../src/content/reading/readers.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readCatalogues } from '../../src/search/catalogue/read-catalogue.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import type { EntityName, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-21'
const now = Date.parse(`${today}T12:00:00Z`)

const whole = makeSnapshot(today)
const kazan = whole.City.find(({ slug }) => slug === 'kazan')?.id
/** The demo with the concerts of one city, and some others. */
const demo = { ...whole, Concert: whole.Concert.filter(({ city }, at) => city === kazan || at % 20 === 0) }

type Written = readonly [EntityName, slug: string, languages: readonly string[]]

/** The demo with some entries written only in these languages. */
function demoWhere(...written: Written[]) {
  const snapshot: Record<string, readonly Row[]> = { ...demo }
  for (const [entity, slug, languages] of written) {
    const rows = snapshot[entity] ?? []
    const russian = rows.find((row) => row.slug === slug && row.locale === 'ru')
    const family = [russian?.id, ...((russian?.localizations ?? []) as number[])]
    const gone = rows.filter(({ id, locale }) => family.includes(id) && !languages.includes(String(locale)))
    const isGone = (id: unknown) => gone.some((row) => row.id === id)
    snapshot[entity] = rows
      .filter(({ id }) => !isGone(id))
      .map((row) =>
        family.includes(row.id)
          ? { ...row, localizations: (row.localizations as number[]).filter((id) => !isGone(id)) }
          : row,
      )
    const [first] = snapshot[entity].filter(({ id }) => family.includes(id))
    if (entity !== 'City' || !first || !russian) continue
    // Only the Russian row of the city has concerts.
    snapshot.Concert = demo.Concert.map((row) => (isGone(row.city) ? { ...row, city: first.id } : row))
    snapshot.City =
      snapshot.City?.map((row) =>
        row.id === first.id ? { ...row, concerts: russian.concerts ?? [] } : row,
      ) ?? []
  }
  return serve(snapshot as Snapshot)
}

const serve = (snapshot: Snapshot) => createEmbeddedService(now, () => snapshot)
const asWritten = serve(demo).service

const readNews = async (content: ContentService, locale: Locale) =>
  (await readPosts(content, locale, { pageSize: 100 })).posts
const readSubjects = async (content: ContentService, locale: Locale) =>
  (await readMorePages(content, locale)).categories
const readEditorsPages = async (content: ContentService, locale: Locale) =>
  (await readMorePages(content, locale)).pages
const readStars = async (content: ContentService, locale: Locale) =>
  (await readStarPrograms(content, locale)).map(({ program }) => program)

type ReadList = (
  content: ContentService,
  locale: Locale,
) => Promise<readonly { slug: string; lang?: string | undefined }[]>
type Listed = readonly [list: string, EntityName, slug: string, ReadList]

const lists: Listed[] = [
  ['programs', 'Program', 'hans-zimmer', readPrograms],
  ['names of programs', 'Program', 'harry-potter', readProgramNames],
  ['programs of the signs', 'Program', 'john-williams', readStars],
  ['votes', 'Vote', 'anime-vote-2026', readVotes],
  ['venues', 'Venue', 'zaryadye', readVenues],
  ['news', 'Post', 'cyberpunk-premiere', readNews],
  ['posts of a feed', 'Post', 'new-season-on-sale', readFeedPosts],
  ['questions', 'QaEntry', 'refunds', readQuestions],
  ['subjects', 'Category', 'games', readSubjects],
  ['pages', 'Page', 'services', readEditorsPages],
]

describe.each(lists)('in the list of %s', (_list, entity, slug, read) => {
  it('an entry that is in English only is marked as English', async () => {
    const list = await read(demoWhere([entity, slug, ['en']]).service, 'ru')
    expect(list.filter((entry) => entry.slug === slug).map(({ lang }) => lang)).toEqual(['en'])
  })

  it('an entry that is in Thai only is marked as Thai for who reads English', async () => {
    const list = await read(demoWhere([entity, slug, ['th']]).service, 'en')
    expect(list.filter((entry) => entry.slug === slug).map(({ lang }) => lang)).toEqual(['th'])
  })

  it('an entry in English and Thai stands once, in the language of the page', async () => {
    const list = await read(demoWhere([entity, slug, ['en', 'th']]).service, 'th')
    expect(list.filter((entry) => entry.slug === slug).map(({ lang }) => lang)).toEqual([undefined])
  })
})

describe('in a list that editors have ordered', () => {
  it.each(lists.filter(([list]) => list !== 'venues'))(
    'of %s, an entry in English only keeps its place',
    async (_list, entity, slug, read) => {
      const usual = await read(asWritten, 'ru')
      const list = await read(demoWhere([entity, slug, ['en']]).service, 'ru')
      expect(list.map((entry) => entry.slug)).toEqual(usual.map((entry) => entry.slug))
    },
  )

  it('of the names of halls, one in Latin letters stands before those in Cyrillic', async () => {
    const [first, second] = await readVenues(demoWhere(['Venue', 'zaryadye', ['en']]).service, 'ru')
    expect([first?.slug, second?.slug]).toEqual(['peach-pattaya', 'zaryadye'])
  })
})

describe('news in pages', () => {
  const slugs = ['new-season-on-sale', 'bangkok-second-evening', 'siberia-by-train']

  it('hold each post once, whatever languages the others are in', async () => {
    const inPages = async (service: ContentService) => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map((page) => readPosts(service, 'ru', { page, pageSize: 5 })),
      )
      return {
        slugs: pages.flatMap(({ posts }) => posts.map(({ slug }) => slug)),
        count: pages[0]?.pageCount,
      }
    }
    const usual = await inPages(asWritten)
    const some = demoWhere(...slugs.map((slug) => ['Post', slug, ['en']] as const))
    expect(await inPages(some.service)).toEqual(usual)
  })
})

describe('a city that is in English only', () => {
  const { service } = demoWhere(['City', 'kazan', ['en']])

  it('is among the cities', async () => {
    expect((await readCities(service)).filter(({ slug }) => slug === 'kazan')).toHaveLength(1)
  })

  it('has its concerts counted', async () => {
    expect(Object.keys(await readConcertCounts(service, 'ru'))).toContain('kazan')
  })
})

describe('a vote that is in English only', () => {
  it('has its page and its options', async () => {
    const { service } = demoWhere(['Vote', 'anime-vote-2026', ['en']])
    expect((await readVote(service, 'ru', 'anime-vote-2026'))?.options.length).toBeGreaterThan(1)
  })
})

describe('the search knows', () => {
  const entries = [
    ['a program', 'Program', 'hans-zimmer', 'programs'],
    ['a city', 'City', 'kazan', 'cities'],
    ['a venue', 'Venue', 'zaryadye', 'venues'],
    ['a post', 'Post', 'cyberpunk-premiere', 'posts'],
    ['a vote', 'Vote', 'anime-vote-2026', 'posts'],
    ['a question', 'QaEntry', 'refunds', 'help'],
    ['a page', 'Page', 'services', 'help'],
    ['an article', 'Article', 'what-is-a-semitone', 'help'],
    ['a member', 'Member', 'anna-sokolova', 'help'],
  ] as const
  let catalogue: Awaited<ReturnType<typeof readCatalogues>>
  // Reading everything that can be found is most of the time: once, where all of them are in English only.
  beforeAll(async () => {
    const { service } = demoWhere(...entries.map(([, entity, slug]): Written => [entity, slug, ['en']]))
    catalogue = await readCatalogues(service, today, allLocales)
  })

  it.each(entries)('%s that is in English only', (_name, _entity, slug, kind) => {
    const found: readonly { slug?: string; lang?: string | undefined }[] = catalogue.ru[kind]
    expect(found.filter((entry) => entry.slug === slug).map(({ lang }) => lang)).toContain('en')
  })
})
