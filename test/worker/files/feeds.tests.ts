import { describe, expect, it, vi } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, emptyContent, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

beginFresh()

const later = (ms: number) => vi.setSystemTime(nowMs() + ms)
const read = async (path: string, variables: Record<string, string> = {}) =>
  (await visit(path, { variables })).text()
const hourMs = 3_600_000

/** All tests share the edge's cache, so each test has a site of its own. */
let sites = 0
function newSite() {
  sites += 1
  return { SITE_URL: `https://site-${sites}.example` }
}

const published = '2026-10-01T09:00:00.000Z'
const newConcert = (changes: Record<string, unknown> = {}) => ({
  ...goodConcert,
  publishedAt: published,
  updatedAt: published,
  createdAt: published,
  ...changes,
})
/** A calendar asks for pages of concerts, a feed for a list. */
const concerts = (...rows: Record<string, unknown>[]) => contentWith(rows)
const listed = (row: Record<string, unknown>) => () =>
  Response.json({ data: { concerts: { data: [{ id: '1', attributes: row }] } } })
const programCalled = (name: string) => ({
  data: { attributes: { locale: 'ru', slug: 'zimmer', name, localizations: { data: [] } } },
})

const files = [
  ['/feed.xml', 'application/atom+xml; charset=utf-8', 300],
  ['/th/feed.xml', 'application/atom+xml; charset=utf-8', 300],
  ['/en/concerts/feed.xml', 'application/atom+xml; charset=utf-8', 300],
  ['/calendar.ics', 'text/calendar; charset=utf-8', 300],
  ['/en/calendar.ics', 'text/calendar; charset=utf-8', 300],
  ['/cities/kazan/calendar.ics', 'text/calendar; charset=utf-8', 300],
  ['/th/hans-zimmer/calendar.ics', 'text/calendar; charset=utf-8', 300],
  ['/c/john-williams-kazan-1.ics', 'text/calendar; charset=utf-8', 300],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 3600],
] as const

describe.each(files)('%s', (path, type, seconds) => {
  it('has its type, a lifetime for every cache, and both validators', async () => {
    const { status, headers } = await visit(path)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`)
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
    expect(Date.parse(headers.get('last-modified') ?? '')).not.toBeNaN()
  })

  it('answers 304 to whoever has it', async () => {
    const { headers } = await visit(path)
    const known = await visit(path, { headers: { 'if-none-match': `W/${headers.get('etag')}` } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const since = { 'if-modified-since': headers.get('last-modified') ?? '' }
    expect((await visit(path, { headers: since })).status).toBe(304)
  })

  it('answers HEAD as GET, without a body', async () => {
    const response = await visit(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(await response.text()).toBe('')
  })

  it('sets no cookie, whichever page leads to it', async () => {
    const { headers } = await visit(path, { headers: { referer: 'https://tutti.example/th/concerts' } })
    const other = await visit(path, { headers: { referer: 'https://tutti.example/concerts' } })
    expect([headers.get('set-cookie'), other.headers.get('set-cookie')]).toEqual([null, null])
  })

  it('is the same whatever query is added', async () => {
    expect(await read(`${path}?needle=1`)).toBe(await read(path))
  })
})

describe('nothing of the kind is at', () => {
  it.each([
    '/c/no-such-concert.ics',
    '/c/Not_a_slug.ics',
    '/c/.ics',
    '/cities/nowhere/calendar.ics',
    '/nothing/calendar.ics',
    '/concerts/calendar.ics',
    '/en/robots.txt',
    '/th/sitemap.xml',
    '/en/.well-known/security.txt',
    '/some-other-name.txt',
  ])('%s', async (path) => {
    const first = await visit(path)
    const { status } = first.status === 301 ? await visit(first.headers.get('location') ?? '') : first
    expect(status).toBe(404)
  })
})

describe('a feed', () => {
  it('keeps a hostile title as text', async () => {
    const name = '<script>alert("1)</script> & ]]> \u0000\u000b\ufffe\' 🎻'
    fakeContent(listed(newConcert({ program: programCalled(name) })))
    const xml = await read('/concerts/feed.xml', { ...newSite(), CONTENT_URL: contentUrl })
    expect(xml).toContain(
      '<title>&lt;script&gt;alert(&quot;1)&lt;/script&gt; &amp; ]]&gt; &apos; 🎻, Казань, 1 мая 2100</title>',
    )
  })

  it('names an entry by what it is, in each language by itself', async () => {
    const id = async (path: string) => /<entry[\s\S]*?<id>([^<]+)/.exec(await read(path))?.[1]
    expect(await id('/feed.xml')).toMatch(/^tag:tutti\.example,2026:ru:post\/[a-z0-9-]+$/)
    expect(await id('/en/feed.xml')).toMatch(/^tag:tutti\.example,2026:en:post\/[a-z0-9-]+$/)
  })

  it('has full dates everywhere', async () => {
    const dates = [...(await read('/feed.xml')).matchAll(/<(?:published|updated)>([^<]*)/g)]
    expect(dates.length).toBeGreaterThan(30)
    expect(dates.filter(([, date = '']) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date))).toEqual(
      [],
    )
  })

  it('links each entry to its page in the same language', async () => {
    const pages = [
      ...(await read('/en/feed.xml')).matchAll(/rel="alternate" type="text\/html" href="([^"]+)"/g),
    ]
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter(([, page = '']) => !page.startsWith('https://tutti.example/p/en/p/'))).toEqual([])
  })

  it.each([
    ['published after its last change', '2026-09-30T09:00:00.000Z', published],
    ['changed since', '2026-10-02T09:00:00.000Z', '2026-10-02T09:00:00.000Z'],
  ])('dates a post that was %s by the later of both', async (_, updatedAt, date) => {
    const post = { locale: 'ru', slug: 'news', title: 'Новость', publishedAt: published, updatedAt }
    const posts = { data: [{ id: '1', attributes: post }], meta: { pagination: { total: 1 } } }
    fakeContent(() => Response.json({ data: { ...emptyContent, posts } }))
    const xml = await read('/feed.xml', { ...newSite(), CONTENT_URL: contentUrl })
    expect(/<entry[\s\S]*?<updated>([^<]*)/.exec(xml)?.[1]).toBe(date)
  })

  it('marks what is not translated', async () => {
    const program = { ...newConcert(), program: programCalled('Только по-русски') }
    fakeContent(listed(program))
    const xml = await read('/en/concerts/feed.xml', { ...newSite(), CONTENT_URL: contentUrl })
    expect(xml).toContain('<entry xml:lang="ru">')
  })

  it('that the content service can’t make anew is served as it was', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const variables = { ...newSite(), CONTENT_URL: contentUrl }
    const content = fakeContent(listed(newConcert({ program: programCalled('Прежняя') })))
    await read('/concerts/feed.xml', variables)
    content.answer(() => new Response('down', { status: 500 }))
    later(6 * 24 * hourMs)
    const response = await visit('/concerts/feed.xml', { variables })
    expect(await response.text()).toContain('Прежняя')
  })
})

describe('a calendar', () => {
  it('shows a concert that an editor moved to the next client that asks', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const variables = { ...newSite(), CONTENT_URL: contentUrl, HOOK_SECRET: 'a-secret-of-the-tests' }
    const content = fakeContent(concerts(newConcert()))
    const before = await visit('/c/good-concert.ics', { variables })
    content.answer(concerts(newConcert({ status: 'cancelled', updatedAt: '2026-10-02T09:00:00.000Z' })))
    later(1000)
    await visit('/api/hooks/content', {
      variables,
      method: 'POST',
      headers: { authorization: `Bearer ${variables.HOOK_SECRET}` },
      body: JSON.stringify({ event: 'entry.update', model: 'concert', entry: { slug: 'good-concert' } }),
    })
    later(1000)
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' }
    const after = await visit('/c/good-concert.ics', { variables, headers })
    const text = await after.text()
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).toContain('SEQUENCE:1440')
  })

  it('keeps its date of change while nothing in it changes', async () => {
    const variables = { ...newSite(), CONTENT_URL: contentUrl }
    fakeContent(concerts(newConcert()))
    const first = await visit('/c/good-concert.ics', { variables })
    later(hourMs)
    const second = await visit('/c/good-concert.ics', { variables })
    expect(second.headers.get('x-cache')).toBe('MISS')
    expect(second.headers.get('last-modified')).toBe(first.headers.get('last-modified'))
  })

  it('of a city holds the concerts of that city only', async () => {
    const events = (await read('/en/cities/bangkok/calendar.ics')).replaceAll('\r\n ', '')
    const summaries = [...events.matchAll(/^SUMMARY.*$/gm)].map(([line]) => line.trim())
    expect(summaries.length).toBeGreaterThan(0)
    expect(summaries.filter((line) => !line.endsWith('\\, Bangkok'))).toEqual([])
  })

  it.each([
    ['half a date', { date: '2100-13-45' }],
    ['an hour that no clock has', { time: '29:00:00' }],
    [
      'a zone that nobody has',
      { city: { data: { attributes: { slug: 'x', name: 'X', timeZone: 'Mars/Olympus' } } } },
    ],
    ['nothing but a date', { city: { data: null }, program: { data: null }, ticketLink: null, time: null }],
  ])('with a concert of %s is a calendar', async (_name, changes) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fakeContent(concerts(newConcert(changes), newConcert({ slug: 'another' })))
    const text = await read('/calendar.ics', { ...newSite(), CONTENT_URL: contentUrl })
    expect(text).toContain('UID:another@')
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
  })
})

/** A content service with these concerts, and at most so many rows in an answer. */
function serveConcerts(concerts: readonly object[], maxRows = 1000): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { query, variables } = await new Request(input, init).json<{
      query: string
      variables: { start: number; limit: number }
    }>()
    const rows = query.includes('rows: concerts') ? concerts : []
    const { start = 0, limit = 0 } = variables
    const data = rows
      .map((attributes, at) => ({ id: String(at + 1), attributes }))
      .slice(start, start + Math.min(limit, maxRows))
    return Response.json({ data: { rows: { data, meta: { pagination: { total: rows.length } } } } })
  })
}

describe('a calendar that clients subscribe to', () => {
  const eventsIn = async (path: string) =>
    (await read(path, { ...newSite(), CONTENT_URL: contentUrl })).split('BEGIN:VEVENT').length - 1
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => newConcert({ slug: `concert-${at}` }))

  it.each([
    [1, 1],
    [120, 120],
    [500, 500],
    [530, 500],
  ])('of %i concerts holds %i', async (total, held) => {
    serveConcerts(many(total))
    expect(await eventsIn('/calendar.ics')).toBe(held)
  })

  it('holds as many of a service that answers with fewer rows than it is asked for', async () => {
    serveConcerts(many(530), 100)
    expect(await eventsIn('/calendar.ics')).toBe(500)
  })

  it('keeps what was played within a month', async () => {
    vi.setSystemTime('2026-12-05T12:00:00Z')
    serveConcerts(['2026-11-03', '2026-11-04'].map((date) => newConcert({ slug: `on-${date}`, date })))
    expect(await eventsIn('/calendar.ics')).toBe(1)
  })

  it('of a single concert holds it however long ago it was', async () => {
    serveConcerts([newConcert({ slug: 'long-ago', date: '2019-05-01' })])
    expect(await eventsIn('/c/long-ago.ics')).toBe(1)
  })
})

describe('robots.txt', () => {
  it('closes a host that is not the public one', async () => {
    expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  })

  it.each<Record<string, string>>([
    { SITE_URL: 'https://tutti.example' },
    { PRODUCTION_HOSTS: 'tutti.example' },
  ])('is open on the public host by %j', async (variables) => {
    const lines = (await read('/robots.txt', variables)).split('\n')
    expect(lines.filter((line) => /^User-agent:/i.test(line))).toEqual(['User-agent: *'])
    expect(lines.filter((line) => line.startsWith('Clean-param:'))).toEqual([
      'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&utm_id&utm_referrer&gclid&gbraid&wbraid&dclid&yclid&ysclid&fbclid&msclkid&ttclid&twclid&vkclid&rb_clickid&roistat&_openstat&ref&voucher',
    ])
    expect(lines).toContain('Sitemap: https://tutti.example/sitemap.xml')
    expect(lines).not.toContain('Disallow: /')
    expect(lines).toContain('Disallow: /th/wishes/')
  })

  it('has no line that Yandex finds too long', async () => {
    const lines = (await read('/robots.txt', { SITE_URL: 'https://tutti.example' })).split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(500)
  })
})

describe('security.txt', () => {
  it('names the contact and ends within a year', async () => {
    const text = await read('/.well-known/security.txt', {
      SECURITY_CONTACT: 'mailto:security@tutti.example',
    })
    expect(text).toContain('Contact: mailto:security@tutti.example\n')
    const days = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - nowMs()) / (24 * hourMs)
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('does not exist without a contact', async () => {
    expect((await visit('/.well-known/security.txt')).status).toBe(404)
  })
})

describe('opensearch.xml', () => {
  it('searches in the language of its address', async () => {
    const response = await visit('/en/opensearch.xml')
    expect(response.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8')
    expect(await response.text()).toContain('template="https://tutti.example/en/search?q={searchTerms}"')
  })

  it('has a short name that browsers take', async () => {
    const name = /<ShortName>(.*)<\/ShortName>/.exec(await read('/opensearch.xml'))?.[1] ?? ''
    expect(name.length).toBeGreaterThan(0)
    expect(name.length).toBeLessThanOrEqual(16)
  })
})

describe('every page', () => {
  it.each(['/', '/en/concerts', '/th/cities'])('%s names the feeds of its language', async (path) => {
    const html = await (await visit(path, { headers: { 'user-agent': 'a bot' } })).text()
    const prefix = /^\/(en|th)/.exec(path)?.[0] ?? ''
    for (const file of ['/feed.xml', '/concerts/feed.xml', '/calendar.ics', '/opensearch.xml']) {
      expect(html).toContain(`href="${prefix}${file}"`)
    }
  })
})
