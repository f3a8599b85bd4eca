import type { AnyPage, Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'
import { ignoreUnhandled, type PageRequest } from './page-request.ts'

/** The data loaders of a page, public or private. */
export type Loaders<Asked extends Page> = {
  loadCritical?(page: PageRequest<Asked>): object | Promise<object>
  loadDeferred?(page: PageRequest<Asked>, critical: Promise<object>): object
} & Pick<AnyPage, 'essential'>

/** All data of a page, which is on its way. */
export interface PageData {
  critical: Promise<object>
  deferred: object
}

/**
 * Starts loading all data of a page, which needs nothing of the site's own content. Failed promises don't count as
 * unhandled rejections: the page's status or `<Await>` reports them.
 */
export function loadPageData<Asked extends Page>(
  page: PageRequest<Asked>,
  definition: Loaders<Asked>,
): PageData {
  const critical = Promise.resolve(page).then((asked) => definition.loadCritical?.(asked) ?? {})
  const deferred = definition.loadDeferred?.(page, critical) ?? {}
  ignoreUnhandled({ critical, ...deferred })
  return { critical, deferred }
}

/** What the cache must know of a rendered page besides its bytes. */
export const toPageFacts = (page: Page, head: Head): Omit<RenderedPage, 'body' | 'isWhole'> => ({
  status: head.status ?? 200,
  tags: () => [...page.content.used],
  goodUntil: () => chooseExpiry(page),
  begunAt: page.now,
})

/** The earliest time in milliseconds at which something that the page shows ends; `undefined` where nothing ends. */
export function chooseExpiry({
  goodUntil,
  content,
}: Pick<Page, 'goodUntil' | 'content'>): number | undefined {
  const never = Number.POSITIVE_INFINITY
  const first = Math.min(goodUntil ?? never, content.goodUntil?.at ?? never)
  return first === never ? undefined : first
}
