import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../../src/demo/snapshot.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import type { AddressRow } from '../../../src/routes/address-kinds.ts'
import { addresses } from '../../../src/routes/addresses.ts'
import { fixedPaths, pathTo } from '../../../src/routes/paths.ts'
import { allLocales, type Locale } from '../../../src/shared/locales.ts'
import { localePath } from '../../../src/shared/urls.ts'
import { app } from '../../../src/worker/app.ts'
import { currentDay } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { publishNow, visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})
afterEach(() => {
  vi.useRealTimers()
})

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
const pathOf = (loc: string) => new URL(loc).pathname
const read = async (path: string, options = {}) => (await visit(path, options)).text()

async function readAll(options = {}): Promise<string[]> {
  const parts = locsIn(await read('/sitemap.xml', options))
  const texts = await Promise.all(parts.map((part) => read(pathOf(part), options)))
  return texts.flatMap(locsIn).map(pathOf)
}

const pages = {
  Concert: (slug: string) => pathTo('concert', { slug }),
  Program: (slug: string) => pathTo('bySlug', { slug }),
  ProgramCollection: (slug: string) => pathTo('bySlug', { slug }),
  Page: (slug: string) => pathTo('bySlug', { slug }),
  City: (slug: string) => pathTo('city', { slug }),
  Venue: (slug: string) => pathTo('venue', { slug }),
  Member: (slug: string) => pathTo('member', { slug }),
  Post: (slug: string) => pathTo('post', { slug }),
  Article: (slug: string) => pathTo('article', { slug }),
  Category: (slug: string) => pathTo('category', { slug }),
  QaEntry: (slug: string) => pathTo('qaEntry', { slug }),
  Vote: (slug: string) => pathTo('vote', { slug }),
} as const

/** Each entry has an address in each language that it was written in, and none in the others. */
function addressesOfDemo(): string[] {
  const snapshot = makeSnapshot(currentDay())
  const entries = Object.entries(pages).flatMap(([type, toPath]) =>
    snapshot[type as keyof typeof pages].flatMap(({ slug, locale }) =>
      (locale ? [locale as Locale] : allLocales).map((each) => localePath(each, toPath(String(slug)))),
    ),
  )
  const fixed = allLocales.flatMap((locale) => fixedPaths.map((path) => localePath(locale, path)))
  return [...new Set([...entries, ...fixed])]
}

/**
 * Pages that search engines needn't know: a redirect, pages of the device's own data or of typed text, and private
 * pages.
 */
const privatePaths = Object.values<AddressRow>(addresses)
  .filter((row) => row.kind === 'page' && row.isPrivate !== undefined)
  .map(({ path }): string => path)
const unlisted = [
  '/program',
  '/search',
  '/places',
  '/saved',
  '/offline',
  '/oembed',
  '/codegen',
  ...privatePaths,
]

describe('the sitemap of the demo', () => {
  it('lists every public address once', async () => {
    expect((await readAll()).toSorted()).toEqual(addressesOfDemo().toSorted())
  })

  it('lists only addresses that answer 200', async () => {
    // Checks one address in a hundred; `npm run bench` requests all of them.
    const sample = (await readAll()).filter((_, index) => index % 100 === 0)
    const answers = await Promise.all(sample.map(async (path) => [path, (await visit(path)).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  }, 60_000)

  it('knows every page for visitors that worker/app.ts has without a slug', () => {
    const routes = app.routes.filter(
      ({ method, path }) => method === 'GET' && !/[:*.]|^\/(api|desk)(\/|$)/.test(path),
    )
    const listed = [...new Set(routes.map(({ path }) => path))].filter((path) => !unlisted.includes(path))
    expect(listed.toSorted()).toEqual([...fixedPaths].toSorted())
  })

  it('shows an entry’s picture after its date', async () => {
    expect(await read('/sitemaps/concert-2026-2.xml')).toMatch(
      /<url><loc>[^<]+\/c\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><image:image><image:loc>https:\/\/tutti\.example\/build\/pictures\/[^<]+<\/image:loc><\/image:image><\/url>/,
    )
  })

  it('has no other language where the site has none', async () => {
    const found = await readAll({ variables: { LOCALES: 'ru' } })
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter((path) => /^(\/p)?\/(en|th)(\/|$)/.test(path))).toEqual([])
  })

  it('names the configured site, whoever is asked', async () => {
    const xml = await read('/sitemap.xml', { variables: { SITE_URL: 'https://concerts.example' } })
    expect(locsIn(xml)).toContain('https://concerts.example/sitemaps/concert-2026-2.xml')
    expect(locsIn(xml).filter((loc) => !loc.startsWith('https://concerts.example/sitemaps/'))).toEqual([])
  })
})

describe('a part of the sitemap', () => {
  it.each([
    '/sitemaps/concert-1.xml',
    '/sitemaps/concert-2026-3.xml',
    '/sitemaps/nothing-1.xml',
    '/sitemaps/program-1.xml',
    '/sitemaps/concert-2026-2',
    '/en/sitemaps/concert-2026-2.xml',
  ])('%s does not exist', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it('is made once, and kept', async () => {
    const variables = { SITE_URL: 'https://once.example' }
    const first = await visit('/sitemaps/venue-1.xml', { variables })
    const second = await visit('/sitemaps/venue-1.xml', { variables })
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT'])
    expect(await second.text()).toBe(await first.text())
  })

  it('answers HEAD without a body', async () => {
    const response = await visit('/sitemaps/post-1.xml', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  })

  it('that was never made answers 503 while the content service is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(() => new Response('down', { status: 500 }))
    const response = await visit('/sitemaps/city-1.xml', { variables: { CONTENT_URL: contentUrl } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
  })
})

describe('a sitemap of published content', () => {
  const variables = { CONTENT_URL: contentUrl }
  const concertOn = (date: string, updatedAt: string) => ({
    ...goodConcert,
    slug: `on-${date}`,
    date,
    updatedAt,
  })
  const concerts = [
    concertOn('2099-06-30', '2026-01-02T00:00:00.000Z'),
    concertOn('2099-07-01', '2026-01-01T00:00:00.000Z'),
    concertOn('2099-12-31', '2026-01-03T00:00:00.000Z'),
  ]
  const isOfConcerts = (loc: string) => loc.includes('/concert-')

  it('has a file of concerts for each half-year, as new as the newest concert in it', async () => {
    fakeContent(contentWith(concerts))
    const index = await read('/sitemap.xml', { variables })
    const files = [...index.matchAll(/\/(concert-[^<]+)\.xml<\/loc><lastmod>([^<]+)/g)]
    expect(files.map(([, name, touched]) => [name, touched])).toEqual([
      ['concert-2099-1', '2026-01-02T00:00:00.000Z'],
      ['concert-2099-2', '2026-01-03T00:00:00.000Z'],
    ])
    const listed = await read('/sitemaps/concert-2099-2.xml', { variables })
    expect(
      locsIn(listed)
        .map(pathOf)
        .filter((path) => !/^\/(en|th)\//.test(path)),
    ).toEqual(['/c/on-2099-07-01', '/c/on-2099-12-31'])
  })

  it('is there while the content service is down, for who never asked before', async () => {
    const content = fakeContent(contentWith(concerts))
    await publishNow(variables)
    content.answer(() => new Response('down', { status: 500 }))
    forgetIsolateCache()
    expect(locsIn(await read('/sitemap.xml', { variables })).filter(isOfConcerts)).toHaveLength(2)
    expect((await visit('/sitemaps/concert-2099-1.xml', { variables })).status).toBe(200)
  })
})
