import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { Address } from '../../routes/address-kinds.ts'
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

/** A request that a stored page, file or share picture may answer as it is: it asks for no more, and for nothing else. */
export interface CacheableRequest {
  kind: 'page' | 'file' | 'picture'
  key: Key<CachedResponse>
  /** Where the answer depends on more than its address. */
  vary: string | undefined
}

/**
 * What is left to the whole site: everything but reading; addresses that ask what hasn't been read here yet, or are
 * spelled otherwise; visitors whose language is to be remembered, or who go to another one first; cookies that change the page.
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
  // A frame passes its campaign on by links: it is another page with it.
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

/** No part of such a path varies. */
const variesByCity = (path: string): boolean =>
  Object.values<Address>(addresses).some(
    (address) =>
      address.kind === 'page' && !address.isPrivate && address.variesByCity && address.path === path,
  )
