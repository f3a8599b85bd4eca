import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const frames = ['/embed/c/hans-zimmer-moscow-1', '/embed/cities/moscow', '/embed/hans-zimmer']
const inLanguages = frames.flatMap((path) => [path, `/en${path}`, `/th${path}`])
const pages = ['/', '/concerts', '/c/hans-zimmer-moscow-1', '/login', '/contact', '/hans-zimmer', '/star']

describe('a page for frames', () => {
  it.each(inLanguages)('%s may be shown by every site', async (path) => {
    const { status, headers } = await visit(path)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it.each(pages)('is the only kind: %s may not', async (path) => {
    expect((await visit(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it.each([
    '/embed/c/no-such-concert',
    '/embed/cities/no-such-city',
    '/embed/no-such-program',
    '/embed/about',
    '/embed/c/<script>',
    '/embed',
  ])('is there for entries only: %s isn’t, and stays in no frame', async (path) => {
    const { status, headers } = await visit(path)
    expect(status).toBe(404)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it.each(frames)('%s sets no cookies, whatever it is sent', async (path) => {
    const headers = {
      cookie: 'i18n_redirected=th; theme=dark; tutti_city=kazan; admin=true',
      referer: `${origin}/en/concerts`,
      'sec-fetch-mode': 'navigate',
    }
    const answer = await visit(path, { headers })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(frames)('%s is kept for everybody, and not found by search engines', async (path) => {
    const first = await (await visit(path)).text()
    expect(first).toContain('name="robots" content="noindex"')
    expect((await visit(path)).headers.get('x-cache')).toBe('HIT')
  })

  it('belongs to the page that it is a part of', async () => {
    const html = await (await visit('/en/embed/cities/moscow?theme=dark')).text()
    expect(html).toMatch(/rel="canonical" href="[^"]*\/en\/cities\/moscow"/)
  })

  it.each([
    ['?theme=dark', 'data-theme="dark"'],
    ['?theme=light', 'data-theme="light"'],
  ])('%s is in the theme that the other site wants', async (query, attribute) => {
    expect(await (await visit(`/embed/hans-zimmer${query}`)).text()).toContain(attribute)
  })

  it.each(['', '?theme=', '?theme=pink', '?theme=dark"><script>'])(
    '«%s» is in the visitor’s own theme',
    async (query) => {
      const answer = await visit(`/embed/hans-zimmer${query}`, { headers: { cookie: 'theme=dark' } })
      expect(await answer.text()).not.toContain('data-theme')
    },
  )

  it('carries the campaign of its address in all its links, without script', async () => {
    const html = await (await visit('/embed/cities/moscow?utm_source=partner&utm_campaign=осень')).text()
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter(({ searchParams }) => searchParams.get('utm_source') !== 'partner')).toEqual([])
    expect(links.filter(({ searchParams }) => searchParams.get('utm_campaign') !== 'осень')).toEqual([])
  })

  it('with a campaign isn’t stored', async () => {
    const path = '/embed/cities/moscow?utm_source=partner'
    await visit(path)
    expect((await visit(path)).headers.get('x-cache')).toBe('BYPASS')
  })

  it('isn’t made anew for what it doesn’t know', async () => {
    await visit('/embed/cities/moscow')
    expect((await visit('/embed/cities/moscow?nonsense=1')).headers.get('x-cache')).toBe('HIT')
  })
})

const oembed = (query: Record<string, string>) => visit(`/oembed?${new URLSearchParams(query)}`)

describe('oEmbed', () => {
  it.each([
    ['/c/hans-zimmer-moscow-1', '/embed/c/hans-zimmer-moscow-1'],
    ['/en/cities/moscow', '/en/embed/cities/moscow'],
    ['/th/hans-zimmer?utm_source=a#tickets', '/th/embed/hans-zimmer'],
    ['/embed/hans-zimmer', '/embed/hans-zimmer'],
    ['/cities/moscow/', '/embed/cities/moscow'],
    ['//c//hans-zimmer-moscow-1', '/embed/c/hans-zimmer-moscow-1'],
    ['/C/Hans-Zimmer-Moscow-1', '/embed/c/hans-zimmer-moscow-1'],
    ['/EN/cities/moscow', '/en/embed/cities/moscow'],
  ])('shows %s by %s', async (page, frame) => {
    const answer = await oembed({ url: `${origin}${page}` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const { html, ...said } = await answer.json<{ html: string }>()
    expect(said).toMatchObject({ version: '1.0', type: 'rich' })
    expect(html).toContain(`src="${origin}${frame}"`)
  })

  it.each([
    'https://other.example/c/hans-zimmer-moscow-1',
    `https://tutti.example.evil.example/c/hans-zimmer-moscow-1`,
    'https://tutti.example@evil.example/c/hans-zimmer-moscow-1',
    'https://user:password@tutti.example/c/hans-zimmer-moscow-1',
    'http://tutti.example/c/hans-zimmer-moscow-1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//tutti.example/c/hans-zimmer-moscow-1',
    '/c/hans-zimmer-moscow-1',
    'not an address',
    '',
    `${origin}/about`,
    `${origin}/login`,
    `${origin}/c/no-such-concert`,
    `${origin}/c/../login`,
    `${origin}/c/%3Cscript%3E`,
  ])('knows nothing of «%s»', async (url) => {
    const answer = await oembed({ url })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('json')
  })

  it.each([
    [
      { maxwidth: '320', maxheight: '200' },
      { width: 320, height: 200 },
    ],
    [{ maxwidth: '0', maxheight: '-5' }, { width: 600 }],
    [{ maxwidth: '1e9' }, { width: 600 }],
    [{ maxwidth: '5000' }, { width: 600 }],
    [
      { maxwidth: '320.5', maxheight: ' 200px' },
      { width: 320, height: 200 },
    ],
  ])('fits into %j', async (room, size) => {
    const answer = await oembed({ url: `${origin}/cities/moscow`, ...room })
    expect(await answer.json()).toMatchObject(size)
  })

  it.each([
    [{ maxwidth: '320', maxheight: '200' }, 'width="320" height="200"'],
    [{ maxheight: '90' }, 'width="100%" height="90"'],
    [{ maxheight: '9' }, 'width="100%" height="9"'],
    [{}, 'width="100%" height="640"'],
  ])('gives a frame that keeps to %j', async (room, sizes) => {
    const answer = await (await oembed({ url: `${origin}/cities/moscow`, ...room })).json()
    expect(answer).toMatchObject({ html: expect.stringContaining(sizes) })
  })

  it('has JSON in capitals, and no other format', async () => {
    expect((await oembed({ url: `${origin}/cities/moscow`, format: 'JSON' })).status).toBe(200)
    expect((await oembed({ url: `${origin}/cities/moscow`, format: 'xml' })).status).toBe(501)
  })

  it('wants an address, and no book', async () => {
    expect((await visit('/oembed')).status).toBe(400)
    expect((await oembed({ url: `${origin}/${'a'.repeat(3000)}` })).status).toBe(400)
  })

  it.each([
    ['/c/hans-zimmer-moscow-1', true],
    ['/en/cities/moscow', true],
    ['/hans-zimmer', true],
    ['/about', false],
    ['/film-music', false],
  ])('is told of on %s: %s', async (path, isTold) => {
    const html = await (await visit(path)).text()
    const link = /type="application\/json\+oembed" href="([^"]*)"/.exec(html)?.[1]
    expect(link !== undefined).toBe(isTold)
    if (!link) return
    expect(link.startsWith(`${origin}/oembed?`)).toBe(true)
    expect((await visit(link.slice(origin.length).replaceAll('&amp;', '&'))).status).toBe(200)
  })
})
