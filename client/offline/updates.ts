import { buildCheckMs, serviceWorkerPath, updateCheckMs } from '../../src/shared/constants.ts'
import { workerTagKey } from '../../src/shared/stored-names.ts'
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts'
import { hideBanner, offlineTexts, showBanner } from './banner.ts'
import { isPageOutdated, reloadOnce } from './build-check.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** A worker that doesn't answer is busy, or of a time before this question. */
const maxAnswerMs = 3000

const { dataset } = document.documentElement

/**
 * Looks for a new version of the site: every 20 seconds at the worker's script, every hour at the latest build. A
 * page of an older build offers to reload; one that is new already lets a waiting worker take over in silence.
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
    // On a busy device it may not have said in time which build it is of.
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
  // The browser looks at the script by itself on the way to a page, and may have begun before this code came.
  awaitInstalling()
  // Another tab may have let the new worker in.
  navigator.serviceWorker.addEventListener('controllerchange', () => void follow(registration))
  void consider(registration)
}

/**
 * Asks for the worker's script, past every cache and only for a changed one, and lets the browser look at it when
 * there is. Any other answer (404, 500, a hotel's sign-in page) changes nothing.
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
    // A look that the browser had begun before the deploy answers for ours too; the one after it is ours.
    if (!registration.installing && !registration.waiting) await registration.update()
    // Only now: a script that couldn't be taken is looked at again.
    writeLocalStorage(workerTagKey, answer.headers.get('etag'))
  } catch {
    // No network, or no script that the browser accepts: the worker that there is goes on.
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

/** A page that came after a deploy is newer than its worker; one from before it is the older of the two. */
const offerIfOutdated = () => isPageOutdated().then((is) => is && offerUpdate(), ignore)

let isAsked = false

/** A new worker controls this page. */
async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  if (isAsked) {
    reloadOnce()
    return
  }
  await consider(registration)
  // A tab that nobody looks at agrees by itself; one that holds something of the visitor's asks.
  if ('needRefresh' in dataset && document.hidden && !isInUse()) reloadOnce()
}

/** Something typed, or a purchase on its way. */
const isInUse = () =>
  document.querySelector('iframe, dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

function offerUpdate(): void {
  // A copy is old by its nature, and says so; without a network there is nothing to reload.
  if ('needRefresh' in dataset || dataset.keptAt || !navigator.onLine) return
  dataset.needRefresh = ''
  document.dispatchEvent(new CustomEvent('tutti:update'))
  showBanner('update', {
    text: offlineTexts().update,
    action: { label: offlineTexts().updateNow, run: update },
    onClose: () => undefined,
  })
}

/** One reload: after the new worker took over where one waits, else at once. */
async function update(): Promise<void> {
  hideBanner('update')
  isAsked = true
  const waiting = (await navigator.serviceWorker?.getRegistration().catch(ignore))?.waiting
  if (!waiting) location.reload()
  else {
    tell(waiting, { type: 'take-over' })
    // One that doesn't take over in time leaves the reload to us.
    setTimeout(reloadOnce, maxAnswerMs)
  }
}

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

/** The build that a worker belongs to; `undefined` when it doesn't say. */
function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  const question: WorkerMessage = { type: 'which-build' }
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined)
    setTimeout(resolve, maxAnswerMs)
    worker.postMessage(question, [port2])
  })
}

const ignore = () => undefined
