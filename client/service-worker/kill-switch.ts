/**
 * The kill switch: what `/sw.js` answers while the operator sets `SERVICE_WORKER=off`. It takes a bad worker's
 * place at once, removes all that was kept, and then itself. Browsers look for it on every navigation, past the
 * worker that it replaces; pages that are open go to the network from then on.
 */
import { workerCachePrefix } from '../../src/shared/constants.ts'
import { copyAgesDatabase } from '../../src/shared/stored-names.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything().finally(() => self.registration.unregister()))
})

async function removeEverything(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(workerCachePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(copyAgesDatabase.name)
}
