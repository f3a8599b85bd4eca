/**
 * The site's service worker: which pages and files a visitor's device stores, and what it answers without a network.
 * This file says only when each part runs. The worker answers for pages, built files and pictures of this site; API
 * calls, frames and other hosts never pass through it.
 */
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { handlePushEvents } from '../notices/service-worker.ts'
import type { WorkerMessage } from '../offline/worker-messages.ts'
import {
  assetCacheStrategy,
  cacheRestOfBuild,
  isAssetRequest,
  isPictureRequest,
  pictureCacheStrategy,
  precacheShell,
} from './assets.ts'
import { removeOutdatedCaches } from './cache-names.ts'
import {
  cacheOfflinePage,
  cacheOfflinePages,
  hasOfflinePage,
  isOfflinePageRequest,
  serveOfflinePage,
} from './offline-page.ts'
import {
  isCachedPageRequest,
  isUncachedPageRequest,
  networkOnlyStrategy,
  pageCacheStrategy,
} from './pages.ts'
import { cacheOpenPages, cachePages } from './precache-pages.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precacheShell(event), cacheOfflinePages(event)]))
  // The page that registered the worker was loaded without it. The worker is installed even if that page can't be
  // cached.
  event.waitUntil(cacheOpenPages(event).catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(removeOutdatedCaches()))
self.addEventListener('message', (event) => {
  // Only pages of this origin can send messages to its worker, and the site's pages send this type only.
  const message = event.data as WorkerMessage
  if (message.type === 'which-build') event.ports[0]?.postMessage(BUILD_ID)
  else if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  // If the network fails, the next page asks for the schedule again.
  else if (message.type === 'keep') event.waitUntil(cacheOnRequest(message, event).catch(() => undefined))
})
enableNavigationPreload()
clientsClaim()
handlePushEvents()

registerRoute(isOfflinePageRequest, serveOfflinePage)
registerRoute(isCachedPageRequest, pageCacheStrategy)
registerRoute(isUncachedPageRequest, networkOnlyStrategy)
registerRoute(isAssetRequest, assetCacheStrategy)
registerRoute(isPictureRequest, pictureCacheStrategy)

/** Caches the pages that a page of the site asks for; the first address is that page's own. */
async function cacheOnRequest(
  { locale, addresses, anew }: Extract<WorkerMessage, { type: 'keep' }>,
  event: ExtendableMessageEvent,
): Promise<void> {
  if (!(await hasOfflinePage(locale))) await cacheOfflinePage(locale, event)
  await cachePages(addresses.slice(0, 1), event, anew)
  // The code comes before further pages: without it the cached list of saved concerts would stay empty.
  await cacheRestOfBuild(event)
  await cachePages(addresses.slice(1), event, anew)
}
