import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../src/http/app-env.ts'
import { localeChoice } from '../../src/http/locale.ts'
import { isPrefetch } from '../../src/shared/device.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'

const origin = 'https://tutti.example'
const locales: readonly Locale[] = ['ru', 'en', 'th']

interface Visit {
  headers?: Record<string, string>
  method?: string
  isCrawler?: boolean
}

/** Where a request is redirected, which language the cookie remembers, and the header `Vary` of the answer. */
async function visit(path: string, { headers = {}, method = 'GET', isCrawler = false }: Visit = {}) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    const url = new URL(c.req.url)
    const split = splitLocalePath(url.pathname, locales)
    c.set('url', url)
    c.set('locale', split.locale)
    c.set('path', split.path)
    // The cast is safe, since the middleware reads only these parts of the request.
    c.set('config', { LOCALES: locales } as unknown as AppEnv['Variables']['config'])
    c.set('device', () => ({ isCrawler }) as unknown as ReturnType<AppEnv['Variables']['device']>)
    await next()
  })
  app.use(localeChoice)
  app.all('*', (c) => c.text('the page'))
  const response = await app.request(`${origin}${path}`, { headers, method })
  return {
    to: response.headers.get('location'),
    remembers: response.headers.getSetCookie().map((line) => line.split(';')[0]),
    varies: response.headers.get('vary'),
    cache: response.headers.get('cache-control'),
  }
}
const nothing = { to: null, remembers: [], varies: null, cache: null }
const english = { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.5' }

describe('who comes to the site first', () => {
  it.each<[string, Visit, string]>([
    ['by the browser’s languages', { headers: english }, '/en'],
    ['by an earlier choice', { headers: { ...english, cookie: 'i18n_redirected=th' } }, '/th'],
    ['from another site', { headers: { ...english, referer: 'https://other.example/th' } }, '/en'],
  ])('is led to their language: %s', async (_, how, to) => {
    expect(await visit('/', how)).toEqual({
      to,
      remembers: [],
      varies: 'Accept-Language, Cookie',
      cache: 'private, no-store',
    })
  })

  it('brings the advertisement along', async () => {
    expect((await visit('/?utm_source=a&x=1', { headers: english })).to).toBe('/en?utm_source=a')
  })

  it.each<[string, Visit]>([
    ['in Russian', { headers: { 'accept-language': 'ru' } }],
    ['in a language that the site hasn’t', { headers: { 'accept-language': 'de' } }],
    ['who has chosen Russian', { headers: { ...english, cookie: 'i18n_redirected=ru' } }],
    ['who says nothing', {}],
  ])('%s stays, and the answer is not everybody’s', async (_, how) => {
    expect(await visit('/', how)).toEqual({ ...nothing, varies: 'Accept-Language, Cookie' })
  })

  it.each<[string, string, Visit]>([
    ['a crawler', '/', { headers: english, isCrawler: true }],
    ['a link deep into the site', '/concerts', { headers: english }],
    ['a page that says its language', '/th', { headers: english }],
    ['a call', '/', { headers: english, method: 'POST' }],
    ['a link of the site itself', '/', { headers: { ...english, referer: `${origin}/concerts` } }],
  ])('isn’t led anywhere as %s', async (_, path, how) => {
    expect(await visit(path, how)).toEqual(nothing)
  })
})

describe('who comes from a page in another language', () => {
  const fromEnglish = { referer: `${origin}/en/concerts` }

  it.each([
    ['/th/concerts', 'i18n_redirected=th'],
    ['/concerts', 'i18n_redirected=ru'],
    ['/', 'i18n_redirected=ru'],
  ])('to %s has chosen one: %s', async (path, cookie) => {
    expect(await visit(path, { headers: fromEnglish })).toEqual({ ...nothing, remembers: [cookie] })
  })

  it.each<[string, string, Record<string, string>]>([
    ['stays in it', '/en/news', {}],
    ['of another site', '/th', { referer: 'https://other.example/en' }],
    ['has chosen it before', '/th', { cookie: 'i18n_redirected=th' }],
    ['hasn’t followed the link yet', '/th', { 'sec-purpose': 'prefetch;prerender' }],
    ['is a script of a page', '/th', { 'sec-fetch-mode': 'cors' }],
    ['calls the API', '/api/search', {}],
    ['fetches a file', '/feed.xml', {}],
    ['is in a frame of another site', '/th/embed/c/zimmer', {}],
  ])('and %s has chosen nothing', async (_, path, headers) => {
    expect(await visit(path, { headers: { ...fromEnglish, ...headers } })).toEqual(nothing)
  })
})

it.each<[Record<string, string>, boolean]>([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetched' }, false],
  [{ 'sec-purpose': 'no prefetch' }, false],
  [{}, false],
])('a request with %j is made before the click: %s', (headers, isIt) => {
  expect(isPrefetch(new Headers(headers))).toBe(isIt)
})
