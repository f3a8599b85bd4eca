import { buildCheckMs, serviceWorkerPath, updateCheckMs } from '../../src/shared/constants.ts'
import { workerTagKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { hideBanner, readOfflineTexts, showBanner } from './banner.ts'
import { isPageOutdated, reloadOnce } from './build-check.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** Longest wait for a service worker's answer; older workers don't know the message. */
const maxAnswerMs = 3000

const { dataset } = document.documentElement

/**
 * Checks for a new version of the site: the service worker's script every 20 seconds, the latest build every hour. A
 * page of an older build offers to reload; a page of the new build lets a waiting worker take over without a word.
 */
export function watchForUpdates(): void {
  setInterval(() => void offerIfOutdated(), buildCheckMs)
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration && watchWorker(registration), ignore)
}

function watchWorker(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    void checkScript(registration)
    // On a busy device a waiting worker may not have answered in time which build it is of.
    if (registration.waiting) void consider(registration)
  }
  void check()
  setInterval(check, updateCheckMs)
  const awaitInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void consider(registration)
    })
  }
  registration.addEventListener('updatefound', awaitInstalling)
  // The browser checks the script itself on each navigation, and may have started before this code was loaded.
  awaitInstalling()
  // The page reloads here too, since another tab may have let the new worker take over.
  navigator.serviceWorker.addEventListener('controllerchange', () => void follow(registration))
  void consider(registration)
}

/**
 * Asks for the service worker's script by its ETag, past every cache, and has the browser update it where it has
 * changed. An answer other than 200 (404, 500, a hotel's sign-in page) changes nothing.
 */
async function checkScript(registration: ServiceWorkerRegistration): Promise<void> {
  const known = readLocalStorage(workerTagKey)
  try {
    const answer = await fetch(serviceWorkerPath, {
      cache: 'no-store',
      headers: known ? { 'If-None-Match': known } : {},
    })
    if (answer.status !== 200 || registration.installing) return
    await registration.update()
    // The first update may join a check that the browser began before the deploy; the second is a check of its own.
    if (!registration.installing && !registration.waiting) await registration.update()
    // The ETag is stored last: a script that couldn't be installed is checked again.
    writeLocalStorage(workerTagKey, answer.headers.get('etag'))
  } catch {
    // Without a network or a valid script the present worker goes on.
  }
}

async function consider({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const newest = waiting ?? active
  if (!newest) return
  const build = await askBuild(newest)
  if (build === undefined) return
  if (build === dataset.build) {
    if (waiting) tell(waiting, { type: 'take-over' })
  } else await offerIfOutdated()
}

/** Offers to reload a page that is older than the deployed build. */
const offerIfOutdated = () => isPageOutdated().then((is) => is && offerUpdate(), ignore)

/** The visitor has pressed the button that updates the site. */
let hasVisitorAgreed = false

/** Handles a new service worker that controls this page. */
async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  if (hasVisitorAgreed) {
    reloadOnce()
    return
  }
  await consider(registration)
  // A hidden tab reloads without asking, unless the visitor is in the middle of something.
  if ('needRefresh' in dataset && document.hidden && !isInUse()) reloadOnce()
}

/** @returns whether the page holds typed text, an open dialog or a purchase in a frame. */
const isInUse = () =>
  document.querySelector('iframe, dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

function offerUpdate(): void {
  // A cached copy shows its age itself, and without a network a reload is no use.
  if ('needRefresh' in dataset || dataset.keptAt || !navigator.onLine) return
  dataset.needRefresh = ''
  document.dispatchEvent(new CustomEvent('tutti:update'))
  showBanner('update', {
    text: readOfflineTexts().update,
    action: { label: readOfflineTexts().updateNow, run: update },
    onClose: () => undefined,
  })
}

/** Reloads the page: after a waiting worker has taken over, or at once where none waits. */
async function update(): Promise<void> {
  hideBanner('update')
  hasVisitorAgreed = true
  const waiting = (await navigator.serviceWorker?.getRegistration().catch(ignore))?.waiting
  if (!waiting) location.reload()
  else {
    tell(waiting, { type: 'take-over' })
    // Reloads even where the worker doesn't take over in time.
    setTimeout(reloadOnce, maxAnswerMs)
  }
}

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

/** @returns the id of a worker's build; `undefined` where it doesn't answer in time. */
function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  const message: WorkerMessage = { type: 'which-build' }
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined)
    setTimeout(resolve, maxAnswerMs)
    worker.postMessage(message, [port2])
  })
}

const ignore = () => undefined
