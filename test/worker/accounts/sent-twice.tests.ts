import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AccountSite,
  anna,
  type Browser,
  locationOf,
  makeAccount,
  openBrowser,
  openSite,
  signIn,
  siteKinds,
  whoIsIn,
} from '../account-site.ts'
import { beginFresh, later } from '../fresh-site.ts'
import { settleIn } from '../session-cookies.ts'

beginFresh()
const another = 'four other small words'

let site: AccountSite
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

/** A second request of the same browser, from another tab or by a second press: both carry the cookies from before. */
const copyOf = (browser: Browser): Browser => {
  const copy = openBrowser(site)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

describe.each(siteKinds)('a registration with %s that is sent twice at once', (kind) => {
  beforeEach(async () => {
    site = await openSite(kind)
  })

  it('is answered twice, with one e-mail', async () => {
    const send = () => openBrowser(site).send('/register', anna)
    const answers = await Promise.all([send(), send()])
    expect(answers.map(locationOf)).toEqual(Array(2).fill('/register?letter=out'))
    expect(site.letters.map(({ text }) => text.includes('confirmation='))).toEqual([true])
  })

  it('has the letter of who is known already where it is sent again afterwards', async () => {
    const browser = openBrowser(site)
    await browser.send('/register', anna)
    await browser.send('/register', anna)
    expect(site.letters.map(({ text }) => text.includes('confirmation='))).toEqual([true, false])
  })
})

it('a registration waits for nobody else’s', async () => {
  site = await openSite('a remote Strapi')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  site.interfere((request) => {
    const boris = request.clone()
    return request.url.endsWith('/register')
      ? boris.text().then(async (body) => {
          if (body.includes('boris')) await held
          return Response.json({ user: { id: 1, username: 'a', email: 'a@example.com' } })
        })
      : undefined
  })
  const waiting = openBrowser(site).send('/register', { ...anna, email: 'boris@example.com' })
  expect((await openBrowser(site).send('/register', anna)).status).toBe(303)
  answer()
  expect((await waiting).status).toBe(303)
})

describe.each(siteKinds)('another password for an account of %s', (kind) => {
  beforeEach(async () => {
    site = await openSite(kind)
    await makeAccount(site)
  })
  const change = (browser: Browser, password: string) =>
    browser.send('/account/password', { currentPassword: anna.password, password })

  it('that is sent twice at once is changed once, and both answers say so', async () => {
    const first = await settleIn(site)
    const second = copyOf(first)
    later(1)
    const answers = await Promise.all([change(first, another), change(second, another)])
    expect(answers.map(locationOf)).toEqual(Array(2).fill('/account?done=password'))
    expect(await whoIsIn(second)).toBe(anna.email)
    expect(locationOf(await signIn(openBrowser(site), { ...anna, password: another }))).toBe('/account')
  })

  it('and yet another at once are one of them, and who sent the other is told', async () => {
    const first = await settleIn(site)
    const second = copyOf(first)
    later(1)
    const passwords = [another, 'words of a second tab']
    const answers = await Promise.all([change(first, another), change(second, 'words of a second tab')])
    const taken = answers.map(({ status }) => status === 303)
    expect(taken.toSorted()).toEqual([false, true])
    for (const [index, password] of passwords.entries()) {
      const signedIn = await signIn(openBrowser(site), { ...anna, password })
      expect(signedIn.status === 303).toBe(taken[index])
    }
  })

  it('that was refused holds up no later one', async () => {
    const browser = await settleIn(site)
    const wrong = { currentPassword: 'a guess', password: another }
    expect((await browser.send('/account/password', wrong)).status).toBe(422)
    expect(locationOf(await change(browser, another))).toBe('/account?done=password')
  })
})
