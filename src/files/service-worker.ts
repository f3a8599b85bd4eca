import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'

/** Where the build puts the two scripts. */
const scripts = { on: '/build/service-worker.js', off: '/build/kill-switch.js' } as const

/**
 * `GET /sw.js`: the service worker's script; while `SERVICE_WORKER=off`, one that removes it from visitors' devices.
 * Pages ask every 20 seconds whether it has changed, so its ETag is answered with 304.
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const address = new URL(scripts[c.var.config.SERVICE_WORKER], c.req.url)
  const known = c.req.header('if-none-match')
  const file = await c.env.ASSETS.fetch(address, known ? { headers: { 'If-None-Match': known } } : {})
  // Without a script a browser keeps the worker that it has.
  if (file.status !== 200 && file.status !== 304)
    return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
  const etag = file.headers.get('etag')
  return c.newResponse(file.status === 304 ? null : file.body, file.status, {
    'Content-Type': 'text/javascript; charset=UTF-8',
    'Cache-Control': 'no-cache',
    ...(etag ? { ETag: etag } : {}),
  })
}
