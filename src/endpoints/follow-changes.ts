import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { changedPaths } from '../routes/paths.ts'
import type { ContentChange } from '../search/follow-change.ts'

/** What this isolate has yet to do after editors' changes: plain values. */
const waiting = {
  /** Changes that search doesn't know yet, by entry. */
  changes: new Map<string, ContentChange>(),
  /** Pages to be made anew. */
  paths: new Set<string>(),
}
/** Since when a request has been at it, in milliseconds; 0 when none is. */
let workingSince = 0

/** @returns when the page is made, in every language. */
export type MakeAnew = (c: Context<AppEnv>, path: string) => Promise<void>

/** A request is cut off 30 s after its answer (developers.cloudflare.com/workers/runtime-apis/context). */
const lockMs = 30_000

/**
 * Lets search and the pages that most visitors ask for follow a change. One save is up to four calls of Strapi, and
 * fifty entries published at once are hundreds: one request does what all of them ask for, one thing after the
 * other, since the content service also has an editor to serve who looks at the change right now. What one page has
 * read, the next finds in the cache. What is left when that request is cut off, the next call's does.
 */
export async function followChanges(
  c: Context<AppEnv>,
  change: ContentChange,
  makeAnew: MakeAnew,
): Promise<void> {
  const { followInSearch, now, log } = c.get('services')
  const { changes, paths } = waiting
  changes.set(JSON.stringify([change.type, change.slug]), change)
  for (const path of changedPaths(change.type, change.slug)) paths.add(path)
  if (now() - workingSince < lockMs) return
  workingSince = now()
  // Search comes first: a page that isn't made here, its next visitor makes.
  for (;;) {
    const [nextChange] = changes
    const [path] = paths
    if (nextChange) {
      changes.delete(nextChange[0])
      await followInSearch(nextChange[1])
    } else if (path !== undefined) {
      paths.delete(path)
      await makeAnew(c, path).catch((error: unknown) => log.warn('page was not made anew', { path, error }))
    } else break
  }
  workingSince = 0
}
