import { readText } from '../read-text.ts'
import {
  type AccountServices,
  changeUserPassword,
  confirm,
  register,
  removeUser,
  requestReset,
  resendConfirmation,
  reset,
  showUser,
  signIn,
} from './actions.ts'
import {
  makeBlockedUserError,
  makeForbiddenCallError,
  makeInvalidTokenError,
  makeNotApplicableError,
  makeNotFoundError,
  StrapiError,
} from './check-fields.ts'
import { createTokens } from './credentials.ts'
import { demoUsersToText, makeDemoUsers } from './demo-users.ts'
import { type AccountEmail, createAccountMailer, emailToText } from './emails.ts'
import { createUserTable, type UserRow, type UserTable } from './users.ts'

export interface EmbeddedAccountsOptions {
  /** A database with the tables of `src/database/migrations`. */
  database: D1Database
  /** Returns the current time in milliseconds. */
  now: () => number
  /** Address of the site for links in e-mails, without a trailing slash. */
  site: string
  sendLetter?: ((email: AccountEmail) => Promise<void>) | undefined
  /**
   * Prints e-mails that are not sent, and the passwords of the demo users, on the terminal of a local site. Absent in
   * deployments: codes would be written into a log.
   */
  print?: ((block: string) => void) | undefined
  /** API token that may remove users, as Strapi has them. */
  eraseToken?: string | undefined
}

/**
 * The embedded account service: the REST API of Strapi 4.26's users-permissions with confirmation of e-mail addresses
 * and without providers, over tables of the site's database. Beyond Strapi, reset codes expire after an hour, and codes
 * are stored as digests. Rate limits are the site's.
 *
 * @returns a replacement of `fetch`; it rejects with errors of the database or of `sendLetter`
 */
export function createEmbeddedAccounts({
  database,
  now,
  site,
  sendLetter,
  print,
  eraseToken,
}: EmbeddedAccountsOptions): (request: Request) => Promise<Response> {
  const users = createUserTable(database)
  const send = async (email: AccountEmail) => {
    if (sendLetter) await sendLetter(email)
    else if (print) print(emailToText(email, site))
    else throw new Error('no email can be sent: MAIL_FROM and SITE_URL are needed')
  }
  const letters = createAccountMailer(users, { now, send })
  const services: AccountServices = { users, tokens: createTokens(database, now), letters, site, now }
  return async (request) => {
    try {
      const call = await findCall(request)
      const caller = await findCaller(services, request, eraseToken)
      if (print && call.by === 'anybody' && call.answer === signIn)
        await printDemoUsers(users, now(), site, print)
      return await answer(services, call, caller, request)
    } catch (error) {
      if (error instanceof StrapiError) return error.toResponse()
      throw error
    }
  }
}

/** A call of the API, by who may make it. Like in Strapi, signed-in users may not make the calls of anonymous ones. */
type Call =
  | {
      by: 'anybody'
      answer: (services: AccountServices, body: unknown, language?: string) => Promise<Response>
    }
  | { by: 'user'; answer: (services: AccountServices, user: UserRow, body: unknown) => Promise<Response> }
  | { by: 'operator'; answer: (services: AccountServices) => Promise<Response> }

type Caller = 'nobody' | 'operator' | UserRow

const posts: Readonly<Record<string, Call>> = {
  'auth/local': { by: 'anybody', answer: signIn },
  'auth/local/register': { by: 'anybody', answer: register },
  'auth/forgot-password': { by: 'anybody', answer: requestReset },
  'auth/reset-password': { by: 'anybody', answer: reset },
  'auth/send-email-confirmation': { by: 'anybody', answer: resendConfirmation },
  'auth/change-password': { by: 'user', answer: changeUserPassword },
}

async function findCall({ method, url }: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.replace(/^\/api\//, '')
  const [, userId] = /^users\/([^/]+)$/.exec(path) ?? []
  const found =
    method === 'POST' && Object.hasOwn(posts, path)
      ? posts[path]
      : method === 'DELETE' && userId
        ? { by: 'operator' as const, answer: (services: AccountServices) => removeUser(services, userId) }
        : method === 'GET'
          ? findReading(path, searchParams)
          : undefined
  if (!found) throw makeNotFoundError()
  return found
}

function findReading(path: string, query: URLSearchParams): Call | undefined {
  if (path === 'users/me') {
    return { by: 'user', answer: async (_services, user) => showUser(user, query.get('populate')) }
  }
  if (path === 'auth/email-confirmation')
    return { by: 'anybody', answer: (services) => confirm(services, query) }
  if (/^(auth\/[^/]+\/callback|connect\/.+)$/.test(path)) {
    return {
      by: 'anybody',
      answer: () => Promise.reject(makeNotApplicableError('This provider is disabled')),
    }
  }
  return undefined
}

async function findCaller(
  { users, tokens }: AccountServices,
  request: Request,
  eraseToken: string | undefined,
): Promise<Caller> {
  const [, token] = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) return 'nobody'
  if (token === eraseToken) return 'operator'
  const id = await tokens.read(token)
  if (id === undefined) throw makeInvalidTokenError()
  const user = await users.byId(id)
  if (!user?.is_confirmed || user.is_blocked) throw makeBlockedUserError()
  return user
}

async function answer(
  services: AccountServices,
  call: Call,
  caller: Caller,
  request: Request,
): Promise<Response> {
  if (call.by === 'anybody' && caller === 'nobody') {
    const language = request.headers.get('accept-language') ?? undefined
    return call.answer(services, await readBody(request), language)
  }
  if (call.by === 'operator' && caller === 'operator') return call.answer(services)
  if (call.by === 'user' && typeof caller === 'object') {
    return call.answer(services, caller, await readBody(request))
  }
  throw makeForbiddenCallError()
}

/** @returns the parsed JSON body; an empty body is an empty object */
async function readBody(request: Request): Promise<unknown> {
  const body = await readText(request)
  if (body === undefined) {
    throw new StrapiError(413, 'PayloadTooLargeError', 'request entity too large', undefined)
  }
  if (body.trim() === '') return {}
  if (!/^\s*[[{]/.test(body)) {
    throw new StrapiError(400, 'Error', 'invalid JSON, only supports object and array', undefined)
  }
  try {
    return JSON.parse(body)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'invalid JSON'
    throw new StrapiError(400, 'SyntaxError', message, undefined)
  }
}

/** Makes the demo users where there are none, and prints their passwords once. */
async function printDemoUsers(
  users: UserTable,
  now: number,
  site: string,
  print: (block: string) => void,
): Promise<void> {
  const made = await makeDemoUsers(users, now)
  if (made.length > 0) print(demoUsersToText(made, site))
}
