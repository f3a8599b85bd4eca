import type { BrowserContext } from '@playwright/test'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { test as base, expect } from './journey.ts'
import type { OwnSite } from './own-site.ts'

export const password = 'correct horse battery'

/** The site with the embedded accounts, and the e-mails that it prints. */
export interface AccountSite {
  /** Origin of the site, with a slash at its end. */
  url: string
  /** The link in the newest e-mail to an address, without the site's origin. */
  readLetter: (to: string) => Promise<string>
  /** Registers somebody and confirms the address, which it returns. The address is also the username, if none is given. */
  makeAccount: (username?: string) => Promise<string>
  /** The printed user of the office. */
  readOffice: () => Promise<{ email: string; password: string }>
}

/** Runs tests on a site of their own, so that e-mails and sign-in attempts of other tests don't count. */
export const test = base.extend<{ accounts: AccountSite }>({
  accounts: async ({ startOnce }, use) => use(await startOnce(accountSite)),
  baseURL: ({ accounts }, use) => use(accounts.url),
})

const accountSite: OwnSite<AccountSite & { stop: () => Promise<void> }> = {
  start: async () => {
    const printed: string[] = []
    const { url, stop } = await serveWorker({
      port: 0,
      variables: { SITE_SECRET: crypto.randomUUID(), ACCOUNT_LETTERS: 'print' },
      location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
      onLog: ({ message }) => void printed.push(message),
    })
    return { ...toAccountSite(url.href.replace('127.0.0.1', 'localhost'), printed), stop }
  },
}

function toAccountSite(url: string, printed: string[]): AccountSite {
  let accounts = 0
  const post = (path: string, body: BodyInit, type: string, address: string) =>
    fetch(new URL(path, url), {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: new URL(url).origin, 'content-type': type, 'cf-connecting-ip': address },
    })
  const readLetter = async (to: string) => {
    const find = () => printed.findLast((line) => line.includes(`Letter to ${to}\n`)) ?? ''
    await expect.poll(find).not.toBe('')
    return /\/(?:confirm|reset-password)\?\S+/.exec(find())?.[0] ?? ''
  }
  return {
    url,
    readLetter,
    readOffice: () => readPrintedUser(url, printed, 'office'),
    makeAccount: async (username) => {
      // A domain that is one owner's gets thirty letters a day.
      const name = `anna-${crypto.randomUUID().slice(0, 8)}`
      const email = `${name}@${name}.example`
      // Each account comes from a network address of its own. One address may request twenty e-mails, and all tests of
      // one Playwright process share a site: the twenty-first test of accounts would get none.
      accounts += 1
      const address = `198.51.100.${accounts % 250}`
      const registration = JSON.stringify({ username: username ?? email, email, password })
      const registered = post('/api/auth/local/register', registration, 'application/json', address)
      // The answer takes two seconds (`src/features/accounts/constant-time.ts`); the e-mail has left long before.
      registered.catch((error: unknown) => console.warn('registering', error))
      const link = await readLetter(email)
      const page = await (await fetch(new URL(link, url))).text()
      const values = ['form-key', 'code'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '',
      ])
      const form = new URLSearchParams([...values, ['email', email], ['password', password]]).toString()
      const confirmed = await post('/confirm', form, 'application/x-www-form-urlencoded', address)
      expect(confirmed.status).toBe(303)
      return email
    },
  }
}

/**
 * Reads the password of a user of the demo, which the first attempt to sign in prints.
 *
 * @param printed all that the site has printed
 */
export async function readPrintedUser(
  url: string,
  printed: readonly string[],
  role: 'editor' | 'office' | 'owner',
): Promise<{ email: string; password: string }> {
  const find = () => new RegExp(`│ (${role}@\\S+) {2}(\\S+)`).exec(printed.join('\n'))
  if (!find())
    await fetch(new URL('/api/auth/local', url), {
      method: 'POST',
      body: JSON.stringify({ identifier: 'editor@example.test', password: 'a guess' }),
      headers: { origin: new URL(url).origin, 'content-type': 'application/json' },
    })
  await expect.poll(find).not.toBeNull()
  const [, email = '', shown = ''] = find() ?? []
  return { email, password: shown }
}

/** Signs a device in, or switches it to another user. */
export async function signIn(
  context: BrowserContext,
  { url }: AccountSite,
  email: string,
  withPassword = password,
): Promise<void> {
  const answer = await context.request.post(new URL('/api/auth/local', url).href, {
    headers: { origin: new URL(url).origin },
    data: { identifier: email, password: withPassword },
  })
  expect(answer.status()).toBe(200)
}
