import { workerCachePrefix } from '../../src/shared/constants.ts'
import { assetsCache, offlineCache, pagesCache, picturesCache } from '../../src/shared/stored-names.ts'

/**
 * Names of the service worker's caches. The number in a name is the format of the cache: with a higher number the next
 * worker starts with an empty cache. All builds share the caches, since file names contain hashes
 * (docs/decisions/007-all-builds-share-one-asset-cache.md).
 */
export const cacheNames = {
  pages: pagesCache.name,
  offline: offlineCache.name,
  assets: assetsCache.name,
  pictures: picturesCache.name,
} as const

/** Deletes caches whose names have an earlier format. */
export async function removeOutdatedCaches(): Promise<void> {
  const current: string[] = Object.values(cacheNames)
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(workerCachePrefix) && !current.includes(name),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
}
