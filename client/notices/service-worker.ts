import { pathTo } from '../../src/routes/paths.ts'

declare const self: ServiceWorkerGlobalScope

/** What the site sends (`src/features/notices/send-push.ts`): browsers that know this shape show it by themselves. */
interface PushMessage {
  notification: { title: string; body: string; navigate: string; lang: string; tag: string }
}

/** Shows notices, follows a press on one, and tells the site of a browser whose address has changed. */
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
    // As the specification has it; TypeScript knows the event without what it brings. Without a network the site finds
    // out by itself, from the push service, and its page offers the bell again.
    event.waitUntil(renew(event as unknown as ChangedSubscription).catch(() => undefined))
  })
}

/** With one tag the second takes the first one's place, without a sound. */
const show = ({ notification: { title, body, navigate, lang, tag } }: PushMessage) =>
  self.registration.showNotification(title, {
    ...{ body, lang, tag, data: navigate },
    icon: '/build/icons/icon-192.png',
    badge: '/build/icons/icon-192.png',
  })

/** A tab that shows it comes to the front, else one opens; only ever of this site. */
async function open(navigate: unknown): Promise<void> {
  const url = new URL(typeof navigate === 'string' ? navigate : '/', self.location.origin)
  const address = url.origin === self.location.origin ? url.href : self.location.origin
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => each.url === address)
  await (tab ? tab.focus() : self.clients.openWindow(address))
}

/** Browsers say as much of it as they know (w3.org/TR/push-api, `PushSubscriptionChangeEvent`). */
interface ChangedSubscription {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** At the site the new address takes the old one's place; of which, the old one says, or else this browser's cookie. */
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
