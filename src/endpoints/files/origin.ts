import type { Context } from 'hono'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { defaultLocale } from '../../shared/locales.ts'

/** The public site's origin: the configured one, else the request's. */
export function originOf(c: Context<AppEnv>): string {
  const { SITE_URL } = c.get('config')
  return new URL(SITE_URL ?? c.req.url).origin
}

/** Whether search engines may look at the host that was asked: a copy for tests must not be found. */
export function isPublicHost(c: Context<AppEnv>): boolean {
  const { SITE_URL, PRODUCTION_HOSTS } = c.get('config')
  const { host } = c.get('url')
  return host === (SITE_URL ? new URL(SITE_URL).host : undefined) || PRODUCTION_HOSTS.includes(host)
}

/** A file of the whole site has one address, without a language. @throws NotFound at any other. */
export function requirePlainAddress(c: Context<AppEnv>): void {
  if (c.get('locale') !== defaultLocale) throw new NotFound(c.get('url').pathname)
}
