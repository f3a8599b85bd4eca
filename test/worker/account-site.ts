import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { formKeyField } from '../../src/shared/forms/form-key.ts'
import { createTokens } from '../../src/strapi-emulator/accounts/credentials.ts'
import type { AccountEmail } from '../../src/strapi-emulator/accounts/emails.ts'
import { createEmbeddedAccounts } from '../../src/strapi-emulator/accounts/embedded-accounts.ts'
import { createUserTable } from '../../src/strapi-emulator/accounts/users.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { nowMs } from '../fixtures/clock.ts'
import { makeAgedFormKey } from '../fixtures/new-key.ts'
import { emptyDatabase } from './database.ts'
import { contentUrl } from './fake-content.ts'
import { hasPublished } from './fake-publisher.ts'
import type { Fields } from './send-form.ts'
import { origin, type Visit, visit } from './visit.ts'
import { wrapDatabase } from './wrap-database.ts'

export const siteSecret = 'the secret of a site that tests sign in at'
export const eraseToken = 'may-remove-users'

interface Letter {
  to: string
  subject: string
  text: string
}

/** A site with accounts, with everything that it sends and stores. */
export interface AccountSite {
  variables: Record<string, string>
  bindings: Partial<Bindings>
  database: D1Database
  /** All e-mails that left the site, oldest first. */
  letters: Letter[]
  /** Calls of a remote service's accounts, and of its other companies, without those for content. */
  calls: Request[]
  /** Queries that the content service has received. */
  queries: Request[]
  /** Answers instead of the remote account service; `undefined` lets the service answer. */
  interfere: (before: (request: Request) => Promise<Response> | undefined) => void
}

export type SiteKind = 'the service that ships with the site' | 'a remote Strapi'
export const siteKinds: readonly SiteKind[] = ['the service that ships with the site', 'a remote Strapi']

/**
 * Starts with empty stores. Delays that only hide how long the work took have no length. Spies end with
 * `vi.restoreAllMocks`.
 */
export async function openSite(
  kind: SiteKind = 'the service that ships with the site',
  variables: Record<string, string> = {},
): Promise<AccountSite> {
  const database = await emptyDatabase()
  skipPauses()
  hashQuickly()
  const letters: Letter[] = []
  const site: AccountSite = {
    variables: {
      SITE_SECRET: siteSecret,
      SITE_URL: origin,
      MAIL_FROM: 'Tutti <office@tutti.example>',
      MAIL_EDITORS: 'editors@tutti.example',
      ACCOUNTS_TOKEN: eraseToken,
      ...(kind === 'a remote Strapi' ? { CONTENT_URL: contentUrl } : {}),
      ...variables,
    },
    bindings: {
      EMAIL: { send: async (letter: Letter) => void letters.push(letter) } as unknown as SendEmail,
    },
    database,
    letters,
    calls: [],
    queries: [],
    interfere: () => undefined,
  }
  if (kind === 'a remote Strapi') standInForStrapi(site)
  return site
}

/** An e-mail as Strapi writes it, with its link. */
export const toStrapiLetter = ({ to, about, code }: AccountEmail): Letter => ({
  to,
  subject: about,
  text: `${origin}/${about === 'confirmation' ? 'confirm?confirmation' : 'reset-password?code'}=${code}`,
})

/** The embedded account service over `fetch`, and another company whose accounts can be used to sign in. */
function standInForStrapi(site: AccountSite): void {
  const { database, letters, calls } = site
  let before: Parameters<AccountSite['interfere']>[0] = () => undefined
  site.interfere = (interfering) => {
    before = interfering
  }
  const sendLetter = async (email: AccountEmail) => void letters.push(toStrapiLetter(email))
  const accounts = createEmbeddedAccounts({ database, now: Date.now, site: origin, sendLetter, eraseToken })
  const content = createEmbeddedContent({ now: () => new Date(nowMs()) })
  hasPublished('demo')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === '/graphql') {
      site.queries.push(request.clone())
      // Strapi shows a signed-in user at least what it shows everybody.
      request.headers.delete('authorization')
      return (await before(request)) ?? content(request)
    }
    calls.push(request.clone())
    return before(request) ?? (await answerCompany(database, request)) ?? accounts(request)
  })
}

/** Strapi's answer for a user of another company, who has a token that the tests know. */
export const companyToken = 'token-of-the-other-company'
const answerCompany = async (database: D1Database, { url }: Request): Promise<Response | undefined> => {
  const { pathname, searchParams } = new URL(url)
  if (!/^\/api\/auth\/\w+\/callback$/.test(pathname)) return undefined
  if (searchParams.get('access_token') !== companyToken) return refusal(400, 'No access_token.')
  const users = createUserTable(database)
  const email = 'olga@company.example'
  const known = await users.byEmail(email)
  const user =
    known ?? (await users.add({ username: 'Olga', email, password: '', isConfirmed: true }, nowMs()))
  const jwt = await createTokens(database, Date.now).issue(user.id)
  return Response.json({
    jwt,
    user: { id: user.id, username: 'Olga', email, provider: 'company', confirmed: true },
  })
}

export const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { data: null, error: { status, name: 'ApplicationError', message, details: {} } },
    { status, headers },
  )

/** Makes pauses take no time: those that give answers a constant time, and those between two attempts to get a lock. */
const skipPauses = () => void vi.spyOn(scheduler, 'wait').mockImplementation(() => nextTurn())

const { subtle } = crypto
const deriveBits = subtle.deriveBits.bind(subtle)

/** Hashes passwords in 100 rounds; the 100,000 of the site are most of the time of a test that signs in. */
const hashQuickly = () =>
  void vi
    .spyOn(subtle, 'deriveBits')
    .mockImplementation((algorithm, ...more) =>
      deriveBits(
        typeof algorithm === 'object' && 'iterations' in algorithm
          ? { ...algorithm, iterations: 100 }
          : algorithm,
        ...more,
      ),
    )
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

export interface Browser {
  /** Cookies of this site by name, as a browser keeps them. */
  cookies: Map<string, string>
  open: (path: string, how?: Visit) => Promise<Response>
  /** Sends the form of a page, under a new key. */
  send: (path: string, fields: Fields, how?: Visit) => Promise<Response>
  /** A call of a script on a page of the site. */
  call: (path: string, body?: unknown, how?: Visit) => Promise<Response>
}

/** @param address network address of the browser */
export function openBrowser(site: AccountSite, address = '192.0.2.1'): Browser {
  const cookies = new Map<string, string>()
  const open = async (path: string, { headers, ...how }: Visit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { variables, bindings } = site
    const response = await visit(path, {
      variables,
      bindings,
      ...how,
      headers: { ...(cookie ? { cookie } : {}), 'cf-connecting-ip': address, ...headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const post = (path: string, body: string, type: string, { headers, ...how }: Visit = {}) =>
    open(path, { method: 'POST', body, headers: { origin, 'content-type': type, ...headers }, ...how })
  return {
    cookies,
    open,
    send: (path, fields, how) =>
      post(
        path,
        new URLSearchParams({ [formKeyField]: makeAgedFormKey(), ...fields }).toString(),
        'application/x-www-form-urlencoded',
        how,
      ),
    call: (path, body = {}, how) => post(path, JSON.stringify(body), 'application/json', how),
  }
}

export const anna = { email: 'anna@example.com', password: 'three small words' }

/** The code in the last e-mail that has one. */
export function lastCode({ letters }: AccountSite, to = anna.email): string {
  const codes = letters.flatMap((letter) =>
    letter.to === to ? [...letter.text.matchAll(/(?:confirmation|code)=([\da-f]{40})/g)] : [],
  )
  return codes.at(-1)?.[1] ?? ''
}

/** Registers somebody and confirms their address, in a browser that is then dropped. */
export async function makeAccount(site: AccountSite, { email, password } = anna): Promise<void> {
  const browser = openBrowser(site, '198.51.100.7')
  await browser.send('/register', { email, password })
  await confirm(browser, site, { email, password })
}

/** Follows the link of the confirmation e-mail, as somebody does who has just registered. */
export const confirm = (browser: Browser, site: AccountSite, { email, password } = anna) =>
  browser.send('/confirm', { code: lastCode(site, email), email, password })

export const signIn = (browser: Browser, { email, password } = anna, how?: Visit) =>
  browser.send('/login', { identifier: email, password }, how)

/** A new browser in which somebody has signed in. */
export async function openSignedIn(site: AccountSite, who = anna, address?: string): Promise<Browser> {
  const browser = openBrowser(site, address)
  await signIn(browser, who)
  return browser
}

/** Reads the signed-in user from the site: status 200 with the user, or 401. */
export const whoIsIn = async (browser: Browser): Promise<string | number> => {
  const response = await browser.open('/api/users/me')
  return response.ok ? (await response.json<{ email: string }>()).email : response.status
}

export const locationOf = (response: Response) => response.headers.get('location')

const loseConnection = () => Promise.reject(new Error('D1_ERROR: network connection lost'))

/** A database that answers every statement and every batch with an error. */
export const brokenDatabase = wrapDatabase((env as Bindings).DB as D1Database, {
  ask: loseConnection,
  batch: loseConnection,
})
