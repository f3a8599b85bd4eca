import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { origin, visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})

const page = '/concerts'
const as = (theme: string, headers: Record<string, string> = {}) =>
  visit(page, { headers: { cookie: `theme=${theme}`, ...headers } })

/** The theme of a page without a choice. */
const withoutTheme = (html: string) =>
  html.replace(/ data-theme="\w+"/, '').replace(/<meta [^>]* data-chosen>/g, '')

describe('a visitor who chose a theme', () => {
  it.each([
    ['light', '#f5efe3'],
    ['dark', '#0e0b14'],
  ])('gets every page in it: %s', async (theme, ground) => {
    const html = await (await as(theme)).text()
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html data-theme="${theme}" lang="ru" `))
    expect(html).toContain(
      `<head><meta name="theme-color" content="${ground}" data-chosen><meta name="color-scheme" content="${theme}" data-chosen>`,
    )
  })

  it('gets nothing else than everybody', async () => {
    await visit(page)
    const stored = await (await visit(page)).text()
    expect(withoutTheme(await (await as('light')).text())).toBe(stored)
    expect(stored).not.toMatch(/data-theme|data-chosen/)
  })

  it.each(['/about', '/en/qa', '/search?q=organ', '/no-such-page', '/en/no-such-page'])(
    'gets it on %s',
    async (path) => {
      const html = await (await visit(path, { headers: { cookie: 'theme=dark' } })).text()
      expect(html).toContain('<html data-theme="dark" ')
    },
  )

  it('gets it on the page of an outage', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(() => new Response('down', { status: 500 }))
    const variables = { CONTENT_URL: contentUrl }
    const answer = await visit('/hans-zimmer', { variables, headers: { cookie: 'theme=dark' } })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('<html data-theme="dark" ')
  })

  it('gets calls and files as everybody', async () => {
    for (const path of ['/api/cities?q=', '/manifest.webmanifest', '/sitemap.xml']) {
      const [theirs, others] = await Promise.all([
        visit(path, { headers: { cookie: 'theme=dark' } }),
        visit(path),
      ])
      expect(await theirs.text()).toBe(await others.text())
    }
  })
})

describe('who chose no theme', () => {
  it.each(['', 'system', 'LIGHT', 'light dark', '"><script>', 'x'.repeat(5000), '%6Cig%zz'])(
    'or sends «%.12s», gets the page as it is stored',
    async (theme) => {
      const html = await (await as(theme)).text()
      expect(html).toMatch(/^<!DOCTYPE html><html lang="ru" /)
      expect(html).not.toContain('data-chosen')
    },
  )

  it('is told the colours of both, for the system to choose', async () => {
    const html = await (await visit(page)).text()
    expect(html.match(/<meta name="(theme-color|color-scheme)"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#f5efe3" media="(prefers-color-scheme: light)"/>',
      '<meta name="theme-color" content="#0e0b14"/>',
      '<meta name="color-scheme" content="dark light"/>',
    ])
  })
})

describe('a stored page', () => {
  it('is one for all themes', async () => {
    const words: (string | null)[] = []
    for (const theme of ['light', 'dark', '', 'light']) words.push((await as(theme)).headers.get('x-cache'))
    expect(words).toEqual(['MISS', 'HIT', 'HIT', 'HIT'])
  })

  it('has a tag of its own in each', async () => {
    await visit(page)
    const tags = await Promise.all(
      ['', 'light', 'dark'].map(async (theme) => (await as(theme)).headers.get('etag')),
    )
    const [plain = ''] = tags
    expect(tags).toEqual([plain, plain?.replace(/"$/, '-light"'), plain?.replace(/"$/, '-dark"')])
  })

  it('costs a browser that has it in this theme no bytes, and no other browser', async () => {
    await visit(page)
    const [plain, light] = await Promise.all(
      ['', 'light'].map(async (theme) => (await as(theme)).headers.get('etag') ?? ''),
    )
    const statusOf = async (theme: string, tag = '') => (await as(theme, { 'if-none-match': tag })).status
    expect(await statusOf('light', light)).toBe(304)
    expect(await statusOf('light', `W/${light}`)).toBe(304)
    expect(await statusOf('light', plain)).toBe(200)
    expect(await statusOf('dark', light)).toBe(200)
    expect(await statusOf('', light)).toBe(200)
    expect(await statusOf('', plain)).toBe(304)
  })

  it('is answered under the same headers in a theme', async () => {
    await visit(page)
    const headersOf = async (theme: string, method = 'GET') => {
      const { headers } = await visit(page, { method, headers: { cookie: `theme=${theme}` } })
      return [...headers].filter(
        ([name]) => !['etag', 'x-request-id', 'server-timing', 'content-length'].includes(name),
      )
    }
    const plain = await headersOf('')
    expect(Object.fromEntries(plain)).toMatchObject({
      'cache-control': 'private, no-cache',
      link: expect.stringContaining('rel=preload; as=style'),
    })
    expect(await headersOf('dark')).toEqual(plain)
    expect(await headersOf('dark', 'HEAD')).toEqual(plain)
  })

  it('has the tag of the theme without its body too', async () => {
    await visit(page)
    const answer = await visit(page, { method: 'HEAD', headers: { cookie: 'theme=dark' } })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]+-dark"$/)
  })
})

const own = { origin, referer: `${origin}/concerts?city=all&page=2` }
const choose = (body: string, headers: Record<string, string> = own, path = '/theme') =>
  visit(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const locationOf = (response: Response) => response.headers.get('location')

describe('a choice of theme', () => {
  it.each(['light', 'dark'])('is kept for a year, and leads back to the page: %s', async (theme) => {
    const answer = await choose(`theme=${theme}`)
    expect([answer.status, locationOf(answer)]).toEqual([303, '/concerts?city=all&page=2#theme'])
    expect(answer.headers.getSetCookie()).toEqual([
      `theme=${theme}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('can be left to the system again', async () => {
    const answer = await choose('theme=system')
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual(['theme=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
  })

  it('lets no page be shown that was fetched before it', async () => {
    expect((await choose('theme=dark')).headers.get('clear-site-data')).toBe(
      '"prefetchCache", "prerenderCache"',
    )
  })

  it('is taken where a site stands behind another address', async () => {
    const headers = { origin: 'https://tutti.test', referer: 'https://tutti.test/en/about' }
    const answer = await visit('/theme', {
      method: 'POST',
      body: 'theme=dark',
      variables: { SITE_URL: 'https://tutti.test' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    expect([answer.status, locationOf(answer)]).toEqual([303, '/en/about#theme'])
  })

  it.each([
    ['nothing', undefined, '/'],
    ['no address', 'about:blank', '/'],
    ['half an address', '//evil.example', '/'],
    ['another site', 'https://evil.example/concerts', '/'],
    ['another site in its path', `${origin}//evil.example/x`, '/evil.example/x'],
    ['another site behind backslashes', `${origin}/\\evil.example`, '/evil.example'],
    ['another site in disguise', `${origin}/%2f%2fevil.example`, '/%2f%2fevil.example'],
    ['another site in its language', `${origin}/en//evil.example`, '/en/evil.example'],
    ['another port', 'https://tutti.example:8443/concerts', '/'],
    ['another host that begins alike', 'https://tutti.example.evil.example/', '/'],
    ['somebody’s name', 'https://tutti.example@evil.example/', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['a fragment', `${origin}/about#evil`, '/about'],
    ['this call itself', `${origin}/theme`, '/'],
    ['this call in a language', `${origin}/en/theme`, '/'],
  ])(
    'leads to a page of this site, whatever the browser says that it came from: %s',
    async (_what, referer, to) => {
      const answer = await choose('theme=dark', { origin, ...(referer ? { referer } : {}) })
      expect([answer.status, locationOf(answer)]).toEqual([303, `${to}#theme`])
    },
  )

  it('leads home in the language that it was made in', async () => {
    expect(locationOf(await choose('theme=dark', { origin }, '/en/theme'))).toBe('/en#theme')
  })
})

describe('no choice of theme', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it.each([
    ['another site', { origin: 'https://evil.example', referer: own.referer }],
    ['a page that hides where it is', { origin: 'null', referer: own.referer }],
    ['nobody', { referer: own.referer }],
    ['another site that says no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is taken from %s', async (_who, headers) => {
    const answer = await choose('theme=dark', headers as Record<string, string>)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  it.each([
    '',
    'theme=',
    'theme=LIGHT',
    'theme=sepia',
    'theme=light; Path=/; HttpOnly',
    'theme=light%0d%0aSet-Cookie:%20a=b',
    'theme=light&to=//evil.example',
    'other=light',
    `theme=light&${'x'.repeat(2000)}`,
  ])('is «%.40s»', async (body) => {
    const answer = await choose(body)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('is JSON', async () => {
    const answer = await choose('{"theme":"dark"}', { ...own, 'content-type': 'application/json' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
  })

  it('is a visit', async () => {
    const answer = await visit('/theme?theme=dark', { headers: own })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('is one too many', async () => {
    const WRITE_LIMIT: RateLimit = { limit: async () => ({ success: false }) }
    const answer = await visit('/theme', {
      method: 'POST',
      body: 'theme=dark',
      bindings: { WRITE_LIMIT },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own },
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([429, []])
    expect(answer.headers.get('retry-after')).toBe('60')
  })
})
