import type { Context } from 'hono'
import { storeLimitMs } from '../../cache/ask-store.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isNotModified, validators } from '../../http/page-cache/conditional-request.ts'
import { readAsset } from '../../http/read-asset.ts'

/** Paths of the two scripts that the build writes. */
const scripts = { on: '/build/service-worker.js', off: '/build/kill-switch.js' } as const

/**
 * `GET /sw.js`: the service worker's script; with `SERVICE_WORKER=off`, a script that removes it from visitors'
 * devices. Pages check every 20 seconds for a new version, so its ETag is answered with 304.
 *
 * @throws UpstreamFailed when the script can't be read; the browser then keeps its current service worker, as after a
 *   404
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const file = await readScript(c)
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

const readScript = ({ var: { config }, env, req }: Context<AppEnv>): Promise<Response> =>
  readAsset(env.ASSETS, new URL(scripts[config.SERVICE_WORKER], req.url), {
    what: 'the service worker’s script',
    limitMs: storeLimitMs,
  })
