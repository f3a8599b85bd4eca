/**
 * The kill switch: the script of `/sw.js` while the operator sets `SERVICE_WORKER=off`. It replaces a faulty worker at
 * once, deletes all that the worker stored, and unregisters itself. Browsers check the script on each navigation, past
 * the running worker; open pages use the network from then on.
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
