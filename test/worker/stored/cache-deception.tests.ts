import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const cacheWord = (response: Response) => response.headers.get('x-cache')
const concert = 'Музыка Ханса Циммера'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeContent(contentWith([goodConcert]))
})

describe('an address that looks like a file of a page is no such page, and kept by nobody', () => {
  it.each([
    '/saved/_payload.json',
    '/concerts/style.css',
    '/concerts/..%2fstyle.css',
    '/concerts%2fstyle.css',
    '/concerts;a.css',
    '/concerts%3b.css',
    '/concerts%00.css',
    '/concerts%0a.css',
    '/concerts%23.css',
    '/concerts%3fa.css',
    '/c/good-concert/_payload.json',
    '/c/good-concert%2ftickets',
    '/c%2fgood-concert',
  ])('%s', async (path) => {
    const response = await visit(path, { variables, headers: { cookie: 'admin=true' } })
    expect([400, 404, 503]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('Расписание концертов')
  })
})

describe('a shared cache outside never keeps a page', () => {
  it.each(['/', '/concerts', '/concerts?q=x', '/no/such/page'])('%s', async (path) => {
    const { headers } = await visit(path, { variables, headers: { 'user-agent': 'a bot' } })
    expect(headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/)
  })

  it('nor the way to a language', async () => {
    const { headers, status } = await visit('/', { variables, headers: { 'accept-language': 'en' } })
    expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  })
})

describe('the stored page stays whole after a request', () => {
  it.each<[string, Record<string, string>]>([
    ['for a part of it', { range: 'bytes=0-9' }],
    ['on a condition', { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' }],
    ['in the name of another method', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }],
    [
      'under another protocol',
      { 'x-forwarded-proto': 'http', 'x-forwarded-port': '1', forwarded: 'host=evil' },
    ],
    ['under another path', { 'x-original-url': '/nowhere', 'x-rewrite-url': '/nowhere' }],
    ['with a body encoding', { 'content-encoding': 'gzip', 'accept-encoding': 'nonsense' }],
    ['with a token', { authorization: 'Bearer needle' }],
  ])('%s', async (_name, headers) => {
    const first = await visit('/concerts', { variables, headers })
    expect(first.status).toBe(200)
    const clean = await visit('/concerts', { variables })
    const html = await clean.text()
    expect(cacheWord(clean)).toBe('HIT')
    expect(html).toBe(await first.text())
    expect(html).toContain(concert)
    expect(html.endsWith('</html>')).toBe(true)
  })

  it('for its headers only', async () => {
    const head = await visit('/concerts', { variables, method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await (await visit('/concerts', { variables })).text()).toContain(concert)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'by %s, which is no way to a page',
    async (method) => {
      const response = await visit('/concerts', { variables, method })
      expect(response.status).toBe(404)
      expect(cacheWord(response)).toBeNull()
      expect(cacheWord(await visit('/concerts', { variables }))).toBe('MISS')
    },
  )
})

it('a page that was asked for under another host is another page', async () => {
  const other = await visit('/concerts', { variables, host: 'needle.example' })
  expect(await other.text()).toContain('https://needle.example/concerts')
  const clean = await visit('/concerts', { variables })
  expect(cacheWord(clean)).toBe('MISS')
  expect(await clean.text()).not.toContain('needle')
})

it('a site that knows its address ignores the host that was asked for', async () => {
  const configured = { ...variables, SITE_URL: 'https://tutti.example' }
  const html = await (await visit('/concerts', { variables: configured, host: 'needle.example' })).text()
  expect(html).not.toContain('needle')
})

describe('an editor', () => {
  const editor = { variables, headers: { cookie: 'admin=true' } }

  it('leaves no page behind', async () => {
    await visit('/concerts', editor)
    expect(cacheWord(await visit('/concerts', { variables }))).toBe('MISS')
  })

  it('gets no page that a visitor has left', async () => {
    await visit('/concerts', { variables })
    expect(cacheWord(await visit('/concerts', editor))).toBe('BYPASS')
  })
})

describe('a page depends on what it declares', () => {
  it.each([
    ['only what has tickets', '/concerts?available=1'],
    ['all cities', '/concerts?city=all'],
    ['another month', '/concerts?month=2099-05'],
    ['another language', '/en/concerts'],
  ])('%s', async (_name, path) => {
    await visit('/concerts', { variables })
    expect(cacheWord(await visit(path, { variables }))).toBe('MISS')
  })

  it.each([
    ['an unknown parameter', '/concerts?cachebuster=1'],
    ['an empty one', '/concerts?page='],
    ['one that can’t be understood', '/concerts?page=-1&month=2026-13'],
    ['one given twice', '/concerts?utm_source=a&utm_source=b'],
  ])('and not on %s', async (_name, path) => {
    await visit('/concerts', { variables })
    expect(cacheWord(await visit(path, { variables }))).toBe('HIT')
  })
})
