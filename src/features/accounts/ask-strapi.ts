import * as z from 'zod/mini'
import { withinLimit } from '../../cache/time-limit.ts'
import { type AccountFault, AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, Tokens } from './account-port.ts'

/** Where accounts are asked for, and by what the site is known there. */
export interface StrapiAccounts {
  /** The service's address, without a slash at its end. */
  url: string
  fetch: (request: Request) => Promise<Response>
  /** By it the service knows that a visitor's address comes from this site. */
  proxySecret: string | undefined
  /** A token that may remove users. */
  eraseToken: string | undefined
}

/** The header that carries `proxySecret` (`test/services/strapi/config/`). */
const proxySecretHeader = 'x-tutti-proxy'

/** Longer than bcrypt takes on a busy machine; the visitor waits. */
const timeLimitMs = 8000
/** Where Strapi doesn't say how long somebody has to wait: as long as its limits count. */
const usualPauseSeconds = 60
const longestPauseSeconds = 60 * 60
/** An answer holds one user. */
const maxAnswerLength = 64 * 1024

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

/**
 * What users-permissions of Strapi 4.26 says, by the beginning of its words; it has no codes
 * (`test/contract/accounts.contract.ts` holds it to them).
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

export interface AccountRequest {
  /** Below `/api/`. */
  path: string
  /** Sent by POST; without one it is a GET. */
  body?: Record<string, string>
  method?: 'DELETE'
  tokens?: Tokens
  /** Of Strapi's own session, which it begins for another company's sign-in. */
  cookie?: string
}

/**
 * @returns the answer's JSON; `undefined` for a redirect, which is how a confirmation succeeds, and for an answer of
 *   nothing, which is how somebody is removed who isn't there
 */
export async function askStrapi(
  service: StrapiAccounts,
  asker: AccountCaller | undefined,
  question: AccountRequest,
): Promise<unknown> {
  const { response, text } = await sendToStrapi(service, asker, question)
  if (response.status === 204 || isRedirect(response)) return undefined
  const answer = toJson(text)
  if (response.ok && answer !== undefined) return answer
  if ((response.status === 401 || response.status === 403) && question.tokens)
    throw new AccountRefused('token')
  if (response.status === 400) throw new AccountRefused(toFault(answer))
  throw new UpstreamFailed('accounts', response.status, `answered ${response.status}`)
}

export const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400

/** @throws RateLimited where the service has had enough of this visitor */
export async function sendToStrapi(
  { url, fetch: send, proxySecret }: StrapiAccounts,
  asker: AccountCaller | undefined,
  { path, body, method, tokens, cookie }: AccountRequest,
): Promise<{ response: Response; text: string }> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (asker) headers['x-forwarded-for'] = asker.address
  if (proxySecret) headers[proxySecretHeader] = proxySecret
  if (body) headers['content-type'] = 'application/json'
  if (tokens) headers.authorization = `Bearer ${tokens.access}`
  if (cookie) headers.cookie = cookie
  const request = new Request(`${url}/api/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    // What goes with a password or a token goes nowhere else.
    redirect: 'manual',
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const tooLate = () => new UpstreamFailed('accounts', 0, `no answer within ${timeLimitMs} ms`)
  const { response, text } = await withinLimit(timeLimitMs, readAnswer(send, request), tooLate)
  if (response.status === 429) throw new RateLimited(toRetryAfter(response.headers, Date.now()))
  return { response, text }
}

async function readAnswer(send: StrapiAccounts['fetch'], request: Request) {
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
 * Strapi's limiter (koa2-ratelimit) says no `Retry-After`, but in `X-RateLimit-Reset` the second since 1970 at which it
 * ends. A clock that isn't ours keeps nobody out for long.
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

/** @throws UpstreamFailed for an answer of another shape */
export function parseAccountAnswer<Value>(schema: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new UpstreamFailed('accounts', 200, 'its answer has another shape')
  return parsed.data
}
