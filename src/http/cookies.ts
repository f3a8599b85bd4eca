import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { StoredIn } from '../shared/stored-data.ts'
import type { AppEnv } from './app-env.ts'

type Cookie = StoredIn<'cookie'>

/** @returns `undefined` where the visitor has none of that name. */
export const readCookie = (c: Context<AppEnv>, { name }: Pick<Cookie, 'name'>): string | undefined =>
  getCookie(c, name)

const isSecure = (c: Context<AppEnv>) => c.req.url.startsWith('https:')

/**
 * Cookies that no script and no other host of the domain may touch (`__Host-`, RFC 6265bis, 4.1.3.2). A site on one's
 * own machine is at http, where browsers take none of that name.
 */
export type HostCookie = Extract<Cookie, { name: `__Host-${string}` }>

const hostNameOf = (c: Context<AppEnv>, { name }: HostCookie) =>
  isSecure(c) ? name : name.slice('__Host-'.length)

export const readHostCookie = (c: Context<AppEnv>, cookie: HostCookie): string | undefined =>
  getCookie(c, hostNameOf(c, cookie))

/** @param value an empty one removes it @param maxAgeSeconds where it ends before the list says so */
export function writeHostCookie(
  c: Context<AppEnv>,
  cookie: HostCookie,
  value: string,
  maxAgeSeconds: number = cookie.maxAgeSeconds,
): void {
  const place = { path: '/', sameSite: 'Lax', secure: isSecure(c), httpOnly: true } as const
  setCookie(c, hostNameOf(c, cookie), value, { ...place, maxAge: value ? maxAgeSeconds : 0 })
}

/** For the whole site, and as long as the list of what is stored says. @param value an empty one removes it */
export function writeCookie(
  c: Context<AppEnv>,
  { name, maxAgeSeconds: longest }: Extract<Cookie, { maxAgeSeconds: number }>,
  value: string,
  maxAgeSeconds: number = longest,
): void {
  const place = {
    path: '/',
    sameSite: 'Lax',
    // As the browser's own (`client/browser/storage.ts`): a site on one's own machine is at http.
    secure: isSecure(c),
  } as const
  if (value) setCookie(c, name, value, { ...place, maxAge: maxAgeSeconds })
  else deleteCookie(c, name, place)
}
