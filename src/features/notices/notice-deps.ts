import type { Cache } from '../../cache/cache.ts'
import type { MessengerConnection } from '../../config/config-values.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { Log } from '../../log.ts'
import type { MailConfig } from '../../mail/mailer.ts'
import type { NewsletterAccount, NewsletterProvider } from '../../providers/newsletter-provider.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Throttle } from '../../throttle/throttle.ts'

/** The site's key pair for push services (RFC 8292). */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** Contact of the site for push services: a `mailto:` or `https:` address. */
  subject: string
}

/** The newsletter's provider, with the account and host of a deployment. */
export interface NewsletterConnection {
  provider: NewsletterProvider
  account: NewsletterAccount
  /** Host of the API, without protocol. */
  host: string
}

/** What the functions of notices are given. */
export interface NoticeDeps {
  database: D1Database
  /** Content, read with the limits for background work. */
  content: ContentService
  /** A cache in the isolate's memory, which stores the concerts of a batch for seconds. */
  cache: Cache
  queue: Queue | undefined
  keys: PushKeys | undefined
  /** Hosts of push services that may be called; one with a leading dot allows all its subdomains. */
  pushHosts: readonly string[]
  mail: MailConfig | undefined
  /** The brand's bots in messengers. */
  messengers: readonly MessengerConnection[]
  /** The provider of the newsletter; absent where the orchestra sends it by itself, or has none. */
  newsletter?: NewsletterConnection | undefined
  /** Limits how many subscriptions and e-mails one network address can request. */
  throttle: Pick<Throttle, 'beginEmail' | 'beginEmailRequest' | 'countDaily'>
  secret: string
  /** The site's own address, without a slash at its end. */
  site: string
  locales: readonly Locale[]
  now: () => number
  /** Waits some milliseconds. */
  wait: (ms: number) => Promise<unknown>
  log: Log
}
