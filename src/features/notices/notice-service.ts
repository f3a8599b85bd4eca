import type { Cache } from '../../cache/cache.ts'
import type { Subscriber } from '../../context/visitor.ts'
import type { Log } from '../../log.ts'
import type { MailConfig } from '../../mail/mailer.ts'
import type { Locale } from '../../shared/locales.ts'
import type { PushAddress, Topic } from '../../shared/notices.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import type { BroadcastOutcome, MessagePreview, SentMessage } from './broadcast-message.ts'
import type { EditorMessage } from './forms/message-form.ts'
import type { AccountNotices } from './read-account-notices.ts'
import type { NoticeState } from './read-notice-state.ts'

/** How somebody is to be reached. */
export interface SubscriberContact {
  locale: Locale
  /** Of their city; `undefined` where they have chosen none. */
  timeZone: string | undefined
  /** The address that asks, of IPv6 its /64: how much it may ask for in a day. */
  visitor: string
}

export interface FollowedTopicsOfSubscriber {
  topics: Topic[]
  /** In which ways they are told: how many browsers, and to which addresses. */
  browsers: number
  addresses: string[]
}

export type SubscriptionRefusal =
  /** Not at a push service that browsers use, or with keys that aren't any. */
  | 'address'
  /** Of another key than the site's. */
  | 'key'
  /** They follow as much as anybody may. */
  | 'full'

/** What one asks to be told by, and what is told. */
export interface NoticeService {
  /**
   * @returns the subscription's id; the same browser again is the same
   * @throws RateLimited where too many browsers were named from there today, and what the database throws
   */
  subscribe: (
    listener: Subscriber,
    address: PushAddress,
    reach: SubscriberContact,
    topics: readonly Topic[],
  ) => Promise<{ id: string } | { refused: SubscriptionRefusal }>
  /** A browser with another address than before. @returns as `subscribe`; `unknown`: it was none that is told anything */
  renew: (
    listener: Subscriber,
    address: PushAddress,
    before: PushAddress | undefined,
  ) => Promise<{ id: string } | { refused: SubscriptionRefusal | 'unknown' }>
  /** One more topic for who is known already. */
  follow: (listener: Subscriber, topics: readonly Topic[]) => Promise<SubscriptionRefusal | undefined>
  unfollow: (listener: Subscriber, topic: Topic) => Promise<void>
  read: (listener: Subscriber) => Promise<FollowedTopicsOfSubscriber>
  /** All that is kept for who is signed in, for them to take along. */
  readAccountNotices: (user: string) => Promise<AccountNotices>
  /** A browser that wants nothing any more, by its address at the push service. */
  unsubscribe: (endpoint: string) => Promise<void>
  /** All that is kept for somebody goes. */
  forget: (listener: Subscriber) => Promise<void>
  /**
   * A letter asks whether the address is theirs. Where the address has had enough letters, none leaves, and nobody is told.
   *
   * @returns false where this visitor has asked for too many, or the mailer failed
   */
  requestMailConfirmation: (
    email: string,
    reach: SubscriberContact,
    topics: readonly Topic[],
  ) => Promise<boolean>
  /** @returns the address that a letter's code confirms; `undefined` for a code that is none */
  readConfirmationCode: (code: string) => Promise<string | undefined>
  /**
   * Confirms an address by the code of a letter. It joins the account of who is signed in where it is the account's own.
   *
   * @returns the subscription's id; `undefined` for a code that is none
   */
  confirmMail: (code: string, listener: Subscriber) => Promise<string | undefined>
  /** By a code of a letter: no letter comes to its address any more. */
  unsubscribeMail: (code: string) => Promise<boolean>
  /**
   * What an editor's own words would be to a concert's people; without words only who they are.
   *
   * @param slug the concert's
   * @returns `undefined` where content has no such concert ahead
   * @throws UpstreamFailed where content doesn't answer
   */
  previewMessage: (slug: string, locale: Locale, words?: EditorMessage) => Promise<MessagePreview | undefined>
  /**
   * Tells them: the same words to the same people go out once, whoever sends them again.
   *
   * @param seen `mark` of what the editor has looked at
   * @throws UpstreamFailed where content doesn't answer, and what the database throws
   */
  broadcastMessage: (slug: string, words: EditorMessage, seen: string) => Promise<BroadcastOutcome>
  /** What editors have said to them in thirty days, the newest first. */
  readSentMessages: (slug: string) => Promise<SentMessage[]>
  /** An editor has changed a concert. */
  noteChange: () => Promise<void>
  /** What the platform's clock starts, every minute. Never fails. */
  runScheduled: () => Promise<void>
  /** What a message of the queue asks for. @throws where it is to come again */
  handleQueueMessage: () => Promise<void>
  makeCookie: (subscription: string) => Promise<string>
  /** @returns the subscription's id; `undefined` for a cookie that isn't the site's */
  readCookie: (cookie: string | undefined) => Promise<string | undefined>
  /** For operators. @throws what the database throws */
  readState: () => Promise<NoticeState>
}

/** The site's key pair for push services (RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** Whom a push service writes to: a `mailto:` or `https:` address. */
  subject: string
}

export interface NoticeDeps {
  database: D1Database
  /** For work that nobody waits for. */
  content: ContentService
  /** Of the isolate, for seconds: the concerts of a batch. */
  cache: Cache
  queue: Queue | undefined
  keys: PushKeys | undefined
  /** Where browsers of this site may be reached: hosts, or with a dot in front all below one. */
  pushHosts: readonly string[]
  mail: MailConfig | undefined
  /** Limits what one person may ask for. */
  throttle: Pick<Throttle, 'beginEmail' | 'beginLetter' | 'spendDaily'>
  secret: string
  /** The site's own address, without a slash at its end. */
  site: string
  locales: readonly Locale[]
  now: () => number
  log: Log
}
