import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const site = 'https://tutti.example'
const now = Date.parse('2026-11-25T12:00:00Z')
const young = '2026-11-25T11:30:00Z'
const old = '2026-11-25T10:30:00Z'

/** Copies by their address; a page that is fetched is kept with its own address as text. */
const copies = new Map<string, Response>()
const fetched: string[] = []
const stamped: string[] = []
const assetsOf: string[] = []

/** The page can't be had, so no copy comes of it. */
const outOfReach = `${site}/venues`

vi.mock('../../../client/service-worker/pages.ts', () => ({
  pageCacheLimits: {},
  pageCacheStrategy: {
    handleAll: ({ request: { url } }: { request: { url: string } }) => {
      fetched.push(url)
      if (url !== outOfReach) copies.set(url, new Response(`page ${url}`))
      return [Promise.resolve(), Promise.resolve()]
    },
  },
}))
vi.mock('../../../client/service-worker/assets.ts', () => ({
  cacheAssetsOf: async (page: Response) => void assetsOf.push(await page.text()),
}))
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async (url: string) => void stamped.push(url)
  },
}))

/** The event is only passed on to the strategies, which this test replaces. */
const event = {} as ExtendableEvent

async function keep(addresses: string[], anew?: boolean): Promise<void> {
  const { cachePages } = await import('../../../client/service-worker/precache-pages.ts')
  await cachePages(addresses, event, anew)
}

const copyOf = (keptAt: string) => new Response('', { headers: { 'x-kept-at': keptAt } })

beforeEach(() => {
  copies.clear()
  for (const list of [fetched, stamped, assetsOf]) list.splice(0)
  vi.useFakeTimers({ now })
  vi.stubGlobal('self', { location: { origin: site } })
  vi.stubGlobal('caches', { open: async () => ({ match: async (url: string) => copies.get(url)?.clone() }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that isn’t kept is fetched, and then all that it is made of', async () => {
  await keep(['/concerts'])
  expect(fetched).toEqual([`${site}/concerts`])
  expect(assetsOf).toEqual([`page ${site}/concerts`])
})

it('a page that can’t be had is no reason not to keep the next one', async () => {
  await keep([outOfReach, '/concerts'])
  expect(assetsOf).toEqual([`page ${site}/concerts`])
})

it('a young copy is not asked for again, and counts as just used', async () => {
  copies.set(`${site}/concerts`, copyOf(young))
  await keep(['/concerts'])
  expect({ fetched, stamped }).toEqual({ fetched: [], stamped: [`${site}/concerts`] })
})

it.each([
  ['that is old', old, false],
  ['of another city', young, true],
])('a copy %s is made anew', async (_what, keptAt, anew) => {
  copies.set(`${site}/concerts`, copyOf(keptAt))
  await keep(['/concerts'], anew)
  expect({ fetched, stamped }).toEqual({ fetched: [`${site}/concerts`], stamped: [] })
})

it('what may not be kept is passed over: other sites, searches, tickets, calls and files', async () => {
  await keep([
    ...['https://other.example/concerts', '/search?q=bach', '/c/some-concert/tickets', '/api/cities'],
    ...['/feed.xml', '/th/cities'],
  ])
  expect(fetched).toEqual([`${site}/th/cities`])
})

it('of a list longer than any visitor’s, sixty are kept', async () => {
  await keep(Array.from({ length: 70 }, (_, index) => `/c/concert-${index}`))
  expect(fetched).toHaveLength(60)
})

it('campaigns and fragments are no part of an address', async () => {
  await keep(['/concerts?utm_source=needle#top'])
  expect(fetched).toEqual([`${site}/concerts`])
})

it('the pages that are open are kept', async () => {
  const matchAll = async () => [{ url: `${site}/programs` }, { url: `${site}/concerts` }]
  vi.stubGlobal('self', { location: { origin: site }, clients: { matchAll } })
  const { cacheOpenPages } = await import('../../../client/service-worker/precache-pages.ts')
  await cacheOpenPages(event)
  expect(fetched).toEqual([`${site}/programs`, `${site}/concerts`])
})
