import { describe, expect, it } from 'vitest'
import {
  isCacheablePage,
  isFreshPageCopy,
  pageCopyPlugin,
  readPageCopyTime,
  toPageCacheKey,
} from '../../client/service-worker/page-copy.ts'
import { nowMs } from '../fixtures/clock.ts'

/** Makes a response as `fetch` gives it to a service worker, since responses made by Node have another `type`. */
const answer = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'text/html; charset=UTF-8', 'x-cache': 'HIT', ...headers }),
    ...changes,
  }) as unknown as Response

describe('a page is kept', () => {
  it.each(['HIT', 'STALE', 'MISS'])('when the server calls it %s', (word) => {
    expect(isCacheablePage(answer({}, { 'x-cache': word }))).toBe(true)
  })
})

describe('an answer is not kept', () => {
  it.each([
    ['a redirect', answer({ redirected: true })],
    ['a redirect that was not followed', answer({ type: 'opaqueredirect', status: 0 })],
    ['of another site', answer({ type: 'cors' })],
    ['opaque', answer({ type: 'opaque', status: 0 })],
    ['not found', answer({ status: 404 })],
    ['an error', answer({ status: 503 })],
    ['unchanged', answer({ status: 304 })],
    ['no page', answer({}, { 'content-type': 'application/json' })],
    ["an editor's", answer({}, { 'x-cache': 'BYPASS' })],
    ['not said to be for everybody', answer({}, { 'x-cache': '' })],
  ])('that is %s', (_what, given) => expect(isCacheablePage(given)).toBe(false))
})

describe('a copy', () => {
  /** A response as `fetch` gives it: the body is unpacked, but the headers still describe the packed bytes. */
  const fetched = (html = '<!doctype html><html lang="ru"><body>Концерты</body></html>') => {
    const response = new Response(html, {
      headers: {
        'content-type': 'text/html; charset=UTF-8',
        'x-cache': 'HIT',
        'content-encoding': 'br',
        'content-length': '12',
        'transfer-encoding': 'chunked',
        'content-language': 'ru',
      },
    })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  }
  // The remaining fields are Workbox's own, which neither function reads.
  type Kept = (given: object) => Promise<Response | null | undefined>
  const keep = pageCopyPlugin.cacheWillUpdate as Kept
  const take = pageCopyPlugin.cachedResponseWillBeUsed as Kept

  it('says nothing of how its bytes came: they are unpacked', async () => {
    const copy = await keep({ response: fetched() })
    const names = ['content-encoding', 'content-length', 'transfer-encoding']
    expect(names.map((name) => copy?.headers.get(name))).toEqual([null, null, null])
    expect(copy?.headers.get('content-language')).toBe('ru')
  })

  it('knows when it was made', async () => {
    const before = nowMs()
    const copy = await keep({ response: fetched() })
    const keptAt = copy ? readPageCopyTime(copy) : Number.NaN
    expect(keptAt).toBeGreaterThanOrEqual(before)
    expect(keptAt).toBeLessThanOrEqual(nowMs())
  })

  it.each([
    ['just now', 0, true],
    ['just under an hour ago', 3_599_999, true],
    ['an hour ago', 3_600_000, false],
    ['tomorrow, by a clock that was set back', -86_400_000, false],
  ])('made %s is young: %i ms, %s', async (_name, ageMs, expected) => {
    const copy = await keep({ response: fetched() })
    expect(copy && isFreshPageCopy(copy, readPageCopyTime(copy) + ageMs)).toBe(expected)
  })

  it('that somebody else made is of no known age, and not young', () => {
    expect(readPageCopyTime(fetched())).toBeNaN()
    expect(isFreshPageCopy(fetched(), nowMs())).toBe(false)
  })

  it('tells the page that it is one, and of when', async () => {
    const copy = await keep({ response: fetched() })
    const shown = await take({ cachedResponse: copy })
    expect(await shown?.text()).toMatch(
      /^<!doctype html><html data-kept-at="\d{4}-\d\d-\d\dT[\d:.]+Z" lang="ru"><body>Концерты/,
    )
  })

  it('is not made of what must not be kept', async () => {
    const response = Object.defineProperty(new Response('x', { status: 503 }), 'type', { value: 'basic' })
    expect(await keep({ response })).toBeNull()
  })

  it('that is not there is nothing', async () => {
    expect(await take({ cachedResponse: undefined })).toBeUndefined()
  })
})

describe('the address of a copy', () => {
  it.each([
    ['https://t.example/c/x?utm_source=a&gclid=b#tickets', 'https://t.example/c/x'],
    ['https://t.example/concerts?city=kazan&yclid=1', 'https://t.example/concerts?city=kazan'],
    ['https://t.example/', 'https://t.example/'],
  ])('%s is %s', (address, key) => expect(toPageCacheKey(address)).toBe(key))
})
