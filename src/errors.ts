/**
 * The errors of the site. Each says what happened and where; only `http/error-answer.tsx` turns them into responses,
 * so that status and text are decided in one place.
 */

/** The address doesn't exist, or its content doesn't. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly path: string
  /** One of two messages that monitoring tells apart: failed validation of parameters writes «Page Not Found». */
  readonly what: 'Page Not Found' | 'Page not found'

  constructor(path: string, reason: 'unknown-path' | 'failed-validation' = 'unknown-path') {
    const what = reason === 'failed-validation' ? 'Page Not Found' : 'Page not found'
    super(`${what}: ${path}`)
    this.path = path
    this.what = what
  }
}

/** The requested page of a list lies beyond the list's last page. */
export class PageBeyondEnd extends NotFound {
  /** Address of the list's last page, without its language; absent where the list is empty. */
  readonly lastPage: string | undefined

  constructor(path: string, lastPage: string | undefined) {
    super(path)
    this.lastPage = lastPage
  }
}

/** The request can't be understood. `field` is the path of the wrong value, as `queries[0].page`. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** A call that needs a secret came without it, or no secret is configured. */
export class Unauthorized extends Error {
  override readonly name = 'UnauthorizedError'

  constructor() {
    super('Missing or invalid credentials')
  }
}

/** A call that changes something came from a page of another site. */
export class Forbidden extends Error {
  override readonly name = 'ForbiddenError'

  constructor() {
    super('Calls from other sites are refused')
  }
}

/**
 * Thrown when another page shows what was requested.
 *
 * @param path without its language
 */
export class SeeOther extends Error {
  override readonly name = 'SeeOther'
  readonly path: string

  constructor(path: string) {
    super(`see ${path}`)
    this.path = path
  }
}

/** The page requires a signed-in visitor. */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded'

  constructor() {
    super('This page is for who is signed in')
  }
}

/** The signed-in visitor's role has no right to the page or the action. */
export class RoleNeeded extends Error {
  override readonly name = 'RoleNeeded'

  constructor() {
    super('This page is for another role')
  }
}

/** The visitor has called too often and may call again after `retryAfterSeconds`. */
export class RateLimited extends Error {
  override readonly name = 'RateLimitError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests, please try again later')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Why the account service refuses. Views put it into words; none reveals whether an account exists. */
export type AccountFault =
  /** Unknown user name, or wrong password. */
  | 'credentials'
  /** The confirmation link in the e-mail hasn't been opened yet. */
  | 'unconfirmed'
  | 'blocked'
  /** An account with this name or e-mail address exists. Visitors don't see this reason. */
  | 'taken'
  /** The account service registers nobody, since registration is closed. */
  | 'closed'
  /** The code from an e-mail is wrong, used, or expired. */
  | 'code'
  | 'current-password'
  | 'same-password'
  | 'already-confirmed'
  /** The OAuth provider, or Strapi's integration of the provider, refused the sign-in. */
  | 'provider'
  /** The access token is no longer valid. */
  | 'token'
  /** A field breaks a rule of the account service that the site doesn't check. */
  | 'invalid'

export class AccountRefused extends Error {
  override readonly name = 'AccountRefused'
  readonly fault: AccountFault

  constructor(fault: AccountFault) {
    super(`the service of accounts refused: ${fault}`)
    this.fault = fault
  }
}

export type UpstreamName =
  | 'content'
  | 'search'
  | 'store'
  | 'mail'
  | 'accounts'
  | 'tickets'
  | 'newsletter'
  | 'messenger'

/** A service behind the site didn't respond, or responded with an error. */
export class UpstreamFailed extends Error {
  override readonly name = 'UpstreamFailed'
  readonly upstream: UpstreamName
  /** HTTP status of the service's response; 0 when there was none. */
  readonly status: number
  /** What failed, without the service's name, with which the message begins. */
  readonly detail: string
  /** The service's own error body, which the proxies pass on. */
  readonly body: unknown

  constructor(upstream: UpstreamName, status: number, detail: string, body?: unknown, cause?: unknown) {
    super(`${upstream} service: ${detail}`, { cause })
    this.upstream = upstream
    this.status = status
    this.detail = detail
    this.body = body
  }
}

/** Content arrived, but its required fields could not be read. */
export class ContentInvalid extends Error {
  override readonly name = 'ContentInvalid'

  constructor(query: string, path: string, message: string) {
    super(`content of query «${query}» can't be used: ${path}: ${message}`)
  }
}

/** The operator's configuration is wrong; every wrong value is listed with how to mend it. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid'
  /** Problems of the configuration: one text for each wrong value, with the name of its variable. */
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** A form needs a store that this deployment hasn't bound. */
export class StoreMissing extends Error {
  override readonly name = 'StoreMissing'

  constructor(binding: string) {
    super(`no store ${binding} is bound: wrangler.toml says how`)
  }
}
