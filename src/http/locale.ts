import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isFramedPath } from '../routes/framed-path.ts'
import { isApiPath } from '../routes/paths.ts'
import { isPrefetch } from '../shared/device.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { localeCookie } from '../shared/stored-names.ts'
import { localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { choosePreferredLocale, firstArrivalVary, readReferrerLocale } from './page-cache/language.ts'
import { redirect } from './redirect.ts'

/**
 * Chooses the language of a first visit to `/`: by the cookie, then by `Accept-Language`, then the default language.
 * Other addresses and crawlers are never redirected. A visitor who comes from a page of this site in another language
 * has chosen the language by that link; the cookie remembers it, even without JavaScript.
 */
export const localeChoice = createMiddleware<AppEnv>(async (c, next) => {
  const locale = c.get('locale')
  const config = c.get('config')
  const { headers } = c.req.raw
  const came = readReferrerLocale(headers, c.get('url').origin, config.LOCALES)
  if (came && came !== locale && isNavigation(headers, c.get('path')) && !isFramed(c))
    rememberLocale(c, locale)
  else if (isFirstArrival(c, came)) {
    c.header('Vary', firstArrivalVary)
    const preferred = choosePreferredLocale(readCookie(c, localeCookie), headers, config.LOCALES)
    if (preferred !== defaultLocale) {
      c.header('Cache-Control', 'private, no-store')
      return redirect(c, localePath(preferred, '/'), 302)
    }
  }
  await next()
})

/** Whether a visitor navigates to a page: the request isn't a call of the API, a file or a prefetch. */
const isNavigation = (headers: Headers, path: string): boolean =>
  !isPrefetch(headers) &&
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  !isApiPath(path) &&
  !/\.[a-z]+$/.test(path)

/** Pages in iframes set no cookies, not even in iframes of this site. */
const isFramed = (c: Context<AppEnv>) => isFramedPath(c.get('path'))

const isFirstArrival = (c: Context<AppEnv>, came: Locale | undefined) =>
  c.req.method === 'GET' && c.get('url').pathname === '/' && !came && !c.get('device')().isCrawler

function rememberLocale(c: Context<AppEnv>, locale: Locale): void {
  if (readCookie(c, localeCookie) !== locale) writeCookie(c, localeCookie, locale)
}
