import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { StoredIn } from '../shared/stored-data.ts'
import type { AppEnv } from './app-env.ts'

type Cookie = StoredIn<'cookie'>

/** @returns `undefined` where the visitor has none of that name. */
export const readCookie = (c: Context<AppEnv>, { name }: Pick<Cookie, 'name'>): string | undefined =>
  getCookie(c, name)

/** For the whole site, and as long as the list of what is stored says. @param value an empty one removes it */
export function writeCookie(
  c: Context<AppEnv>,
  { name, maxAgeSeconds }: Extract<Cookie, { maxAgeSeconds: number }>,
  value: string,
): void {
  const place = {
    path: '/',
    sameSite: 'Lax',
    // As the browser's own (`client/cookies.ts`): a site on one's own machine is at http.
    secure: new URL(c.req.url).protocol === 'https:',
  } as const
  if (value) setCookie(c, name, value, { ...place, maxAge: maxAgeSeconds })
  else deleteCookie(c, name, place)
}
