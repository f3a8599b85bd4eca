import type { AccountVisitor, Session } from '../../context/visitor.ts'
import type { Signer } from '../../crypto/signature.ts'
import type { AccountFault } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { SendMail } from '../../mail/mailer.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../shared/kept.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import type { AccountPort, Credentials } from './account-port.ts'

/** What a step comes to. Steps of a visitor's own throw nothing but what the service of accounts failed with. */
export type AccountOutcome =
  | { session: Session; device?: string }
  /** Somebody has to read a letter now, whether or not one was sent. */
  | { isLetterOut: true }
  | { refused: AccountFault | 'too-many'; retryAfterSeconds?: number }

/** Where a session of a cookie stands. */
export type SessionReading =
  /** `isRenewed`: the cookie is to be written anew. */
  { session: Session; isRenewed: boolean } | 'ended'

/**
 * What visitors do with their accounts. Every method throws UpstreamFailed('accounts') where the service of accounts
 * gives no answer, and what the database throws.
 */
export interface AccountService {
  /** For who edits content, by their role; `undefined` for everybody else. */
  makeEditorPass: (session: Session) => Promise<string | undefined>
  toCookie: (session: Session) => Promise<string>
  /** Who is signed in by a cookie. The service is asked once in five minutes, and its silence ends no session. */
  read: (cookie: string, visitor: AccountVisitor) => Promise<SessionReading>
  signIn: (visitor: AccountVisitor, credentials: Credentials) => Promise<AccountOutcome>
  register: (
    visitor: AccountVisitor,
    registration: { email: string; password: string; username?: string },
  ) => Promise<AccountOutcome>
  requestReset: (visitor: AccountVisitor, email: string) => Promise<AccountOutcome>
  reset: (visitor: AccountVisitor, change: { code: string; password: string }) => Promise<AccountOutcome>
  requestConfirmation: (visitor: AccountVisitor, email: string) => Promise<AccountOutcome>
  confirm: (
    visitor: AccountVisitor,
    confirmation: { code: string; email: string; password: string },
  ) => Promise<AccountOutcome>
  changePassword: (
    visitor: AccountVisitor,
    session: Session,
    change: { currentPassword: string; password: string },
  ) => Promise<AccountOutcome>
  /** @returns the address to go to, and what the browser keeps meanwhile; `undefined` for a company that isn't offered */
  startProvider: (
    visitor: AccountVisitor,
    provider: string,
    site: string,
    next: string | undefined,
  ) => Promise<{ address: string; pass: string } | undefined>
  /** @param pass what `startProviderSignIn` gave the browser @param query of the address that it came back to */
  finishProvider: (
    visitor: AccountVisitor,
    provider: string,
    pass: string | undefined,
    query: string,
  ) => Promise<AccountOutcome & { next?: string | undefined }>
  signOut: (visitor: AccountVisitor, session: Session) => Promise<void>
  /** Ends the session of a cookie, where another one replaces it. */
  endReplaced: (cookie: string, by: Session) => Promise<void>
  /** Ends all sessions of the user, on every device. */
  signOutEverywhere: (visitor: AccountVisitor, session: Session) => Promise<void>
  /** What stands for the user where a device keeps things of theirs: it says nothing of who they are. */
  markOwner: (session: Session) => Promise<string>
  readAccountData: (session: Session) => Promise<SyncedAccountData>
  /** Joins what a device has with what is kept; of two changes of one thing the later counts. */
  syncAccountData: (session: Session, changes: AccountDataChanges) => Promise<SyncedAccountData>
  /**
   * Removes all that the site keeps for the user, and the account.
   *
   * @param forgetElsewhere what other rooms keep for the account: it goes before the account does
   * @returns whether the account itself is gone; else an operator has to remove it
   */
  erase: (
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
  /** Letters of the site's own; absent where none can be sent. */
  sendLetter: SendMail | undefined
  /** Who removes what the site can't; an e-mail address. */
  editors: string | undefined
  /** The address that the site is known by, without a slash at its end. */
  site: string
  providers: readonly string[]
  editorRoles: readonly string[]
  now: () => number
  /** Lets time pass: answers that must not tell by their time take the same. */
  wait: (milliseconds: number) => Promise<void>
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}
