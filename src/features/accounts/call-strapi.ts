import * as z from 'zod/mini'
import { withinLimit } from '../../cache/time-limit.ts'
import { type AccountFault, AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, Tokens } from './account-port.ts'

/** Address and credentials of the Strapi that holds the accounts. */
export interface StrapiAccountsConfig {
  /** Strapi's address without a trailing slash. */
  url: string
  fetch: (request: Request) => Promise<Response>
  /** Secret that proves to Strapi that the visitor's address was sent by this site. */
  proxySecret: string | undefined
  /** API token that may delete users. */
  eraseToken: string | undefined
}

/** Name of the header for `proxySecret`; `src/strapi-project/files/config/` reads it. */
const proxySecretHeader = 'x-tutti-proxy'

/**
 * Time limit of a call to Strapi in milliseconds: longer than bcrypt takes on a busy machine, since the visitor waits
 * for the answer.
 */
const timeLimitMs = 8000
/** Wait after a 429 without a time: the length of Strapi's own rate limit window. */
const usualPauseSeconds = 60
const longestPauseSeconds = 60 * 60
/** Limit of an answer in UTF-16 units. An answer contains one user. */
const maxAnswerLength = 64 * 1024

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

/**
 * Error messages of users-permissions in Strapi 4.26, by their first words: Strapi sends no error codes.
 * `test/contract/accounts.contract.ts` checks them against a real Strapi.
 */
const faults: readonly (readonly [beginning: string, fault: AccountFault])[] = [
  ['Invalid identifier or password', 'credentials'],
  ['Your account email is not confirmed', 'unconfirmed'],
  ['Your account has been blocked', 'blocked'],
  ['User blocked', 'blocked'],
  ['Email or Username are already taken', 'taken'],
  ['Email is already taken', 'taken'],
  ['Register action is currently disabled', 'closed'],
  ['Incorrect code provided', 'code'],
  ['Invalid token', 'code'],
  ['The provided current password is invalid', 'current-password'],
  ['Your new password must be different', 'same-password'],
  ['Already confirmed', 'already-confirmed'],
]

export interface StrapiAccountsRequest {
  /** Path of the request below `/api/`. */
  path: string
  /** JSON body. With a body the request is a POST, without one a GET. */
  body?: Record<string, string>
  method?: 'DELETE'
  tokens?: Tokens
  /** `Cookie` header with Strapi's own session, which Strapi starts for an OAuth sign-in. */
  cookie?: string
}

/**
 * Calls Strapi and maps its errors.
 *
 * @returns the JSON of the answer; `undefined` for a redirect, which confirms an e-mail address, and for 204, which
 *   answers the deletion of a user who does not exist
 * @throws AccountRefused, RateLimited, UpstreamFailed
 */
export async function callStrapi(
  service: StrapiAccountsConfig,
  caller: AccountCaller | undefined,
  request: StrapiAccountsRequest,
): Promise<unknown> {
  const { response, text } = await sendToStrapi(service, caller, request)
  if (response.status === 204 || isRedirect(response)) return undefined
  const answer = toJson(text)
  if (response.ok && answer !== undefined) return answer
  if ((response.status === 401 || response.status === 403) && request.tokens)
    throw new AccountRefused('token')
  if (response.status === 400) throw new AccountRefused(toFault(answer))
  throw new UpstreamFailed('accounts', response.status, `answered ${response.status}`)
}

export const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400

/**
 * Sends a request to Strapi and reads the answer, whatever its status.
 *
 * @throws RateLimited for 429
 * @throws UpstreamFailed if no answer arrives in time
 */
export async function sendToStrapi(
  { url, fetch: send, proxySecret }: StrapiAccountsConfig,
  caller: AccountCaller | undefined,
  { path, body, method, tokens, cookie }: StrapiAccountsRequest,
): Promise<{ response: Response; text: string }> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (caller) {
    headers['x-forwarded-for'] = caller.address
    if (caller.locale) headers['accept-language'] = caller.locale
  }
  if (proxySecret) headers[proxySecretHeader] = proxySecret
  if (body) headers['content-type'] = 'application/json'
  if (tokens) headers.authorization = `Bearer ${tokens.access}`
  if (cookie) headers.cookie = cookie
  const request = new Request(`${url}/api/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    // A redirect is not followed: the request contains a password or a token.
    redirect: 'manual',
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const tooLate = () => new UpstreamFailed('accounts', 0, `no answer within ${timeLimitMs} ms`)
  const { response, text } = await withinLimit(timeLimitMs, readAnswer(send, request), tooLate)
  if (response.status === 429) throw new RateLimited(toRetryAfter(response.headers, Date.now()))
  return { response, text }
}

async function readAnswer(send: StrapiAccountsConfig['fetch'], request: Request) {
  try {
    const response = await send(request)
    const text = await response.text()
    if (text.length > maxAnswerLength) throw new Error('its answer is too long')
    return { response, text }
  } catch (error) {
    throw new UpstreamFailed('accounts', 0, 'no answer', undefined, error)
  }
}

/**
 * Reads how long the visitor has to wait. Strapi's limiter (koa2-ratelimit) sends no `Retry-After` but, in
 * `X-RateLimit-Reset`, the second since 1970 at which the limit ends. The result is capped at an hour, since Strapi's
 * clock may be wrong.
 *
 * @param now milliseconds
 * @returns seconds
 */
function toRetryAfter(headers: Headers, now: number): number {
  const resetsAt = Number(headers.get('x-ratelimit-reset'))
  const seconds = Number(headers.get('retry-after')) || (resetsAt && Math.ceil(resetsAt - now / 1000))
  return seconds > 0 ? Math.min(seconds, longestPauseSeconds) : usualPauseSeconds
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toFault(answer: unknown): AccountFault {
  const message = refusalSchema.safeParse(answer).data?.error.message ?? ''
  return faults.find(([beginning]) => message.startsWith(beginning))?.[1] ?? 'invalid'
}

/** @throws UpstreamFailed if the answer does not match the schema */
export function parseStrapiAnswer<Value>(schema: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new UpstreamFailed('accounts', 200, 'its answer has another shape')
  return parsed.data
}
