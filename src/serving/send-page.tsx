import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import type { AppEnv } from '../app-env.ts'
import { Document } from '../components/document.tsx'
import { fillHoles } from '../rendering/fill-holes.ts'
import type { Head } from '../rendering/head.ts'
import { type Holes, HolesContext } from '../rendering/later.tsx'
import type { Page } from '../rendering/page.ts'

/**
 * Streams a page: its head and everything above the first `<Later>` leave at once, the rest follows in order.
 *
 * The renderer is made anew for each page, since its options and the holes belong to one request.
 */
export async function sendPage(
  c: Context<AppEnv>,
  page: Page,
  head: Head,
  view: ReactElement,
): Promise<Response> {
  const { log } = c.var.services
  const holes: Holes = new Map()
  const withDocument = reactRenderer(
    ({ children }) => (
      <HolesContext.Provider value={holes}>
        <Document page={page} head={head}>
          {children}
        </Document>
      </HolesContext.Provider>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      readableStreamOptions: { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined },
    },
  )
  // A page may hold the visitor's city; the browser asks again each time, and goes back without asking.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache')
  await withDocument(c, async () => undefined)
  const shell = await c.render(view)
  if (!shell.body) return shell
  const body = fillHoles(shell.body, holes, (error) => {
    log.error('a part of the page failed', {
      path: page.path,
      error: error instanceof Error ? error : String(error),
    })
  })
  return new Response(body, { status: head.status ?? 200, headers: shell.headers })
}
