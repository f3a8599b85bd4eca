import { createMiddleware } from 'hono/factory'
import { isApiPath } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { redirect } from './redirect.ts'

/** Paths longer than this are no address of ours; tidying them would only cost. */
const maxPathLength = 1024

/**
 * One spelling per address: no double or trailing slashes, no capitals, the language where `localePath` puts
 * it. Any other spelling is redirected there for good, its query kept. Calls of the API are left as they are.
 */
export const canonicalAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isApiPath(pathname)
  if (!isPage || pathname.length > maxPathLength) return next()
  const canonical = toCanonicalPath(pathname, c.get('config').LOCALES)
  return canonical === pathname ? next() : redirect(c, `${canonical}${search}`, 301)
})

/** Characters that mean the same escaped and not (RFC 3986, section 2.3). */
const unreserved = /[A-Za-z0-9\-._~]/

function unescapeUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return unreserved.test(character) ? character : escaped
}

/** The result begins with exactly one slash, so it can't lead to another host. */
export function toCanonicalPath(pathname: string, locales: readonly Locale[]): string {
  const tidy = pathname
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%[0-9A-Fa-f]{2}/g, unescapeUnreserved)
    // Escapes such as %D0 keep their capitals: only letters that stand for themselves are changed.
    .replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (match) => (match.length === 1 ? match.toLowerCase() : match))
  const { locale, path } = splitLocalePath(tidy, locales)
  const canonical = localePath(locale, path)
  // `/ru/ru/concerts` loses one language at a time; the visitor is redirected once.
  return canonical === tidy ? canonical : toCanonicalPath(canonical, locales)
}
