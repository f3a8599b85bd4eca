import { CacheExpiration } from 'workbox-expiration'
import { keepingOf } from '../../src/routes/address-rules.ts'
import { cacheAssetsOf } from './assets.ts'
import { cacheNames } from './cache-names.ts'
import { isFreshCopy, toCacheKey } from './page-copy.ts'
import { pageExpiration, pageStrategy } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** A message may name no more pages; a longer one is no visitor's list. */
const maxAddresses = 60

const expiration = new CacheExpiration(cacheNames.pages, pageExpiration)

/** The pages that are open now: those of a first visit came before the worker. */
export async function cacheOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await cachePages(
    open.map(({ url }) => url),
    event,
  )
}

/**
 * Keeps pages with their styles, fonts and code, without their being visited: the schedule, saved concerts. A copy
 * that is younger than an hour is good enough. One after the other, so that a page in sight comes first.
 *
 * @param addresses of this site; what may not be kept is passed over.
 * @param anew whether young copies are out of date too: those of another city.
 */
export async function cachePages(addresses: string[], event: ExtendableEvent, anew = false): Promise<void> {
  for (const address of addresses.slice(0, maxAddresses)) {
    const url = new URL(address, self.location.origin)
    if (url.origin !== self.location.origin || keepingOf(url.pathname) !== 'keep') continue
    await cachePage(toCacheKey(url.href), event, anew)
  }
}

async function cachePage(key: string, event: ExtendableEvent, anew: boolean): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  const before = await cache.match(key, { ignoreVary: true })
  if (before && !anew && isFreshCopy(before, Date.now())) {
    // It was asked for, so visited pages don't push it out.
    await expiration.updateTimestamp(key)
    return
  }
  const [answered, kept] = pageStrategy.handleAll({ request: new Request(key), event })
  await answered
  await kept
  const copy = await cache.match(key, { ignoreVary: true })
  if (copy) await cacheAssetsOf(copy, event)
}
