import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Forbidden } from '../errors.ts'
import type { AppEnv } from './app-env.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses calls from pages of other sites that may change something (CSRF). Pages of this site and programs may make
 * them. Browsers send `Origin` with each such call, programs don't.
 *
 * @throws Forbidden
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (isCrossSite(c) && !readingMethods.includes(c.req.method)) throw new Forbidden()
  await next()
})

/**
 * Requires proof that a form comes from a page of this site. Every browser sends it, as `Origin` or as
 * `Sec-Fetch-Site`.
 *
 * @throws Forbidden
 */
export function requireSameOrigin(c: Context<AppEnv>): void {
  if (!isFromThisSite(c)) throw new Forbidden()
}

/** Whether the browser says that a page of this site makes the call. */
export function isFromThisSite(c: Context<AppEnv>): boolean {
  const isSaid = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') === 'same-origin'
  return isSaid && !isCrossSite(c)
}

const isCrossSite = (c: Context<AppEnv>): boolean =>
  isFromOtherSite({
    origin: c.req.header('origin'),
    site: c.req.header('sec-fetch-site'),
    own: [c.get('url').origin, c.get('config').SITE_URL].filter((url) => url !== undefined),
  })

/**
 * Decides whether a call comes from another site. Browser extensions and proxies may hide the origin of this site's
 * own pages (`Origin: null`); then `Sec-Fetch-Site` decides, which no page can set.
 *
 * @param own addresses of this site
 */
export function isFromOtherSite(call: {
  origin: string | undefined
  site: string | undefined
  own: readonly string[]
}): boolean {
  const { origin, site, own } = call
  if (origin === undefined) return site === 'cross-site'
  if (origin === 'null') return site !== 'same-origin'
  return !own.some((url) => new URL(url).origin === origin)
}
