import { describe, expect, it, vi } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const ray = '8c1b2a3d4e5f6071-DME'
const levels = ['info', 'warn', 'error'] as const

beginFresh()

/** Collects everything that is logged from now on. */
function listen(): () => string[] {
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))
  return () => spies.flatMap((spy) => spy.mock.calls.flat().map(String))
}
const down = () => new Response('down', { status: 500 })

describe('an answer carries the id of its request', () => {
  it.each(['/concerts', '/no/such/page', '/api/cities', '/api/no-such-call'])('%s', async (path) => {
    fakeContent(contentWith([goodConcert]))
    const { headers } = await visit(path, { variables, headers: { 'cf-ray': ray } })
    expect(headers.get('x-request-id')).toBe(ray)
  })

  it('which is made up where the edge gave none', async () => {
    const { headers } = await visit('/api/no-such-call')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('which is no text of a visitor', async () => {
    const { headers } = await visit('/api/no-such-call', { headers: { 'cf-ray': 'needle' } })
    expect(headers.get('x-request-id')).not.toContain('needle')
  })
})

describe('Server-Timing', () => {
  it('says whether the page was stored, and how long it took', async () => {
    fakeContent(contentWith([goodConcert]))
    const { headers } = await visit('/concerts', { variables })
    expect(headers.get('server-timing')).toMatch(/^page;desc=MISS, total;dur=\d+$/)
  })
})

describe('a line of the log', () => {
  it('carries the id, the path of the page and the cause', async () => {
    const lines = listen()
    fakeContent(down)
    await visit('/c/never-seen', { variables, headers: { 'cf-ray': ray } })
    expect(lines().map((line) => JSON.parse(line))).toContainEqual({
      level: 'error',
      message: 'request failed',
      requestId: ray,
      path: '/c/never-seen',
      error: 'UpstreamFailed: content service: no store has {"entry":"concert","slug":"never-seen"}',
    })
  })

  it('holds nothing of an answer that is no use', async () => {
    const lines = listen()
    fakeContent(() => new Response('<html>\nneedle'))
    await visit('/c/never-seen', { variables })
    expect(lines().join('\n')).toContain('request failed')
    expect(lines().join('\n')).not.toContain('needle')
  })

  it.each<[string, string, object]>([
    ['typed into the list of concerts', '/concerts?q=needle', {}],
    ['typed into the search page', '/search?q=needle', {}],
    ['searched for', '/api/search', search({ indexUid: 'concert', q: 'needle' })],
    ['asked of the content proxy', '/graphql', toQuery('needle')],
    ['sent as a cookie', '/', { headers: { cookie: 'i18n_redirected=needle; tutti_city=needle' } }],
    ['known of the visitor', '/', { headers: { 'cf-connecting-ip': '203.0.113.7', 'cf-ipcity': 'needle' } }],
    ['sent to the webhook', '/api/hooks/content', hookCall('needle of an operator')],
  ])('holds nothing that was %s', async (_name, path, init) => {
    const lines = listen()
    const content = fakeContent(contentWith([{ ...goodConcert, time: 1930 }]))
    const visitAgain = () =>
      visit(path, { variables: { ...variables, HOOK_SECRET: 'needle of an operator' }, ...init })
    await visitAgain()
    content.answer(down)
    vi.setSystemTime(nowMs() + 1800 * 1000)
    await visitAgain()
    vi.setSystemTime(nowMs() + 7200 * 1000)
    await visitAgain()
    expect(lines()).not.toEqual([])
    expect(lines().join('\n')).not.toMatch(/needle|203\.0\.113/)
  })
})

it('a call of the webhook with a wrong secret leaves no line at all', async () => {
  const lines = listen()
  const wrong = { variables: { HOOK_SECRET: 'a-secret-of-the-tests' }, ...hookCall('needle') }
  expect((await visit('/api/hooks/content', wrong)).status).toBe(401)
  expect(lines()).toEqual([])
})

function hookCall(secret: string) {
  const entry = { name: 'needle', email: 'needle@tutti.example', text: 'needle' }
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ event: 'entry.update', model: 'concert', entry }),
  }
}

function toQuery(slug: string) {
  const query = `{ cities(filters: { slug: { eq: "${slug}" } }) { data { id } } }`
  return { method: 'POST', body: JSON.stringify({ query }) }
}

function search(query: object) {
  return { method: 'POST', body: JSON.stringify({ queries: [query] }) }
}

describe('an error that nobody foresaw', () => {
  it.each(['/api/hooks/content', '/api/search'])('says nothing of itself to a call: %s', async (path) => {
    const lines = listen()
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('needle'))
    vi.spyOn(String.prototype, 'normalize').mockImplementation(() => {
      throw new Error('needle')
    })
    const visitor = { variables: { HOOK_SECRET: 'a-secret-of-the-tests' } }
    const response = await visit(path, {
      ...visitor,
      ...(path === '/api/search' ? search({ indexUid: 'city', q: 'x' }) : hookCall('x')),
    })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      data: null,
      error: { status: 500, name: 'Error', message: 'Internal Server Error', details: {} },
    })
    expect(lines().join('\n')).toContain('needle')
  })
})

/** Whatever is answered, a browser takes it for nothing else and opens it to nobody else. */
const guards = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
const ownPolicy = expect.stringMatching(/script-src 'self' 'sha256-[^' ]+';.*base-uri 'none'/)

describe('every answer is guarded', () => {
  const post = (body = '') => ({ method: 'POST', body })
  it.each<[string, number, object?]>([
    ['/', 200],
    ['/no/such/page', 404],
    ['/CONCERTS', 301],
    ['/api/cities', 200],
    ['/api/no-such-call', 404],
    ['/api/search', 400, post('{')],
    ['/api/search', 403, { ...post('{}'), headers: { origin: 'https://other.example' } }],
    ['/graphql', 400, post('{}')],
    ['/api/health', 405, post()],
    ['/concerts/_payload.json', 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/calendar.ics', 200],
    ['/manifest.webmanifest', 200],
    ['/card.png', 200],
    ['/', 302, { headers: { 'accept-language': 'en' } }],
  ])('%s with %i', async (path, status, init = {}) => {
    const response = await visit(path, {
      headers: { 'user-agent': path === '/' && status === 302 ? 'Mozilla' : 'a bot' },
      ...init,
    })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...guards,
      'content-security-policy': ownPolicy,
    })
  })

  it('«not modified» too', async () => {
    const etag = (await visit('/about')).headers.get('etag') ?? (await visit('/about')).headers.get('etag')
    const response = await visit('/about', { headers: { 'if-none-match': String(etag) } })
    expect(response.status).toBe(304)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...guards,
      'content-security-policy': ownPolicy,
    })
  })

  it('that of an outage too', async () => {
    listen()
    fakeContent(down)
    const response = await visit('/c/never-seen', { variables })
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...guards,
      'content-security-policy': ownPolicy,
    })
  })
})

describe('a wrong configuration', () => {
  const wrong = {
    variables: { CONTENT_URL: 'needle', MAPS_KEY: 'needle!', SITE_URL: 'https://site.example' },
  }

  it.each(['/', '/no/such/page', '/api/cities', '/robots.txt'])('is a guarded answer of %s', async (path) => {
    listen()
    const { status, headers } = await visit(path, { ...wrong, headers: { 'cf-ray': ray } })
    expect(status).toBe(500)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...guards,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': ray,
    })
  })

  it('is told to the log and to nobody else', async () => {
    const lines = listen()
    const response = await visit('/', { ...wrong, headers: { 'cf-ray': ray } })
    expect(await response.text()).not.toMatch(/needle|[A-Z]+_[A-Z]+/)
    expect(lines()).toHaveLength(1)
    const { level, requestId, message } = JSON.parse(lines()[0] ?? '{}')
    expect({ level, requestId }).toEqual({ level: 'error', requestId: ray })
    for (const name of ['CONTENT_URL', 'MAPS_KEY']) expect(message).toContain(name)
    expect(message).not.toContain('needle')
  })
})
