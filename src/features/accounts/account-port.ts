/**
 * What the site asks of a service of accounts, whichever it is. Calls are made once: a second sign-in that nobody asked
 * for would count against the visitor.
 *
 * All of them throw AccountRefused with the service's reason, RateLimited where it has had enough of this visitor, and
 * UpstreamFailed where it gives no answer that can be used.
 */
export interface AccountPort {
  signIn: (asker: AccountCaller, credentials: Credentials) => Promise<SignedIn>
  /** @returns `to-be-confirmed` where a letter must be answered first */
  register: (asker: AccountCaller, registration: Registration) => Promise<SignedIn | 'to-be-confirmed'>
  /** Has a letter sent with a code. Unknown addresses are no error. */
  requestReset: (asker: AccountCaller, email: string) => Promise<void>
  reset: (asker: AccountCaller, change: { code: string; password: string }) => Promise<SignedIn>
  changePassword: (
    asker: AccountCaller,
    tokens: Tokens,
    change: { currentPassword: string; password: string },
  ) => Promise<SignedIn>
  requestConfirmation: (asker: AccountCaller, email: string) => Promise<void>
  confirm: (asker: AccountCaller, code: string) => Promise<void>
  /** The browser comes back to `callback`; where the service holds something, without the callback's own query. */
  startProvider: (asker: AccountCaller, provider: string, callback: string) => Promise<StartedProvider>
  /**
   * @param query of the address that the browser came back to, as it came
   * @param held what `startProvider` gave to hold
   */
  finishProvider: (asker: AccountCaller, provider: string, query: string, held?: string) => Promise<SignedIn>
  readUser: (asker: AccountCaller, tokens: Tokens) => Promise<AccountUser>
  /** Absent where tokens last as long as they last; of tokens that do, the same. */
  refresh?: (asker: AccountCaller, tokens: Tokens) => Promise<Tokens>
  /** Absent where a token can't be taken back. */
  signOut?: (asker: AccountCaller, tokens: Tokens) => Promise<void>
  signOutEverywhere?: (asker: AccountCaller, tokens: Tokens) => Promise<void>
  /** Removes the user. Absent where nobody but an operator may. */
  erase?: (userId: string) => Promise<void>
}

/** On whose behalf the service is asked. */
export interface AccountCaller {
  /** The visitor's network address: the service's own limits count by it. */
  address: string
}

export interface Credentials {
  /** An e-mail address or a username. */
  identifier: string
  password: string
}

export interface Registration {
  username: string
  email: string
  password: string
}

/** Never leaves the Worker but in the visitor's cookie, which scripts can't read, and in calls to the service. */
export interface Tokens {
  access: string
  /** Taken for the next two, once: only where the service keeps sessions. */
  refresh?: string | undefined
}

export interface StartedProvider {
  /** Where the browser goes to be asked by another company. */
  address: string
  /** What the site has to show when the browser comes back: it belongs to that browser alone. */
  held?: string
}

export interface AccountUser {
  id: string
  username: string
  email: string
  isConfirmed: boolean
  /** `local`, or the other company that vouches for them. */
  provider: string
  /** The type of their role, where the service lets them see it. */
  role?: string | undefined
}

export interface SignedIn {
  tokens: Tokens
  user: AccountUser
}
