import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedAccounts } from '../../../src/strapi-emulator/accounts/embedded-accounts.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  anna,
  confirm,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSite,
  refusal,
  signIn,
  toStrapiLetter,
  whoIsIn,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { settleIn } from '../session-cookies.ts'
import { origin } from '../visit.ts'

beginAtOneMoment()
const another = 'four other small words'

let site: AccountSite
beforeEach(async () => {
  vi.setSystemTime(Math.ceil(nowMs() / 1000) * 1000)
  site = await openSite('a remote Strapi')
  await makeAccount(site)
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

/** Strapi carries out the call, but its answer is lost. */
function loseAnswersTo(path: string): void {
  const { database } = site
  const strapi = createEmbeddedAccounts({
    database,
    now: Date.now,
    site: origin,
    sendLetter: async (email) => void site.letters.push(toStrapiLetter(email)),
  })
  site.interfere((request) =>
    request.url.endsWith(path)
      ? strapi(request).then(() => Promise.reject(new TypeError('connection lost')))
      : undefined,
  )
}

/** @returns the address to which the answer redirects */
const changePassword = async (browser: ReturnType<typeof openBrowser>) =>
  locationOf(await browser.send('/account/password', { currentPassword: anna.password, password: another }))

describe('a password that is set with the code of an e-mail', () => {
  it.each<[string, () => Promise<Response>]>([
    ['is down', () => Promise.reject(new TypeError('connection refused'))],
    ['fails', () => Promise.resolve(refusal(500, 'Internal Server Error'))],
    ['limits', () => Promise.resolve(refusal(429, 'Too many requests'))],
  ])('signs in, and out everywhere else, where Strapi %s right after it', async (_what, fail) => {
    const phone = await settleIn(site)
    const browser = openBrowser(site)
    await browser.send('/forgot-password', { email: anna.email })
    later(1)
    site.interfere(({ url }) => (url.includes('/users/me') ? fail() : undefined))
    const change = { code: lastCode(site), password: another }
    expect(locationOf(await browser.send('/reset-password', change))).toBe('/account?done=password')
    site.interfere(() => undefined)
    expect([await whoIsIn(browser), await whoIsIn(phone)]).toEqual([anna.email, 401])
  })
})

describe('another password of which Strapi’s answer was lost', () => {
  it('is valid, and ends all other sessions', async () => {
    const [phone, laptop] = [await settleIn(site), await settleIn(site)]
    later(1)
    loseAnswersTo('/auth/change-password')
    expect(await changePassword(laptop)).toBe('/account?done=password')
    expect([await whoIsIn(phone), await whoIsIn(laptop)]).toEqual([401, anna.email])
  })

  it('is not reported as changed if Strapi hadn’t changed it', async () => {
    const [phone, laptop] = [await settleIn(site), await settleIn(site)]
    later(1)
    site.interfere(({ url }) =>
      url.endsWith('/auth/change-password') ? Promise.reject(new TypeError('connection lost')) : undefined,
    )
    const fields = { currentPassword: anna.password, password: another }
    expect((await laptop.send('/account/password', fields)).status).toBe(503)
    expect([await whoIsIn(phone), await whoIsIn(laptop)]).toEqual([anna.email, anna.email])
    site.interfere(() => undefined)
    expect(locationOf(await signIn(openBrowser(site)))).toBe('/account')
  })
})

it('a registration of which Strapi’s answer was lost is confirmed by its e-mail', async () => {
  const boris = { email: 'boris@example.com', password: 'words of his own' }
  loseAnswersTo('/auth/local/register')
  expect((await openBrowser(site).send('/register', boris)).status).toBe(503)
  site.interfere(() => undefined)
  const again = await openBrowser(site).send('/register', boris)
  expect(locationOf(again)).toBe('/register?letter=out')
  await confirm(openBrowser(site), site, boris)
  expect(locationOf(await signIn(openBrowser(site), boris))).toBe('/account')
})

it('a sign-in of which Strapi’s answer was lost counts against nobody', async () => {
  loseAnswersTo('/auth/local')
  const browser = openBrowser(site)
  for (let at = 0; at < 10; at++) expect((await signIn(browser)).status).toBe(503)
  site.interfere(() => undefined)
  expect(locationOf(await signIn(browser))).toBe('/account')
})

it('a token too long for any cookie signs nobody in, and the log says why', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = { id: 1, username: 'anna', email: anna.email, confirmed: true }
  site.interfere(({ url }) =>
    url.endsWith('/auth/local')
      ? Promise.resolve(Response.json({ jwt: `${'a'.repeat(4000)}.b.c`, user }))
      : undefined,
  )
  const browser = openBrowser(site)
  const response = await signIn(browser)
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect([...browser.cookies.keys()]).toEqual([])
  expect(errors.mock.calls.join()).toMatch(/a session of \d+ bytes fits no cookie/)
  expect(errors.mock.calls.join()).not.toContain('aaaa')
})
