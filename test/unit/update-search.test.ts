import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readIndex } from '../../src/search/in-process-index.ts'
import { makeSearchIndexes, updateSearchAfterChange } from '../../src/search/update-search.ts'
import type { ContentType } from '../../src/shared/content-types.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'
import { createSearchCache } from './search-cache.ts'

const start = Date.UTC(2026, 10, 20)
const whole = makeSnapshot('2026-11-20')
/** What an index is made of is all the same here: a few entries, no concerts and no places. */
const few = {
  ...withConcerts(whole, []),
  Program: whole.Program.slice(0, 9),
  Post: whole.Post.slice(0, 9),
  QaEntry: whole.QaEntry.slice(0, 9),
  Article: whole.Article.slice(0, 9),
  Member: whole.Member.slice(0, 9),
}

interface Where {
  url: string | undefined
  adminKey: string | undefined
}
const none: Where = { url: undefined, adminKey: undefined }
const meilisearch: Where = { url: 'http://search.test', adminKey: 'key' }

/** A site with search, and how often its content service and its Meilisearch, which is down, were asked. */
function createSite({ url, adminKey }: Where, locales: readonly Locale[] = ['ru']) {
  const { service, strapi, warnings } = createEmbeddedService(start, () => few)
  const asked = { content: 0, meilisearch: 0 }
  const { fetch } = strapi
  strapi.fetch = (request) => {
    asked.content += 1
    return fetch(request)
  }
  vi.stubGlobal('fetch', async () => {
    asked.meilisearch += 1
    throw new TypeError('no route to host')
  })
  const cache = createSearchCache(service)
  const change = (type: ContentType, slug?: string) =>
    updateSearchAfterChange({ content: service, cache, url, adminKey, locales }, { type, slug })
  return { service, strapi, cache, warnings, asked, change }
}

afterEach(() => vi.unstubAllGlobals())

describe('the indexes of the scheduled run', () => {
  it('are made before anybody searches, once', async () => {
    const { service, cache, asked } = createSite(none, allLocales)
    const make = () => makeSearchIndexes({ content: service, cache, locales: allLocales })
    await make()
    const made = asked.content
    for (const locale of allLocales) await readIndex(service, cache, locale)
    await make()
    expect([made > 0, asked.content]).toEqual([true, made])
  })

  it('of the demo are made anew when its day has begun, and not before', async () => {
    const { service, cache } = createSite(none)
    const { source } = service
    if (typeof source !== 'function') throw new Error('the demo is made on demand')
    const make = vi.fn(source)
    const partsMadeOn = async (contentDay: string) => {
      make.mockClear()
      await makeSearchIndexes({ content: { ...service, source: make, contentDay }, cache, locales: ['ru'] })
      return make.mock.calls.length
    }
    const first = await partsMadeOn('2026-11-20')
    expect([await partsMadeOn('2026-11-20'), await partsMadeOn('2026-11-21')]).toEqual([0, first])
  })

  it('are tried again where content is silent, and nothing fails', async () => {
    const { service, strapi, cache, warnings } = createSite(none)
    const { fetch } = strapi
    strapi.fetch = () => Promise.reject(new TypeError('no network'))
    await makeSearchIndexes({ content: service, cache, locales: ['ru'] })
    expect(warnings.length).toBeGreaterThan(0)
    strapi.fetch = fetch
    await makeSearchIndexes({ content: service, cache, locales: ['ru'] })
  })
})

describe('without a Meilisearch, after a change', () => {
  it('whoever searches next waits for no content, in any language', async () => {
    const { service, cache, asked, change } = createSite(none, allLocales)
    await change('concert', 'one')
    const before = asked.content
    for (const locale of allLocales) await readIndex(service, cache, locale)
    expect([before > 0, asked.content]).toEqual([true, before])
  })

  it('one that comes while the index is made anew doesn’t have it made twice', async () => {
    const alone = createSite(none)
    await alone.change('concert', 'one')
    const together = createSite(none)
    await Promise.all(['one', 'two', 'three'].map((slug) => together.change('concert', slug)))
    expect(together.asked.content).toBe(alone.asked.content)
  })

  it('of what can’t be found nothing is asked', async () => {
    const { asked, change } = createSite(none)
    await change('redirect', 'one')
    expect(asked).toEqual({ content: 0, meilisearch: 0 })
  })
})

describe('with a Meilisearch', () => {
  it('that is down, a change is followed by a warning and never by an error', async () => {
    const { warnings, asked, change } = createSite(meilisearch)
    await change('concert', 'one')
    expect(warnings).toContain('search could not follow a change')
    expect(asked.meilisearch).toBeGreaterThan(0)
  })

  it.each<[string, Where, ContentType, string | undefined]>([
    ['whose documents the site may not change', { ...meilisearch, adminKey: undefined }, 'concert', 'one'],
    ['after a change of an entry without a slug', meilisearch, 'concert', undefined],
    ['after a change of what can’t be found', meilisearch, 'redirect', 'one'],
  ])('%s: nothing is asked', async (_, where, type, slug) => {
    const { asked, change } = createSite(where)
    await change(type, slug)
    expect(asked).toEqual({ content: 0, meilisearch: 0 })
  })
})
