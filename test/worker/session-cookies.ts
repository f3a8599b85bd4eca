import { parseBase64Url } from '../../src/crypto/signature.ts'
import { type AccountSite, anna, type Browser, openBrowser, openSignedIn } from './account-site.ts'

/** The name of the cookie that holds a session. */
export const session = '__Host-session'

/** A cookie as an answer sets it, with its attributes. */
export const cookieOf = (response: Response, name: string): string | undefined =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))

/** How often the account service was asked for the signed-in user. */
export const countChecks = ({ calls }: AccountSite): number =>
  calls.filter(({ url }) => new URL(url).pathname === '/api/users/me').length

/** Signs in and opens a page, with which the site asks Strapi who has signed in. */
export async function settleIn(site: AccountSite, who = anna, address?: string): Promise<Browser> {
  const browser = await openSignedIn(site, who, address)
  await browser.open('/account')
  return browser
}

/** A browser with the given cookie of a session, as if it had been stolen. */
export function withCookie(site: AccountSite, value: string): Browser {
  const browser = openBrowser(site)
  browser.cookies.set(session, value)
  browser.cookies.set('tutti_account', '1')
  return browser
}

/** Reads the content of a session's cookie. */
export const decode = (cookie = ''): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(parseBase64Url(cookie.split('.')[0] ?? '')))
