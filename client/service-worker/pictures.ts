import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { picturesCache } from '../../src/shared/stored-names.ts'
import { cacheNames } from './cache-names.ts'

const maxPictures = 80

/**
 * Pictures are shown from their copy and asked for again behind it; the HTTP cache answers while they are fresh.
 * They are the first to go when the device is full.
 */
export const pictures = new StaleWhileRevalidate({
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
export const isPicture = ({ request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.destination === 'image'
