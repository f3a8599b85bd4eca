import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { AccountCaller } from '../../../src/features/accounts/account-port.ts'
import { createStrapiAccounts } from '../../../src/features/accounts/create-account-service.ts'
import { type AskOptions, newPerson } from '../accounts.contract.ts'
import { need, strapiUrl, version } from './services.ts'

const proxySecret = need('STRAPI_PROXY_SECRET')
export const site = need('STRAPI_SITE_URL')
export const port = createStrapiAccounts(
  { url: strapiUrl, fetch, proxySecret, eraseToken: need('STRAPI_ACCOUNTS_TOKEN') },
  async () => version,
)

const letterSchema = z.object({ to: z.string(), subject: z.string(), html: z.string() })

/** E-mails that somebody has received, oldest first. */
export async function lettersTo(email: string) {
  const lines = (await readFile(need('STRAPI_MAILS'), 'utf8')).trim().split('\n')
  return lines.map((line) => letterSchema.parse(JSON.parse(line))).filter(({ to }) => to === email)
}

/** The page that the link in an e-mail opens. */
export const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)

export async function codeFor(email: string): Promise<string> {
  const letter = (await lettersTo(email)).at(-1)
  if (!letter) throw new Error(`no letter has gone to ${email}`)
  return linksIn(letter.html)[0]?.split('=').at(-1) ?? ''
}

/** Sends a request of this site for a visitor without limits. */
export async function ask(path: string, { method = 'GET', body, bearer }: AskOptions = {}) {
  const response = await fetch(`${strapiUrl}/api/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...fromSite(newPerson().asker),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text, leaveOut) }
}

/**
 * Strapi 5 also returns a second id of a user and the time of publication, and repeats refused values, passwords among
 * them. The site therefore logs no answer.
 */
const leaveOut = (name: string, value: unknown) =>
  version === '5' && ['documentId', 'publishedAt', 'value'].includes(name) ? undefined : value

export const fromSite = ({ address }: AccountCaller) => ({
  'x-forwarded-for': address,
  'x-tutti-proxy': proxySecret,
})

/** Somebody with an account, who may sign in. */
export async function confirmedPerson() {
  const { asker, email, registration } = newPerson()
  await port.register(asker, registration)
  await port.confirm(asker, await codeFor(email))
  const { password } = registration
  return { asker, email, password, signIn: () => port.signIn(asker, { identifier: email, password }) }
}
