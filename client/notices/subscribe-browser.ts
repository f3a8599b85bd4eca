import { pathTo } from '../../src/routes/paths.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { Topic } from '../../src/shared/notices.ts'
import { localePath } from '../../src/shared/urls.ts'

/** Result of a subscription; the page shows a text for each but `done`. `full`: the browser follows too many topics. */
export type SubscribeResult = 'done' | 'denied' | 'unsupported' | 'install' | 'failed' | 'full'

/** Longest wait for the service worker, without which a browser can't be subscribed. */
const workerMs = 10_000
const callMs = 10_000

/** @returns whether pushes can come to this browser: on an iPhone only to the installed site. */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/**
 * Asks for permission to show notifications, subscribes this browser and follows topics. It must be called on a click
 * by a visitor who has been told what will be sent: a refusal can't be asked again.
 */
export async function subscribeBrowser(
  publicKey: string,
  locale: Locale,
  topics: readonly Topic[],
): Promise<SubscribeResult> {
  if (!canSubscribe()) return isIos() ? 'install' : 'unsupported'
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const subscription = await subscribe(await findWorker(), publicKey)
    const answer = await fetch(localePath(locale, pathTo('subscribePush')), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ subscription, topics: topics.map(({ kind, key }) => ({ kind, key })) }),
      signal: AbortSignal.timeout(callMs),
    })
    if (answer.status === 409) return 'full'
    return answer.ok ? 'done' : 'failed'
  } catch (error) {
    console.warn('this browser was not subscribed', error)
    return 'failed'
  }
}

const findWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), workerMs)),
  ])

/** @returns the browser's subscription for this VAPID key; one for an older key is ended and replaced. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const existing = await pushManager.getSubscription()
  if (existing && isOf(existing, publicKey)) return existing
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** iOS shows notifications of installed sites only. An iPad calls itself a Mac, but has touch points. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
