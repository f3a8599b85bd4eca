import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { fixedPaths, toPayloadPath } from '../../../src/routes/paths.ts'
import { visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const early = { 'sec-purpose': 'prefetch' }

describe('the data of a page', () => {
  it.each(fixedPaths)('of %s is JSON', async (path) => {
    const response = await visit(toPayloadPath(path))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    expect(await response.json()).toMatchObject({ path, locale: 'ru' })
  })

  it('is in the language of its address', async () => {
    expect(await (await visit('/en/concerts/_payload.json')).json()).toMatchObject({
      path: '/concerts',
      locale: 'en',
      title: 'Concerts — Poluton',
    })
  })

  it('says of each concert whether its tickets can be bought', async () => {
    const { data } = await (await visit('/concerts/_payload.json')).json<{
      data: { concerts: { slug: string; tickets: string }[] }
    }>()
    // A page has more concerts than this, even without those of today that are over.
    expect(data.concerts.length).toBeGreaterThan(18)
    expect(new Set(data.concerts.map(({ tickets }) => tickets))).toContain('buy')
  })

  it('follows the query that the page declares, and no other', async () => {
    const all = await (await visit('/concerts/_payload.json?nobody=1')).text()
    const past = await (await visit('/concerts/_payload.json?past=1')).text()
    expect(all).toBe(await (await visit('/concerts/_payload.json')).text())
    expect(past).not.toBe(all)
  })

  it('is kept in an entry of its own', async () => {
    await visit('/news?page=2')
    expect((await visit('/news/_payload.json?page=2')).headers.get('x-cache')).toBe('MISS')
    const again = await visit('/news/_payload.json?page=2')
    expect(again.headers.get('x-cache')).toBe('HIT')
    expect(again.headers.get('content-type')).toContain('application/json')
    expect((await visit('/news?page=2')).headers.get('content-type')).toContain('text/html')
  })

  it('costs nothing when it has not changed', async () => {
    await visit('/news/_payload.json')
    const etag = (await visit('/news/_payload.json')).headers.get('etag') ?? ''
    const response = await visit('/news/_payload.json', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
  })

  it('is not kept for an editor', async () => {
    const response = await visit('/news/_payload.json', { headers: { cookie: 'admin=true' } })
    expect(response.headers.get('x-cache')).toBe('BYPASS')
  })

  it.each([
    '/account/_payload.json',
    '/saved/_payload.json',
    '/search/_payload.json',
    '/concerts/x/_payload.json',
    '/cities/kazan/_payload.json',
    '/c/_payload.json',
    '/hans-zimmer/_payload.json',
    '/p/en/p/_payload.json',
    '/api/_payload.json',
    '/concerts/_payload.json/x',
    '/x_payload.json',
  ])('is nowhere else: %s', async (path) => {
    const response = await visit(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toContain('no-store')
  })
})

describe('a page that is fetched before the click', () => {
  it('can be used by a click that comes soon', async () => {
    const { headers } = await visit('/concerts', { headers: early })
    expect(headers.get('cache-control')).toBe('private, max-age=30')
    expect(headers.get('vary')).toContain('Cookie')
  })

  it('comes out of the page cache', async () => {
    await visit('/concerts')
    expect((await visit('/concerts', { headers: early })).headers.get('x-cache')).toBe('HIT')
  })

  it('chooses no language for the visitor', async () => {
    const headers = { referer: 'https://tutti.example/en/concerts', ...early }
    expect((await visit('/concerts', { headers })).headers.get('set-cookie')).toBeNull()
  })

  it('is asked for anew by every other visit', async () => {
    expect((await visit('/concerts')).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is nothing to keep when it is no success', async () => {
    expect((await visit('/c/unknown', { headers: early })).headers.get('cache-control')).toBe('no-store')
  })

  it('is an editor’s page like any other', async () => {
    const headers = { cookie: 'admin=true', ...early }
    expect((await visit('/concerts', { headers })).headers.get('cache-control')).toBe('private, no-cache')
  })
})

describe('the rules for fetching early', () => {
  it('are named by every page', async () => {
    expect((await visit('/about')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  })

  it('are not named to who saves data', async () => {
    const response = await visit('/about', { headers: { 'save-data': 'on' } })
    expect(response.headers.get('speculation-rules')).toBeNull()
  })

  it('have the type that browsers ask for', async () => {
    const { headers } = await visit('/speculation-rules.json')
    expect(headers.get('content-type')).toBe('application/speculationrules+json')
  })
})

describe('/saved', () => {
  it('says what it is without JavaScript, and is not for search engines', async () => {
    const html = await (await visit('/saved')).text()
    expect(html).toContain('Мои концерты')
    expect(html).toContain('<noscript>')
    expect(html).toContain('noindex')
  })

  it('shows the concerts of its address, with their calendar entries', async () => {
    const { data } = await (await visit('/concerts/_payload.json')).json<{
      data: { concerts: { slug: string }[] }
    }>()
    const slugs = data.concerts.slice(0, 3).map(({ slug }) => slug)
    const html = await (await visit(`/saved?slugs=${slugs}`)).text()
    for (const slug of slugs) expect(html).toContain(`href="/c/${slug}.ics"`)
    expect(html.match(/class="stub"/g)).toHaveLength(3)
  })

  it('keeps nobody’s list', async () => {
    expect((await visit('/saved?slugs=a,b')).headers.get('x-cache')).toBe('BYPASS')
  })

  it.each(['', ',,,', '../../x', '%00', 'A', 'a'.repeat(9000), '[]', `${'x,'.repeat(5000)}x`])(
    'stands any list: %.20s',
    async (slugs) => {
      expect((await visit(`/saved?slugs=${slugs}`)).status).toBe(200)
    },
  )
})
