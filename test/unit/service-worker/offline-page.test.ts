import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cacheOfflinePage,
  cacheOfflinePages,
  findOfflinePage,
  hasOfflinePage,
  isOfflinePageRequest,
} from '../../../client/service-worker/offline-page.ts'

const cacheAssetsOf = vi.fn(async (..._: unknown[]) => undefined)
vi.mock('../../../client/service-worker/assets.ts', () => ({
  cacheAssetsOf: (...given: unknown[]) => cacheAssetsOf(...given),
}))
let listed: string
vi.mock('../../../client/service-worker/offline-list.ts', () => ({
  renderCachedPageList: async (locale: string) => listed && `${listed} in ${locale}`,
}))

let kept: Map<string, string>
let open: string[]
let answer: (address: string) => Response
/** The value is only passed on, never read. */
const event = {} as Parameters<typeof cacheOfflinePage>[1]
const html = '<html lang="x"><ul class="list" data-kept-pages>\n<li>nothing</li></ul><ul>other</ul></html>'
const at = (path: string) => new URL(path, 'https://tutti.example')

beforeEach(() => {
  vi.clearAllMocks()
  kept = new Map()
  open = []
  listed = '<li>kept</li>'
  answer = () => new Response(html)
  const cache = {
    match: async (address: string) => {
      const text = kept.get(address)
      return text === undefined ? undefined : new Response(text, { headers: { 'x-of': address } })
    },
    put: async (address: string, page: Response) => void kept.set(address, await page.text()),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => answer(address))
  vi.stubGlobal('self', { clients: { matchAll: async () => open.map((path) => ({ url: at(path).href })) } })
})
afterEach(() => vi.unstubAllGlobals())

describe('the offline page', () => {
  it.each([
    ['/en/news', ['/offline', '/en/offline', '/th/offline'], '/en/offline'],
    ['/news', ['/offline', '/en/offline'], '/offline'],
    ['/th/news', ['/en/offline'], '/en/offline'],
    ['/th/news', ['/offline', '/en/offline'], '/offline'],
  ])('for %s, of %j, is %s', async (path, pages, found) => {
    for (const page of pages) kept.set(page, html)
    expect((await findOfflinePage(at(path)))?.headers.get('x-of')).toBe(found)
  })

  it('is none where none was kept', async () => {
    expect(await findOfflinePage(at('/news'))).toBeUndefined()
    expect(await hasOfflinePage('ru')).toBe(false)
  })

  it('lists what is kept, in its language, and is marked as a copy of no age', async () => {
    kept.set('/en/offline', html)
    const page = await findOfflinePage(at('/en/news'))
    expect(await page?.text()).toBe(
      '<html data-kept-at="" lang="x"><ul class="list" data-kept-pages><li>kept</li> in en</ul><ul>other</ul></html>',
    )
    expect(await hasOfflinePage('en')).toBe(true)
  })

  it('keeps its own words where nothing is kept', async () => {
    kept.set('/offline', html)
    listed = ''
    expect(await (await findOfflinePage(at('/')))?.text()).toContain('<li>nothing</li>')
  })
})

describe('it is kept', () => {
  it.each([
    [[], ['/offline']],
    [['/en/news', '/en/concerts'], ['/en/offline']],
    [
      ['/en/news', '/'],
      ['/en/offline', '/offline'],
    ],
  ])('where %j are open, as %j', async (pages, expected) => {
    open = pages
    await cacheOfflinePages(event)
    expect([...kept.keys()].sort()).toEqual([...expected].sort())
    expect(cacheAssetsOf).toHaveBeenCalledTimes(expected.length)
  })

  it.each([
    ['the site fails', () => new Response('oops', { status: 503 })],
    ['it leads elsewhere', () => Object.defineProperty(new Response(html), 'redirected', { value: true })],
  ])('by no worker where %s', async (_, failing) => {
    answer = failing
    await expect(cacheOfflinePage('ru', event)).rejects.toThrow('/offline answered')
    expect(kept.size).toBe(0)
  })
})

it.each([
  ['/offline', 'navigate', true, true],
  ['/en/offline', 'navigate', true, true],
  ['/en/offline', 'cors', true, false],
  ['/en/offline', 'navigate', false, false],
  ['/en/offline/x', 'navigate', true, false],
  ['/en', 'navigate', true, false],
])('%s, asked for to «%s», of this site: %s, is the offline page: %s', (path, mode, sameOrigin, isIt) => {
  const asked = { url: at(path), request: { mode }, sameOrigin, event }
  expect(isOfflinePageRequest(asked as unknown as Parameters<typeof isOfflinePageRequest>[0])).toBe(isIt)
})
