/**
 * The errors of the site. Each says what happened and where; `http/error-answer.tsx` alone turns them
 * into answers, so that a status and a text are decided in one place.
 */

/** No such address, or content that doesn't exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly path: string
  /** Two messages, and monitors tell them apart: a validation rule writes «Page Not Found». */
  readonly what: 'Page Not Found' | 'Page not found'

  constructor(path: string, reason: 'unknown-path' | 'failed-validation' = 'unknown-path') {
    const what = reason === 'failed-validation' ? 'Page Not Found' : 'Page not found'
    super(`${what}: ${path}`)
    this.path = path
    this.what = what
  }
}

/** A page of a list that ends before it. */
export class PastEnd extends NotFound {
  /** Of the list's last page, without its language; absent where the list is empty. */
  readonly lastPage: string | undefined

  constructor(path: string, lastPage: string | undefined) {
    super(path)
    this.lastPage = lastPage
  }
}

/** The visitor's request can't be understood. `field` is the path of the wrong value, as `queries[0].page`. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** A call that needs a secret came without it, or none is configured. */
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

/** What is asked for is shown by another page. @param path without its language */
export class SeeOther extends Error {
  override readonly name = 'SeeOther'
  readonly path: string

  constructor(path: string) {
    super(`see ${path}`)
    this.path = path
  }
}

/** A page is for who is signed in. */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded'

  constructor() {
    super('This page is for who is signed in')
  }
}

/** The visitor has called too often; they may again after `retryAfterSeconds`. */
export class RateLimited extends Error {
  override readonly name = 'RateLimitError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests, please try again later')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Why the service of accounts refuses. Views put it into words; none says whether an account exists. */
export type AccountFault =
  /** No such name, or another password. */
  | 'credentials'
  /** The letter hasn't been answered yet. */
  | 'unconfirmed'
  | 'blocked'
  /** An account with this name or address exists. No visitor is told. */
  | 'taken'
  /** Nobody may register. */
  | 'closed'
  /** A code of a letter that is wrong, used, or too old. */
  | 'code'
  | 'current-password'
  | 'same-password'
  | 'already-confirmed'
  /** The other company, or the service for it, said no. */
  | 'provider'
  /** Nobody is signed in by this token any more. */
  | 'token'
  /** The service's own rules for a field are others than the site's. */
  | 'invalid'

export class AccountRefused extends Error {
  override readonly name = 'AccountRefused'
  readonly fault: AccountFault

  constructor(fault: AccountFault) {
    super(`the service of accounts refused: ${fault}`)
    this.fault = fault
  }
}

export type UpstreamName = 'content' | 'search' | 'store' | 'mail' | 'accounts'

/** A service behind the site didn't answer, or answered with an error. */
export class UpstreamFailed extends Error {
  override readonly name = 'UpstreamFailed'
  readonly upstream: UpstreamName
  /** HTTP status of the service's answer; 0 when there was none. */
  readonly status: number
  /** The service's own error body, passed on by the proxies. */
  readonly body: unknown

  constructor(upstream: UpstreamName, status: number, message: string, body?: unknown, cause?: unknown) {
    super(`${upstream} service: ${message}`, { cause })
    this.upstream = upstream
    this.status = status
    this.body = body
  }
}

/** Content arrived, but not even its required parts could be read. */
export class ContentInvalid extends Error {
  override readonly name = 'ContentInvalid'

  constructor(query: string, path: string, message: string) {
    super(`content of query «${query}» can't be used: ${path}: ${message}`)
  }
}

/** The operator's configuration is wrong; every wrong value is listed with what to do. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid'
  /** One for each wrong value, with its name. */
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** What a visitor sends needs a store that this deployment hasn't bound. */
export class StoreMissing extends Error {
  override readonly name = 'StoreMissing'

  constructor(binding: string) {
    super(`no store ${binding} is bound: wrangler.toml says how`)
  }
}
