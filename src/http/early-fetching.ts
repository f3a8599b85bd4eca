import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { addSpeculationHeader, keepInBrowserCache } from './page-cache/early-headers.ts'

/**
 * Adds the headers of speculative loading (Speculation Rules API): which links browsers may prefetch, and that the
 * click may use a prefetched page. A prefetched page is an ordinary page and may come from the page cache. Scripts
 * wait until it is shown (`client/browser/timing.ts`), and it sets no language cookie (`locale.ts`).
 */
export const earlyFetching = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('content-type')?.startsWith('text/html')) return
  if (!c.get('isPreview')) addSpeculationHeader(c.req.raw.headers, headers)
  const isEverybodys = !c.get('isAdmin') && !c.get('isEditor') && !c.get('isPrivate')
  if (c.res.status === 200 && isEverybodys) keepInBrowserCache(c.req.raw.headers, headers)
})
