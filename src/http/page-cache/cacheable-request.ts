import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { AddressRow } from '../../routes/address-kinds.ts'
import { addresses } from '../../routes/addresses.ts'
import { isFramedPath } from '../../routes/framed-path.ts'
import { namedVersion } from '../../routes/share-image-file.ts'
import { isCrawler } from '../../shared/device.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { localePath, splitLocalePath } from '../../shared/urls.ts'
import { readPageCookies } from './cookies.ts'
import type { Deployment } from './deployment.ts'
import { queryTextOf, recallQuery } from './known-queries.ts'
import { firstArrivalVary, localeOfReferrer, preferredLocale } from './language.ts'
import { toPageKey } from './page-key.ts'

/** A request that a cached page, file or share image may answer without the rest of the application. */
export interface CacheableRequest {
  kind: 'page' | 'file' | 'picture'
  key: Key<CachedResponse>
  /** Value of `Vary` where the response depends on more than its address. */
  vary: string | undefined
}

/**
 * Reads the cache key of a request. The rest of the application handles what is not cacheable here: other methods than
 * GET; queries that no page of this isolate has parsed yet; addresses that aren't canonical; visitors who are to be
 * redirected to another language, or whose language is to be remembered; and cookies that change the page.
 *
 * @returns `undefined` for those
 */
export function readCacheableRequest(
  { method, url: address, headers }: Request,
  { locales, origin, configuration }: Deployment,
): CacheableRequest | undefined {
  if (method !== 'GET') return undefined
  const url = new URL(address)
  const { locale, path } = splitLocalePath(url.pathname, locales)
  if (localePath(locale, path) !== url.pathname) return undefined
  // A framed page passes its campaign parameters on in its links, so each campaign makes another page.
  if (url.search && isFramedPath(path)) return undefined
  const version = namedVersion(url)
  const known = version ? { query: version } : recallQuery(path, queryTextOf(url))
  if (!known) return undefined
  const cookies = readPageCookies(headers.get('cookie'))
  if (!cookies) return undefined
  const came = localeOfReferrer(headers, url.origin, locales)
  if (came && came !== locale) return undefined
  const isFirstArrival = url.pathname === '/' && !came && !isCrawler(headers.get('user-agent') ?? '')
  if (isFirstArrival && preferredLocale(cookies.language, headers, locales) !== defaultLocale)
    return undefined
  const facts = { configuration, origin: origin ?? url.origin, locale, path, query: known.query }
  const kind = version ? 'picture' : /\.[a-z]+$/.test(path) ? 'file' : 'page'
  const city = cookies.city && variesByCity(path) ? cookies.city : undefined
  return {
    kind,
    key: toPageKey({ ...facts, city }, kind),
    vary: isFirstArrival ? firstArrivalVary : undefined,
  }
}

/** Whether the page of a path shows the visitor's city. Only pages with a fixed path do. */
const variesByCity = (path: string): boolean =>
  Object.values<AddressRow>(addresses).some(
    (address) =>
      address.kind === 'page' && !address.isPrivate && address.variesByCity && address.path === path,
  )
