import { workerCachePrefix } from '../../src/shared/constants.ts'

/**
 * The number is the format of what a cache holds: raise it, and the next worker begins with an empty one. Builds
 * aren't part of the names: their files carry hashes, and a page of the build before still finds its own.
 */
export const cacheNames = {
  pages: `${workerCachePrefix}pages-1`,
  offline: `${workerCachePrefix}offline-1`,
  assets: `${workerCachePrefix}assets-1`,
  pictures: `${workerCachePrefix}pictures-1`,
} as const

/** Removes what earlier versions kept in another format. */
export async function cleanUp(): Promise<void> {
  const current: string[] = Object.values(cacheNames)
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(workerCachePrefix) && !current.includes(name),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
}
