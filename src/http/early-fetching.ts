import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { addSpeculationHeader, keepInBrowserCache } from './page-cache/early-headers.ts'

/**
 * Tells browsers which links they may fetch early, and answers such a fetch so that the click can use it. It
 * is a page like any other, out of the page cache too; that nobody has seen it yet is the business of the
 * browser's scripts (`client/browser/timing.ts`) and of the cookies that it must not set (`locale.ts`).
 */
export const earlyFetching = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('content-type')?.startsWith('text/html')) return
  if (!c.get('isPreview')) addSpeculationHeader(c.req.raw.headers, headers)
  const isEverybodys = !c.get('isAdmin') && !c.get('isEditor') && !c.get('isPrivate')
  if (c.res.status === 200 && isEverybodys) keepInBrowserCache(c.req.raw.headers, headers)
})
