import type { Context } from 'hono'
import {
  ageOf,
  isLocked,
  lock,
  type PageCache,
  readPage,
  refreshBehind,
  removePage,
  type StoredPage,
  storePage,
} from '../cache/page-cache.ts'
import { NotFound } from '../errors.ts'
import { assets, fontsOf } from '../page/assets.ts'
import type { AppEnv } from './app-env.ts'
import { isNotModified, validators } from './conditional-request.ts'

/** A page on its way: its status is known, its body may still be made. */
export interface RenderedPage {
  body: ReadableStream<Uint8Array>
  status: 200 | 403 | 404 | 429 | 500 | 503
  /** Whether every part of it came; known once the body has ended. */
  isWhole: () => boolean
  /** The content types that it was made of; known once the body has ended. */
  madeOf: () => string[]
  /** Milliseconds: when the oldest of that content was asked for; known once the body has ended. */
  contentAt: () => number
  /** Milliseconds. */
  begunAt: number
}

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
  key: string | undefined,
  render: () => Promise<RenderedPage>,
): Promise<Response> {
  const { pages } = c.var.services
  if (key === undefined) return stream(c, await render(), 'BYPASS')
  const stored = await readPage(pages, key)
  if (!stored) return streamAndStore(c, key, await render())
  const age = await ageOf(pages, stored)
  if (age === 'fresh') return answerStored(c, stored, 'HIT')
  if (age === 'old' && !isLocked(pages, key)) {
    const made = await tryToMake(pages, key, render)
    if (made) return stream(c, made, 'MISS')
    lock(pages, key)
  } else {
    refreshBehind(pages, key, () => refreshPage(pages, key, render))
  }
  return answerStored(c, stored, 'STALE')
}

type CacheWord = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

function answerStored(c: Context<AppEnv>, page: StoredPage, word: CacheWord): Response {
  const headers = { ...pageHeaders, ...said(word), ...validators(page) }
  return isNotModified(c.req.raw.headers, page)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(page.body, 200, { ...headers, Link: firstFiles(c) })
}

const stream = (c: Context<AppEnv>, { body, status }: RenderedPage, word: CacheWord): Response =>
  c.newResponse(body, status, { ...pageHeaders, ...said(word), Link: firstFiles(c) })

/**
 * What every page of a language needs first, as `Link` (RFC 8288): the edge keeps it and sends it ahead of the
 * next answer of the address (103 Early Hints). A browser that is told «not modified» has these files.
 */
const firstFiles = (c: Context<AppEnv>): string =>
  [
    `<${assets.styles.site}>; rel=preload; as=style`,
    ...fontsOf[c.var.locale].map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')

/** The service worker reads it too: what isn't for this cache, no browser keeps (`client/service-worker/kept-page.ts`). */
const said = (word: CacheWord) => ({ 'X-Cache': word, 'Server-Timing': `page;desc=${word}` })

/** The visitor reads the page while a copy of it is kept. */
function streamAndStore(c: Context<AppEnv>, key: string, page: RenderedPage): Response {
  const { pages } = c.var.services
  const [forVisitor, forCache] = page.body.tee()
  pages.waitUntil(
    makeAndStore(pages, key, { ...page, body: forCache }).catch((error: unknown) =>
      // The visitor's half of the stream has failed in the same way; only the copy is lost here.
      pages.log.warn('page was not kept', { error }),
    ),
  )
  return stream(c, { ...page, body: forVisitor }, 'MISS')
}

/** Makes a page whole before a byte of it is sent, so that the old one can still be sent instead. */
async function tryToMake(
  pages: PageCache,
  key: string,
  render: () => Promise<RenderedPage>,
): Promise<RenderedPage | undefined> {
  try {
    const page = await render()
    const bytes = await makeAndStore(pages, key, page)
    return page.isWhole() ? { ...page, body: new Response(bytes).body ?? page.body } : undefined
  } catch (error) {
    if (error instanceof NotFound) {
      await removePage(pages, key)
      throw error
    }
    pages.log.warn('serving an old page', { error })
    return undefined
  }
}

/** Behind an answer. @returns whether the key holds what is true now. */
async function refreshPage(
  pages: PageCache,
  key: string,
  render: () => Promise<RenderedPage>,
): Promise<boolean> {
  try {
    const page = await render()
    await makeAndStore(pages, key, page)
    return page.isWhole()
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    // Unpublished or deleted: whoever comes next hears that it is gone.
    await removePage(pages, key)
    return true
  }
}

/** Only a whole page that is a success is kept. */
async function makeAndStore(
  pages: PageCache,
  key: string,
  { body, status, isWhole, madeOf, contentAt, begunAt }: RenderedPage,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  if (status === 200 && isWhole()) {
    await storePage(pages, key, {
      body: bytes,
      storedAt: begunAt,
      madeOf: madeOf(),
      contentAt: Math.min(begunAt, contentAt()),
    })
  }
  return bytes
}
