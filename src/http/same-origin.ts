import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Forbidden } from '../errors.ts'
import type { AppEnv } from './app-env.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Calls that may change something are taken from the site's own pages and from programs, never from the pages
 * of other sites (CSRF). Browsers send `Origin` with each such call, programs don't.
 *
 * @throws Forbidden
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (isForeign(c) && !readingMethods.includes(c.req.method)) throw new Forbidden()
  await next()
})

/**
 * What a form sends must say that it comes from a page of this site: every browser does, by one header or the other.
 *
 * @throws Forbidden
 */
export function requireSameOrigin(c: Context<AppEnv>): void {
  if (!isFromHere(c)) throw new Forbidden()
}

/** Whether the browser says that a page of this site calls. */
export function isFromHere(c: Context<AppEnv>): boolean {
  const isSaid = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') === 'same-origin'
  return isSaid && !isForeign(c)
}

const isForeign = (c: Context<AppEnv>): boolean =>
  isFromElsewhere({
    origin: c.req.header('origin'),
    site: c.req.header('sec-fetch-site'),
    own: [c.get('url').origin, c.get('config').SITE_URL].filter((url) => url !== undefined),
  })

/**
 * A page of this site may be one whose browser hides where it comes from (`Origin: null`: extensions do so, and policies
 * of proxies); then `Sec-Fetch-Site` decides, which no page can set.
 *
 * @param own addresses of this site
 */
export function isFromElsewhere(call: {
  origin: string | undefined
  site: string | undefined
  own: readonly string[]
}): boolean {
  const { origin, site, own } = call
  if (origin === undefined) return site === 'cross-site'
  if (origin === 'null') return site !== 'same-origin'
  return !own.some((url) => new URL(url).origin === origin)
}
