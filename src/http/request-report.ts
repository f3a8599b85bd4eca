import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/**
 * Says in the answer's headers what it takes to find it in the log, and how long its first byte took. Clocks of
 * Workers stand still while code runs: the time is that of waiting for content and caches.
 */
export const requestReport = createMiddleware<AppEnv>(async (c, next) => {
  const { now } = c.get('services')
  const begun = now()
  await next()
  const { headers } = c.res
  headers.set('X-Request-Id', c.get('requestId'))
  headers.append('Server-Timing', `total;dur=${now() - begun}`)
})
