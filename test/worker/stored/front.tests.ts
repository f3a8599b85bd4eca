import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { serveFromCache } from '../../../src/http/page-cache/serve-from-cache.ts'
import { app } from '../../../src/worker/app.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { origin, visit } from '../visit.ts'

beforeEach(() => {
  forgetIsolateCache()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (seconds: number) => vi.setSystemTime(nowMs() + seconds * 1000)

/** All tests share the edge's cache, so each test has a deployment of its own. */
let deployments = 0
const newDeployment = () => {
  deployments += 1
  return { HELP_URL: `https://help-${deployments}.example` }
}

interface Asked {
  headers?: Record<string, string>
  method?: string
  variables: Record<string, string>
}
const requestFor = (path: string, { headers = {}, method = 'GET' }: Omit<Asked, 'variables'>) =>
  new Request(`${origin}${path}`, { headers, method })

/** Responses of the fast path, and the requests that it passes on to the whole site afterwards. */
async function askFront(path: string, { variables, ...init }: Asked) {
  const context = createExecutionContext()
  const asked: Request[] = []
  const answer = await serveFromCache({
    request: requestFor(path, init),
    env: { ...env, ...variables } as Bindings,
    context,
    runApp: async (behind) => {
      asked.push(behind)
      return new Response('made anew')
    },
  })
  const text = await answer?.text()
  await waitOnExecutionContext(context)
  return { answer, text, asked }
}

/** The answer of the whole site, whose headers also contain the time and the request's id. */
async function askSite(path: string, { variables, ...init }: Asked) {
  const context = createExecutionContext()
  const answer = await app.fetch(requestFor(path, init), { ...env, ...variables } as Bindings, context)
  const text = await answer.text()
  await waitOnExecutionContext(context)
  return { headers: lastingHeaders(answer), text, status: answer.status }
}
const lastingHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name)))

/** The canonical address of a page. */
async function shareImageOf(page: string, variables: Record<string, string>): Promise<string> {
  const html = await (await visit(page, { variables })).text()
  const { pathname, search } = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
  return pathname + search
}

describe('a stored page is answered by the front', () => {
  it.each<[string, Record<string, string>]>([
    ['/concerts', {}],
    ['/en/about', {}],
    ['/about?utm_source=letter', {}],
    ['/concerts?city=all&utm_source=letter', {}],
    ['/concerts?city=all&page=1&nonsense=1', { cookie: 'tutti_city=kazan' }],
    ['/', { 'accept-language': 'ru' }],
    ['/', { 'user-agent': 'Googlebot', 'accept-language': 'en' }],
    ['/concerts', { 'sec-purpose': 'prefetch', 'save-data': 'on' }],
    ['/', { 'sec-purpose': 'prefetch;prerender' }],
    ['/concerts', { cookie: 'tutti_city=kazan; _ym_uid=1; tutti_consent=no' }],
    ['/en/concerts', { referer: `${origin}/en` }],
    ['/concerts', { referer: 'https://elsewhere.example/en' }],
    ['/embed/cities/kazan', {}],
    ['/feed.xml', {}],
    ['/cities/kazan/calendar.ics', { 'save-data': 'on' }],
  ])('as by the whole site: %s %o', async (path, headers) => {
    const asked = { headers, variables: newDeployment() }
    await visit(path, asked)
    const { answer, text } = await askFront(path, asked)
    const whole = await askSite(path, asked)
    expect(answer && { headers: lastingHeaders(answer), text, status: answer.status }).toEqual(whole)
  })

  it('with 304 where the browser has it', async () => {
    const variables = newDeployment()
    const etag = (await visit('/about', { variables })).headers.get('etag') ?? ''
    const stored = (await askFront('/about', { variables })).answer?.headers.get('etag') ?? etag
    const asked = { variables, headers: { 'if-none-match': stored } }
    const { answer } = await askFront('/about', asked)
    const whole = await askSite('/about', asked)
    expect(answer && { headers: lastingHeaders(answer), text: '', status: answer.status }).toEqual(whole)
    expect(whole.status).toBe(304)
  })

  it('and so is an Open Graph image by the name that its page gives it', async () => {
    const variables = newDeployment()
    const path = await shareImageOf('/concerts', variables)
    await visit(path, { variables })
    const { answer, text } = await askFront(path, { variables })
    const whole = await askSite(path, { variables })
    expect(answer && { headers: lastingHeaders(answer), text, status: answer.status }).toEqual(whole)
    expect(whole.headers['content-type']).toBe('image/png')
    expect(whole.headers['cache-control']).toContain('immutable')
  })

  it('without anything of another visitor who was answered with the same page', async () => {
    const variables = newDeployment()
    await visit('/concerts', { variables })
    const ordinary = await askSite('/concerts', { variables })
    const answered = []
    for (const headers of [
      { 'sec-purpose': 'prefetch', 'save-data': 'on', 'cf-ray': '0123456789abcdef-DME' },
      { 'if-none-match': '"x"', 'cf-ray': '0123456789abcdef-KZN' },
      { 'if-none-match': '*', 'cf-ray': '0123456789abcdef-LED' },
      {},
    ] as Record<string, string>[]) {
      const { answer } = await askFront('/concerts', { variables, headers })
      answered.push(
        answer && [answer.status, answer.headers.get('cache-control'), answer.headers.has('link')],
      )
      expect(answer?.headers.get('x-request-id')).toMatch(headers['cf-ray'] ?? /^[-\da-f]{36}$/)
      expect(answer?.headers.get('server-timing')).toMatch(/^page;desc=HIT, total;dur=\d+$/)
    }
    expect(answered).toEqual([
      [200, 'private, max-age=30', true],
      [200, 'private, no-cache', true],
      [304, 'private, no-cache', false],
      [200, 'private, no-cache', true],
    ])
    const { answer } = await askFront('/concerts', { variables })
    expect(answer && lastingHeaders(answer)).toEqual(ordinary.headers)
  })

  it('in another isolate of the place, too', async () => {
    const variables = newDeployment()
    await visit('/about', { variables })
    forgetIsolateCache()
    expect((await askFront('/about', { variables })).answer?.headers.get('x-cache')).toBe('HIT')
  })
})

describe('the whole site answers', () => {
  const crawler = { 'user-agent': 'Googlebot' }

  it.each<[string, string, Omit<Asked, 'variables'>]>([
    ['an address that asks what hasn’t been read here', '/concerts?city=all', {}],
    ['a chosen theme', '/about', { headers: { cookie: 'theme=dark' } }],
    ['a first arrival that goes to another language', '/', { headers: { 'accept-language': 'th' } }],
    ['a city that there isn’t', '/concerts', { headers: { cookie: 'tutti_city=atlantis' } }],
  ])('%s', async (_, path, init) => {
    const variables = newDeployment()
    // Crawlers get the home page in the default language, from the common copy.
    for (const stored of ['/about', '/concerts', '/']) {
      await visit(stored, { variables, headers: crawler })
      expect((await askFront(stored, { variables, headers: crawler })).answer?.status).toBe(200)
    }
    expect((await askFront(path, { ...init, variables })).answer).toBeUndefined()
  })

  it('an Open Graph image by another name, or at a page that there isn’t', async () => {
    const variables = newDeployment()
    const path = await shareImageOf('/concerts', variables)
    await visit(path, { variables })
    expect((await askFront(path, { variables })).answer?.status).toBe(200)
    for (const other of [path.replace('?v=', '?v=0'), path.replace('/concerts', '/no-such'), `${path}&x=1`])
      expect((await askFront(other, { variables })).answer).toBeUndefined()
  })
})

describe('what is stored and can’t be believed is made anew', () => {
  it('a Cache API that fails is no error', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(caches.default, 'match').mockRejectedValue(new Error('out of order'))
    const variables = newDeployment()
    expect((await askFront('/about', { variables })).answer).toBeUndefined()
  })
})

describe('a stale page', () => {
  it('is answered, and the whole site is asked for it behind the answer', async () => {
    const variables = newDeployment()
    await visit('/about', { variables })
    later(60)
    const { answer, asked } = await askFront('/about', { variables })
    expect([answer?.headers.get('x-cache'), asked.map(({ url }) => url)]).toEqual([
      'STALE',
      [`${origin}/about`],
    ])
  })

  it('is asked for as its visitor did', async () => {
    const [variables, headers] = [newDeployment(), { cookie: 'tutti_city=kazan' }]
    await visit('/concerts', { variables, headers })
    later(60)
    const { asked } = await askFront('/concerts', { variables, headers })
    expect(asked.map((behind) => behind.headers.get('cookie'))).toEqual(['tutti_city=kazan'])
  })

  it('is made anew by it', async () => {
    const variables = newDeployment()
    await visit('/about', { variables })
    later(60)
    await visit('/about', { variables })
    expect((await askFront('/about', { variables })).answer?.headers.get('x-cache')).toBe('HIT')
  })

  it('that is too old is left to the whole site', async () => {
    const variables = newDeployment()
    await visit('/about', { variables })
    later(11 * 60)
    expect((await askFront('/about', { variables })).answer).toBeUndefined()
  })
})
