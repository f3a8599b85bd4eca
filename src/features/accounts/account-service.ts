import type { Signer } from '../../crypto/signature.ts'
import type { AccountFault } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { SendMail } from '../../mail/mailer.ts'
import type { AccountVisitor, Session } from '../../rendering/visitor.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../shared/kept.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import type { AccountPort, Credentials } from './account-port.ts'

/** Result of an account operation. A refusal is a value; only a failing service or database throws. */
export type AccountOutcome =
  | { session: Session; device?: string }
  /**
   * The answer says that an e-mail was sent, whether or not one was: it must not disclose whether an account exists.
   */
  | { isEmailSent: true }
  | { refused: AccountFault | 'too-many'; retryAfterSeconds?: number }

/** State of the session in a cookie. */
export type SessionState =
  /** `isRenewed`: the session has changed, so its cookie must be written again. */
  { session: Session; isRenewed: boolean } | 'ended'

/**
 * Everything that a visitor can do with an account. Every method throws UpstreamFailed('accounts') if the account
 * service does not answer, and passes on errors of the database.
 */
export interface AccountService {
  /**
   * Makes the cookie that proves for an hour that an editor is signed in. Public pages read no session, so that they need
   * neither the account service nor the database. Signing out removes the cookie; a withdrawn role takes effect within
   * the hour.
   * @returns `undefined` for users whose role may not edit content
   */
  makeEditorPass: (session: Session) => Promise<string | undefined>
  toSessionCookie: (session: Session) => Promise<string>
  /**
   * Reads the session in a cookie. The account service is asked at most once in five minutes; if it does not answer,
   * the session continues.
   *
   * @param mustConfirm the account service is asked now, and its silence is an error
   */
  readSession: (cookie: string, visitor: AccountVisitor, mustConfirm?: boolean) => Promise<SessionState>
  signIn: (visitor: AccountVisitor, credentials: Credentials) => Promise<AccountOutcome>
  register: (
    visitor: AccountVisitor,
    registration: { email: string; password: string; username?: string },
  ) => Promise<AccountOutcome>
  requestReset: (visitor: AccountVisitor, email: string) => Promise<AccountOutcome>
  resetPassword: (
    visitor: AccountVisitor,
    change: { code: string; password: string },
  ) => Promise<AccountOutcome>
  requestConfirmation: (visitor: AccountVisitor, email: string) => Promise<AccountOutcome>
  confirmEmail: (
    visitor: AccountVisitor,
    confirmation: { code: string; email: string; password: string },
  ) => Promise<AccountOutcome>
  changePassword: (
    visitor: AccountVisitor,
    session: Session,
    change: { currentPassword: string; password: string },
  ) => Promise<AccountOutcome>
  /**
   * Starts an OAuth sign-in.
   * @param site origin that the provider redirects back to
   * @param next path to open after signing in, without its language
   * @returns the provider's address and the value of the provider cookie; `undefined` for a provider that is not
   *   offered
   */
  startProvider: (
    visitor: AccountVisitor,
    provider: string,
    site: string,
    next: string | undefined,
  ) => Promise<{ address: string; pass: string } | undefined>
  /**
   * Completes an OAuth sign-in.
   * @param pass value of the provider cookie
   * @param query query string of the callback address
   */
  finishProvider: (
    visitor: AccountVisitor,
    provider: string,
    pass: string | undefined,
    query: string,
  ) => Promise<AccountOutcome & { next?: string | undefined }>
  signOut: (visitor: AccountVisitor, session: Session) => Promise<void>
  /** Ends the session in a cookie that is about to be replaced. */
  endReplacedSession: (cookie: string, by: Session) => Promise<void>
  /** Ends all sessions of the user on every device. */
  signOutEverywhere: (visitor: AccountVisitor, session: Session) => Promise<void>
  /** Makes the pseudonym under which a device stores data for this user. It does not disclose the user's id. */
  makeOwnerId: (session: Session) => Promise<string>
  readAccountData: (session: Session) => Promise<SyncedAccountData>
  /** Merges the changes of a device into the saved data. If both changed the same item, the later change wins. */
  syncAccountData: (session: Session, changes: AccountDataChanges) => Promise<SyncedAccountData>
  /**
   * Deletes everything that the site stores about the user, then the account.
   *
   * @param forgetElsewhere deletes the data of other features; called before the account is deleted
   * @returns `erased`; `asked` if the site may not delete accounts and an operator has to do it
   */
  eraseAccount: (
    visitor: AccountVisitor,
    session: Session,
    password: string,
    forgetElsewhere: () => Promise<void>,
  ) => Promise<AccountOutcome | 'erased' | 'asked'>
}

export interface AccountDeps {
  port: AccountPort
  database: D1Database
  signer: Signer
  throttle: Throttle
  /** Sends the site's own e-mails about accounts. Absent if no mailer is configured. */
  sendMail: SendMail | undefined
  /** E-mail address of the editors, who delete accounts that the site may not delete. */
  editors: string | undefined
  /** Public address of the site without a trailing slash. */
  site: string
  providers: readonly string[]
  editorRoles: readonly string[]
  now: () => number
  /** Waits, so that answers whose time could disclose something all take the same time. */
  wait: (milliseconds: number) => Promise<void>
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}
