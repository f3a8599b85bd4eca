import type { Locale } from '../shared/locales.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'

/** Characters that mean the same percent-encoded and plain (RFC 3986, section 2.3). */
const unreserved = /[A-Za-z0-9\-._~]/

function unescapeUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return unreserved.test(character) ? character : escaped
}

/** Normalises a path. The result begins with exactly one slash, so it can't lead to another host. */
export function toCanonicalPath(pathname: string, locales: readonly Locale[]): string {
  const tidy = pathname
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/%[0-9A-Fa-f]{2}/g, unescapeUnreserved)
    // Percent-encodings such as `%D0` stay in capitals; only plain letters become lower case.
    .replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (match) => (match.length === 1 ? match.toLowerCase() : match))
  const outer = splitLocalePath(tidy, locales)
  const inner = splitLocalePath(outer.path, locales)
  // A path with two languages, as `/en/p/th/x`, is read as a page in the second one.
  const { locale, path } = inner.path === outer.path ? outer : inner
  const canonical = localePath(locale, path)
  // `/ru/ru/concerts` loses one language prefix per call, so that the visitor is redirected only once.
  return canonical === tidy ? canonical : toCanonicalPath(canonical, locales)
}
