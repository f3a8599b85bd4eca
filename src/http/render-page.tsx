import { reactRenderer } from '@hono/react-renderer'
import { Context } from 'hono'
import type { ReactElement } from 'react'
import { Document } from '../components/document.tsx'
import { FrameDocument } from '../components/frame-document.tsx'
import type { Page } from '../page/define-page.ts'
import { fillHoles } from '../page/fill-holes.ts'
import type { Head } from '../page/head.ts'
import { type Holes, HolesContext } from '../page/later.tsx'
import { findAdminPath } from './admin-path.ts'
import type { AppEnv } from './app-env.ts'
import type { RenderedPage } from './cached-page.ts'

/**
 * Renders a page as a stream: its head and everything above the first `<Later>` come at once, the rest follows
 * in order.
 *
 * The renderer is made anew for each page, since its options and the holes belong to one. It gets a context of
 * its own too: a page that is made behind an answer must not touch that answer's headers.
 */
export async function renderPage(
  c: Context<AppEnv>,
  page: Page,
  head: Head,
  view: ReactElement,
): Promise<RenderedPage> {
  const { log } = c.get('services')
  const holes: Holes = new Map()
  const own = new Context(c.req.raw)
  const adminPath = page.isAdmin || page.isEditor ? findAdminPath(page, head.edits) : undefined
  const Whole = head.frame ? FrameDocument : Document
  const withDocument = reactRenderer(
    ({ children }) => (
      <HolesContext.Provider value={holes}>
        <Whole page={page} head={head} adminPath={adminPath}>
          {children}
        </Whole>
      </HolesContext.Provider>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      readableStreamOptions: { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined },
    },
  )
  await withDocument(own, async () => undefined)
  const shell = await own.render(view)
  let isWhole = true
  const onFailed = (error: unknown) => {
    isWhole = false
    log.error('a part of the page failed', {
      path: page.path,
      error: error instanceof Error ? error : String(error),
    })
  }
  // Nothing of a draft stays in the isolate.
  const body = fillHoles(shell.body ?? new ReadableStream(), holes, { onFailed, isKept: !page.preview })
  return {
    body,
    status: head.status ?? 200,
    isWhole: () => isWhole,
    madeOf: () => [...page.content.used],
    contentAt: () => page.content.oldest?.at ?? page.now,
    goodUntil: () => chooseEnd(page),
    begunAt: page.now,
  }
}

/** The first of what ends while the page is stored; `undefined` where nothing does. */
function chooseEnd({ goodUntil, ends }: Page): number | undefined {
  const first = Math.min(goodUntil ?? Number.POSITIVE_INFINITY, ...ends)
  return first === Number.POSITIVE_INFINITY ? undefined : first
}
