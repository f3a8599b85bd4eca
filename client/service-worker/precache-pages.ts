import { CacheExpiration } from 'workbox-expiration'
import { chooseOfflineStorage } from '../../src/routes/address-rules.ts'
import { cacheAssetsOf } from './assets.ts'
import { cacheNames } from './cache-names.ts'
import { isFreshPageCopy, toPageCacheKey } from './page-copy.ts'
import { pageCacheLimits, pageCacheStrategy } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Limit of addresses in one message. */
const maxAddresses = 60

const expiration = new CacheExpiration(cacheNames.pages, pageCacheLimits)

/** Caches the pages that are open now: on a first visit they were loaded before the worker was installed. */
export async function cacheOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await cachePages(
    open.map(({ url }) => url),
    event,
  )
}

/**
 * Caches pages that the visitor hasn't opened, such as the schedule and saved concerts, with their styles, fonts and
 * code. Fresh copies are left alone. Pages are fetched one after the other, so that the first one, which is open, comes
 * first.
 *
 * @param addresses addresses of this site; those that may not be cached are skipped.
 * @param anew whether fresh copies are replaced too, as after a change of the city.
 */
export async function cachePages(addresses: string[], event: ExtendableEvent, anew = false): Promise<void> {
  for (const address of addresses.slice(0, maxAddresses)) {
    const url = new URL(address, self.location.origin)
    if (url.origin !== self.location.origin || chooseOfflineStorage(url.pathname) !== 'keep') continue
    await cachePage(toPageCacheKey(url.href), event, anew)
  }
}

async function cachePage(key: string, event: ExtendableEvent, anew: boolean): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  const before = await cache.match(key, { ignoreVary: true })
  if (before && !anew && isFreshPageCopy(before, Date.now())) {
    // The new timestamp keeps the page from being the first to be dropped when the cache is full.
    await expiration.updateTimestamp(key)
    return
  }
  const [answered, cached] = pageCacheStrategy.handleAll({ request: new Request(key), event })
  await answered
  await cached
  const copy = await cache.match(key, { ignoreVary: true })
  if (copy) await cacheAssetsOf(copy, event)
}
