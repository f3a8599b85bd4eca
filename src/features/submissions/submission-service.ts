import type { Log } from '../../log.ts'
import type { MailConfig } from '../../mail/mailer.ts'
import type { SentPage } from '../../shared/forms/sent-record.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import type { FoundSubmission, SentClaim, SentRemoval } from './find-sent.ts'
import type { OutboxState } from './read-outbox-state.ts'
import type { StoredSubmission } from './store-submission.ts'
import type { Submission } from './submission.ts'

/** A submission as it comes in. */
export interface IncomingSubmission extends Submission {
  /** The address that it comes from, of IPv6 its /64. */
  visitor: string
  /** By which Turnstile knows whether it has let the visitor through. */
  challengeToken?: string | undefined
}

/** What forms are sent by. */
export interface SubmissionService {
  /**
   * Stores what was sent, then carries it on behind the answer.
   *
   * @throws RateLimited where this visitor has sent too much today; what the database throws, or Error where it takes
   *   too long: the same again is safe.
   */
  send: (incoming: IncomingSubmission) => Promise<StoredSubmission>
  /** What was sent under a number, for who knows the contact in it. @throws as `send` */
  find: (claim: SentClaim) => Promise<FoundSubmission | undefined>
  /**
   * What was sent with an e-mail address, for who has shown that it is theirs: a page of it, the newest first.
   *
   * @param from what the page before said of the next @throws as `send`
   */
  list: (email: string, from?: string) => Promise<SentPage>
  /** Removes that, and asks the editors to remove what they have of it. @throws as `send` */
  remove: (claim: SentClaim) => Promise<SentRemoval | undefined>
  /** Carries on what is due, and forgets what has arrived long ago. */
  runScheduled: () => Promise<void>
  /** For operators. @throws what the database throws */
  readState: () => Promise<OutboxState>
}

export interface SubmissionDeps {
  database: D1Database
  /** Strapi's address, without a slash at its end, and a token that may create entries. */
  content: { url: string; token: string } | undefined
  mail: SubmissionMail | undefined
  /** Limits what one person may send, and have sent. */
  throttle: Pick<Throttle, 'beginEmail' | 'spendDaily'>
  /** Turnstile's secret, where what comes without its token is held. */
  challengeSecret?: string | undefined
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

export interface SubmissionMail extends MailConfig {
  /** Who reads what visitors send. */
  editors: string | undefined
  /** The address that the site is known by; without it no email has links, and senders get none. */
  site: string | undefined
}
