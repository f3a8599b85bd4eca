import * as z from 'zod/mini'
import { withinLimit } from '../cache/time-limit.ts'
import { type AccountFault, AccountRefused, RateLimited, UpstreamFailed } from '../errors.ts'
import type { AccountPort, AccountUser, Asker, SignedIn, Tokens } from './account-port.ts'

export interface Strapi4Accounts {
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

const userSchema = z.object({
  id: z.union([z.number(), z.string()]),
  username: z.string(),
  email: z.string(),
  provider: z._default(z.nullable(z.string()), 'local'),
  confirmed: z._default(z.nullable(z.boolean()), false),
  role: z.optional(z.nullable(z.object({ type: z.optional(z.string()) }))),
})
const signedInSchema = z.object({ jwt: z.optional(z.string()), user: userSchema })
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

/**
 * The REST calls of Strapi 4's users-permissions (docs.strapi.io/dev-docs/plugins/users-permissions). Only known keys
 * are passed on, and the visitor's address in place of whatever was forwarded: by both its limiter counts.
 */
export function createStrapi4Accounts(service: Strapi4Accounts): AccountPort {
  const call = (asker: Asker | undefined, question: Question) => askStrapi(service, asker, question)
  const signIn = async (asker: Asker, question: Question) => toSignedIn(await call(asker, question))
  return {
    signIn: (asker, { identifier, password }) =>
      signIn(asker, { path: 'auth/local', body: { identifier, password } }),
    register: async (asker, { username, email, password }) => {
      const body = { username, email, password }
      const { jwt, user } = parse(signedInSchema, await call(asker, { path: 'auth/local/register', body }))
      return jwt ? { tokens: { access: jwt }, user: toUser(user) } : 'to-be-confirmed'
    },
    requestReset: async (asker, email) =>
      void (await call(asker, { path: 'auth/forgot-password', body: { email } })),
    reset: (asker, { code, password }) =>
      signIn(asker, {
        path: 'auth/reset-password',
        body: { code, password, passwordConfirmation: password },
      }),
    changePassword: (asker, tokens, { currentPassword, password }) =>
      signIn(asker, {
        path: 'auth/change-password',
        body: { currentPassword, password, passwordConfirmation: password },
        tokens,
      }),
    requestConfirmation: async (asker, email) =>
      void (await call(asker, { path: 'auth/send-email-confirmation', body: { email } })),
    confirm: async (asker, code) =>
      void (await call(asker, {
        path: `auth/email-confirmation?${new URLSearchParams({ confirmation: code })}`,
      })),
    startProvider: (provider, callback) =>
      `${service.url}/api/connect/${provider}?${new URLSearchParams({ callback })}`,
    finishProvider: async (asker, provider, query) => {
      try {
        return await signIn(asker, { path: `auth/${provider}/callback?${query}` })
      } catch (error) {
        // Its words are those of the other company.
        if (error instanceof AccountRefused && error.fault === 'invalid') throw new AccountRefused('provider')
        throw error
      }
    },
    readUser: async (asker, tokens) =>
      toUser(parse(userSchema, await call(asker, { path: 'users/me?populate=role', tokens }))),
    ...(service.eraseToken === undefined
      ? {}
      : { erase: (userId: string) => eraseUser(call, userId, service.eraseToken ?? '') }),
  }
}

interface Question {
  /** Below `/api/`. */
  path: string
  /** Sent by POST; without one it is a GET. */
  body?: Record<string, string>
  method?: 'DELETE'
  tokens?: Tokens
}

async function eraseUser(
  call: (asker: undefined, question: Question) => Promise<unknown>,
  userId: string,
  access: string,
): Promise<void> {
  await call(undefined, { path: `users/${encodeURIComponent(userId)}`, method: 'DELETE', tokens: { access } })
}

/**
 * @returns the answer's JSON; `undefined` for a redirect, which is how a confirmation succeeds, and for an answer of
 *   nothing, which is how somebody is removed who isn't there
 */
async function askStrapi(
  { url, fetch: send, proxySecret }: Strapi4Accounts,
  asker: Asker | undefined,
  { path, body, method, tokens }: Question,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (asker) headers['x-forwarded-for'] = asker.address
  if (proxySecret) headers[proxySecretHeader] = proxySecret
  if (body) headers['content-type'] = 'application/json'
  if (tokens) headers.authorization = `Bearer ${tokens.access}`
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
  if (response.status === 204 || (response.status >= 300 && response.status < 400)) return undefined
  const answer = toJson(text)
  if (response.ok && answer !== undefined) return answer
  if ((response.status === 401 || response.status === 403) && tokens) throw new AccountRefused('token')
  if (response.status === 400) throw new AccountRefused(toFault(answer))
  throw new UpstreamFailed('accounts', response.status, `answered ${response.status}`)
}

async function readAnswer(send: Strapi4Accounts['fetch'], request: Request) {
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
function parse<Value>(schema: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new UpstreamFailed('accounts', 200, 'its answer has another shape')
  return parsed.data
}

function toSignedIn(answer: unknown): SignedIn {
  const { jwt, user } = parse(signedInSchema, answer)
  if (!jwt) throw new UpstreamFailed('accounts', 200, 'its answer has no token')
  return { tokens: { access: jwt }, user: toUser(user) }
}

const toUser = ({
  id,
  username,
  email,
  provider,
  confirmed,
  role,
}: z.infer<typeof userSchema>): AccountUser => ({
  id: String(id),
  username,
  email,
  provider: provider ?? 'local',
  isConfirmed: confirmed === true,
  role: role?.type,
})
