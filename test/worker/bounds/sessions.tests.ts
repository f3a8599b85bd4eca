import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../../../src/crypto/signature.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { throttleRules } from '../../../src/throttle/throttle-rules.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  companyToken,
  confirm,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  signIn,
  siteSecret,
  whoIsIn,
} from '../account-site.ts'
import { counterOf } from '../counter-of.ts'
import { origin } from '../visit.ts'

let site: AccountSite
beforeEach(async () => {
  forgetIsolateCache()
  site = await openSite('a remote Strapi', { ACCOUNT_PROVIDERS: 'company' })
  await makeAccount(site)
})

const annasId = '1'
const olgasId = '2'

/** Counts sessions of a user, without signing in. */
async function fill(user: string, kind: 'sessions' | 'password-sessions', times: number): Promise<void> {
  const counter = counterOf(`${kind}:${await createSigner(siteSecret).sign('throttle', user)}`)
  for (let session = 0; session < times; session++) await counter.begin(throttleRules[kind])
}

async function comeFromCompany(): Promise<Response> {
  const browser = openBrowser(site)
  const { headers } = await browser.send('/connect/company', {})
  const [, address = ''] = /^0;url=(.*)$/.exec(headers.get('refresh') ?? '') ?? []
  const callback = new URL(address).searchParams.get('callback')?.replace(origin, '')
  return browser.open(`${callback}?access_token=${companyToken}`)
}

const another = { ...anna, password: 'four other small words' }
const changePassword = (browser: Browser) =>
  browser.send('/account/password', { currentPassword: anna.password, password: another.password })
async function setPasswordByLetter(): Promise<Response> {
  const browser = openBrowser(site)
  await browser.send('/forgot-password', { email: anna.email })
  return browser.send('/reset-password', { code: lastCode(site), password: another.password })
}

describe('a user who has begun a hundred sessions today', () => {
  const refused: [string, () => Promise<Response>][] = [
    ['signing in', () => signIn(openBrowser(site))],
    ['confirming once more', () => confirm(openBrowser(site), site)],
  ]

  it.each(refused)('begins no other one by %s', async (_, begin) => {
    await fill(annasId, 'sessions', 100)
    const answer = await begin()
    expect([answer.status, answer.headers.getSetCookie().join().includes('__Host-session=')]).toEqual([
      429,
      false,
    ])
    expect(await answer.text()).toContain('Слишком много попыток')
  })

  it('begins none by another company either', async () => {
    expect(locationOf(await comeFromCompany())).toBe('/account')
    await fill(olgasId, 'sessions', 99)
    expect(locationOf(await comeFromCompany())).toBe('/login?said=provider')
  })

  it('may go on with a new password, by a letter or by the old one', async () => {
    const browser = await openSignedIn(site)
    await fill(annasId, 'sessions', 100)
    expect(locationOf(await changePassword(browser))).toBe('/account?done=password')
    expect(locationOf(await setPasswordByLetter())).toBe('/account?done=password')
  })
})

describe('of new passwords the twenty-first of a day counts, and begins no session', () => {
  const ways: [string, (browser: Browser) => Promise<Response>][] = [
    ['the old one', changePassword],
    ['a letter', setPasswordByLetter],
  ]

  it.each(ways)('set by %s', async (_, set) => {
    const browser = await openSignedIn(site)
    await fill(annasId, 'password-sessions', 20)
    expect((await set(browser)).status).toBe(429)
    expect(await whoIsIn(browser)).toBe(401)
    expect(await whoIsIn(await openSignedIn(site, another))).toBe(anna.email)
  })
})
