import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cacheNames, removeOutdatedCaches } from '../../../client/service-worker/cache-names.ts'

type Assets = typeof import('../../../client/service-worker/assets.ts')
type Pages = typeof import('../../../client/service-worker/pages.ts')
let assets: Assets
let pages: Pages
beforeAll(async () => {
  // What the build writes in their place, and what a worker has.
  vi.stubGlobal('SHELL', [])
  vi.stubGlobal('REST_OF_BUILD', [])
  vi.stubGlobal('self', {
    registration: { scope: 'https://tutti.example/' },
    location: new URL('https://tutti.example/sw.js'),
  })
  vi.stubGlobal('location', new URL('https://tutti.example/sw.js'))
  vi.stubGlobal('registration', { scope: 'https://tutti.example/' })
  assets = await import('../../../client/service-worker/assets.ts')
  pages = await import('../../../client/service-worker/pages.ts')
})
afterEach(() => void vi.restoreAllMocks())

interface Asked {
  mode?: string
  destination?: string
  sameOrigin?: boolean
}
/** Properties of a request by which the router chooses what to do with it. */
const asked = (
  path: string,
  { mode = 'navigate', destination = 'document', sameOrigin = true }: Asked = {},
) =>
  ({ url: new URL(path, 'https://tutti.example'), request: { mode, destination }, sameOrigin }) as Parameters<
    Assets['isAssetRequest']
  >[0]

describe('a request', () => {
  it.each<[string, Asked, boolean, boolean]>([
    ['/concerts', {}, true, false],
    ['/en/c/zimmer', {}, true, false],
    ['/search?q=x', {}, false, true],
    ['/account', {}, false, true],
    ['/concerts', { mode: 'cors', destination: '' }, false, false],
    ['/concerts', { destination: 'iframe' }, false, false],
    ['/concerts', { sameOrigin: false }, false, false],
    ['/api/cities', {}, false, false],
  ])('of %s, %j, is of a page that is kept: %s, of one that never is: %s', (path, how, isKept, isNever) => {
    expect([
      pages.isCachedPageRequest(asked(path, how)),
      pages.isUncachedPageRequest(asked(path, how)),
    ]).toEqual([...[isKept, isNever]])
  })

  it.each<[string, Asked, boolean]>([
    ['/build/assets/a.js', { destination: 'script' }, true],
    ['/build/other/a.js', { destination: 'script' }, false],
    ['/x/build/assets/a.js', { destination: 'script' }, false],
    ['/build/assets/a.js', { destination: 'script', sameOrigin: false }, false],
  ])('of %s, %j, is of the build: %s', (path, how, isIt) => {
    expect(assets.isAssetRequest(asked(path, how))).toBe(isIt)
  })

  it.each<[Asked, boolean]>([
    [{ destination: 'image' }, true],
    [{ destination: 'image', sameOrigin: false }, false],
    [{ destination: 'script' }, false],
  ])('of a picture, %j, is of one that is kept: %s', (how, isIt) => {
    expect(assets.isPictureRequest(asked('/media/a.webp', how))).toBe(isIt)
  })
})

it('what another version of the worker has kept is removed, and nothing else', async () => {
  const current = Object.values(cacheNames)
  const removed: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => [...current, 'tutti-worker-pages-0', 'tutti-saved-1', 'somebody-elses'],
    delete: async (name: string) => removed.push(name),
  })
  await removeOutdatedCaches()
  expect(removed).toEqual(['tutti-worker-pages-0'])
})
