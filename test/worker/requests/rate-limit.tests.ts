import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

/**
 * A limit of two calls that never resets during a test; the platform's own counter starts again at each full minute.
 */
function allowTwo(): RateLimit {
  const calls = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const count = (calls.get(key) ?? 0) + 1
      calls.set(key, count)
      return { success: count <= 2 }
    },
  }
}
const limitBy = (limiter: RateLimit) => ({
  SEARCH_LIMIT: limiter,
  GRAPHQL_LIMIT: limiter,
  WRITE_LIMIT: limiter,
  PRIVATE_LIMIT: limiter,
  VOTE_LIMIT: limiter,
})
let bindings = limitBy(allowTwo())
const body = JSON.stringify({ queries: [{ indexUid: 'city', q: 'kazan' }] })

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  bindings = limitBy(allowTwo())
})

const from = (address = '203.0.113.7') => ({ 'cf-connecting-ip': address })
const call = (path: string, init: Parameters<typeof visit>[1] = {}) =>
  visit(path, { method: 'POST', body, bindings, headers: from(), ...init })
const callTwice = async (path: string, init?: Parameters<typeof visit>[1]) => {
  await call(path, init)
  return call(path, init)
}

describe('a visitor who calls too often', () => {
  it.each(['/api/search', '/graphql', '/api/no-such-form'])(
    'is refused by %s in its error format',
    async (path) => {
      expect((await callTwice(path)).status).not.toBe(429)
      const refused = await call(path)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(await refused.json()).toMatchObject({
        data: null,
        error: { status: 429, name: 'RateLimitError' },
      })
    },
  )

  it('is told so by a page that searches', async () => {
    const init = { method: 'GET', body: undefined }
    await callTwice('/search?q=kazan', init as never)
    const refused = await call('/search?q=kazan', init as never)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.text()).toContain('Слишком много запросов подряд')
  })

  it.each([
    ['a page of what one has saved', '/saved?slugs=hans-zimmer-moscow-1'],
    ['a schedule of a city that isn’t there', '/concerts?city=zz'],
    ['a picture of a code', '/codegen/code.png?page=%2F'],
    ['a short address that isn’t there', '/t/zzzzzz'],
    ['an address for oEmbed', '/oembed?url=https%3A%2F%2Ftutti.example%2Fno-such-page'],
  ])('gets no third answer that is made anew: %s', async (_, path) => {
    const open = () => visit(path, { bindings, headers: from() })
    expect([(await open()).status, (await open()).status]).not.toContain(429)
    const refused = await open()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    for (const cached of ['/concerts', '/concerts', '/concerts'])
      expect((await visit(cached, { bindings, headers: from() })).status).toBe(200)
  })

  it('keeps nobody else out', async () => {
    await callTwice('/api/search')
    await call('/api/search')
    expect((await call('/api/search', { headers: from('198.51.100.1') })).status).toBe(200)
  })

  it('still reads pages', async () => {
    await callTwice('/api/search')
    expect((await visit('/concerts', { bindings, headers: from() })).status).toBe(200)
  })
})

it('the platform’s own counter refuses, too', async () => {
  // vitest.worker.config.ts binds it: two calls a minute. Of five, three are within the same minute.
  const { TWO_A_MINUTE } = env as unknown as { TWO_A_MINUTE: RateLimit }
  const statuses: number[] = []
  for (let time = 0; time < 5; time++) {
    const { status } = await call('/api/no-such-form', { bindings: limitBy(TWO_A_MINUTE) })
    statuses.push(status)
  }
  expect(statuses).toContain(429)
})

describe('a call from the page of another site is refused', () => {
  const foreign = { origin: 'https://evil.example' }

  it.each(['/api/search', '/graphql', '/api/detect-city'])('by %s', async (path) => {
    const response = await visit(path, { method: 'POST', body, headers: foreign })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 403, name: 'ForbiddenError' },
    })
  })

  it('by a page', async () => {
    const response = await visit('/concerts', { method: 'POST', body, headers: foreign })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Этот запрос пришёл с чужого сайта')
  })

  it('but not from the page of this site under its public name', async () => {
    const init = { method: 'POST', body, headers: { origin: 'https://www.tutti.example' } }
    const variables = { SITE_URL: 'https://www.tutti.example/' }
    expect((await visit('/api/search', { ...init, variables })).status).toBe(200)
    expect((await visit('/api/search', init)).status).toBe(403)
  })

  it('but may read', async () => {
    expect((await visit('/concerts', { headers: foreign })).status).toBe(200)
  })
})
