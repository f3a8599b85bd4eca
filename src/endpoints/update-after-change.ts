import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { toChangedPaths } from '../routes/paths.ts'
import type { ContentChange } from '../search/update-search.ts'

/** Work of this isolate that is still to be done after editors' changes: plain values. */
const waiting = {
  /** Changes that the search index doesn't contain yet, by entry. */
  changes: new Map<string, ContentChange>(),
  /** Paths of pages to render again. */
  paths: new Set<string>(),
}
/** When a request started this work, in milliseconds; 0 when none is doing it. */
let workingSince = 0

/** Resolves when the page is rendered in every language. */
export type RefreshPage = (c: Context<AppEnv>, path: string) => Promise<void>

/** Cloudflare ends a request 30 s after its response (developers.cloudflare.com/workers/runtime-apis/context). */
const lockMs = 30_000

/**
 * Updates the search index and the most important pages after a change. One save causes up to four calls of Strapi's
 * webhook, and fifty entries published at once cause hundreds. So one request does the work of all of them, one task
 * after the other, because the content service also serves the editor who views the change. Content that one page has
 * read is cached for the next. If the request is ended before all is done, the next call continues.
 */
export async function updateAfterChange(
  c: Context<AppEnv>,
  change: ContentChange,
  makeAnew: RefreshPage,
): Promise<void> {
  const { updateSearch, now, log } = c.get('services')
  const { changes, paths } = waiting
  changes.set(JSON.stringify([change.type, change.slug]), change)
  for (const path of toChangedPaths(change.type, change.slug)) paths.add(path)
  if (now() - workingSince < lockMs) return
  workingSince = now()
  // The search index comes first: a page that isn't rendered here is rendered for its next visitor.
  for (;;) {
    const [nextChange] = changes
    const [path] = paths
    if (nextChange) {
      changes.delete(nextChange[0])
      await updateSearch(nextChange[1])
    } else if (path !== undefined) {
      paths.delete(path)
      await makeAnew(c, path).catch((error: unknown) => log.warn('page was not made anew', { path, error }))
    } else break
  }
  workingSince = 0
}
