import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import worker from '../../../src/worker/worker.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh, later } from '../fresh-site.ts'
import { environmentOf, origin, visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const name = 'Музыка Ханса Циммера'

beginFresh()
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

const days = (count: number) => later(count * 24 * 3600)
const down = () => new Response('down', { status: 500 })

async function emptyKv(): Promise<void> {
  const kv = (env as Partial<Bindings>).CACHE
  const keys = (await kv?.list())?.keys ?? []
  await Promise.all(keys.map(({ name }) => kv?.delete(name)))
}

describe('while the content service fails', () => {
  const lists = ['/', '/concerts', '/programs', '/cities', '/venues', '/news', '/qa', '/poster', '/search']

  it.each(lists)('%s, which nobody has seen, answers 503', async (path) => {
    fakeContent(down)
    await visit('/c/never-seen', { variables })
    const response = await visit(path, { variables, headers: { 'user-agent': 'a bot' } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toContain('Страница сейчас не открывается')
  })

  it('the error page leads to itself once more, and to no page that may fail as well', async () => {
    fakeContent(down)
    const html = await (await visit('/c/never-seen', { variables })).text()
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['', '/offline'])
  })

  it('a page that stands without content shows what it has', async () => {
    fakeContent(down)
    await visit('/c/never-seen', { variables })
    expect((await visit('/venues/finomi', { variables })).status).toBe(200)
  })

  it('a list made of copies is shown, days later and by an isolate that has just started', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    content.answer(down)
    days(6)
    forgetIsolateCache()
    await visit('/c/never-seen', { variables })
    const response = await visit('/concerts?utm_source=x', { variables })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(name)
  })

  it('an old page is tried anew once in a while and not for each visitor', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    await emptyKv()
    content.answer(down)
    days(6)
    forgetIsolateCache()
    await visit('/concerts', { variables })
    const asked = content.calls()
    const response = await visit('/concerts', { variables })
    expect(await response.text()).toContain(name)
    expect(content.calls()).toBe(asked)
  })

  it('the 503 page itself asks for nothing', async () => {
    const content = fakeContent(down)
    await visit('/c/never-seen', { variables })
    // The Publisher looks for changes, and tries again.
    expect(content.calls()).toBe(2)
  })

  it('it is not called after three calls without an answer', async () => {
    const content = fakeContent(() => Promise.reject(new TypeError('refused')))
    for (const slug of ['one', 'two', 'two-again']) await visit(`/c/${slug}`, { variables })
    const asked = content.calls()
    expect((await visit('/c/three', { variables })).status).toBe(503)
    expect(content.calls()).toBe(asked)
  })

  it('nobody waits for the essential parts of a page any more once it answers again', async () => {
    const content = fakeContent(down)
    await visit('/c/never-seen', { variables })
    content.answer(contentWith([goodConcert]))
    later(4)
    await visit('/concerts', { variables })
    content.answer(() => new Promise(() => undefined))
    const context = createExecutionContext()
    const request = new Request(`${origin}/programs`)
    const page = await worker.fetch(request, environmentOf(variables), context)
    expect(page.status).toBe(200)
    await page.body?.cancel()
  })

  it('what partners ask in vain turns no visitor away', async () => {
    const content = fakeContent(() => Promise.reject(new TypeError('refused')))
    const ask = (slug: string) => {
      const query = `{ cities(filters: { slug: { eq: "${slug}" } }) { data { id } } }`
      return visit('/graphql', { variables, method: 'POST', body: JSON.stringify({ query }) })
    }
    for (const slug of ['one', 'two', 'three']) await ask(slug)
    const asked = content.calls()
    expect((await ask('four')).status).toBe(502)
    expect(content.calls()).toBe(asked)
    content.answer(contentWith([goodConcert]))
    // Another test's request may have waited for content a moment ago.
    later(4)
    const response = await visit('/concerts', { variables })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(name)
  })

  it('what visitors meet stops no partner', async () => {
    const content = fakeContent(() => Promise.reject(new TypeError('refused')))
    for (const slug of ['one', 'two', 'three']) await visit(`/c/${slug}`, { variables })
    content.answer(() => Response.json({ data: {} }))
    const body = JSON.stringify({ query: '{ cities { data { id } } }' })
    expect((await visit('/graphql', { variables, method: 'POST', body })).status).toBe(200)
  })

  it('and answers again, pages are shown after a few seconds', async () => {
    const content = fakeContent(() => Promise.reject(new TypeError('refused')))
    await visit('/c/one', { variables })
    await visit('/c/two', { variables })
    content.answer(contentWith([goodConcert]))
    later(4)
    expect(await (await visit('/concerts', { variables })).text()).toContain(name)
  })
})

it('an answer of the wrong shape leaves an old page in place', async () => {
  const content = fakeContent(contentWith([goodConcert]))
  await visit('/concerts', { variables })
  content.answer(() => Response.json({ data: { concerts: null } }))
  days(6)
  forgetIsolateCache()
  const response = await visit('/concerts', { variables })
  expect(await response.text()).toContain(name)
})

describe('a page is shown although', () => {
  const failing = () => Promise.reject(new Error('is down'))
  const kvThat = (faults: object) => ({ get: async () => null, put: async () => undefined, ...faults })

  it.each([
    ['KV cannot be read', { get: failing }],
    ['KV cannot be written', { put: failing, delete: failing }],
    ['KV throws at once', { get: () => failing, put: () => failing() }],
    ['KV holds nonsense', { get: async () => '{"value":' }],
    ['KV holds another shape', { get: async () => '[]' }],
  ])('%s', async (_name, faults) => {
    fakeContent(contentWith([goodConcert]))
    const bindings = { CACHE: kvThat(faults) as unknown as KVNamespace }
    const response = await visit('/concerts', { variables, bindings })
    expect(await response.text()).toContain(name)
  })

  it('the Cache API fails', async () => {
    fakeContent(contentWith([goodConcert]))
    vi.spyOn(caches.default, 'match').mockImplementation(failing)
    vi.spyOn(caches.default, 'put').mockImplementation(failing)
    expect(await (await visit('/concerts', { variables })).text()).toContain(name)
    expect((await visit('/concerts', { variables })).headers.get('x-cache')).toBe('HIT')
  })

  it('the edge says nothing of where the visitor is', async () => {
    fakeContent(contentWith([goodConcert]))
    const response = await visit('/api/detect-city', { variables, method: 'POST' })
    expect(response.status).toBe(200)
  })
})
