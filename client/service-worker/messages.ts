import type { WorkerMessage } from '../offline/worker-messages.ts'
import { keepRestOfBuild } from './assets.ts'
import { keepAddresses } from './keep-addresses.ts'
import { hasOfflinePage, keepOfflinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Listens to the site's pages (`client/offline`). */
export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    // Only pages of this origin can write to its worker, and ours write nothing else.
    const message = event.data as WorkerMessage
    if (message.type === 'which-build') event.ports[0]?.postMessage(BUILD_ID)
    else if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
    // Without a network the next page asks again.
    else if (message.type === 'keep') event.waitUntil(keep(message, event).catch(() => undefined))
  })
}

async function keep(
  { locale, addresses, anew }: Extract<WorkerMessage, { type: 'keep' }>,
  event: ExtendableMessageEvent,
): Promise<void> {
  if (!(await hasOfflinePage(locale))) await keepOfflinePage(locale, event)
  await keepAddresses(addresses.slice(0, 1), event, anew)
  // A page without its code is half a page: the list of saved concerts would stay empty.
  await keepRestOfBuild(event)
  await keepAddresses(addresses.slice(1), event, anew)
}
