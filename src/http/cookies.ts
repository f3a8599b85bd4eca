import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { StoredIn } from '../shared/stored-data.ts'
import type { AppEnv } from './app-env.ts'

type Cookie = StoredIn<'cookie'>

/** @returns `undefined` where the request has no cookie of that name */
export const readCookie = (c: Context<AppEnv>, { name }: Pick<Cookie, 'name'>): string | undefined =>
  getCookie(c, name)

const isSecure = (c: Context<AppEnv>) => c.req.url.startsWith('https:')

/**
 * Cookies that no script can read and no other host of the domain can set: prefix `__Host-` (RFC 6265bis, 4.1.3.2).
 * Browsers refuse the prefix over http, so on a developer's machine the names have none.
 */
export type HostCookie = Extract<Cookie, { name: `__Host-${string}` }>

const hostNameOf = (c: Context<AppEnv>, { name }: HostCookie) =>
  isSecure(c) ? name : name.slice('__Host-'.length)

export const readHostCookie = (c: Context<AppEnv>, cookie: HostCookie): string | undefined =>
  getCookie(c, hostNameOf(c, cookie))

/**
 * Sets a host cookie.
 *
 * @param value an empty string removes the cookie
 * @param maxAgeSeconds a lifetime shorter than the one in the list of stored names
 */
export function writeHostCookie(
  c: Context<AppEnv>,
  cookie: HostCookie,
  value: string,
  maxAgeSeconds: number = cookie.maxAgeSeconds,
): void {
  const place = { path: '/', sameSite: 'Lax', secure: isSecure(c), httpOnly: true } as const
  setCookie(c, hostNameOf(c, cookie), value, { ...place, maxAge: value ? maxAgeSeconds : 0 })
}

/**
 * Sets a cookie for the whole site, for as long as the list of stored names says.
 *
 * @param value an empty string removes the cookie
 */
export function writeCookie(
  c: Context<AppEnv>,
  { name, maxAgeSeconds: longest }: Extract<Cookie, { maxAgeSeconds: number }>,
  value: string,
  maxAgeSeconds: number = longest,
): void {
  const place = {
    path: '/',
    sameSite: 'Lax',
    // Scripts set the attribute by the same rule (`client/browser/storage.ts`): a site on a developer's machine is
    // served over http.
    secure: isSecure(c),
  } as const
  if (value) setCookie(c, name, value, { ...place, maxAge: maxAgeSeconds })
  else deleteCookie(c, name, place)
}
