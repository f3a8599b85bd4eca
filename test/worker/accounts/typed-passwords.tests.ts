import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../../src/strapi-emulator/accounts/credentials.ts'
import { createUserTable } from '../../../src/strapi-emulator/accounts/users.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSite,
  signIn,
  siteKinds,
  whoIsIn,
} from '../account-site.ts'
import { beginFresh } from '../fresh-site.ts'

beginFresh()
const email = 'anna@example.com'
const composed = 'Йод и ёж, café'
const inParts = composed.normalize('NFD')
const withOtherSpaces = composed.replaceAll(' ', '\u00a0')
const another = 'четыре других слова'

/** Adds a user whose password is stored as it was before the site normalised typed passwords (NFC). */
async function keepAs(site: AccountSite, password: string): Promise<void> {
  const user = { username: email, email, password: await hashPassword(password), isConfirmed: true }
  await createUserTable(site.database).add(user, nowMs())
}

const passwordsAsked = ({ calls }: AccountSite) =>
  calls.filter(({ url }) => new URL(url).pathname === '/api/auth/local').length

describe.each(siteKinds)('a password of %s', (kind) => {
  let site: AccountSite
  beforeEach(async () => {
    site = await openSite(kind)
  })

  it.each([
    ['composed', composed, 'in parts', inParts],
    ['in parts', inParts, 'composed', composed],
    ['with usual spaces', composed, 'with others', withOtherSpaces],
  ])('that was set %s opens the account where it is typed %s', async (_set, set, _typed, typed) => {
    await makeAccount(site, { email, password: set })
    expect(locationOf(await signIn(openBrowser(site), { email, password: typed }))).toBe('/account')
  })

  it.each([
    ['composed', composed, 'composed', composed],
    ['in parts', inParts, 'in parts', inParts],
    ['in parts', inParts, 'composed', composed],
    ['with other spaces', withOtherSpaces, 'so', withOtherSpaces],
  ])('that was set %s before that opens it where it is typed %s', async (_set, set, _typed, typed) => {
    await keepAs(site, set)
    expect(locationOf(await signIn(openBrowser(site), { email, password: typed }))).toBe('/account')
  })

  it.each([
    ['has one form', 'three small words', 600],
    ['has two', composed, 1200],
    ['has three', withOtherSpaces, 1800],
  ])(
    'that %s is answered for after as long as the service may take for each',
    async (_, password, waitMs) => {
      await signIn(openBrowser(site), { email, password })
      // The work before a pause takes a part of the constant time, so the pause is rounded up to it.
      const pauses = vi.mocked(scheduler.wait).mock.calls.map(([pauseMs]) => Math.ceil(pauseMs / 600) * 600)
      expect(pauses).toEqual([waitMs])
    },
  )

  it('is taken by calls of a script as by the form', async () => {
    await makeAccount(site, { email, password: composed })
    const answer = await openBrowser(site).call('/api/auth/local', { identifier: email, password: inParts })
    expect(answer.status).toBe(200)
  })

  it('that a letter sets opens it however it is typed', async () => {
    await makeAccount(site, { email, password: another })
    const browser = openBrowser(site)
    await browser.send('/forgot-password', { email })
    await browser.send('/reset-password', { code: lastCode(site, email), password: inParts })
    expect(locationOf(await signIn(openBrowser(site), { email, password: composed }))).toBe('/account')
  })

  it('is changed by who types the one before otherwise than it was set', async () => {
    await keepAs(site, inParts)
    const browser = openBrowser(site)
    await signIn(browser, { email, password: composed })
    const changed = await browser.send('/account/password', {
      currentPassword: composed,
      password: `${another} ё`.normalize('NFD'),
    })
    expect(locationOf(changed)).toBe('/account?done=password')
    expect(locationOf(await signIn(openBrowser(site), { email, password: `${another} ё` }))).toBe('/account')
  })

  it('lets its owner erase the account however it is typed', async () => {
    await keepAs(site, inParts)
    const browser = openBrowser(site)
    await signIn(browser, { email, password: composed })
    expect(await whoIsIn(browser)).toBe(email)
    await browser.send('/account/erase', { currentPassword: composed })
    expect(await whoIsIn(browser)).toBe(401)
  })

  it('that is wrong in each form is one try of five', async () => {
    await makeAccount(site, { email, password: another })
    const browser = openBrowser(site)
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await signIn(browser, { email, password: composed })).status).toBe(422)
    }
    expect((await signIn(browser, { email, password: composed })).status).toBe(429)
  })
})

describe('a service of accounts', () => {
  it.each([
    ['for a password that has one form', 'three small words', 'three small words'],
    ['where the composed form is right', composed, composed],
    ['for a wrong password that has one form', another, 'three small words'],
  ])('is asked once %s', async (_when, set, typed) => {
    const site = await openSite('a remote Strapi')
    await makeAccount(site, { email, password: set })
    site.calls.length = 0
    await signIn(openBrowser(site), { email, password: typed })
    expect(passwordsAsked(site)).toBe(1)
  })
})

describe('who has an address at an internationalised domain', () => {
  const registered = 'почта@почта.рф'
  const kept = 'почта@xn--80a1acny.xn--p1ai'

  it.each([registered, kept, 'ПОЧТА@ПОЧТА.РФ', 'почта@почта.рф\u200b'])(
    'signs in by it as they type it: %s',
    async (typed) => {
      const site = await openSite()
      const browser = openBrowser(site)
      await browser.send('/register', { email: registered, password: another })
      await browser.send('/confirm', { code: lastCode(site, kept), email: registered, password: another })
      expect(locationOf(await signIn(openBrowser(site), { email: typed, password: another }))).toBe(
        '/account',
      )
    },
  )
})
