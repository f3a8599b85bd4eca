import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, NetworkOnly, type StrategyHandler } from 'workbox-strategies'
import { chooseOfflineStorage } from '../../src/routes/address-rules.ts'
import { pagesCache } from '../../src/shared/stored-names.ts'
import { cacheNames } from './cache-names.ts'
import { findOfflinePage } from './offline-page.ts'
import { pageCopyPlugin } from './page-copy.ts'

/** Longest wait for the network where there is a cached copy of the page. */
const timeLimitSeconds = 4
/** Limits of the cache of pages, of some 20 KB each. */
export const pageCacheLimits = { maxEntries: 100, maxAgeSeconds: pagesCache.maxAgeSeconds }

/** Answers with the page from the network, else with the cached copy, else with the offline page. */
class NetworkThenCopy extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await super._handle(request, handler)
    // A server error is treated as a missing network where there is a copy.
    if (answer.status < 500) return answer
    return (await handler.cacheMatch(request)) ?? answer
  }
}

const offlineInstead = {
  handlerDidError: ({ request }: { request: Request }) => findOfflinePage(new URL(request.url)),
}

export const pageCacheStrategy = new NetworkThenCopy({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: timeLimitSeconds,
  // `Vary` is ignored: `/` varies by language and cookies, and the copy is what this visitor saw.
  matchOptions: { ignoreVary: true },
  plugins: [
    pageCopyPlugin,
    new ExpirationPlugin({ ...pageCacheLimits, matchOptions: { ignoreVary: true } }),
    offlineInstead,
  ],
})

/** For pages that show personal data or what a visitor typed: they are never cached. */
export const networkOnlyStrategy = new NetworkOnly({ plugins: [offlineInstead] })

/** Matches navigations of a tab. Frames navigate too, but the service worker doesn't answer them. */
const isNavigation = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode === 'navigate' && request.destination === 'document'

export const isCachedPageRequest = (options: RouteMatchCallbackOptions): boolean =>
  isNavigation(options) && chooseOfflineStorage(options.url.pathname) === 'keep'

export const isUncachedPageRequest = (options: RouteMatchCallbackOptions): boolean =>
  isNavigation(options) && chooseOfflineStorage(options.url.pathname) === 'never'
