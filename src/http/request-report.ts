import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/**
 * Adds `X-Request-Id`, which leads to the request's log lines, and the time to the first byte as `Server-Timing`.
 * Clocks of Workers advance only while waiting, so the time is that spent waiting for content and caches.
 */
export const requestReport = createMiddleware<AppEnv>(async (c, next) => {
  const { now } = c.get('services')
  const begun = now()
  await next()
  const { headers } = c.res
  headers.set('X-Request-Id', c.get('requestId'))
  headers.append('Server-Timing', `total;dur=${now() - begun}`)
})
