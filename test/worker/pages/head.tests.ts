import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { origin, visit } from '../visit.ts'

const htmlOf = async (path: string) => {
  const response = await visit(path)
  expect(`${path} ${response.status}`).toBe(`${path} 200`)
  return response.text()
}
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')
const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g)
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  )
const propertyOf = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))

/** Evaluating the demo's content takes a while on a busy machine. */
beforeAll(async () => {
  await visit('/')
}, 60_000)
beforeEach(forgetIsolateCache)

it('languages of a second page of news are second pages', async () => {
  const html = await htmlOf('/en/news?page=2')
  expect(canonicalOf(html)).toEqual([`${origin}/en/news?page=2`])
  expect(alternatesOf(html)).toContain(`th ${origin}/th/news?page=2`)
})

describe('one address for many', () => {
  it.each([
    ['/concerts?city=kazan&available=1', '/concerts'],
    ['/concerts?past=1', '/concerts?past=1'],
    ['/concerts?past=1&page=2', '/concerts?past=1&amp;page=2'],
    ['/concerts?past=1&city=kazan', '/concerts?past=1'],
    ['/en/concerts?q=zimmer', '/en/concerts'],
    ['/concerts?utm_source=vk&yclid=1', '/concerts'],
    ['/concerts?city=all&page=2', '/concerts'],
    ['/concerts?page=2', '/concerts?page=2'],
    ['/?utm_campaign=x', '/'],
    ['/poster?month=2026-12', '/poster'],
    ['/poluton', '/members/poluton'],
  ])('%s is %s', async (path, canonical) => {
    expect(canonicalOf(await htmlOf(path))).toEqual([`${origin}${canonical}`])
  })

  it('a page of the schedule that has no concerts does not exist', async () => {
    expect((await visit('/concerts?page=400')).status).toBe(404)
  })
})

describe('kept out of search engines', () => {
  it.each(['/search', '/en/search?q=x'])('%s', async (path) => {
    const html = await htmlOf(path)
    expect(propertyOf(html, 'robots')).toEqual(['noindex'])
    expect(alternatesOf(html)).toEqual([])
  })

  it.each(['tickets', 'evening'])('the page of a concert’s %s', async (part) => {
    const concert = /href="(\/c\/[a-z0-9-]+)"/.exec(await htmlOf('/concerts?city=all'))?.[1]
    const html = await htmlOf(`${concert}/${part}`)
    expect(propertyOf(html, 'robots')).toEqual(['noindex'])
    expect(canonicalOf(html)).toEqual([`${origin}${concert}${part === 'evening' ? '' : '/tickets'}`])
  })

  it('an address that leads nowhere, which shares nothing either', async () => {
    const html = await (await visit('/no/such/page')).text()
    expect(propertyOf(html, 'robots')).toEqual(['noindex'])
    expect([...canonicalOf(html), ...propertyOf(html, 'og:url')]).toEqual([])
  })
})

describe('what a browser should load first', () => {
  it.each([
    ['/concerts', 'text-ru-en'],
    ['/th/concerts', 'text-th'],
  ])('is said ahead of %s, within what the edge passes on', async (path, font) => {
    const link = (await visit(path)).headers.get('link') ?? ''
    expect(link).toMatch(/<\/build\/assets\/site-[^>]+\.css>; rel=preload; as=style/)
    expect(link).toMatch(new RegExp(`<\\/build\\/assets\\/${font}-[^>]+\\.woff2>; rel=preload; as=font`))
    expect(link.length).toBeLessThan(8192)
  })

  it('is the one style sheet of a page in a frame', async () => {
    const link = (await visit('/embed/cities/kazan')).headers.get('link')
    expect(link).toMatch(/^<\/build\/assets\/embed-[^>]+\.css>; rel=preload; as=style$/)
  })

  it('is not said to a browser that has the page', async () => {
    await visit('/concerts')
    const etag = (await visit('/concerts')).headers.get('etag') ?? ''
    const again = await visit('/concerts', { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('link')]).toEqual([304, null])
  })
})

/** A post in Russian only, with a title that tries to break out of its element. */
const russianPost = (title: string) => () =>
  Response.json({
    data: {
      posts: {
        data: [
          {
            id: '1',
            attributes: {
              locale: 'ru',
              slug: 'only-russian',
              title,
              publishedAt: '2026-01-01T09:00:00.000Z',
              content: [{ paragraphContent: 'Текст' }],
              localizations: { data: [] },
            },
          },
        ],
      },
      newer: { data: [] },
      older: { data: [] },
      social: { data: null },
      about: { data: null },
      fallbackSocial: { data: null },
      fallbackAbout: { data: null },
    },
  })

describe('a text that is not translated', () => {
  const variables = { CONTENT_URL: contentUrl }

  it('belongs to the address in its own language, and is marked', async () => {
    fakeContent(russianPost('Только по-русски'))
    const html = await (await visit('/p/en/p/only-russian', { variables })).text()
    expect(canonicalOf(html)).toEqual([`${origin}/p/only-russian`])
    expect(alternatesOf(html)).toEqual([])
    expect(html).toContain('<h1 lang="ru">')
    expect(html).toContain('"inLanguage":"ru"')
  })
})
