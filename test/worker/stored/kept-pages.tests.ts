import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CachedResponse } from '../../../src/cache/edge-cache.ts'
import { createKeys, type Key } from '../../../src/cache/key.ts'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import type { AppEnv } from '../../../src/http/app-env.ts'
import { answerPage, type RenderedPage } from '../../../src/http/page-cache/cached-page.ts'
import { requestServices } from '../../../src/http/request-services.ts'
import { nowMs } from '../../fixtures/clock.ts'

beforeEach(() => {
  forgetIsolateCache()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

/** All tests share the edge's cache, so each test has a page of its own. */
const keys = createKeys<CachedResponse>('kept-pages', 1)
let pages = 0
function newPage() {
  pages += 1
  return keys(String(pages))
}

/** Requests a page that is rendered in this way, and waits until it is cached. */
async function ask(
  key: Key<CachedResponse>,
  rendered: Partial<RenderedPage> & { html: string },
): Promise<Response> {
  const { html, ...others } = rendered
  const render = async (): Promise<RenderedPage> => ({
    body: new Response(html).body ?? new ReadableStream(),
    status: 200,
    isWhole: () => true,
    tags: () => [],
    begunAt: nowMs(),
    ...others,
  })
  const app = new Hono<AppEnv>().use(requestServices).get('*', (c) => answerPage(c, key, render))
  const context = createExecutionContext()
  const response = await app.fetch(new Request('https://tutti.example/'), env as Bindings, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return new Response(text, response)
}

const later = (seconds: number) => vi.setSystemTime(nowMs() + seconds * 1000)
const statusOf = (response: Response) => response.headers.get('x-cache')

it('a whole page is kept', async () => {
  const key = newPage()
  await ask(key, { html: 'first' })
  const again = await ask(key, { html: 'second' })
  expect([statusOf(again), await again.text()]).toEqual(['HIT', 'first'])
})

it.each<[string, Partial<RenderedPage>]>([
  ['that lacks a part', { isWhole: () => false }],
  ['that is no success', { status: 403 }],
])('a page %s is shown, and not kept', async (_name, rendered) => {
  const key = newPage()
  const shown = await ask(key, { html: 'first', ...rendered })
  expect([shown.status, await shown.text()]).toEqual([rendered.status ?? 200, 'first'])
  expect(statusOf(await ask(key, { html: 'second' }))).toBe('MISS')
})

it('a page whose stream breaks off is not kept', async () => {
  const key = newPage()
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('broken off')),
  })
  await expect(ask(key, { html: '', body })).rejects.toThrow('broken off')
  expect(statusOf(await ask(key, { html: 'second' }))).toBe('MISS')
})

it.each<[string, Partial<RenderedPage>]>([
  ['lacks a part', { isWhole: () => false }],
  ['is no success', { status: 503 }],
])('an old page is shown rather than a new one that %s', async (_name, rendered) => {
  const key = newPage()
  await ask(key, { html: 'first' })
  later(24 * 3600)
  const response = await ask(key, { html: 'second', ...rendered })
  expect([response.status, statusOf(response), await response.text()]).toEqual([200, 'STALE', 'first'])
})

it('an old page gives way to a new one before the visitor gets a byte', async () => {
  const key = newPage()
  await ask(key, { html: 'first' })
  later(24 * 3600)
  const response = await ask(key, { html: 'second' })
  expect([statusOf(response), await response.text()]).toEqual(['MISS', 'second'])
})
