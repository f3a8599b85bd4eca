import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isFetchedEarly } from '../routes/early-fetching.ts'
import { isFramedPath } from '../routes/framed-path.ts'
import { isApiPath } from '../routes/paths.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { localeCookie } from '../shared/stored-names.ts'
import { localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { firstArrivalVary, localeOfReferrer, preferredLocale } from './page-cache/language.ts'
import { redirect } from './redirect.ts'

/**
 * A first arrival at `/` goes to the visitor's language: cookie, then the browser's languages, then Russian.
 * Deep links are never redirected, and neither are crawlers. Coming from a page of this site in another
 * language is a choice of language, and is remembered without JavaScript too.
 */
export const localeChoice = createMiddleware<AppEnv>(async (c, next) => {
  const locale = c.get('locale')
  const config = c.get('config')
  const { headers } = c.req.raw
  const came = localeOfReferrer(headers, c.get('url').origin, config.LOCALES)
  if (came && came !== locale && isNavigation(headers, c.get('path')) && !isFramed(c))
    rememberLocale(c, locale)
  else if (isFirstArrival(c, came)) {
    c.header('Vary', firstArrivalVary)
    const preferred = preferredLocale(readCookie(c, localeCookie), headers, config.LOCALES)
    if (preferred !== defaultLocale) {
      c.header('Cache-Control', 'private, no-store')
      return redirect(c, localePath(preferred, '/'), 302)
    }
  }
  await next()
})

/**
 * A page that the visitor goes to: neither a call that a page makes, nor a file that everybody's caches keep, nor
 * a link that nobody has followed.
 */
const isNavigation = (headers: Headers, path: string): boolean =>
  !isFetchedEarly(headers) &&
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  !isApiPath(path) &&
  !/\.[a-z]+$/.test(path)

/** What stands in frames sets no cookies, in the site's own frames neither. */
const isFramed = (c: Context<AppEnv>) => isFramedPath(c.get('path'))

const isFirstArrival = (c: Context<AppEnv>, came: Locale | undefined) =>
  c.req.method === 'GET' && c.get('url').pathname === '/' && !came && !c.get('device')().isCrawler

function rememberLocale(c: Context<AppEnv>, locale: Locale): void {
  if (readCookie(c, localeCookie) !== locale) writeCookie(c, localeCookie, locale)
}
