import { pathTo } from '../../src/routes/paths.ts'

declare const self: ServiceWorkerGlobalScope

/** A push message of the site (`src/features/notices/channels/push.ts`), in the shape of a declarative web push. */
interface PushMessage {
  notification: { title: string; body: string; navigate: string; lang: string; tag: string }
}

/** Shows push notifications, opens the page of one that is clicked, and reports a changed subscription to the site. */
export function handlePushEvents(): void {
  self.addEventListener('push', (event) => {
    const notice = event.data?.json() as PushMessage | undefined
    if (notice) event.waitUntil(show(notice))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    // The Push API gives the event both subscriptions; TypeScript doesn't know that. Where the site can't be reached,
    // it learns from the push service that the old subscription has ended.
    event.waitUntil(renew(event as unknown as ChangedSubscription).catch(() => undefined))
  })
}

/** A second notification with the same tag replaces the first one without a sound. */
const show = ({ notification: { title, body, navigate, lang, tag } }: PushMessage) =>
  self.registration.showNotification(title, {
    body,
    lang,
    tag,
    data: navigate,
    icon: '/build/icons/icon-192.png',
    badge: '/build/icons/icon-192.png',
  })

/** Focuses the tab that shows an address, or opens one. An address of another site opens the home page. */
async function open(navigate: unknown): Promise<void> {
  const url = new URL(typeof navigate === 'string' ? navigate : '/', self.location.origin)
  const address = url.origin === self.location.origin ? url.href : self.location.origin
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => each.url === address)
  await (tab ? tab.focus() : self.clients.openWindow(address))
}

/** Fields of `PushSubscriptionChangeEvent` (w3.org/TR/push-api); browsers may leave out each of them. */
interface ChangedSubscription {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** Replaces the subscription at the site. Without the old subscription the site finds this browser by its cookie. */
async function renew({ oldSubscription, newSubscription }: ChangedSubscription): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAnew())
  await fetch(pathTo('subscribePush'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription, before: oldSubscription ?? null }),
  })
}

async function subscribeAnew(): Promise<PushSubscription> {
  const answer = await fetch(pathTo('pushKey'))
  const { data } = (await answer.json()) as { data: { publicKey: string } }
  return self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.publicKey,
  })
}
