import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  anna,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  refusal,
  whoIsIn,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { cookieOf, countChecks, session, settleIn } from '../session-cookies.ts'

beginAtOneMoment()

let site: AccountSite
beforeEach(async () => {
  vi.setSystemTime(Math.ceil(nowMs() / 1000) * 1000)
  site = await openSite('a remote Strapi')
  await makeAccount(site)
})

describe('a session that lasts', () => {
  it('asks the service once, and again after five minutes', async () => {
    const browser = await settleIn(site)
    const before = countChecks(site)
    for (let at = 0; at < 3; at++) await browser.open('/account')
    later(5 * 60 - 1)
    await browser.open('/account')
    expect(countChecks(site)).toBe(before)
    later(1)
    expect(cookieOf(await browser.open('/account'), session)).toBeDefined()
    expect(countChecks(site)).toBe(before + 1)
    await browser.open('/account')
    expect(countChecks(site)).toBe(before + 1)
  })

  it.each([401, 403])('ends without an error if the service answers %i', async (status) => {
    const browser = await settleIn(site)
    site.interfere(() => Promise.resolve(refusal(status, 'Missing or invalid credentials')))
    later(300)
    expect(locationOf(await browser.open('/account'))).toBe('/login?next=%2Faccount')
    expect(browser.cookies.has(session)).toBe(false)
    expect(browser.cookies.has('tutti_account')).toBe(false)
  })

  it.each<[string, () => Promise<Response>]>([
    ['fails', () => Promise.resolve(refusal(500, 'Internal Server Error'))],
    ['is down', () => Promise.reject(new TypeError('connection refused'))],
    ['limits', () => Promise.resolve(refusal(429, 'Too many requests'))],
    ['says nothing that can be read', () => Promise.resolve(new Response('<html>'))],
    ['leads elsewhere', () => Promise.resolve(Response.redirect('https://elsewhere.example/'))],
  ])('goes on where the service %s, and isn’t asked for by every page', async (_what, fail) => {
    const browser = await settleIn(site)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    site.interfere(fail)
    later(300)
    const before = countChecks(site)
    for (let at = 0; at < 3; at++) expect((await browser.open('/account')).status).toBe(200)
    expect(countChecks(site)).toBe(before + 1)
    later(60)
    await browser.open('/account')
    expect(countChecks(site)).toBe(before + 2)
  })

  it('knows an account whose name is longer than a cookie', async () => {
    const name = 'n'.repeat(5000)
    site.interfere(({ url }) =>
      url.includes('/users/me')
        ? Promise.resolve(
            Response.json({ id: 1, username: name, email: anna.email, provider: 'local', confirmed: true }),
          )
        : undefined,
    )
    const browser = await settleIn(site)
    expect(await whoIsIn(browser)).toBe(anna.email)
  })
})

describe('a query of content by a page of the site', () => {
  const query = { query: '{ cities { data { id } } }' }
  const bearers = () => site.queries.map(({ headers }) => headers.get('authorization')?.split(' ')[0])

  it('is asked by who is signed in as themselves, and kept for nobody', async () => {
    const browser = await settleIn(site)
    site.queries.length = 0
    const response = await browser.call('/graphql', query)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(bearers()).toEqual(['Bearer'])
    await openBrowser(site).call('/graphql', query)
    expect(bearers()).toEqual(['Bearer', undefined])
  })

  it('is everybody’s where Strapi knows the token no longer, and the session ends', async () => {
    const browser = await settleIn(site)
    site.interfere(({ url }) =>
      url.endsWith('/graphql') && site.queries.at(-1)?.headers.has('authorization')
        ? Promise.resolve(refusal(401, 'Missing or invalid credentials'))
        : undefined,
    )
    const response = await browser.call('/graphql', query)
    expect([response.status, await whoIsIn(browser)]).toEqual([200, 401])
  })

  it('ends no session where the content ships with the site', async () => {
    site = await openSite()
    await makeAccount(site)
    const browser = await openSignedIn(site)
    expect((await browser.call('/graphql', query)).status).toBe(200)
    expect(await whoIsIn(browser)).toBe(anna.email)
  })
})

describe('one who edits', () => {
  it('is known with the first page after signing in, and no longer after signing out', async () => {
    await site.database.prepare(`update embedded_user set role = 'editor'`).run()
    const browser = await openSignedIn(site)
    await browser.open('/account')
    expect(browser.cookies.has('__Host-editor')).toBe(true)
    await browser.send('/account', { wish: 'sign-out' })
    expect([...browser.cookies.keys()]).toEqual(['__Host-device'])
  })
})
