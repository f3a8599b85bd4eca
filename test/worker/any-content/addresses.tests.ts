import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const locationOf = (response: Response) => response.headers.get('location')

describe('every address has one spelling', () => {
  it.each([
    ['/concerts/', '/concerts'],
    ['/ru/concerts', '/concerts'],
    ['/ru', '/'],
    ['/EN/Concerts//?city=kazan', '/en/concerts?city=kazan'],
    ['/en/p/some-post', '/p/en/p/some-post'],
    ['/p/ru/p/some-post', '/p/some-post'],
    ['//evil.example/path', '/evil.example/path'],
    ['/apiary/', '/apiary'],
    ['/API/cities', '/api/cities'],
    ['/\\evil.example', '/evil.example'],
  ])('%s is redirected to %s for good', async (path, canonical) => {
    const response = await visit(path)
    expect(response.status).toBe(301)
    expect(locationOf(response)).toBe(canonical)
  })

  it.each(['/api/Cities', '/api/cities/', '/api//cities'])('leaves calls as they are: %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it('keeps capitals of percent-encoded letters', async () => {
    const response = await visit('/%D0%9A%D0%BE')
    expect(response.status).toBe(404)
  })
})

describe('an address that nobody has', () => {
  it.each([
    '/unknown-page',
    '/c/unknown',
    '/cities/unknown',
    '/%zz',
    '/%e0%a4%a',
    '/c/%00',
    '/c/a%2Fb',
    '/.env',
    '/wp-admin/x.php',
    `/${'a'.repeat(8000)}`,
    '/en/unknown-page',
  ])('%.40s answers 404 with a page', async (path) => {
    const response = await visit(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/Страница не найдена|Page not found/)
  })

  it('says «Page not found» with the path for an unknown one', async () => {
    expect(await (await visit('/no/such/page')).text()).toContain('Page not found: /no/such/page')
  })

  it('says nothing English to readers of another language', async () => {
    const read = async (path: string) => (await (await visit(path)).text()).replace(/<[^>]*>/g, ' ')
    expect(await read('/no/such/page')).not.toMatch(/not found/i)
    expect(await read('/th/no/such/page')).not.toMatch(/not found/i)
  })

  it('says «Page Not Found» with the path when validation fails', async () => {
    expect(await (await visit('/c/Not_A_Slug_')).headers.get('location')).toBe('/c/not_a_slug_')
    expect(await (await visit('/c/not_a_slug_')).text()).toContain('Page Not Found: /c/not_a_slug_')
  })

  it.each([
    ['/en/%D0%BD%D0%B5%D1%82', '/en/нет'],
    ['/th/%E0%B9%84%E0%B8%A1%E0%B9%88%E0%B8%A1%E0%B8%B5?q=%D0%B0', '/th/ไม่มี?q=а'],
    ['/no/such?page=9&city=kazan', '/no/such?page=9&amp;city=kazan'],
    ['/news?page=400', '/news?page=400'],
    ['/%zz', '/%zz'],
    ['/%D0', '/%D0'],
    ['/call%20us%E2%80%AE%00', '/call%20us%E2%80%AE%00'],
    ['/a%2Fb%3Fc%23d%25e', '/a%2Fb%3Fc%23d%25e'],
    ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    [`/${'%D0%B0'.repeat(300)}`, `/${'а'.repeat(199)}…`],
  ])('named %.40s is named %.40s', async (path, shown) => {
    const named = /<bdi>(.*?)<\/bdi>/.exec(await (await visit(path)).text())
    expect(named?.[1]).toBe(shown)
  })

  it('is named to scripts as it was asked for', async () => {
    const answer = await visit('/api/%D0%BD%D0%B5%D1%82?x=1')
    expect(await answer.json()).toMatchObject({ error: { message: 'Page not found: /api/нет?x=1' } })
  })

  it('offers a search and the next concerts', async () => {
    const html = await (await visit('/nowhere')).text()
    expect(html).toContain('<search>')
    expect(html).toContain('class="stub"')
  })
})

describe('query parameters', () => {
  it.each([
    '?month=2026-13',
    '?month=x',
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1&page=2',
    '?city[]=1',
    '?city=%00',
    '?city=Nope!',
    '?program=%F0%9F%98%80',
    `?q=${'x'.repeat(5000)}`,
    '?unknown=1&unknown=2',
    '?available=yes',
    '?%zz',
  ])('/concerts%.30s shows the list', async (query) => {
    const response = await visit(`/concerts${query}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>Концерты</h1>')
  })

  it('that a page does not declare never reach its HTML', async () => {
    expect(await (await visit('/concerts?utm_source=needle')).text()).not.toContain('needle')
  })

  it('that filter leave the canonical address plain', async () => {
    const html = await (await visit('/concerts?city=kazan&month=2027-01')).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/concerts"/>`)
  })
})

describe('a site with Russian only', () => {
  it('knows no other language', async () => {
    const variables = { LOCALES: 'ru' }
    expect((await visit('/en/concerts', { variables })).status).toBe(404)
    const html = await (await visit('/concerts', { variables })).text()
    expect(html).not.toMatch(/hreflang|English/i)
  })
})

describe('a wrong configuration', () => {
  it('is named in the log, value by value', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await visit('/', { variables: { CONTENT_URL: 'strapi', LOCALES: 'en,xx' } })
    expect(response.status).toBe(500)
    const logged = errors.mock.calls.flat().join('\n')
    expect(logged).toContain('CONTENT_URL must be an http(s) address of Strapi')
    expect(logged).toContain('LOCALES must be')
    errors.mockRestore()
  })
})

describe('a link that was copied along with the signs around it', () => {
  it.each([
    ['/en/c/hans-zimmer-moscow-1,', '/en/c/hans-zimmer-moscow-1'],
    ['/cities/moscow&gt;?utm_source=mail', '/cities/moscow?utm_source=mail'],
    ['/en).', '/en'],
    ['/hans-zimmer&utm_source=vk', '/hans-zimmer?utm_source=vk'],
    ['/en/hans-zimmer%3Futm_source%3Dvk%26utm_medium%3Dcpc', '/en/hans-zimmer?utm_source=vk&utm_medium=cpc'],
    ['/concerts&amp;city=kazan', '/concerts?city=kazan'],
  ])('%s leads to %s', async (path, meant) => {
    const response = await visit(path)
    expect([response.status, locationOf(response)]).toEqual([301, meant])
  })

  it.each(['/c/no-such-concert).', '/no-such-page»', '/no-such-page&utm_source=vk', '/concerts/%D1%8F'])(
    '%s, which means no page, is not found',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )
})

describe('the address of a post in another language', () => {
  it('without its second «p» leads to the one that counts', async () => {
    expect(locationOf(await visit('/p/en/new-season-on-sale'))).toBe('/p/en/p/new-season-on-sale')
  })

  it('of a call that isn’t there is named in the error', async () => {
    const answer = await visit('/api/no-such-call')
    expect(await answer.json()).toMatchObject({
      error: { status: 404, details: { path: '/api/no-such-call' } },
    })
  })
})
