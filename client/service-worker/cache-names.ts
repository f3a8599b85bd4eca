import { workerCachePrefix } from '../../src/shared/constants.ts'
import { assetsCache, offlineCache, pagesCache, picturesCache } from '../../src/shared/stored-names.ts'

/**
 * The number is the format of what a cache holds: raise it, and the next worker begins with an empty one. Builds
 * aren't part of the names: their files carry hashes, and a page of the build before still finds its own.
 */
export const cacheNames = {
  pages: pagesCache.name,
  offline: offlineCache.name,
  assets: assetsCache.name,
  pictures: picturesCache.name,
} as const

/** Removes what earlier versions kept in another format. */
export async function removeOutdatedCaches(): Promise<void> {
  const current: string[] = Object.values(cacheNames)
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(workerCachePrefix) && !current.includes(name),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
}
