import type { Context } from 'hono'
import { type CacheStatus, type Make, StreamedValue } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import { assetUrls, listFonts } from '../../rendering/assets.ts'
import type { PageStatus } from '../../rendering/head.ts'
import type { AppEnv } from '../app-env.ts'
import { countMadePage } from '../rate-limit.ts'
import { toPolicyHeaders } from '../response-headers.ts'
import { toThemeEtag } from '../theme.ts'
import { readOrRender, toEtag } from './cached-response.ts'
import { isNotModified, toValidators } from './conditional-request.ts'

/** A page that is being rendered: its status is known, its body may still be a stream. */
export interface RenderedPage {
  /** Bytes where the whole page is available. */
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  status: PageStatus
  /** Whether no part of the page failed; known once the body has ended. */
  isWhole: () => boolean
  /** What the page was made of (`ContentService.used`); known once the body has ended. */
  tags: () => string[]
  /** When something that the page shows ends, in milliseconds; known once the body has ended. */
  goodUntil?: () => number | undefined
  /** When rendering began, in milliseconds. */
  begunAt: number
}

/** @param isSentWhole nothing is sent before the page is complete */
type Render = (how: { isSentWhole: boolean }) => Promise<RenderedPage>

/** A page may show the visitor's city, so the browser revalidates it each time; going back needs no request. */
const pageHeaders = { 'Cache-Control': 'private, no-cache', 'Content-Type': 'text/html; charset=UTF-8' }

/**
 * Answers with a cached page while it is fresh; with a stale one while a new one is rendered in the background; and
 * with an old one when rendering fails.
 *
 * @param key `undefined` where the page is never cached: an editor's page, or one for text that a visitor typed
 */
export async function answerPage(
  c: Context<AppEnv>,
  key: Key<CachedResponse> | undefined,
  render: Render,
): Promise<Response> {
  if (key === undefined) {
    await countMadePage(c)
    return stream(c, await render({ isSentWhole: false }), 'BYPASS')
  }
  const { value, status } = await readOrRender(c, key, policies.pages, makePage(c, render))
  return 'etag' in value ? answerStoredPage(c, value, status) : stream(c, value, status)
}

/**
 * Renders a page for the cache. A page that isn't cached yet is streamed to the visitor and to the cache at once.
 * Where an older copy exists, the page is rendered completely before a byte is sent, so that the old copy can still
 * replace it.
 */
const makePage =
  (c: Context<AppEnv>, render: Render): Make<CachedResponse, RenderedPage> =>
  async (older, keep) => {
    const { waitUntil, log } = c.get('services')
    const page = await render({ isSentWhole: older !== undefined })
    if (older || page.body instanceof Uint8Array) return toWhole(c, page)
    const [forVisitor, forCache] = page.body.tee()
    const kept = toWhole(c, { ...page, body: forCache }).then(keep)
    // The visitor's half of the stream fails in the same way; here only the cached copy is lost.
    waitUntil(kept.catch((error: unknown) => log.warn('page was not kept', { error })))
    return new StreamedValue({ ...page, body: forVisitor })
  }

/**
 * Makes the cached response of a page. @throws PageIncomplete when a part is missing or the status isn't 200: cached
 * pages are always answered with 200
 */
async function toWhole(c: Context<AppEnv>, page: RenderedPage): Promise<CachedResponse> {
  const body =
    page.body instanceof Uint8Array ? page.body : new Uint8Array(await new Response(page.body).arrayBuffer())
  if (page.status !== 200 || !page.isWhole()) throw new PageIncomplete(page.status)
  const goodUntil = page.goodUntil?.()
  const headers = { ...pageHeaders, Link: firstFiles(c), ...toPolicyHeaders(c) }
  return {
    body,
    headers,
    etag: await toEtag(body),
    tags: page.tags(),
    goodUntil,
  }
}

class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'

  constructor(status: number) {
    super(status === 200 ? 'a part of the page is missing' : `the page has status ${status}`)
  }
}

function answerStoredPage(c: Context<AppEnv>, page: CachedResponse, status: CacheStatus): Response {
  const validator = { etag: toThemeEtag(c, page.etag) }
  const headers = { ...pageHeaders, ...cacheHeaders(status), ...toValidators(validator) }
  return isNotModified(c.req.raw.headers, validator)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(page.body, 200, { ...headers, Link: firstFiles(c) })
}

const stream = (c: Context<AppEnv>, { body, status }: RenderedPage, cacheStatus: CacheStatus): Response =>
  c.newResponse(body, status, { ...pageHeaders, ...cacheHeaders(cacheStatus), Link: firstFiles(c) })

/**
 * The `Link` header (RFC 8288) with the files that every page of the language needs first. Cloudflare stores it and
 * sends it as 103 Early Hints before the next response. A browser that gets 304 has these files already.
 */
const firstFiles = (c: Context<AppEnv>): string =>
  (c.get('isFramed')
    ? [`<${assetUrls.styles.embed}>; rel=preload; as=style`]
    : [`<${assetUrls.styles.site}>; rel=preload; as=style`, ...firstFonts(c)]
  ).join(', ')

const firstFonts = (c: Context<AppEnv>): string[] =>
  listFonts(c.get('locale')).map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)

/**
 * Headers that say how the cache answered. The service worker stores no page with `BYPASS`
 * (`client/service-worker/page-copy.ts`).
 */
const cacheHeaders = (status: CacheStatus) => ({ 'X-Cache': status, 'Server-Timing': `page;desc=${status}` })
