import { pathTo } from '../../src/routes/paths.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { Topic } from '../../src/shared/notices.ts'
import { localePath } from '../../src/shared/urls.ts'

/** What became of it; all but the first have words on the page. */
export type SubscribeResult = 'done' | 'denied' | 'unsupported' | 'install' | 'failed' | 'full'

/** Longer than a worker takes to come; without one there are no notifications. */
const workerMs = 10_000
const callMs = 10_000

/**
 * Asks whether the site may show notifications, subscribes this browser, and follows topics. Only after a press, by
 * somebody who has read what will come.
 */
export async function subscribeBrowser(
  publicKey: string,
  locale: Locale,
  topics: readonly Topic[],
): Promise<SubscribeResult> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install' : 'unsupported'
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

/** One of another key of the site's is no use any more. */
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

/** iPads call themselves Macs. There notifications come to installed sites only. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
