import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { isNotModified, validators } from '../http/conditional-request.ts'

/** Where the build puts the two scripts. */
const scripts = { on: '/build/service-worker.js', off: '/build/kill-switch.js' } as const

/**
 * `GET /sw.js`: the service worker's script; while `SERVICE_WORKER=off`, one that removes it from visitors' devices.
 * Pages ask every 20 seconds whether it has changed, so its ETag is answered with 304.
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const address = new URL(scripts[c.var.config.SERVICE_WORKER], c.req.url)
  const file = await c.env.ASSETS.fetch(address)
  // Without a script a browser keeps the worker that it has.
  if (file.status !== 200) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
  const etag = file.headers.get('etag')
  const headers = {
    'Content-Type': 'text/javascript; charset=UTF-8',
    'Cache-Control': 'no-cache',
    ...(etag ? validators({ etag }) : {}),
  }
  if (!etag || !isNotModified(c.req.raw.headers, { etag })) return c.newResponse(file.body, 200, headers)
  await file.body?.cancel()
  return c.newResponse(null, 304, headers)
}
