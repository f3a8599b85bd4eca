import type { Locale } from '../../../shared/locales.ts'
import type { DeliveryOutcome } from '../lease-deliveries.ts'
import type { Messenger } from '../messengers/messenger.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import type { CurrentNotice } from '../read-notices.ts'
import type { Subscription } from '../subscriptions.ts'

/** A notice for one subscriber, as it reads now. */
export interface ChannelMessage {
  subscription: Subscription
  reading: CurrentNotice
  /** Number of attempts to send the message, including the current one. */
  tries: number
}

/** Outcome of one message on a channel. */
export type SendOutcome = Omit<DeliveryOutcome, 'delivery'>

/** A way in which notices reach subscribers. Each is a file in this folder and a row in `notice-channels.ts`. */
export interface NoticeChannel {
  /**
   * Makes the function that sends the messages of one batch. The messages of a batch can share what is costly or what a
   * service has answered: a signature, or a request to wait. A function that throws is called again later.
   *
   * @param count the number of messages
   */
  startBatch: (deps: NoticeDeps, count: number) => (message: ChannelMessage) => Promise<SendOutcome>
  /** The part of an address that the account's export shows. */
  toShownAddress: (address: string) => string
  /** Tells subscribers on `/push` which of their addresses notices go to. */
  describeAddresses: (locale: Locale, addresses: readonly string[]) => string
  /** Tells an editor how many addresses their message goes to. */
  describeAudience: (locale: Locale, count: number) => string
  /** How readers subscribe by writing to a bot; absent on channels that a page subscribes to. */
  messenger?: Messenger
}
