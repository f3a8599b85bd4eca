import { reactRenderer } from '@hono/react-renderer'
import { Context } from 'hono'
import type { ReactElement } from 'react'
import { isAddressed } from '../content/site/addressed-types.ts'
import { findEntry } from '../content/site/addresses.ts'
import { type Placeholders, PlaceholdersContext } from '../rendering/await.tsx'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import type { RenderMemo } from '../rendering/render-memo.ts'
import { streamInOrder, toRenderOptions } from '../rendering/stream-in-order.ts'
import { findPage } from '../routes/address-rules.ts'
import { type ContentType, isSingleType } from '../shared/content-types.ts'
import { isTranslated } from '../strapi/content-types.ts'
import { Document, FrameDocument } from '../ui/components/document.tsx'
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

/**
 * Finds where an editor changes what a page shows in Strapi's content manager: the entry, the list of a content type,
 * or a single type. Strapi 4.16 and later and Strapi 5 use the same paths. Never fails: for an entry that can't be
 * found it returns the path of its list.
 *
 * @returns a path below the address of Strapi's admin panel; empty where the page shows no content
 */
async function findAdminPath(
  page: Pick<Page, 'path' | 'params' | 'locale' | 'content'>,
  edits: Head['edits'] = editsOf(page),
): Promise<string> {
  if (!edits) return ''
  const { type, slug } = edits
  if (isSingleType(type)) return `/content-manager/single-types/${uidOf(type)}`
  const list = `/content-manager/collection-types/${uidOf(type)}`
  if (!slug || !isAddressed(type)) return list
  // The page has already logged a failed read. The editor then finds the entry in the list.
  const entry = await findEntry(page.content, type, page.locale, slug).catch(() => undefined)
  if (!entry) return list
  const language = isTranslated(type)
    ? `?${new URLSearchParams({ 'plugins[i18n][locale]': entry.locale })}`
    : ''
  return `${list}/${entry.id}${language}`
}

const uidOf = (type: ContentType) => `api::${type}.${type}`

/**
 * Decides what an editor would change, by the page's row in the address book: the entry that it shows, or the first
 * content type that it lists. The home page lists every type.
 */
function editsOf({ path, params }: Pick<Page, 'path' | 'params'>): Head['edits'] {
  const row = findPage(path)
  if (!row || row.isPrivate) return undefined
  const { shows, lists } = row
  const slug = toSlug(params)
  if (shows?.[0] && shows.length === 1 && slug) return { type: shows[0], slug }
  if (lists?.includes('site')) return { type: 'site' }
  return lists?.[0] && { type: lists[0] }
}

const toSlug = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'slug' in params ? String(params.slug) : undefined
