import type { Context } from 'hono'
import { type CacheStatus, type Make, Unfinished } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import { assetUrls, fontsOf } from '../../rendering/assets.ts'
import type { PageStatus } from '../../rendering/head.ts'
import type { AppEnv } from '../app-env.ts'
import { policyHeaders } from '../security-headers.ts'
import { toThemeEtag } from '../theme-choice.ts'
import { readOrRender, toEtag } from './cached-response.ts'
import { isNotModified, validators } from './conditional-request.ts'

/** A page on its way: its status is known, its body may still be made. */
export interface RenderedPage {
  /** Bytes where all of it is at hand. */
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  status: PageStatus
  /** Whether every part of it came; known once the body has ended. */
  isWhole: () => boolean
  /** The content types that it was made of; known once the body has ended. */
  madeOf: () => string[]
  /** Milliseconds: when the oldest of that content was asked for; known once the body has ended. */
  contentAt: () => number
  /** Milliseconds; what it shows isn't so any longer then. Known once the body has ended. */
  goodUntil?: () => number | undefined
  /** Milliseconds. */
  begunAt: number
}

/** @param isSentWhole nobody reads it before it has ended */
type Render = (how: { isSentWhole: boolean }) => Promise<RenderedPage>

/** A page may hold the visitor's city: the browser asks each time, and goes back without asking. */
const pageHeaders = { 'Cache-Control': 'private, no-cache', 'Content-Type': 'text/html; charset=UTF-8' }

/**
 * Answers with the stored page while it is fresh, with the stale one while a new one is made behind the answer,
 * and with the old one when no new one can be made.
 *
 * @param key `undefined` where the page is never stored: an editor's, or one of words that a visitor typed.
 */
export async function answerPage(
  c: Context<AppEnv>,
  key: Key<CachedResponse> | undefined,
  render: Render,
): Promise<Response> {
  if (key === undefined) return stream(c, await render({ isSentWhole: false }), 'BYPASS')
  const { value, status } = await readOrRender(c, key, policies.pages, makePage(c, render))
  return 'etag' in value ? answerStoredPage(c, value, status) : stream(c, value, status)
}

/**
 * A page that nobody has seen is read by the visitor while a copy of it is kept. Where there is an older one, the page
 * is made whole before a byte of it is sent, so that the old one can still be sent instead.
 */
const makePage =
  (c: Context<AppEnv>, render: Render): Make<CachedResponse, RenderedPage> =>
  async (older, keep) => {
    const { waitUntil, log } = c.get('services')
    const page = await render({ isSentWhole: older !== undefined })
    if (older || page.body instanceof Uint8Array) return toWhole(c, page)
    const [forVisitor, forCache] = page.body.tee()
    const kept = toWhole(c, { ...page, body: forCache }).then(keep)
    // The visitor's half of the stream has failed in the same way; only the copy is lost here.
    waitUntil(kept.catch((error: unknown) => log.warn('page was not kept', { error })))
    return new Unfinished({ ...page, body: forVisitor })
  }

/** @throws PageIncomplete when a part of it is missing, or it is no success: what is stored is answered with 200. */
async function toWhole(c: Context<AppEnv>, page: RenderedPage): Promise<CachedResponse> {
  const body =
    page.body instanceof Uint8Array ? page.body : new Uint8Array(await new Response(page.body).arrayBuffer())
  if (page.status !== 200 || !page.isWhole()) throw new PageIncomplete(page.status)
  const contentAt = Math.min(page.begunAt, page.contentAt())
  const goodUntil = page.goodUntil?.()
  const headers = { ...pageHeaders, Link: firstFiles(c), ...policyHeaders(c) }
  return { body, headers, etag: await toEtag(body), tags: page.madeOf(), contentAt, goodUntil }
}

class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'

  constructor(status: number) {
    super(status === 200 ? 'a part of the page is missing' : `the page has status ${status}`)
  }
}

function answerStoredPage(c: Context<AppEnv>, page: CachedResponse, status: CacheStatus): Response {
  const validator = { etag: toThemeEtag(c, page.etag) }
  const headers = { ...pageHeaders, ...cacheHeaders(status), ...validators(validator) }
  return isNotModified(c.req.raw.headers, validator)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(page.body, 200, { ...headers, Link: firstFiles(c) })
}

const stream = (c: Context<AppEnv>, { body, status }: RenderedPage, cacheStatus: CacheStatus): Response =>
  c.newResponse(body, status, { ...pageHeaders, ...cacheHeaders(cacheStatus), Link: firstFiles(c) })

/**
 * What every page of a language needs first, as `Link` (RFC 8288): the edge keeps it and sends it ahead of the
 * next answer of the address (103 Early Hints). A browser that is told «not modified» has these files.
 */
const firstFiles = (c: Context<AppEnv>): string =>
  (c.get('isFramed')
    ? [`<${assetUrls.styles.embed}>; rel=preload; as=style`]
    : [`<${assetUrls.styles.site}>; rel=preload; as=style`, ...firstFonts(c)]
  ).join(', ')

const firstFonts = (c: Context<AppEnv>): string[] =>
  fontsOf(c.get('locale')).map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)

/** The service worker reads it too: what isn't for this cache, no browser keeps (`client/service-worker/page-copy.ts`). */
const cacheHeaders = (status: CacheStatus) => ({ 'X-Cache': status, 'Server-Timing': `page;desc=${status}` })
