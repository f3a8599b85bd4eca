import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import { type BoundedMemory, createBoundedMemory } from '../../cache/memory.ts'
import type { AddressRow } from '../../routes/address-kinds.ts'
import { addresses } from '../../routes/addresses.ts'
import { isFramedPath } from '../../routes/framed-path.ts'
import { parseImageVersion } from '../../routes/share-image-file.ts'
import { isCrawler } from '../../shared/device.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import type { StoredIn } from '../../shared/stored-data.ts'
import { localePath, maxSlugLength, slugPattern, splitLocalePath } from '../../shared/urls.ts'
import type { Deployment } from './deployment.ts'
import { findKnownQuery, queryTextOf } from './known-queries.ts'
import { choosePreferredLocale, firstArrivalVary, readReferrerLocale } from './language.ts'
import { type PageKeyParts, toPageKey } from './page-key.ts'

/** A request that a cached page, file or share image may answer without the rest of the application. */
export interface CacheableRequest {
  kind: 'page' | 'file' | 'picture'
  key: Key<CachedResponse>
  /** Value of `Vary` where the response depends on more than its address. */
  vary: string | undefined
}

/** The parts of an address, which are the same for every request of a deployment. */
interface ReadAddress {
  kind: CacheableRequest['kind']
  locale: Locale
  /** Origin of the request, which isn't always the configured one. */
  origin: string
  isHome: boolean
  variesByCity: boolean
  /** Everything in the key but the visitor's city. */
  facts: PageKeyParts
  key: CacheableRequest['key']
}

/** Addresses that each deployment has read, the most recently used ones. */
const readAddresses = new WeakMap<Deployment, BoundedMemory<ReadAddress>>()
const maxAddresses = 1000
/** Longer addresses are read for each request. */
const maxAddressLength = 500

/**
 * Reads the cache key of a request. The rest of the application handles what is not cacheable here: other methods than
 * GET; queries that no page of this isolate has parsed yet; addresses that aren't canonical; visitors who are to be
 * redirected to another language, or whose language is to be remembered; and cookies that change the page.
 *
 * @returns `undefined` for those
 */
export function readCacheableRequest(
  { method, url, headers }: Request,
  deployment: Deployment,
): CacheableRequest | undefined {
  if (method !== 'GET') return undefined
  const address = recallAddress(url, deployment)
  const cookies = address && readPageCookies(headers.get('cookie'))
  if (!cookies) return undefined
  const { kind, locale, origin, isHome, variesByCity, facts, key } = address
  const came = readReferrerLocale(headers, origin, deployment.locales)
  if (came && came !== locale) return undefined
  const isFirstArrival = isHome && !came && !isCrawler(headers.get('user-agent') ?? '')
  if (
    isFirstArrival &&
    choosePreferredLocale(cookies.language, headers, deployment.locales) !== defaultLocale
  )
    return undefined
  return {
    kind,
    key: cookies.city && variesByCity ? toPageKey({ ...facts, city: cookies.city }, kind) : key,
    vary: isFirstArrival ? firstArrivalVary : undefined,
  }
}

/** Reads an address, unless this isolate has read it before: parsing a URL takes longer than finding its page. */
function recallAddress(text: string, deployment: Deployment): ReadAddress | undefined {
  const addresses = readAddresses.get(deployment) ?? createBoundedMemory<ReadAddress>(maxAddresses)
  readAddresses.set(deployment, addresses)
  const known = addresses.get(text)
  if (known) return known
  const address = readAddress(new URL(text), deployment)
  // An unknown query isn't remembered: a page that the application renders may make it known.
  if (address && text.length <= maxAddressLength) addresses.set(text, address, 1)
  return address
}

function readAddress(url: URL, { locales, origin, configuration }: Deployment): ReadAddress | undefined {
  const { locale, path } = splitLocalePath(url.pathname, locales)
  if (localePath(locale, path) !== url.pathname) return undefined
  // A framed page passes its campaign parameters on in its links, so each campaign makes another page.
  if (url.search && isFramedPath(path)) return undefined
  const version = parseImageVersion(url)
  const known = version ? { query: version } : findKnownQuery(path, queryTextOf(url))
  if (!known) return undefined
  const facts = { configuration, origin: origin ?? url.origin, locale, path, query: known.query }
  const kind = version ? 'picture' : /\.[a-z]+$/.test(path) ? 'file' : 'page'
  return {
    kind,
    locale,
    origin: url.origin,
    isHome: url.pathname === '/',
    variesByCity: variesByCity(path),
    facts,
    key: toPageKey(facts, kind),
  }
}

/** Whether the page of a path shows the visitor's city. Only pages with a fixed path do. */
const variesByCity = (path: string): boolean =>
  Object.values<AddressRow>(addresses).some(
    (address) =>
      address.kind === 'page' && !address.isPrivate && address.variesByCity && address.path === path,
  )

/**
 * How each cookie of the site affects a public page. `page`: it changes the page, so the rest of the application
 * handles the request. `city`: it is part of the key of pages that vary by city. `language`: it decides where a first
 * visit is redirected. `nothing`: public pages don't read it.
 */
const effects: Record<StoredIn<'cookie'>['name'], 'page' | 'city' | 'language' | 'nothing'> = {
  admin: 'page',
  '__Host-editor': 'page',
  '__Host-preview': 'page',
  theme: 'page',
  tutti_announcement: 'page',
  tutti_city: 'city',
  i18n_redirected: 'language',
  tutti_consent: 'nothing',
  tutti_install: 'nothing',
  tutti_account: 'nothing',
  '__Host-session': 'nothing',
  '__Host-device': 'nothing',
  '__Host-oauth': 'nothing',
  '__Host-voter': 'nothing',
  '__Host-notices': 'nothing',
}
/** Over http, on a developer's machine, the names lack the prefix `__Host-` (`http/cookies.ts`). */
const effectOf = new Map<string, (typeof effects)[keyof typeof effects]>(
  Object.entries(effects).flatMap(([name, effect]) => [
    [name, effect] as const,
    [name.replace(/^__Host-/, ''), effect] as const,
  ]),
)

interface PageCookies {
  /** A slug; a city with it may not exist. */
  city?: string
  language?: string
}

/** Reads the cookies that select a cached page. @returns `undefined` where a cookie changes the page */
function readPageCookies(header: string | null): PageCookies | undefined {
  const read: PageCookies = {}
  for (const part of header?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    const effect = effectOf.get(name)
    if (effect === 'page') return undefined
    if (effect === 'language') read.language ??= value
    if (effect === 'city' && value.length <= maxSlugLength && slugPattern.test(value)) read.city ??= value
  }
  return read
}
