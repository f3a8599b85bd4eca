import { beforeEach, describe, expect, it } from 'vitest'
import type { Changed } from '../../src/cache/copy-age.ts'
import type { CachedResponse } from '../../src/cache/edge-cache.ts'
import type { PartStore } from '../../src/content/parts/part-stores.ts'
import { createIsolateParts } from '../../src/content/parts/published-content.ts'
import { isolateState } from '../../src/context/isolate-state.ts'
import { readCacheableRequest } from '../../src/http/page-cache/cacheable-request.ts'
import { rememberQuery } from '../../src/http/page-cache/known-queries.ts'
import { createOutdatedCheck } from '../../src/http/page-cache/outdated-check.ts'
import { toPageKey } from '../../src/http/page-cache/page-key.ts'
import { allowBrowserCache, asksToSaveData, toRequestId } from '../../src/http/page-cache/shared-headers.ts'
import { createSilentLog } from './silent-log.ts'

const origin = 'https://tutti.example'
const deployment = { locales: ['ru', 'en', 'th'], origin: undefined, configuration: 'one' } as const

beforeEach(() => isolateState.knownQueries.clear())

const read = (path: string, headers: Record<string, string> = {}, { method = 'GET', of = {} } = {}) =>
  readCacheableRequest(new Request(`${origin}${path}`, { method, headers }), { ...deployment, ...of })

const facts = { configuration: 'one', origin, locale: 'ru', path: '/concerts' } as const

describe('a stored answer that may be what is asked for is', () => {
  it.each<[string, Record<string, string>, Parameters<typeof toPageKey>]>([
    ['/concerts', {}, [facts]],
    ['/en/concerts', {}, [{ ...facts, locale: 'en' }]],
    ['/concerts?utm_source=letter', {}, [facts]],
    ['/concerts', { cookie: 'tutti_city=kazan' }, [{ ...facts, city: 'kazan' }]],
    ['/about', { cookie: 'tutti_city=kazan' }, [{ ...facts, path: '/about' }]],
    ['/', { cookie: 'tutti_city=kazan', 'accept-language': 'ru' }, [{ ...facts, path: '/', city: 'kazan' }]],
    // The first of two counts, as it does everywhere.
    [
      '/',
      { cookie: 'a=b; tutti_city=kazan;tutti_city=samara', 'accept-language': 'ru' },
      [{ ...facts, path: '/', city: 'kazan' }],
    ],
    ['/', { cookie: 'tutti_city=%3Cscript%3E', 'accept-language': 'ru' }, [{ ...facts, path: '/' }]],
    ['/feed.xml', {}, [{ ...facts, path: '/feed.xml' }, 'file']],
    [
      '/concerts/card.png?v=1a2b3c',
      {},
      [{ ...facts, path: '/concerts/card.png', query: '1a2b3c' }, 'picture'],
    ],
    ['/en/concerts', { referer: `${origin}/en` }, [{ ...facts, locale: 'en' }]],
    ['/concerts', { referer: 'https://elsewhere.example/en' }, [facts]],
    ['/concerts', { cookie: 'session=x; __Host-session=y; tutti_consent=no' }, [facts]],
  ])('found by all that it depends on: %s %o', (path, headers, key) => {
    const asked = read(path, headers)
    expect(asked?.key.text).toBe(toPageKey(...key).text)
    expect(asked?.kind).toBe(key[1] ?? 'page')
  })

  it('under the address that the site says is its own', () => {
    const asked = read('/concerts', {}, { of: { origin: 'https://own.example' } })
    expect(asked?.key.text).toBe(toPageKey({ ...facts, origin: 'https://own.example' }).text)
  })

  it('under its configuration alone', () => {
    expect(read('/concerts', {}, { of: { configuration: 'two' } })?.key.text).not.toBe(
      read('/concerts')?.key.text,
    )
  })

  it('one that was read before to ask the same', () => {
    expect(read('/concerts?city=all&utm_source=x')).toBeUndefined()
    rememberQuery('/concerts', 'city=all', { page: 1 })
    expect(read('/concerts?city=all&utm_source=x')?.key.text).toBe(
      toPageKey({ ...facts, query: { page: 1 } }).text,
    )
    expect(read('/concerts?city=kazan')).toBeUndefined()
    expect(read('/posts?city=all')).toBeUndefined()
  })

  it('as it was read before, by cookies and a language that are read anew', () => {
    const asked = (headers: Record<string, string>) =>
      readCacheableRequest(
        new Request(`${origin}/`, { headers: { 'accept-language': 'ru', ...headers } }),
        deployment,
      )
    const front = { ...facts, path: '/' }
    expect(asked({})?.key.text).toBe(toPageKey(front).text)
    expect(asked({ cookie: 'tutti_city=kazan' })?.key.text).toBe(toPageKey({ ...front, city: 'kazan' }).text)
    expect(asked({ cookie: 'theme=dark' })).toBeUndefined()
    expect(asked({ 'accept-language': 'th' })).toBeUndefined()
    expect(asked({ referer: `${origin}/concerts` })?.vary).toBeUndefined()
    expect(asked({})).toEqual(asked({}))
    expect(asked({})?.key.text).toBe(toPageKey(front).text)
  })

  it.each([
    [300, true],
    [301, false],
  ])('one that was read before to ask something of %i characters: %s', (length, isRemembered) => {
    const asked = `${'y'.repeat(length - 1)}=`
    rememberQuery('/concerts', asked, 'understood')
    expect(read(`/concerts?${asked}`) !== undefined).toBe(isRemembered)
  })
})

describe('the whole site is asked', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['to write', '/concerts', {}, 'POST'],
    ['for the head alone', '/concerts', {}, 'HEAD'],
    ['in a language that needs no prefix', '/ru/concerts', {}, 'GET'],
    ['for a frame with a campaign', '/embed/cities/kazan?utm_source=x', {}, 'GET'],
    ['by an editor', '/concerts', { cookie: 'a=b; admin=true' }, 'GET'],
    ['by an editor who is signed in', '/concerts', { cookie: '__Host-editor=x' }, 'GET'],
    ['by who looks at a draft', '/concerts', { cookie: '__Host-preview=x' }, 'GET'],
    ['by who looks at a draft on their own machine', '/concerts', { cookie: 'preview=x' }, 'GET'],
    ['by who has closed an announcement', '/concerts', { cookie: 'tutti_announcement=x' }, 'GET'],
    ['by an editor on their own machine', '/concerts', { cookie: 'editor=x' }, 'GET'],
    ['by who has chosen a theme', '/concerts', { cookie: 'theme=' }, 'GET'],
    ['by who comes from another language', '/concerts', { referer: `${origin}/en/concerts` }, 'GET'],
    ['by who comes first, in another language', '/', { 'accept-language': 'th' }, 'GET'],
    ['by who has chosen another language', '/', { cookie: 'i18n_redirected=en' }, 'GET'],
  ])('%s', (_, path, headers, method) => {
    expect(read(path, headers, { method })).toBeUndefined()
  })

  it('for none of that by who comes to the front page from another of this site', () => {
    expect(read('/', { referer: `${origin}/concerts`, 'accept-language': 'th' })?.vary).toBeUndefined()
    expect(read('/', { 'user-agent': 'Googlebot', 'accept-language': 'th' })?.vary).toBeUndefined()
  })

  it('but who comes first in the default language is answered for that alone', () => {
    expect(read('/', { 'accept-language': 'ru' })?.vary).toBe('Accept-Language, Cookie')
    expect(read('/concerts', { 'accept-language': 'ru' })?.vary).toBeUndefined()
  })
})

describe('a stored answer is out of date', () => {
  const now = Date.UTC(2026, 10, 25)
  const second = 1000
  const around = { now: () => now, waitUntil: () => undefined, log: createSilentLog() }
  const manifest = { version: 2, at: now - second, parts: { 'cities/ru': 'two', 'venues/ru': 'one' } }
  const sold = { stored: { madeAt: now - second, concerts: {} }, digest: 'few', readAt: now }
  const rulesWith = ({ at = manifest.at, madeAt = sold.stored.madeAt } = {}) => {
    const isolate = { ...createIsolateParts(), manifest: { ...manifest, at }, lookedAt: now }
    const stored = { ...sold.stored, madeAt }
    return createOutdatedCheck({
      isolate,
      // Nothing is looked up: the isolate has just done so.
      source: {} as PartStore,
      availability: { isolate: { ...sold, stored }, kv: undefined, database: {} as D1Database },
      ...around,
    })
  }
  const answerOf = (facts: Partial<CachedResponse>): CachedResponse => ({
    body: new Uint8Array(),
    etag: '"x"',
    tags: [],
    ...facts,
  })

  it.each<[string, string[], Changed]>([
    ['not where it was made of nothing that is published', ['nonsense'], false],
    ['not where its part is the same', ['venues/ru@one'], false],
    ['where a part is another', ['venues/ru@one', 'cities/ru@one'], true],
    ['where a part is gone', ['posts/ru@one'], true],
    ['where sellers say something else since', [`availability:${now - 2 * second}:many`], true],
    ['not where sellers say the same', [`availability:${now - 2 * second}:few`], false],
    ['not where the isolate knows only what sellers said before', [`availability:${now}:many`], false],
  ])('%s', async (_, tags, expected) => {
    expect(await rulesWith().isChanged?.({ value: answerOf({ tags }), storedAt: now })).toBe(expected)
  })

  it.each([
    ['a part', { at: now - 41 * second }, 'cities/ru@one'],
    ['what sellers say', { madeAt: now - 41 * second }, `availability:${now - 60 * second}:many`],
  ])('for nobody any longer where %s changed forty seconds ago', async (_, changed, tag) => {
    const value = answerOf({ tags: [tag] })
    expect(await rulesWith(changed).isChanged?.({ value, storedAt: now })).toBe('long ago')
  })

  it.each([
    [undefined, false],
    [now + 1, false],
    [now, true],
    [now - 1, true],
  ])('when what it shows has ended: %s, %s', (goodUntil, isOver) => {
    const value = answerOf({ tags: [], goodUntil })
    expect(rulesWith().isExpired?.({ value, storedAt: 0 })).toBe(isOver)
  })
})

describe('a page that is fetched before the click', () => {
  const kept = (headers: Record<string, string>) => {
    const answer = new Headers({ 'cache-control': 'no-cache' })
    allowBrowserCache(new Headers(headers), answer)
    return [answer.get('cache-control'), answer.get('vary')]
  }

  it.each([
    [{ 'sec-purpose': 'prefetch' }, ['private, max-age=30', 'Cookie']],
    [{ 'sec-purpose': 'prefetch;prerender' }, ['private, max-age=30', 'Cookie']],
    [{ 'x-moz': 'prefetch' }, ['private, max-age=30', 'Cookie']],
    [{ 'sec-purpose': 'prefetched' }, ['no-cache', null]],
    [{}, ['no-cache', null]],
  ])('is kept for half a minute: %o', (headers, expected) => {
    expect(kept(headers)).toEqual(expected)
  })

  it.each([
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{}, false],
  ])('is none for who saves data: %o', (headers, isSaving) => {
    expect(asksToSaveData(new Headers(headers))).toBe(isSaving)
  })
})

it.each([
  ['8f1a2b3c4d5e6f70-DME', true],
  ['8f1a2b3c4d5e6f70', true],
  ['8f1a2b3c4d5e6f70-dme', false],
  ['x8f1a2b3c4d5e6f70', false],
  ['8f1a2b3c4d5e6f70-DMEX', false],
  ['', false],
  [null, false],
])('a request is called as the edge calls it: %s, %s', (ray, isTaken) => {
  expect(toRequestId(ray) === ray).toBe(isTaken)
  expect(toRequestId(ray)).toMatch(/^[\w-]{16,}$/)
})
