import { reactRenderer } from '@hono/react-renderer'
import { Context } from 'hono'
import type { ReactElement } from 'react'
import { type Placeholders, PlaceholdersContext } from '../rendering/await.tsx'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import type { RenderMemo } from '../rendering/render-memo.ts'
import { streamInOrder, toRenderOptions } from '../rendering/stream-in-order.ts'
import { Document, FrameDocument } from '../ui/components/document.tsx'
import { findAdminPath } from './admin-path.ts'
import type { AppEnv } from './app-env.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'
import { toPageFacts } from './page-data.ts'

/**
 * Renders a page as a stream: the head and everything above the first `<Await>` are sent at once, the rest follows in
 * order.
 *
 * The renderer is created for each page, since its options and placeholders belong to one page. It gets a Hono context
 * of its own: a page that is refreshed in the background must not change the headers of the current response.
 */
export async function renderPage(
  c: Context<AppEnv>,
  page: Page,
  head: Head,
  view: ReactElement,
  keep?: RenderMemo['store'],
): Promise<RenderedPage> {
  const { log } = c.get('services')
  const placeholders: Placeholders = new Map()
  const replaced: unknown[] = []
  const own = new Context(c.req.raw)
  // The desk has no entry in the admin panel, and no content whose faults would be listed.
  const adminPath =
    !head.isOfDesk && (page.isAdmin || page.isEditor) ? findAdminPath(page, head.edits) : undefined
  const Whole = head.frame ? FrameDocument : Document
  const withDocument = reactRenderer(
    ({ children }) => (
      <PlaceholdersContext.Provider value={placeholders}>
        <Whole page={page} head={head} adminPath={adminPath}>
          {children}
        </Whole>
      </PlaceholdersContext.Provider>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      readableStreamOptions: toRenderOptions(replaced),
    },
  )
  await withDocument(own, async () => undefined)
  const shell = await own.render(view)
  const onReplaced = (error: unknown) =>
    log.error('a component of the brand failed; the page has the software’s own', { path: page.path, error })
  if (replaced.length > 0) onReplaced(replaced[0])
  let isWhole = true
  const onFailed = (error: unknown) => {
    isWhole = false
    log.error('a part of the page failed', {
      path: page.path,
      error: error instanceof Error ? error : String(error),
    })
  }
  const onEnd = async (html: string) => {
    if (!isWhole) return
    // The visitor has received the whole page by now; if saving fails, the next request renders it again.
    await keep?.(html).catch((error: unknown) => log.warn('page was not kept', { error }))
  }
  const body = streamInOrder(shell.body ?? new ReadableStream(), placeholders, {
    onFailed,
    onReplaced,
    ...(keep ? { onEnd } : {}),
  })
  return { ...toPageFacts(page, head), body, isWhole: () => isWhole }
}
