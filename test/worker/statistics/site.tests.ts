import { createExecutionContext, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { forgetCounts } from '../../../src/features/statistics/count-visit.ts'
import worker from '../../../src/worker/worker.ts'
import { toSlug } from '../concert-slugs.ts'
import { emptyDatabase } from '../database.ts'
import { origin, type Visit, visit } from '../visit.ts'
import { dayObject, skipPauses } from './counted-day.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

let database: D1Database
beforeEach(async () => {
  forgetIsolateCache()
  forgetCounts()
  database = await emptyDatabase()
})
skipPauses()

const open = (path: string, { headers, variables, ...more }: Visit = {}) =>
  visit(path, {
    ...more,
    variables: { STATISTICS: 'on', ...variables },
    headers: { 'user-agent': firefox, 'cf-connecting-ip': '203.0.113.7', ...headers },
  })
const report = (body: object, { headers, ...more }: Visit = {}) =>
  open('/api/statistics', {
    ...more,
    method: 'POST',
    headers: { origin, ...headers },
    body: JSON.stringify(body),
  })

/** The sums of the site and its pages, without facts, as `view /concerts 2`. */
async function counted(): Promise<string[]> {
  await runDurableObjectAlarm(dayObject())
  const { results } = await database
    .prepare(
      `select kind, path, count from statistics_days where dimension = '' and (path <> '' or kind = 'visitor')`,
    )
    .all<{ kind: string; path: string; count: number }>()
  return results.map(({ kind, path, count }) => `${kind} ${path} ${count}`)
}

/** The values of a dimension of the whole site's views and clicks. */
async function facts(dimension: 'source' | 'campaign'): Promise<string[]> {
  await runDurableObjectAlarm(dayObject())
  const { results } = await database
    .prepare(`select distinct value from statistics_days where path = '' and dimension = ? order by value`)
    .bind(dimension)
    .all<{ value: string }>()
  return results.map(({ value }) => value)
}

describe('a page that is opened', () => {
  it('counts, made anew and from the cache, and its visitor once', async () => {
    await open('/concerts')
    await open('/en/concerts')
    const cached = await open('/concerts')
    expect(cached.headers.get('x-cache')).toMatch(/^(HIT|STALE)$/)
    await open('/concerts', { headers: { 'if-none-match': cached.headers.get('etag') ?? '' } })
    expect(await counted()).toEqual(['view /concerts 4', 'visitor  1'])
  })

  it('counts its visitors by address and browser', async () => {
    await open('/concerts')
    await open('/concerts', { headers: { 'cf-connecting-ip': '203.0.113.8' } })
    await open('/concerts', { headers: { 'user-agent': `${firefox} Edg/143.0` } })
    expect(await counted()).toContain('visitor  3')
  })

  it('counts from an IPv6 network twice as often as one address may bring, and so its visitors', async () => {
    for (let each = 1; each <= 125; each += 1)
      await open('/concerts', { headers: { 'cf-connecting-ip': `2001:db8:7:${each}::1` } })
    expect(await counted()).toEqual(['view /concerts 120', 'visitor  40'])
  })

  it.each<[string, string, Visit]>([
    ['that is nobody’s but the visitor’s', '/login', {}],
    ['that is a file', '/sitemap.xml', {}],
    ['that is a call', '/api/cities', {}],
    ['in a browser that asks not to be tracked', '/concerts', { headers: { dnt: '1' } }],
    ['by a bot', '/concerts', { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['by a program without a name', '/concerts', { headers: { 'user-agent': '' } }],
    ['in advance', '/concerts', { headers: { 'sec-purpose': 'prefetch' } }],
    ['where counting is switched off', '/concerts', { variables: { STATISTICS: 'off' } }],
  ])('isn’t counted %s', async (_what, path, more) => {
    await open(path, more)
    expect(await counted()).toEqual([])
  })

  it('counts as missing where there is none', async () => {
    await open('/no-such-page')
    expect(await counted()).toEqual(['missing /no-such-page 1'])
  })

  it.each([
    [
      'with a script in the referrer’s address',
      'https://evil.example/<script>alert(1)</script>',
      'evil.example',
    ],
    ['with a script for a referrer', '<script>alert(1)</script>', undefined],
    ['with a referrer that runs a script', 'javascript:alert(1)', undefined],
  ])('counts %s, and no sign of the script is stored', async (_what, referer, source) => {
    await open('/concerts', { headers: { referer } })
    expect(await counted()).toContain('view /concerts 1')
    expect(await facts('source')).toEqual(source ? [source] : [])
  })

  it('counts with a hundred letters of a campaign whose name has ten thousand', async () => {
    await open(`/concerts?utm_campaign=${'x'.repeat(10_000)}`)
    expect(await counted()).toContain('view /concerts 1')
    expect(await facts('campaign')).toEqual(['x'.repeat(100)])
  })

  it('is answered as before without objects', async () => {
    const { status } = await open('/concerts', {
      bindings: { STATISTICS_DAY: undefined } as Partial<Bindings>,
    })
    expect([status, await counted()]).toEqual([200, []])
  })

  it('is answered as before when objects fail, and one line says so', async () => {
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const getByName = () => ({
      add: () => Promise.reject(new Error('no object')),
      readSalt: () => Promise.reject(new Error('no object')),
    })
    const failing = { getByName } as unknown as NonNullable<Bindings['STATISTICS_DAY']>
    // The retries would take longer than the test, so they are not awaited.
    const request = new Request(`${origin}/concerts`, { headers: { 'user-agent': firefox } })
    const bindings: Bindings = { ...(env as Bindings), STATISTICS: 'on', STATISTICS_DAY: failing }
    const { status } = await worker.fetch(request, bindings, createExecutionContext())
    expect(status).toBe(200)
    const told = () => lines.mock.calls.flat().filter((line) => String(line).includes('statistics'))
    await vi.waitFor(() => expect(told()).toHaveLength(1), 20_000)
  })
})

describe('a report of a browser', () => {
  const click = async () => ({ kind: 'ticket', path: `/c/${await toSlug('a.buy')}` })

  it('counts once for each visitor and page, however often it comes', async () => {
    const ticket = await click()
    for (let each = 0; each < 5; each += 1) expect((await report(ticket)).status).toBe(204)
    await report({ ...ticket, kind: 'save' })
    await report({ ...ticket, kind: 'share' })
    expect(await counted()).toEqual([
      `save ${ticket.path} 1`,
      `share ${ticket.path} 1`,
      `ticket ${ticket.path} 1`,
    ])
  })

  it('counts a view of a page that was fetched in advance, with its visitor', async () => {
    await report({ kind: 'view', path: '/en/concerts' })
    expect(await counted()).toEqual(['view /concerts 1', 'visitor  1'])
  })

  it('has the campaign and the source that the page was opened with', async () => {
    await report({ ...(await click()), search: '?utm_campaign=spring', referrer: 'https://ya.ru/' })
    expect(await facts('campaign')).toEqual(['spring'])
    expect(await facts('source')).toEqual(['ya.ru'])
  })

  it.each<[string, object]>([
    ['a page that doesn’t exist', { kind: 'view', path: '/c/no-such-concert' }],
    ['an address that isn’t there', { kind: 'view', path: '/no/such/page' }],
    ['a page of the visitor’s own', { kind: 'view', path: '/account' }],
    ['a file', { kind: 'view', path: '/sitemap.xml' }],
  ])('of %s isn’t counted', async (_what, body) => {
    expect((await report(body)).status).toBe(204)
    expect(await counted()).toEqual([])
  })

  it.each<[string, object]>([
    ['of another kind', { kind: 'visitor', path: '/' }],
    ['of lost counts', { kind: 'lost', path: '/' }],
    ['without a path', { kind: 'view' }],
    ['with another site', { kind: 'view', path: 'https://evil.example/' }],
    ['with a path of 10 KB', { kind: 'view', path: `/${'a'.repeat(10_000)}` }],
    ['with a query of 10 KB', { kind: 'search-miss', query: 'a'.repeat(10_000) }],
    ['with a campaign of 10 KB', { kind: 'view', path: '/', search: `?utm_campaign=${'a'.repeat(10_000)}` }],
    [
      'with a referrer of 10 KB',
      { kind: 'view', path: '/', referrer: `https://a.example/${'a'.repeat(10_000)}` },
    ],
  ])('%s is refused', async (_what, body) => {
    expect((await report(body)).status).toBe(400)
  })

  it.each<[string, Record<string, string>, number]>([
    ['from another site is refused', { origin: 'https://evil.example' }, 403],
    ['from a visitor with Global Privacy Control isn’t counted', { 'sec-gpc': '1' }, 204],
    ['from a bot isn’t counted', { 'user-agent': 'Googlebot/2.1' }, 204],
  ])('%s', async (_what, headers, status) => {
    expect((await report(await click(), { headers })).status).toBe(status)
    expect(await counted()).toEqual([])
  })

  it('without proof that a page of this site sends it is refused', async () => {
    const { status } = await open('/api/statistics', { method: 'POST', body: JSON.stringify(await click()) })
    expect(status).toBe(403)
  })
})

describe('a search without a result', () => {
  it('counts once for a visitor, by the popup and by the page', async () => {
    await report({ kind: 'search-miss', query: 'Крокозябр' })
    await open('/search?q=%D0%BA%D1%80%D0%BE%D0%BA%D0%BE%D0%B7%D1%8F%D0%B1%D1%80')
    expect(await counted()).toContain('search-miss крокозябр 1')
  })

  it.each(['dnt', 'sec-gpc'])('isn’t counted on the page of a browser with «%s»', async (name) => {
    await open('/search?q=%D0%BA%D1%80%D0%BE%D0%BA%D0%BE%D0%B7%D1%8F%D0%B1%D1%80', {
      headers: { [name]: '1' },
    })
    expect(await counted()).toEqual([])
  })

  it('isn’t one where only one kind of results was asked for', async () => {
    await open('/search?index=post&q=%D0%BA%D1%80%D0%BE%D0%BA%D0%BE%D0%B7%D1%8F%D0%B1%D1%80')
    expect(await counted()).toEqual(['view /search 1', 'visitor  1'])
  })

  it('isn’t one where something was found', async () => {
    await open('/search?q=%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0')
    expect((await counted()).filter((line) => line.startsWith('search'))).toEqual([])
  })
})

describe('the page about stored data', () => {
  it.each([
    ['says what is counted', 'on', true],
    ['says nothing of it where nothing is counted', 'off', false],
  ])('%s', async (_what, STATISTICS, isSaid) => {
    const page = await (await visit('/en/security', { variables: { STATISTICS } })).text()
    expect(page.includes('each visitor counts once a day')).toBe(isSaid)
    expect(page.includes('How often each page was viewed')).toBe(isSaid)
    expect(page.includes('data-statistics')).toBe(isSaid)
  })
})
