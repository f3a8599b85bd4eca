import type { Subscriber } from '../../rendering/visitor.ts'
import type { EditorMessage } from '../../shared/forms/editor-message.ts'
import type { Locale } from '../../shared/locales.ts'
import type { PushAddress, Topic } from '../../shared/notices.ts'
import type { BroadcastOutcome, MessagePreview, SentMessage } from './broadcast-message.ts'
import type { InterestedPeople } from './count-interested.ts'
import type { NoticeState } from './create-notice-service.ts'
import type { NoticeOverview } from './list-notices.ts'
import type { StartIntent } from './messengers/messenger-signatures.ts'
import type { NewsletterOverview } from './newsletter/newsletter-readers.ts'
import type { ChannelId } from './notice-channels.ts'
import type { AccountNotices } from './read-account-notices.ts'

/** Language, time zone and network address of a new subscriber. */
export interface SubscriberContact {
  locale: Locale
  /** The time zone of the city that they have chosen; `undefined` without a city. */
  timeZone: string | undefined
  /** The network address of the request, of IPv6 its /64, for daily limits. */
  visitor: string
}

export interface SubscriberTopics {
  topics: Topic[]
  /** The subscriber's confirmed addresses on each channel. */
  addresses: Partial<Record<ChannelId, string[]>>
}

export type SubscriptionRefusal =
  /** The address isn't at a browser's push service, or its keys are invalid. */
  | 'address'
  /** The site has no key for push services. */
  | 'key'
  /** The subscriber already follows the highest number of topics. */
  | 'full'

/** `rest`: the code that ends what an address still gets; absent where it gets nothing more. */
export interface LeaveOutcome {
  rest?: string
}

/** Subscribes visitors to notices, and sends these. */
export interface NoticeService {
  /**
   * Subscribes a browser to topics.
   *
   * @returns the subscription's id, which stays the same when the browser subscribes again
   * @throws RateLimited where the network address has added too many subscriptions today, and what the database throws
   */
  subscribe: (
    subscriber: Subscriber,
    address: PushAddress,
    reach: SubscriberContact,
    topics: readonly Topic[],
  ) => Promise<{ id: string } | { refused: SubscriptionRefusal }>
  /** Changes the push address of a browser. @returns as `subscribe`; `unknown` where it wasn't subscribed */
  renew: (
    subscriber: Subscriber,
    address: PushAddress,
    before: PushAddress | undefined,
  ) => Promise<{ id: string } | { refused: SubscriptionRefusal | 'unknown' }>
  /** Adds topics of a subscriber or a signed-in user. */
  follow: (subscriber: Subscriber, topics: readonly Topic[]) => Promise<SubscriptionRefusal | undefined>
  unfollow: (subscriber: Subscriber, topic: Topic) => Promise<void>
  read: (subscriber: Subscriber) => Promise<SubscriberTopics>
  /** Reads all that notices store about a user, for the export of their account. */
  readAccountNotices: (user: string) => Promise<AccountNotices>
  /** Removes the subscription of a browser. @param endpoint its address at the push service */
  unsubscribe: (endpoint: string) => Promise<void>
  /** Removes all topics and subscriptions of a subscriber. */
  forget: (subscriber: Subscriber) => Promise<void>
  /**
   * Sends an e-mail with a link that confirms the address. Nothing is sent to an address that has had too many e-mails;
   * the result doesn't reveal that.
   *
   * @returns false where this visitor has requested too many e-mails, or the mailer failed
   */
  requestMailConfirmation: (
    email: string,
    reach: SubscriberContact,
    topics: readonly Topic[],
  ) => Promise<boolean>
  /** @returns the address that a confirmation code belongs to; `undefined` for an invalid code */
  readConfirmationCode: (code: string) => Promise<string | undefined>
  /**
   * Confirms an e-mail address. It joins the signed-in account if it is the account's own address.
   *
   * @returns the subscription's id; `undefined` for an invalid code
   */
  confirmMail: (code: string, subscriber: Subscriber) => Promise<string | undefined>
  /**
   * Ends what a link in an e-mail is about, the newsletter or notices about concerts; an address that gets neither is deleted.
   *
   * @param code the signed code that the link in the e-mail carries
   * @returns `undefined` for an invalid code
   */
  unsubscribeMail: (code: string) => Promise<LeaveOutcome | undefined>
  /**
   * Handles a call of a messenger's webhook.
   *
   * @param readBody reads the JSON of the webhook's call; it is called only after the secret was checked
   * @throws NotFound, Unauthorized, and what makes the messenger report the update again
   */
  takeMessengerUpdate: (
    messenger: string,
    headers: Headers,
    readBody: () => Promise<unknown>,
  ) => Promise<void>
  /**
   * Makes the link that opens the brand's bot in a messenger.
   *
   * @returns `undefined` while the messenger doesn't answer
   * @throws NotFound for a messenger in which the brand has no bot
   */
  makeMessengerLink: (messenger: string, intent: StartIntent) => Promise<string | undefined>
  /**
   * Counts the readers of an editor's message, and makes a preview in each language once there is a message.
   *
   * @param slug the slug of the concert
   * @returns `undefined` where content has no such upcoming concert
   * @throws UpstreamFailed where content doesn't answer
   */
  previewMessage: (slug: string, locale: Locale, words?: EditorMessage) => Promise<MessagePreview | undefined>
  /**
   * Sends an editor's message. The same message about the same concert is sent once, even if it is submitted again.
   *
   * @param seen the `digest` of the preview that the editor has seen
   * @throws UpstreamFailed where content doesn't answer, and what the database throws
   */
  broadcastMessage: (slug: string, words: EditorMessage, seen: string) => Promise<BroadcastOutcome>
  /** Reads the messages about a concert of the last thirty days, the newest first. */
  readSentMessages: (slug: string) => Promise<SentMessage[]>
  /** Makes the next run compare content, after an editor has changed a concert. */
  noteChange: () => Promise<void>
  /** Runs every minute, started by the platform's clock. Never fails. */
  runScheduled: () => Promise<void>
  /** Sends one batch for a message of the queue. @throws where the queue is to deliver the message again */
  handleQueueMessage: () => Promise<void>
  makeCookie: (subscription: string) => Promise<string>
  /** @returns the subscription's id; `undefined` for a cookie that the site didn't sign */
  readCookie: (cookie: string | undefined) => Promise<string | undefined>
  /** Notices of thirty days and how many are reached, for the desk. @throws what the database throws */
  readOverview: (locale: Locale) => Promise<NoticeOverview>
  /** Counts the newsletter's readers, for the desk. @throws what the database throws */
  readNewsletter: () => Promise<NewsletterOverview>
  /** All readers of the newsletter as CSV, for the desk. @throws what the database throws */
  exportNewsletter: (locale: Locale) => Promise<string>
  /** Counts deliveries by state, for operators. @throws what the database throws */
  readState: () => Promise<NoticeState>
  /** Counts who follows and who has saved each concert, by its slug. @throws what the database throws */
  countInterested: (concerts: readonly string[]) => Promise<Map<string, InterestedPeople>>
}
