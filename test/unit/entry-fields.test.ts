import { describe, expect, it } from 'vitest'
import { readCities, readCityDetail, readVenue, readVenues } from '../../src/content/places/readers.ts'
import {
  readProgramNames,
  readPrograms,
  readStarPrograms,
  readVotes,
} from '../../src/content/programs/readers.ts'
import {
  readArticle,
  readCategory,
  readFeedPosts,
  readMorePages,
  readPost,
  readPosts,
  readQuestions,
} from '../../src/content/reading/readers.ts'
import { readBySlug, readMember } from '../../src/content/site/entry-by-slug.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { EntityName } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-25'
const snapshot = makeSnapshot(today)
const { service } = createEmbeddedService(Date.parse(`${today}T12:00:00Z`), () => snapshot)
const locale = 'en'

const slugsOf = (entity: EntityName) =>
  snapshot[entity].filter((row) => row.locale === 'en').map(({ slug }) => String(slug))
const readEach = <Entry>(entity: EntityName, read: (slug: string) => Promise<Entry>) =>
  Promise.all(slugsOf(entity).map(read))

const isImage = (value: object) => 'url' in value && 'sizes' in value

/** Every path to a value in any of the entries, as `seo.title`; positions in lists are left out. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, path))
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  if (isImage(value)) return [`${path}.image`]
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path ? `${path}.${name}` : name))
}
const differentFields = (entries: unknown) => [...new Set(fieldsOf(entries))].sort()
const only = async <Kind extends string>(entity: EntityName, kind: Kind) =>
  (await readEach(entity, (slug) => readBySlug(service, locale, slug))).filter(
    (entry) => entry?.kind === kind,
  )

/** Readers, and all fields that they give of the demo's entries. */
const readers: [string, () => Promise<unknown>, fields: string][] = [
  [
    'cities',
    () => readCities(service),
    `
      countryCode id latitude logo.image longitude names.en.name names.en.namePrepositional
      names.en.slug names.ru.name names.ru.namePrepositional names.ru.preposition names.ru.slug
      names.th.name names.th.namePrepositional names.th.slug slug timeZone
    `,
  ],
  [
    'a city',
    () => readEach('City', (slug) => readCityDetail(service, locale, slug)),
    `
      address countryCode latitude logo.image longitude name namePrepositional seo.description
      seo.title slug translations.en translations.ru translations.th venues.address venues.image.image
      venues.latitude venues.longitude venues.name venues.slug
    `,
  ],
  [
    'venues',
    () => readVenues(service, locale),
    `
      address citySlug hallNames.defaultName hallNames.name image.image latitude longitude name slug
    `,
  ],
  [
    'a venue',
    () => readEach('Venue', (slug) => readVenue(service, locale, slug)),
    `
      address city.name city.namePrepositional city.slug descriptionHtml excerpt facts.accessNote
      facts.accessPhone facts.cloakroom facts.entrance facts.food facts.lastTrain facts.lift
      facts.parking facts.stepFree facts.transit halls.defaultName halls.hearingLoop halls.images.image
      halls.name halls.seats halls.wheelchairPlaces latitude longitude name slug translations.en translations.ru
      translations.th
    `,
  ],
  [
    'programs',
    () => readPrograms(service, locale),
    `
      about collections.name collections.slug hero.image lang name poster.image repertoire slug
    `,
  ],
  [
    'names of programs',
    () => readProgramNames(service, locale),
    `
      ageLimit durationMinutes lang name repertoire slug thumbnail
    `,
  ],
  [
    'programs of the signs',
    () => readStarPrograms(service, locale),
    `
      program.about program.collections.name program.collections.slug program.hero.image program.lang
      program.name program.poster.image program.repertoire program.slug sign
    `,
  ],
  [
    'a program',
    () => only('Program', 'program'),
    `
      kind program.about program.ageLimit program.collections.name program.collections.slug
      program.descriptionHtml program.durationMinutes program.excerpts.title program.excerpts.url program.hero.image program.layout
      program.longDescriptionHtml program.name program.performers.artistType
      program.performers.artistTypeGenitive program.performers.fullName
      program.performers.fullNameGenitive program.performers.isEnsemble program.performers.photo.image
      program.performers.slug program.poster.image program.repertoire program.seo.description
      program.seo.image.image program.seo.title program.slug program.tracklists.title
      program.tracklists.tracks.composer program.tracklists.tracks.name
      program.tracklists.tracks.note program.tracklists.tracks.source program.translations.en program.translations.ru
      program.translations.th
    `,
  ],
  [
    'votes',
    () => readVotes(service, locale),
    `
      changedAt closesAt descriptionHtml genre opensAt options.id options.image.image
      options.program.name options.program.slug options.track slug title
    `,
  ],
  [
    'an article',
    () => readEach('Article', (slug) => readArticle(service, locale, slug)),
    `
      blocks.author blocks.caption blocks.entries.answerHtml blocks.entries.question
      blocks.entries.slug blocks.html blocks.image.image blocks.kind blocks.limit blocks.programSlug
      blocks.programs.about blocks.programs.hero.image blocks.programs.lang blocks.programs.name
      blocks.programs.poster.image blocks.programs.repertoire blocks.programs.slug blocks.text
      blocks.title category.name category.slug day publishedAt slug summary thumbnail.image title
      translations.en translations.ru translations.th
    `,
  ],
  [
    'a category',
    () => readEach('Category', (slug) => readCategory(service, locale, slug)),
    `
      articles.lang articles.slug articles.summary articles.thumbnail.image articles.title description
      name programs.about programs.collections.name programs.collections.slug programs.hero.image
      programs.lang programs.name programs.poster.image programs.repertoire programs.slug slug
      translations.en translations.ru translations.th
    `,
  ],
  [
    'a post',
    () => readEach('Post', (slug) => readPost(service, locale, slug)),
    `
      day html programs.about programs.collections.name programs.collections.slug programs.hero.image
      programs.name programs.poster.image programs.repertoire programs.slug publishedAt slug summary
      thumbnail.image title translations.en translations.ru translations.th
    `,
  ],
  [
    'news',
    () => readPosts(service, locale, { pageSize: 100 }),
    `
      pageCount posts.day posts.lang posts.slug posts.summary posts.thumbnail.image posts.title
    `,
  ],
  [
    'posts of a feed',
    () => readFeedPosts(service, locale),
    `
      html lang publishedAt slug summary title updatedAt
    `,
  ],
  [
    'questions',
    () => readQuestions(service, locale),
    `
      answerHtml excerpt question slug topic translations.en translations.ru translations.th
    `,
  ],
  [
    'more pages',
    () => readMorePages(service, locale),
    `
      articles.lang articles.name articles.slug categories.name categories.slug collections.name collections.slug
      members.name members.slug pages.name pages.slug
    `,
  ],
  [
    'a member',
    () => readEach('Member', (slug) => readMember(service, locale, slug)),
    `
      artistType artistTypeGenitive biographyHtml fullName fullNameGenitive isEnsemble photo.image
      programs.about programs.collections.name programs.collections.slug programs.hero.image
      programs.lang programs.name programs.poster.image programs.repertoire programs.slug slug
      translations.en translations.ru translations.th
    `,
  ],
]

it('the day of an article, of a post and of news is one', async () => {
  const articles = await readEach('Article', (slug) => readArticle(service, locale, slug))
  const posts = await readEach('Post', (slug) => readPost(service, locale, slug))
  const news = (await readPosts(service, locale, { pageSize: 100 })).posts
  const days = [...articles, ...posts, ...news].map((entry) => entry?.day)
  expect(days.length).toBeGreaterThan(20)
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toEqual([])
})

describe('what pages know of', () => {
  it.each(readers)('%s', async (_name, read, fields) => {
    expect(differentFields(await read())).toEqual(fields.trim().split(/\s+/))
  })
})
