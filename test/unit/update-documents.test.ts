import { Meilisearch } from 'meilisearch'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MakeOnDemand } from '../../src/content/parts/published-content.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createContentOnDemand, makeOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { readCatalogues } from '../../src/search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../src/search/documents.ts'
import { updateDocuments } from '../../src/search/update-documents.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { EntityName, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { loadIndexes } from '../../src/tools/operate/search-sync/load.ts'
import { strapiWith } from '../contract/strapi/content-with.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../fixtures/fake-meilisearch.ts'
import { withConcerts } from './few-concerts.ts'

const url = 'http://search.test'
const today = '2026-11-21'
const now = Date.parse(today)
const whole = makeSnapshot(today)
const ahead = whole.Concert.filter(({ date }) => String(date) > today)
const [upcoming] = ahead
const concerts = [
  ...ahead.filter(({ city }) => city === upcoming?.city).slice(0, 5),
  ...ahead.filter(({ city }) => city !== upcoming?.city).slice(0, 3),
]
/** Entries of the first slugs, in each language: every test reads the whole content. */
const few = (entity: 'Program' | 'Member' | 'Post' | 'Article' | 'QaEntry' | 'Page', count: number) => {
  const named = whole[entity].filter(({ id }) => concerts.some((concert) => concert.program === id))
  const slugs = [...new Set([...named, ...whole[entity]].map(({ slug }) => slug))].slice(0, count)
  return whole[entity].filter(({ slug }) => slugs.includes(slug))
}
/** The demo, but of its concerts five of one city, and three others, and a few of what is read and asked. */
const demo: Snapshot = {
  ...withConcerts(whole, concerts),
  Program: few('Program', 8),
  Member: few('Member', 5),
  Post: few('Post', 5),
  Article: few('Article', 5),
  QaEntry: few('QaEntry', 5),
  Page: few('Page', 5),
}
const slugOf = (entity: EntityName, id: unknown) => String(demo[entity].find((row) => row.id === id)?.slug)
const program = slugOf('Program', upcoming?.program)
const concert = String(upcoming?.slug)

const strapiOf = (snapshot: Snapshot) =>
  strapiWith(createEmbeddedContent({ now: () => new Date(now), snapshot: () => snapshot }))
const contentOf = (snapshot: Snapshot) => createContentOnDemand(strapiOf(snapshot))

let fake = createFakeMeilisearch()
const filled = createFakeMeilisearch()
/** Each test starts with a copy of a search service that contains the demo's documents. */
beforeAll(async () => {
  const documents = toDocuments(await readCatalogues(contentOf(demo), today, allLocales), allLocales)
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => filled),
  )
  await loadIndexes(new Meilisearch({ host: url, apiKey: keys.admin }), documents, () => undefined)
  filled.calls.length = 0
})
beforeEach(() => {
  fake = createFakeMeilisearch(filled)
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => fake),
  )
})
afterEach(() => vi.unstubAllGlobals())

const follow = (snapshot: Snapshot, type: Parameters<typeof updateDocuments>[1], slug: string) =>
  updateDocuments(
    { content: contentOf(snapshot), url, adminKey: keys.admin, locales: allLocales, now },
    type,
    slug,
  )

/** The demo with other attributes of the entries with this slug. */
const withOther = (entity: EntityName, slug: string, change: (row: Row) => object): Snapshot => ({
  ...demo,
  [entity]: demo[entity].map((row) => (row.slug === slug ? { ...row, ...change(row) } : row)),
})
const unpublished = () => ({ publishedAt: null })
const of = (index: string, slug: string) => fake.documents(index).filter((document) => document.slug === slug)

describe('when an editor changes', () => {
  it('a program, its documents say so in each language', async () => {
    await follow(
      withOther('Program', program, ({ locale }) => ({ name: `new ${locale}` })),
      'program',
      program,
    )
    expect(of('program', program).map(({ name }) => name)).toContain('new ru')
  })

  it('a program, its concerts’ documents say so', async () => {
    await follow(
      withOther('Program', program, () => ({ name: 'new' })),
      'program',
      program,
    )
    expect(of('concert', concert)[0]).toMatchObject({ texts: { ru: { program: 'new' } } })
  })

  it('a concert, no other document is written', async () => {
    const before = JSON.stringify(fake.documents('concert').filter(({ slug }) => slug !== concert))
    await follow(
      withOther('Concert', concert, () => ({ soldOut: true })),
      'concert',
      concert,
    )
    expect(of('concert', concert)[0]).toMatchObject({ soldOut: true })
    expect(JSON.stringify(fake.documents('concert').filter(({ slug }) => slug !== concert))).toBe(before)
    expect(fake.calls).toEqual(['GET /indexes', 'POST /indexes/concert/documents'])
  })

  it('a city, its number of concerts stays right', async () => {
    const slug = slugOf('City', upcoming?.city)
    const before = of('city', slug).map(({ concerts }) => concerts)
    await follow(
      withOther('City', slug, ({ locale }) => ({ name: `new ${locale}` })),
      'city',
      slug,
    )
    expect(of('city', slug).map(({ concerts }) => concerts)).toEqual(before)
    expect(of('city', slug).map(({ name }) => name)).toContain('new ru')
  })

  it('a collection, the documents of its programs say so', async () => {
    const slug = String(demo.ProgramCollection[0]?.slug)
    const changed = withOther('ProgramCollection', slug, ({ locale }) => ({ title: `shelf ${locale}` }))
    await follow(changed, 'program-collection', slug)
    expect(fake.documents('program').some(({ collection }) => collection === 'shelf ru')).toBe(true)
  })
})

it.each([
  ['program', program, ['concert', 'program']],
  ['city', slugOf('City', upcoming?.city), ['answer', 'city', 'concert', 'venue']],
  ['member', String(demo.Member[0]?.slug), ['answer', 'concert', 'program']],
] as const)(
  'a change of a %s, %s, is written where it is spoken of, and nowhere else',
  async (type, slug, indexes) => {
    await follow(demo, type, slug)
    const written = fake.calls.flatMap((call) => /^POST \/indexes\/(\w+)\//.exec(call)?.[1] ?? [])
    expect(written.sort()).toEqual(indexes)
  },
)

describe('when an editor unpublishes or deletes', () => {
  it('a program, its documents are gone in every language', async () => {
    await follow(withOther('Program', program, unpublished), 'program', program)
    expect(of('program', program)).toEqual([])
  })

  it('a program, its concerts stay without its name', async () => {
    await follow(withOther('Program', program, unpublished), 'program', program)
    expect(of('concert', concert)[0]).toMatchObject({ programNames: [] })
  })

  it('a concert, its document is gone', async () => {
    await follow(withOther('Concert', concert, unpublished), 'concert', concert)
    expect(of('concert', concert)).toEqual([])
  })

  it('a post, its documents are gone', async () => {
    const slug = String(demo.Post[0]?.slug)
    expect(of('post', slug)).not.toEqual([])
    await follow(withOther('Post', slug, unpublished), 'post', slug)
    expect(of('post', slug)).toEqual([])
  })

  it('one translation, the others stay', async () => {
    const slug = String(demo.Program.find(({ locale }) => locale === 'en')?.slug)
    const changed = withOther('Program', slug, ({ locale }) => (locale === 'en' ? unpublished() : {}))
    await follow(changed, 'program', slug)
    expect(of('program', slug).map(({ locale, lang }) => [locale, lang])).toContainEqual(['en', 'ru'])
  })
})

describe('of a vote', () => {
  const slug = String(demo.Vote[0]?.slug)

  it('a new title stands among the news', async () => {
    await follow(
      withOther('Vote', slug, () => ({ title: 'Новое имя' })),
      'vote',
      slug,
    )
    expect(of('post', slug)).toContainEqual(expect.objectContaining({ isVote: true, title: 'Новое имя' }))
  })

  it('nothing is left once it is unpublished', async () => {
    expect(of('post', slug)).not.toEqual([])
    await follow(withOther('Vote', slug, unpublished), 'vote', slug)
    expect(of('post', slug)).toEqual([])
  })
})

describe('of what answers questions', () => {
  const answers = (slug: string, kind: string) =>
    of('answer', slug)
      .filter((document) => document.kind === kind)
      .map(({ title }) => String(title))

  it.each([
    ['QaEntry', 'qa-entry', 'question', 'question'],
    ['Page', 'page', 'page', 'title'],
    ['Article', 'article', 'article', 'title'],
    ['Member', 'member', 'member', 'fullName'],
  ] as const)('a new title of a %s is written, and no other answer', async (entity, type, kind, field) => {
    const slug = String(demo[entity][0]?.slug)
    const others = () => JSON.stringify(fake.documents('answer').filter((document) => document.slug !== slug))
    const before = others()
    await follow(
      withOther(entity, slug, ({ locale }) => ({ [field]: `new ${locale}` })),
      type,
      slug,
    )
    expect(answers(slug, kind)).toContain('new ru')
    expect(others()).toBe(before)
  })

  it.each([
    ['QaEntry', 'qa-entry', 'question'],
    ['Page', 'page', 'page'],
    ['Article', 'article', 'article'],
    ['Member', 'member', 'member'],
    ['Venue', 'venue', 'venue'],
  ] as const)('nothing is left of a %s once it is unpublished', async (entity, type, kind) => {
    const slug = String(demo[entity][0]?.slug)
    expect(answers(slug, kind)).not.toEqual([])
    await follow(withOther(entity, slug, unpublished), type, slug)
    expect(answers(slug, kind)).toEqual([])
  })

  it('a city’s new name stands in what its halls say', async () => {
    const slug = slugOf('City', upcoming?.city)
    await follow(
      withOther('City', slug, ({ locale }) => ({ name: `new ${locale}` })),
      'city',
      slug,
    )
    expect(fake.documents('answer').some(({ title }) => String(title).endsWith(', new ru'))).toBe(true)
  })
})

describe('a Meilisearch that was never filled', () => {
  it('gets no documents: an index of a few would hide all others', async () => {
    fake = createFakeMeilisearch()
    await follow(demo, 'concert', concert)
    expect(fake.indexes()).toEqual([])
  })
})

it.each(['redirect', 'social', 'about'] as const)('a change of %s asks nothing of anybody', async (type) => {
  await follow(demo, type, 'x')
  expect(fake.calls).toEqual([])
})

it('only the languages of the site are read: nothing is published in the others', async () => {
  const content = contentOf(demo)
  const make = makeOnDemand(strapiOf(demo))
  const languages = new Set<string>()
  const source: MakeOnDemand = (asked) => {
    if ('locale' in asked && asked.locale) languages.add(asked.locale)
    return make(asked)
  }
  const deps = { url, adminKey: keys.admin, locales: ['ru', 'en'] satisfies Locale[], now }
  await updateDocuments({ ...deps, content: { ...content, source } }, 'program', program)
  expect([...languages].sort()).toEqual(['en', 'ru'])
})
