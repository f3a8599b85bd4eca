import type { Locale } from '../../shared/locales.ts'

/**
 * The account service behind the site, such as Strapi's users-permissions. Each call is made once and never retried: a
 * second sign-in attempt would count against the visitor.
 *
 * Every method throws AccountRefused with the service's reason, RateLimited when the service limits this visitor, and
 * UpstreamFailed when it gives no usable answer.
 */
export interface AccountPort {
  signIn: (caller: AccountCaller, credentials: Credentials) => Promise<SignInResult>
  /** @returns `to-be-confirmed` if the user must first open the link of an e-mail */
  register: (caller: AccountCaller, registration: Registration) => Promise<SignInResult | 'to-be-confirmed'>
  /** Sends an e-mail with a reset code. An unknown address is no error. */
  requestReset: (caller: AccountCaller, email: string) => Promise<void>
  reset: (caller: AccountCaller, change: { code: string; password: string }) => Promise<SignInResult>
  changePassword: (
    caller: AccountCaller,
    tokens: Tokens,
    change: { currentPassword: string; password: string },
  ) => Promise<SignInResult>
  requestConfirmation: (caller: AccountCaller, email: string) => Promise<void>
  confirm: (caller: AccountCaller, code: string) => Promise<void>
  /**
   * @param callback address that the browser returns to. If the result has a `providerSession`, the browser returns
   *   without the query of `callback`.
   */
  startProvider: (caller: AccountCaller, provider: string, callback: string) => Promise<ProviderRedirect>
  /**
   * @param query query string of the address that the browser returned to, unchanged
   * @param providerSession value that `startProvider` returned
   */
  finishProvider: (
    caller: AccountCaller,
    provider: string,
    query: string,
    providerSession?: string,
  ) => Promise<SignInResult>
  readUser: (caller: AccountCaller, tokens: Tokens) => Promise<AccountUser>
  /**
   * Renews a pair of tokens. Absent if the service has no refresh tokens; tokens without a refresh token are returned
   * unchanged.
   */
  refresh?: (caller: AccountCaller, tokens: Tokens) => Promise<Tokens>
  /** Revokes a user's tokens. Absent if the service can't revoke a token. */
  signOut?: (caller: AccountCaller, tokens: Tokens) => Promise<void>
  signOutEverywhere?: (caller: AccountCaller, tokens: Tokens) => Promise<void>
  /** Deletes the user. Absent if the site has no token that may delete users. */
  erase?: (userId: string) => Promise<void>
}

/** The visitor for whom the site calls the account service. */
export interface AccountCaller {
  /** The visitor's network address. The service counts its own rate limits by it. */
  address: string
  /** Language for the service's e-mails to the visitor, if it has several; if absent, the site's default one. */
  locale?: Locale
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

/**
 * Tokens of a signed-in user. They leave the Worker only in the visitor's HttpOnly cookie and in calls to the service.
 */
export interface Tokens {
  access: string
  /** Token that buys the next pair of tokens, once. Absent if the service has no sessions. */
  refresh?: string | undefined
}

export interface ProviderRedirect {
  /** Address of the provider's sign-in page, to which the browser is redirected. */
  address: string
  /** The service's session for this sign-in, as a `Cookie` header. The site stores it for this browser alone. */
  providerSession?: string
}

export interface AccountUser {
  id: string
  username: string
  email: string
  isConfirmed: boolean
  /** `local` for a password, otherwise the OAuth provider, such as `vk`. */
  provider: string
  /** Type of the user's role. Absent if the service does not disclose it. */
  role?: string | undefined
}

export interface SignInResult {
  tokens: Tokens
  user: AccountUser
}
