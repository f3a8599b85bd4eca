/**
 * The site's service worker: what a visitor's device keeps, and what it answers without a network. Each import
 * is one concern; this file says only when each has its turn. It touches pages, built files and pictures of this
 * site and nothing else: calls of the API, frames and other hosts never pass through it.
 */
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { assets, isBuiltAsset, keepShell } from './assets.ts'
import { cleanUp } from './cache-names.ts'
import { keepOpenPages } from './keep-addresses.ts'
import { answerMessages } from './messages.ts'
import { showNotices } from './notices.ts'
import { isOfflineAddress, keepOfflinePages, offlinePage } from './offline-page.ts'
import { isKeptPage, isUnkeptPage, keptPages, unkeptPages } from './pages.ts'
import { isPicture, pictures } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(event), keepOfflinePages(event)]))
  // The page that brought the worker came before it. Without a copy of it the worker is still worth having.
  event.waitUntil(keepOpenPages(event).catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(cleanUp()))
enableNavigationPreload()
clientsClaim()
answerMessages()
showNotices()

registerRoute(isOfflineAddress, offlinePage)
registerRoute(isKeptPage, keptPages)
registerRoute(isUnkeptPage, unkeptPages)
registerRoute(isBuiltAsset, assets)
registerRoute(isPicture, pictures)
