import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { picturesCache } from '../../src/shared/stored-names.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { cacheNames } from './cache-names.ts'

/** Room for the files of about four builds, to which cached pages and open tabs may belong. */
const maxAssets = 200

const folder = '/build/assets/'

const plugins = [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries: maxAssets, matchOptions: { ignoreVary: true } }),
]

/**
 * Answers requests for code, styles and fonts from the cache first: their names contain a hash, so copies never expire.
 */
export const assetCacheStrategy = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins,
  matchOptions: { ignoreVary: true },
})

export const isAssetRequest = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname.startsWith(folder)

const shell = new PrecacheController({ cacheName: cacheNames.assets, plugins })
shell.addToCacheList(SHELL)

/** Caches the files that every page of this build needs, except those that are cached already. */
export const precacheShell = (event: ExtendableEvent): Promise<unknown> => shell.install(event)

/**
 * Caches the rest of the build's code, so that an open page finds it after the next deploy and an island starts without
 * a network. Files are fetched one after the other, since nobody waits for them.
 */
export async function cacheRestOfBuild(event: ExtendableEvent): Promise<void> {
  if (isSavingData()) return
  for (const url of REST_OF_BUILD) await cacheAsset(url, event)
}

/** Caches the built files that a page names: style sheets and code in its HTML, fonts in its header `Link`. */
export async function cacheAssetsOf(page: Response, event: ExtendableEvent): Promise<void> {
  const text = `${page.headers.get('link')} ${await page.text()}`
  const named = text.matchAll(new RegExp(`["<](${folder}[\\w.-]+)[">]`, 'g'))
  await Promise.all([...new Set([...named].map(([, url = '']) => url))].map((url) => cacheAsset(url, event)))
}

async function cacheAsset(url: string, event: ExtendableEvent): Promise<void> {
  const [answered, cached] = assetCacheStrategy.handleAll({ request: new Request(url), event })
  await answered
  await cached
}

const maxPictures = 80

/**
 * Answers requests for pictures from the cache and fetches them again in the background, where the HTTP cache answers
 * while they are fresh. Pictures are deleted first when the device is full.
 */
export const pictureCacheStrategy = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries: maxPictures,
      maxAgeSeconds: picturesCache.maxAgeSeconds,
      purgeOnQuotaError: true,
    }),
  ],
})

/** Matches pictures of this site only: each opaque response of another host would count as megabytes of the quota. */
export const isPictureRequest = ({ request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.destination === 'image'
