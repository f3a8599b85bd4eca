import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/context/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})

const kv = (env as unknown as { CACHE: KVNamespace }).CACHE
const keysInKv = async () => (await kv.list()).keys.map(({ name }) => name)

const endings: Record<string, string> = { months: '-05', 'concerts for a calendar': '.ics' }

describe('what visitors make up', () => {
  it.each([
    ['cities to filter by', '/concerts?city=zz-'],
    ['programs to filter by', '/concerts?program=zz-'],
    ['months', '/concerts?month=209'],
    ['pages of the schedule', '/concerts?page=9'],
    ['concerts', '/c/zz-'],
    ['pages', '/zz-'],
    ['cities', '/cities/zz-'],
    ['venues', '/venues/zz-'],
    ['posts', '/p/zz-'],
    ['pages of the news', '/news?page=9'],
    ['concerts for a calendar', '/c/zz-'],
    ['artists', '/members/zz-'],
    ['concerts to save', '/saved?slugs=zz-'],
    ['concerts to write about', '/contact?concert=zz-'],
    ['concerts to buy many tickets for', '/en/b2b?concert=zz-'],
    ['cities in a form', '/api/concerts?city=zz-'],
    ['words to search the schedule for', '/concerts?q=zz'],
  ])('as %s is written nowhere', async (name, path) => {
    const guess = (number: number) => visit(`${path}${number}${endings[name] ?? ''}`)
    await guess(1)
    const before = await keysInKv()
    for (let number = 2; number <= 5; number++) await guess(number)
    expect(await keysInKv()).toEqual(before)
  })

  it('shows an empty schedule for an unknown city, and caches no page', async () => {
    const answer = await visit('/concerts?city=zz-1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-cache')).toBe('BYPASS')
  })

  it('causes no query to the content service in a filter', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => contentWith([])())
    const ask = (guess: string) =>
      visit(`/concerts?city=${guess}&program=${guess}`, { variables: { CONTENT_URL: contentUrl } })
    await ask('zz-1')
    const before = fetched.mock.calls.length
    for (let number = 2; number <= 5; number++) expect((await ask(`zz-${number}`)).status).toBe(200)
    expect(fetched.mock.calls.length).toBe(before)
  })

  it('causes no query to the content service in a form’s city', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => contentWith([])())
    const ask = (city: string) =>
      visit(`/api/concerts?city=${city}`, { variables: { CONTENT_URL: contentUrl } })
    await ask('zz-1')
    const before = fetched.mock.calls.length
    for (let number = 2; number <= 5; number++) expect((await ask(`zz-${number}`)).status).toBe(200)
    expect(fetched.mock.calls.length).toBe(before)
  })

  it('is one page in one spelling', async () => {
    const answer = await visit('/c/%6eintendo-moscow-1')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/c/nintendo-moscow-1')
  })
})

describe('a visitor who guesses addresses', () => {
  const allowTwo = (): RateLimit => {
    let calls = 0
    return {
      limit: async () => {
        calls += 1
        return { success: calls <= 2 }
      },
    }
  }

  it('guesses with concerts to write about, too, and with real ones doesn’t', async () => {
    const bindings = { GUESS_LIMIT: allowTwo() }
    const open = (concert: string) =>
      visit(`/contact?concert=${concert}`, { bindings, headers: { 'cf-connecting-ip': '198.51.100.8' } })
    for (let time = 0; time < 4; time += 1) {
      expect(await (await open('hans-zimmer-moscow-1')).text()).toContain('value="hans-zimmer-moscow-1"')
    }
    for (const slug of ['zz-1', 'zz-2', 'zz-3']) expect((await open(slug)).status).toBe(200)
    // The page is cached, and its form begins empty.
    expect((await open('zz-4')).status).toBe(200)
    const refused = await visit('/hans-zimmer', {
      bindings,
      headers: { 'cf-connecting-ip': '198.51.100.8' },
    })
    expect(refused.status).toBe(429)
  })

  it.each([
    ['an embed of a concert', '/embed/c/hans-zimmer-moscow-1'],
    ['concerts for a form', '/api/concerts?city=moscow'],
    ['an address for oEmbed', '/oembed?url=https%3A%2F%2Ftutti.example%2Fc%2Fhans-zimmer-moscow-1'],
    ['a page without a part of one’s choice', '/programs'],
    ['a calendar', '/calendar.ics'],
  ])('takes %s from nobody behind the same network', async (_, path) => {
    const bindings = { GUESS_LIMIT: allowTwo() }
    const headers = { 'cf-connecting-ip': '198.51.100.11' }
    for (const guess of ['/zz-1', '/c/zz-2', '/zz-3', '/c/zz-4']) await visit(guess, { bindings, headers })
    expect((await visit('/hans-zimmer', { bindings, headers })).status).toBe(429)
    expect((await visit(path, { bindings, headers })).status).toBe(200)
  })

  it('of embeds gets no more of them, and every page', async () => {
    const bindings = { GUESS_LIMIT: allowTwo() }
    const headers = { 'cf-connecting-ip': '198.51.100.12' }
    for (const guess of ['1', '2', '3']) await visit(`/embed/c/zz-${guess}`, { bindings, headers })
    expect((await visit('/embed/c/zz-4', { bindings, headers })).status).toBe(429)
    expect((await visit('/hans-zimmer', { bindings, headers })).status).toBe(200)
  })

  it('gets what is stored and nothing else for a while, and nobody else notices', async () => {
    const bindings = { GUESS_LIMIT: allowTwo() }
    const visitFrom = (address: string, path: string) =>
      visit(path, { bindings, headers: { 'cf-connecting-ip': address } })
    await visitFrom('198.51.100.9', '/concerts')
    for (const path of ['/zz-1', '/zz-2', '/zz-3']) {
      expect((await visitFrom('198.51.100.7', path)).status).toBe(404)
    }
    expect((await visitFrom('198.51.100.7', '/concerts')).status).toBe(200)
    const refused = await visitFrom('198.51.100.7', '/hans-zimmer')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visitFrom('198.51.100.9', '/hans-zimmer')).status).toBe(200)
  })

  it('writes no warning with each page that they get of an old copy', async () => {
    const bindings = { GUESS_LIMIT: allowTwo() }
    const visitFrom = (address: string, path: string) =>
      visit(path, { bindings, variables: { PAGE_CACHE: 'off' }, headers: { 'cf-connecting-ip': address } })
    await visitFrom('198.51.100.9', '/venues')
    const twoDaysLater = nowMs() + 2 * 24 * 60 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(twoDaysLater)
    for (const path of ['/zz-1', '/zz-2', '/zz-3']) await visitFrom('198.51.100.7', path)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await visitFrom('198.51.100.7', '/venues')).status).toBe(200)
    }
    expect(warn.mock.calls).toEqual([])
  })
})
