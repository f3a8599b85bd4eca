import type { Context } from 'hono'
import { NotFound } from '../errors.ts'
import { defaultLocale } from '../shared/locales.ts'
import type { AppEnv } from './app-env.ts'

/** The public site's origin: the configured one, otherwise the request's. */
export function readPublicOrigin(c: Context<AppEnv>): string {
  const { SITE_URL } = c.get('config')
  return new URL(SITE_URL ?? c.req.url).origin
}

/** Whether search engines may index the requested host; a copy of the site for testing must not be found. */
export function isPublicHost(c: Context<AppEnv>): boolean {
  const { SITE_URL, PRODUCTION_HOSTS } = c.get('config')
  const { host } = c.get('url')
  return host === (SITE_URL ? new URL(SITE_URL).host : undefined) || PRODUCTION_HOSTS.includes(host)
}

/**
 * Requires an address without language prefix, for files that exist once for the whole site. @throws NotFound at any
 * other address
 */
export function requireBareAddress(c: Context<AppEnv>): void {
  if (c.get('locale') !== defaultLocale) throw new NotFound(c.get('url').pathname)
}
