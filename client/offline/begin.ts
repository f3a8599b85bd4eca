import { updateCheckMs } from '../../src/shared/constants.ts'
import { extras } from '../islands/registry.ts'
import { savedEvent } from '../saved/saved-event.ts'

/**
 * Brings the service worker once the page has loaded, where a deployment has one. All that it has to say to the
 * visitor is code of its own, fetched when there may be something to say: without a network, on a kept copy, when
 * the browser offers to install the site, when a concert is saved, and before the first check for an update.
 */
export function workOffline(): void {
  const { dataset } = document.documentElement
  const { serviceWorker: script } = dataset
  const start = (event?: Event) => {
    // The browser's own offer to install waits for a better moment.
    event?.preventDefault()
    // Without that code the page goes on; the next one asks again.
    extras.offline().then(({ startOffline }) => startOffline(event), ignore)
  }
  addEventListener('offline', start)
  addEventListener('beforeinstallprompt', start)
  // What was saved is wanted without a network, perhaps in a minute.
  document.addEventListener(savedEvent, start)
  if ('keptAt' in dataset) start()
  setTimeout(start, updateCheckMs)
  if (script)
    addEventListener('load', () =>
      // A browser may have none, or forbid it in its private mode: the site works all the same.
      navigator.serviceWorker?.register(script).catch((error) => {
        dataset.registrationError = error
      }),
    )
}

const ignore = () => undefined
