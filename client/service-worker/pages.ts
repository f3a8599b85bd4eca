import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, NetworkOnly, type StrategyHandler } from 'workbox-strategies'
import { keepingOf } from '../../src/routes/address-rules.ts'
import { pagesCache } from '../../src/shared/stored-names.ts'
import { cacheNames } from './cache-names.ts'
import { findOfflinePage } from './offline-page.ts'
import { pageCopyPlugin } from './page-copy.ts'

/** A visitor waits no longer than this for a page of which there is a copy. */
const timeLimitSeconds = 4
/** Some 20 KB each. */
export const pageExpiration = { maxEntries: 100, maxAgeSeconds: pagesCache.maxAgeSeconds }

/** The network's page (asked for while the worker starts), else the visited copy, else the offline page. */
class NetworkThenCopy extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await super._handle(request, handler)
    // A server in trouble is no better than no network, for who has a copy.
    if (answer.status < 500) return answer
    return (await handler.cacheMatch(request)) ?? answer
  }
}

const offlineInstead = {
  handlerDidError: ({ request }: { request: Request }) => findOfflinePage(new URL(request.url)),
}

export const pageStrategy = new NetworkThenCopy({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: timeLimitSeconds,
  // `/` varies by language and cookies; a copy is what this visitor saw.
  matchOptions: { ignoreVary: true },
  plugins: [
    pageCopyPlugin,
    new ExpirationPlugin({ ...pageExpiration, matchOptions: { ignoreVary: true } }),
    offlineInstead,
  ],
})

/** Pages that show something personal, or what somebody typed. */
export const networkOnlyStrategy = new NetworkOnly({ plugins: [offlineInstead] })

/** A frame is a navigation too, and none of ours. */
const isNavigation = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode === 'navigate' && request.destination === 'document'

export const isCachedPageRequest = (options: RouteMatchCallbackOptions): boolean =>
  isNavigation(options) && keepingOf(options.url.pathname) === 'keep'

export const isUncachedPageRequest = (options: RouteMatchCallbackOptions): boolean =>
  isNavigation(options) && keepingOf(options.url.pathname) === 'never'
