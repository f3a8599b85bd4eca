import { createMiddleware } from 'hono/factory'
import { isFetchedEarly } from '../shared/early-fetching.ts'
import type { AppEnv } from './app-env.ts'

/** A page that was fetched before the click is shown without asking again if the click comes this soon. */
const fetchedEarlySeconds = 30

/**
 * Tells browsers which links they may fetch early, and answers such a fetch so that the click can use it. It
 * is a page like any other, out of the page cache too; that nobody has seen it yet is the business of the
 * browser's scripts (`client/when-active.ts`) and of the cookies that it must not set (`locale.ts`).
 */
export const earlyFetching = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('content-type')?.startsWith('text/html')) return
  if (c.req.header('save-data') !== 'on' && !c.get('isPreview'))
    headers.set('Speculation-Rules', '"/speculation-rules.json"')
  const isEverybodys = !c.get('isAdmin') && !c.get('isEditor') && !c.get('isPrivate')
  if (c.res.status === 200 && isFetchedEarly(c.req.raw.headers) && isEverybodys) {
    headers.set('Cache-Control', `private, max-age=${fetchedEarlySeconds}`)
    // The visitor's city is in a cookie, and may be another one by the time of the click.
    headers.append('Vary', 'Cookie')
  }
})
