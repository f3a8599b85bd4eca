import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { picturesCache } from '../../src/shared/stored-names.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { cacheNames } from './cache-names.ts'

/** About four builds: those of pages that are kept, and of tabs that are open still. */
const maxAssets = 200

const folder = '/build/assets/'

const plugins = [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries: maxAssets, matchOptions: { ignoreVary: true } }),
]

/** Code, styles and fonts. Their names carry the hash of what is in them, so a copy is never out of date. */
export const assetStrategy = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins,
  matchOptions: { ignoreVary: true },
})

export const isAssetRequest = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname.startsWith(folder)

const shell = new PrecacheController({ cacheName: cacheNames.assets, plugins })
shell.addToCacheList(SHELL)

/** Fetches what every page of this build needs; what is kept already isn't fetched again. */
export const precacheShell = (event: ExtendableEvent): Promise<unknown> => shell.install(event)

/**
 * Fetches the rest of the build's code, so that a page that stays open finds it after the next deploy, and an
 * island starts without a network. One after the other: nobody waits for them.
 */
export async function cacheRestOfBuild(event: ExtendableEvent): Promise<void> {
  if (isSavingData()) return
  for (const url of REST_OF_BUILD) await cacheAsset(url, event)
}

/** Fetches the built files that a page names: style sheets and code in its HTML, fonts in its `Link` header. */
export async function cacheAssetsOf(page: Response, event: ExtendableEvent): Promise<void> {
  const text = `${page.headers.get('link')} ${await page.text()}`
  const named = text.matchAll(new RegExp(`["<](${folder}[\\w.-]+)[">]`, 'g'))
  await Promise.all([...new Set([...named].map(([, url = '']) => url))].map((url) => cacheAsset(url, event)))
}

async function cacheAsset(url: string, event: ExtendableEvent): Promise<void> {
  const [answered, kept] = assetStrategy.handleAll({ request: new Request(url), event })
  await answered
  await kept
}

const maxPictures = 80

/**
 * Pictures are shown from their copy and asked for again behind it; the HTTP cache answers while they are fresh.
 * They are the first to go when the device is full.
 */
export const pictureStrategy = new StaleWhileRevalidate({
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

/** Of this site only: another host's answers are opaque, and each would count for megabytes of the quota. */
export const isPictureRequest = ({ request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.destination === 'image'
