import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }

beforeEach(async () => {
  forgetIsolateCache()
  await reset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a warm page', () => {
  it('asks the content service nothing for 200 views', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    const cold = content.calls()
    for (let view = 0; view < 200; view++) await visit('/concerts', { variables })
    expect(content.calls()).toBe(cold)
  })

  it('is read from KV by an isolate that has just started', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    const cold = content.calls()
    forgetIsolateCache()
    const html = await (await visit('/concerts', { variables })).text()
    expect(html).toContain('Музыка Ханса Циммера')
    expect(content.calls()).toBe(cold)
  })
})

it('never shows what another content service once answered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const content = fakeContent(contentWith([goodConcert]))
  await visit('/concerts', { variables })
  content.answer(() => Promise.reject(new TypeError('connection refused')))
  const other = { CONTENT_URL: 'https://other.example' }
  expect(await (await visit('/concerts', { variables: other })).text()).not.toContain('Музыка Ханса Циммера')
})

describe('while the content service fails', () => {
  const failures: [string, () => Response | Promise<Response>][] = [
    ['answers 500', () => new Response('oops', { status: 500 })],
    ['answers 429', () => Response.json({}, { status: 429 })],
    ['answers HTML', () => new Response('<html>maintenance</html>')],
    ['answers half a JSON', () => new Response('{"data":{"concerts":')],
    [
      'answers GraphQL errors',
      () => Response.json({ errors: [{ message: 'Forbidden access' }], data: null }),
    ],
    ['is unreachable', () => Promise.reject(new TypeError('connection refused'))],
  ]

  it.each(failures)('serves the stale concerts while it %s', async (_name, failure) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    content.answer(failure)
    vi.setSystemTime(nowMs() + 3 * 24 * 3600 * 1000)
    const response = await visit('/concerts', { variables })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Музыка Ханса Циммера')
  })

  it.each(failures)(
    'answers 503 with Retry-After for a concert never seen while it %s',
    async (_name, failure) => {
      fakeContent(failure)
      const response = await visit('/c/never-seen', { variables })
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('30')
      expect(await response.text()).toContain('Страница сейчас не открывается')
    },
  )

  it('tries a 503 once more and then shows the page', async () => {
    const asked = new Set<string>()
    const good = contentWith([goodConcert])
    fakeContent(async (readBody) => {
      const body = await readBody()
      if (asked.has(body)) return good()
      asked.add(body)
      return new Response('busy', { status: 503 })
    })
    const html = await (await visit('/concerts', { variables })).text()
    expect(html).toContain('Музыка Ханса Циммера')
  })
})

describe('hostile content', () => {
  const listOf = async (...concerts: Record<string, unknown>[]) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fakeContent(contentWith(concerts))
    const html = await (await visit('/concerts', { variables })).text()
    return { html, logged: warnings.mock.calls.flat().join('\n') }
  }

  it('costs a wrong field only that field, logged with its path', async () => {
    const { html, logged } = await listOf({ ...goodConcert, time: 1930, hall: ['x'] })
    expect(html).toContain('Музыка Ханса Циммера')
    expect(html).toContain('время уточняется')
    expect(logged).toContain('concert[0].time')
  })

  it('costs a card without its required fields only that card', async () => {
    const { html, logged } = await listOf({ ...goodConcert, slug: '../../../etc', date: null }, goodConcert)
    expect(html.match(/class="stub"/g)).toHaveLength(1)
    expect(logged).toContain('concert[0]')
  })

  it('never becomes a script', async () => {
    const program = { data: { attributes: { locale: 'ru', slug: 'x', name: '<script>alert(1)</script>' } } }
    const { html } = await listOf({ ...goodConcert, program })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\\\evil.example',
    ' JaVaScRiPt:alert(1)',
    'not an address',
  ])('never becomes a link to %s', async (url) => {
    const ticketLink = [{ __typename: 'ComponentTicketExternalLink', url }]
    const { html } = await listOf({ ...goodConcert, ticketLink })
    expect(html).toContain('<span class="buy buy-off">Билеты</span>')
  })

  it('says that a price of 0 is free, rather than nothing or «0 ₽»', async () => {
    const ticketLink = [{ __typename: 'ComponentTicketIntickets', seanceId: '1', minCost: 0 }]
    const { html } = await listOf({ ...goodConcert, ticketLink })
    expect(html).toContain('>вход свободный<')
  })
})
