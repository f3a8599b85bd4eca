import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh, later } from '../fresh-site.ts'
import { publishNow, visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const cacheWord = (response: Response) => response.headers.get('x-cache')
const renamed = (name: string) => {
  const program = {
    data: { attributes: { locale: 'ru', slug: 'zimmer', name, localizations: { data: [] } } },
  }
  return contentWith([{ ...goodConcert, program }])
}

beginFresh()

describe('a page that was made a moment ago', () => {
  it('is answered from the cache, byte for byte', async () => {
    fakeContent(renamed('Первая'))
    const first = await visit('/concerts', { variables })
    const second = await visit('/concerts', { variables })
    expect([cacheWord(first), cacheWord(second)]).toEqual(['MISS', 'HIT'])
    expect(await second.text()).toBe(await first.text())
  })

  it('is found by an isolate that has just started in the same place', async () => {
    fakeContent(renamed('Первая'))
    await visit('/concerts', { variables })
    forgetIsolateCache()
    expect(cacheWord(await visit('/concerts', { variables }))).toBe('HIT')
  })

  it('costs a browser that has it no bytes', async () => {
    fakeContent(renamed('Первая'))
    await visit('/concerts', { variables })
    const etag = (await visit('/concerts', { variables })).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const again = await visit('/concerts', { variables, headers: { 'if-none-match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('content-security-policy')).toContain("script-src 'self'")
    }
  })

  it('is sent whole to a browser that has an older one', async () => {
    const content = fakeContent(renamed('Первая'))
    await visit('/concerts', { variables })
    const etag = (await visit('/concerts', { variables })).headers.get('etag') ?? ''
    content.answer(renamed('Вторая'))
    await publishNow(variables)
    later(24 * 3600)
    await visit('/concerts', { variables })
    const response = await visit('/concerts', { variables, headers: { 'if-none-match': etag } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Вторая')
    expect(cacheWord(response)).toBe('HIT')
  })
})

describe('a page that shows what is ahead', () => {
  // The concert begins at 19:30 in Kazan and lasts two hours.
  const date = new Date(nowMs() + 24 * 3_600_000).toISOString().slice(0, 10)
  const concert = { ...goodConcert, date, durationMinutes: 120 }

  it.each(['/concerts', '/concerts/_payload.json'])('%s loses it the moment it ends', async (path) => {
    fakeContent(contentWith([concert]))
    vi.setSystemTime(new Date(`${date}T18:29:57Z`))
    const before = await (await visit(path, { variables })).text()
    vi.setSystemTime(new Date(`${date}T18:29:59Z`))
    expect(cacheWord(await visit(path, { variables }))).toBe('HIT')
    vi.setSystemTime(new Date(`${date}T18:30:01Z`))
    const after = await visit(path, { variables })
    expect(cacheWord(after)).toBe('MISS')
    expect([before, await after.text()].map((text) => text.includes('good-concert'))).toEqual([true, false])
  })
})

describe('a page that has grown stale', () => {
  it('is answered once more while a new one is made behind it', async () => {
    const content = fakeContent(renamed('Первая'))
    await visit('/concerts', { variables })
    later(120)
    content.answer(renamed('Вторая'))
    await publishNow(variables)
    const stale = await visit('/concerts', { variables })
    expect(cacheWord(stale)).toBe('STALE')
    expect(await stale.text()).toContain('Первая')
    expect(await (await visit('/concerts', { variables })).text()).toContain('Вторая')
  })

  it('is answered for days while no new one can be made', async () => {
    const content = fakeContent(renamed('Первая'))
    await visit('/concerts', { variables })
    content.answer(() => new Response('down', { status: 500 }))
    later(6 * 24 * 3600)
    const response = await visit('/concerts', { variables })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Первая')
  })
})

/** Content whose concerts are in one of two cities. */
const inTwoCities = async () => {
  const { data } = await contentWith([goodConcert])().json<{ data: object }>()
  const cities = ['kazan', 'tver'].map((slug, id) => ({
    id,
    attributes: {
      ...goodConcert.city.data.attributes,
      slug,
      name: `Город ${slug}`,
      country: 'ru',
      concerts: { data: [] },
    },
  }))
  return Response.json({ data: { ...data, cities: { data: cities } } })
}

describe('a page that shows the visitor’s city', () => {
  it.each(['/', '/concerts'])('is stored for each city by itself: %s', async (path) => {
    fakeContent(inTwoCities)
    const from = (city: string) => visit(path, { variables, headers: { cookie: `tutti_city=${city}` } })
    const answers = [await from('kazan'), await from('tver'), await from('kazan')]
    expect(answers.map(cacheWord)).toEqual(['MISS', 'MISS', 'HIT'])
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(pages.map((html) => /Город (kazan|tver)/.exec(html)?.[1])).toEqual(['kazan', 'tver', 'kazan'])
  })

  it('is not the page of a visitor without a city', async () => {
    fakeContent(inTwoCities)
    await visit('/concerts', { variables, headers: { cookie: 'tutti_city=kazan' } })
    expect(cacheWord(await visit('/concerts', { variables }))).toBe('MISS')
  })
})

describe('a page is never stored', () => {
  it('for an editor, and never served to one', async () => {
    fakeContent(renamed('Первая'))
    const headers = { cookie: 'admin=true' }
    expect(cacheWord(await visit('/concerts', { variables, headers }))).toBe('BYPASS')
    const visitor = await visit('/concerts', { variables })
    expect(cacheWord(visitor)).toBe('MISS')
    expect(await visitor.text()).not.toContain('admin-bar')
    expect(await (await visit('/concerts', { variables, headers })).text()).toContain('admin-bar')
  })

  it('while the operator has the page cache off', async () => {
    const variables = { PAGE_CACHE: 'off' }
    await (await visit('/concerts', { variables })).text()
    expect((await visit('/concerts', { variables })).headers.get('x-cache')).toBe('BYPASS')
  })

  it('for words that a visitor typed', async () => {
    fakeContent(renamed('Первая'))
    await visit('/concerts?q=needle', { variables })
    expect(cacheWord(await visit('/concerts?q=needle', { variables }))).toBe('BYPASS')
  })

  it.each([
    ['typed', '/concerts?q=good-concert'],
    ['saved', '/saved?slugs=good-concert'],
  ])('nor the content that a visitor’s own list is made of: what they %s', async (_name, path) => {
    fakeContent(contentWith([goodConcert]))
    await visit(path, { variables })
    const { CACHE } = env as unknown as { CACHE: KVNamespace }
    const names = (await CACHE.list()).keys.map(({ name }) => name)
    expect(names).not.toEqual([])
    expect(names.filter((name) => name.includes('good-concert'))).toEqual([])
  })

  it('when a part of it is missing', async () => {
    const content = fakeContent(() => new Response('down', { status: 500 }))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await visit('/concerts', { variables })
    content.answer(renamed('Первая'))
    later(20)
    expect(await (await visit('/concerts', { variables })).text()).toContain('Первая')
  })

  it('when it is not found', async () => {
    const content = fakeContent(contentWith([]))
    expect((await visit('/no/such/page', { variables })).status).toBe(404)
    expect(content.calls()).toBeGreaterThan(0)
    expect(cacheWord(await visit('/no/such/page', { variables }))).toBeNull()
  })
})

describe('what a visitor sends never reaches the page of another', () => {
  it.each<[string, string, Record<string, string>]>([
    ['an undeclared parameter', '/concerts?evil=needle', {}],
    ['a forwarded host', '/concerts', { 'x-forwarded-host': 'needle.example', 'x-original-url': '/needle' }],
    ['a city that is none', '/concerts', { cookie: 'tutti_city=needle' }],
    ['a city that is markup', '/concerts', { cookie: 'tutti_city=%3Cneedle%3E' }],
    ['a language', '/concerts', { 'accept-language': 'needle', cookie: 'i18n_redirected=needle' }],
    ['a browser', '/concerts', { 'user-agent': 'needle', referer: 'https://needle.example/' }],
  ])('%s', async (_name, path, headers) => {
    fakeContent(contentWith([goodConcert]))
    const poisoned = await visit(path, { variables, headers })
    expect(await poisoned.text()).not.toContain('needle')
    const clean = await visit('/concerts', { variables })
    expect(cacheWord(clean)).toBe('HIT')
    expect(await clean.text()).not.toContain('needle')
  })

  it('a language choice sets the cookie of the one who chose, and of nobody else', async () => {
    fakeContent(contentWith([goodConcert]))
    const chose = await visit('/en/concerts', {
      variables,
      headers: { referer: 'https://tutti.example/concerts' },
    })
    expect(chose.headers.get('set-cookie')).toContain('i18n_redirected=en')
    const other = await visit('/en/concerts', { variables })
    expect(cacheWord(other)).toBe('HIT')
    expect(other.headers.get('set-cookie')).toBeNull()
  })
})
