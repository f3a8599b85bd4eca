import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isFetchedEarly } from '../shared/early-fetching.ts'
import { defaultLocale, isLocale, type Locale } from '../shared/locales.ts'
import { localeCookie } from '../shared/stored-names.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { redirect } from './redirect.ts'

/**
 * A first arrival at `/` goes to the visitor's language: cookie, then the browser's languages, then Russian.
 * Deep links are never redirected, and neither are crawlers. Coming from a page of this site in another
 * language is a choice of language, and is remembered without JavaScript too.
 */
export const localeChoice = createMiddleware<AppEnv>(async (c, next) => {
  const locale = c.get('locale')
  const config = c.get('config')
  const came = localeOfReferrer(c)
  if (came && came !== locale && isNavigation(c) && !isFramed(c)) rememberLocale(c, locale)
  else if (isFirstArrival(c, came)) {
    c.header('Vary', 'Accept-Language, Cookie')
    const preferred = preferredLocale(c, config.LOCALES)
    if (preferred !== defaultLocale) {
      c.header('Cache-Control', 'private, no-store')
      return redirect(c, localePath(preferred, '/'), 302)
    }
  }
  await next()
})

/** What stands in frames sets no cookies, in the site's own frames neither. */
const isFramed = (c: Context<AppEnv>) => c.get('path').startsWith('/embed/')

const isFirstArrival = (c: Context<AppEnv>, came: Locale | undefined) =>
  c.req.method === 'GET' && c.get('url').pathname === '/' && !came && !c.get('device')().isCrawler

/**
 * A page that the visitor goes to: neither a call that a page makes, nor a file that everybody's caches keep, nor
 * a link that nobody has followed.
 */
const isNavigation = (c: Context<AppEnv>) =>
  !isFetchedEarly(c.req.raw.headers) &&
  (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  !c.get('path').startsWith('/api/') &&
  !/\.[a-z]+$/.test(c.get('path'))

function preferredLocale(c: Context<AppEnv>, locales: readonly Locale[]): Locale {
  const stored = readCookie(c, localeCookie)
  if (isLocale(stored) && locales.includes(stored)) return stored
  return acceptedLocale(c.req.header('accept-language') ?? '', locales)
}

/**
 * The first language of `Accept-Language` (RFC 9110, section 12.5.4) that the site has, by weight. Anything
 * unreadable in the header is passed over.
 */
export function acceptedLocale(header: string, locales: readonly Locale[]): Locale {
  const accepted = header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return {
        language: tag.trim().toLowerCase().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find((language) => isLocale(language) && locales.includes(language))
  return isLocale(accepted) ? accepted : defaultLocale
}

/** The language of the page of this site that led here; `undefined` for any other referrer. */
function localeOfReferrer(c: Context<AppEnv>): Locale | undefined {
  const referrer = c.req.header('referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.origin === c.get('url').origin
    ? splitLocalePath(from.pathname, c.get('config').LOCALES).locale
    : undefined
}

function rememberLocale(c: Context<AppEnv>, locale: Locale): void {
  if (readCookie(c, localeCookie) !== locale) writeCookie(c, localeCookie, locale)
}
