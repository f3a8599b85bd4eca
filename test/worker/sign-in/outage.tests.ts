import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { accountFormMessages } from '../../../src/languages/texts.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  anna,
  brokenDatabase,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  refusal,
  signIn,
  whoIsIn,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'

beginAtOneMoment()
const words = accountFormMessages('ru')
const another = 'four other small words'

let site: AccountSite
beforeEach(async () => {
  site = await openSite('a remote Strapi')
  await makeAccount(site)
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

const steps = [
  ['/login', { identifier: anna.email, password: anna.password }],
  ['/register', { email: 'new@example.com', password: another }],
  ['/forgot-password', { email: anna.email }],
  ['/reset-password', { code: 'of-a-letter', password: another }],
  ['/confirm', { code: 'of-a-letter', email: anna.email, password: anna.password }],
  ['/account/password', { currentPassword: anna.password, password: another }],
  ['/account/erase', { currentPassword: anna.password }],
] as const
const calls = [
  ['/api/auth/local', { identifier: anna.email, password: anna.password }],
  ['/api/auth/local/register', { email: 'new@example.com', password: another }],
  ['/api/auth/forgot-password', { email: anna.email }],
  ['/api/auth/send-email-confirmation', { email: anna.email }],
  ['/api/auth/reset-password', { code: 'of-a-letter', password: another }],
  ['/api/auth/change-password', { currentPassword: anna.password, password: another }],
] as const

/** Signs in while the service answers everything. */
const settleIn = async () => {
  const browser = await openSignedIn(site)
  await browser.open('/account')
  return browser
}

describe('while Strapi is down', () => {
  const goDown = () => site.interfere(() => Promise.reject(new TypeError('connection refused')))

  it.each(steps)(
    '%s says so with 503, and gives back what was typed, but for passwords',
    async (path, fields) => {
      const browser = await settleIn()
      goDown()
      const response = await browser.send(path, fields)
      const html = await response.text()
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      expect(html).toContain(words.faults.unavailable)
      const { password = '', currentPassword = '', ...typed } = fields as Record<string, string>
      for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
      for (const secret of [password, currentPassword].filter(Boolean)) expect(html).not.toContain(secret)
    },
  )

  it.each(calls)('%s says so with 503 and a code', async (path, body) => {
    const browser = await settleIn()
    goDown()
    const response = await browser.call(path, body)
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { data: null, error: { status: 503, name: 'UpstreamFailed' } },
    ])
  })

  it('nobody is signed out by it, and everybody is out who wants to', async () => {
    const browser = await settleIn()
    goDown()
    later(300)
    expect(await whoIsIn(browser)).toBe(anna.email)
    await browser.call('/api/auth/sign-out')
    expect(await whoIsIn(browser)).toBe(401)
  })

  it('what somebody saves is kept', async () => {
    const browser = await settleIn()
    goDown()
    const saved = [{ slug: 'hans-zimmer-moscow-1', isSaved: true, changedAt: nowMs() }]
    const response = await browser.call('/api/account/kept', { saved })
    expect(await response.json()).toMatchObject({ data: { saved: ['hans-zimmer-moscow-1'] } })
  })

  it('no try counts: the account is open as soon as it is back', async () => {
    const browser = openBrowser(site)
    goDown()
    for (let at = 0; at < 30; at++) await signIn(browser)
    site.interfere(() => undefined)
    expect(locationOf(await signIn(browser))).toBe('/account')
  })

  it('a letter’s code is good afterwards', async () => {
    const browser = openBrowser(site)
    await browser.send('/forgot-password', { email: anna.email })
    const change = { code: lastCode(site), password: another }
    goDown()
    await browser.send('/reset-password', change)
    site.interfere(() => undefined)
    expect(locationOf(await browser.send('/reset-password', change))).toBe('/account?done=password')
  })
})

it('a letter that doesn’t leave is told to nobody: it would say that there is an account', async () => {
  site.interfere(() => Promise.resolve(refusal(500, 'Internal Server Error')))
  const response = await openBrowser(site).send('/forgot-password', { email: anna.email })
  expect(locationOf(response)).toBe('/forgot-password?letter=out')
})

describe('where Strapi limits', () => {
  it.each<[string, () => Record<string, string>, number]>([
    [
      'until a second that it names',
      () => ({ 'x-ratelimit-reset': String(Math.ceil(nowMs() / 1000) + 37) }),
      37,
    ],
    ['for so many seconds', () => ({ 'retry-after': '12' }), 12],
    ['until a second that has passed', () => ({ 'x-ratelimit-reset': '1000' }), 60],
    ['until another century', () => ({ 'x-ratelimit-reset': '9999999999' }), 3600],
    ['without a word', () => ({}), 60],
  ])('%s, the visitor hears how long', async (_how, toHeaders, seconds) => {
    site.interfere(() => Promise.resolve(refusal(429, 'Too many requests', toHeaders())))
    const credentials = { identifier: anna.email, password: anna.password }
    const page = await openBrowser(site).send('/login', credentials)
    expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([
      429,
      expect.closeTo(seconds, -0.5),
    ])
    expect(await page.text()).toContain(`value="${anna.email}"`)
    const call = await openBrowser(site).call('/api/auth/local', credentials)
    expect([call.status, Number(call.headers.get('retry-after'))]).toEqual([
      429,
      expect.closeTo(seconds, -0.5),
    ])
  })
})

describe('while the database is down', () => {
  const goDown = () => Object.assign(site.bindings, { DB: brokenDatabase } satisfies Partial<Bindings>)

  it.each(['/account', '/account/password', '/account/erase'])('%s is a 503 page', async (path) => {
    const browser = await settleIn()
    goDown()
    expect((await browser.open(path)).status).toBe(503)
    expect(browser.cookies.has('__Host-session')).toBe(true)
  })

  it('who is signed in isn’t known, and nobody loses their cookie', async () => {
    const browser = await settleIn()
    goDown()
    expect(await whoIsIn(browser)).toBe(503)
    Object.assign(site.bindings, { DB: (env as Bindings).DB })
    expect(await whoIsIn(browser)).toBe(anna.email)
  })

  it.each([
    ['a form', '/account', { wish: 'sign-out' }],
    ['a call', '/api/auth/sign-out', {}],
  ])('one signs out all the same, by %s', async (how, path, fields) => {
    const browser = await settleIn()
    goDown()
    await (how === 'a form' ? browser.send(path, fields) : browser.call(path))
    expect([...browser.cookies.keys()]).toEqual(['__Host-device'])
  })

  it('nobody is told that they are out everywhere', async () => {
    const browser = await settleIn()
    goDown()
    expect((await browser.send('/account', { wish: 'sign-out-everywhere' })).status).toBe(503)
    expect((await browser.call('/api/account/kept')).status).toBe(503)
  })
})

describe('where too many have tried', () => {
  it('the owner gets in on a device that has signed in before, and nobody elsewhere', async () => {
    const known = await settleIn()
    await known.send('/account', { wish: 'sign-out' })
    for (let at = 0; at < 6; at++) {
      await signIn(openBrowser(site, `198.51.100.${at}`), { ...anna, password: 'a guess' })
    }
    const elsewhere = await signIn(openBrowser(site, '198.51.100.99'))
    const seconds = Number(elsewhere.headers.get('retry-after'))
    expect([elsewhere.status, seconds > 0]).toEqual([429, true])
    expect(await elsewhere.text()).toContain('Слишком много попыток')
    expect(locationOf(await signIn(known))).toBe('/account')
  })

  it('who is signed in changes the password all the same', async () => {
    const browser = await settleIn()
    for (let at = 0; at < 6; at++) {
      await signIn(openBrowser(site, `198.51.100.${at}`), { ...anna, password: 'a guess' })
    }
    const change = { currentPassword: anna.password, password: another }
    expect(locationOf(await browser.send('/account/password', change))).toBe('/account?done=password')
  })

  it('nobody’s device is known by another name’s cookie', async () => {
    const boris = { email: 'boris@example.com', password: 'words of his own' }
    await makeAccount(site, boris)
    const guesser = await openSignedIn(site, boris, '203.0.113.9')
    const waits: number[] = []
    for (let at = 0; at < 6; at++) {
      waits.push((await signIn(guesser, { ...anna, password: 'a guess' })).status)
    }
    expect(waits).toEqual([422, 422, 422, 422, 422, 429])
  })
})
