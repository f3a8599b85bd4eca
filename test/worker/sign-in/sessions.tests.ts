import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { toBase64Url } from '../../../src/crypto/signature.ts'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { app } from '../../../src/worker/app.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import {
  type AccountSite,
  anna,
  locationOf,
  makeAccount,
  openBrowser,
  openSite,
  signIn,
  whoIsIn,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { cookieOf, countChecks, decode, session, settleIn, withCookie } from '../session-cookies.ts'

beginAtOneMoment()
const day = 24 * 60 * 60

let site: AccountSite
beforeEach(async () => {
  vi.setSystemTime(Math.ceil(nowMs() / 1000) * 1000)
  site = await openSite('a remote Strapi')
  await makeAccount(site)
})

const attributesOf = (line = '') => line.split('; ').slice(1).sort()

describe('the cookies of who signs in', () => {
  it('are for this host alone, out of reach of scripts, until the token ends', async () => {
    const response = await signIn(openBrowser(site))
    expect(attributesOf(cookieOf(response, session))).toEqual(
      ['HttpOnly', `Max-Age=${30 * day}`, 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    )
    expect(attributesOf(cookieOf(response, '__Host-device'))).toEqual(
      ['HttpOnly', `Max-Age=${365 * day}`, 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    )
    expect(cookieOf(response, 'tutti_account')).toMatch(/^tutti_account=[\w-]{16}; /)
  })

  it('end when the token ends, however often they are renewed', async () => {
    const browser = await settleIn(site)
    later(10 * day)
    const response = await browser.open('/account')
    expect(attributesOf(cookieOf(response, session))).toContain(`Max-Age=${20 * day}`)
  })

  it('live as long as browsers keep any, where the token lives for years', async () => {
    const jwt = ['{}', JSON.stringify({ exp: 5_000_000_000 }), '{}'].map((part) =>
      toBase64Url(new TextEncoder().encode(part)),
    )
    const user = { id: 1, username: 'anna', email: anna.email, confirmed: true }
    site.interfere(() => Promise.resolve(Response.json({ jwt: jwt.join('.'), user })))
    const response = await signIn(openBrowser(site))
    expect(attributesOf(cookieOf(response, session))).toContain(`Max-Age=${400 * day}`)
  })

  it('have names that browsers take at http on one’s own machine', async () => {
    const context = createExecutionContext()
    const body = new URLSearchParams({
      [formKeyField]: makeAgedFormKey(),
      identifier: anna.email,
      password: anna.password,
    })
    const headers = { origin: 'http://localhost:8787' }
    const request = new Request('http://localhost:8787/login', { method: 'POST', body, headers })
    const bound = { ...env, ...site.variables, ...site.bindings } as Bindings
    const response = await app.fetch(request, bound, context)
    await waitOnExecutionContext(context)
    const lines = response.headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['device', 'session', 'tutti_account'])
    expect(lines.join()).not.toContain('Secure')
  })

  it('are replaced when somebody signs in anew', async () => {
    const browser = await settleIn(site)
    const before = browser.cookies.get(session) ?? ''
    await signIn(browser)
    expect(browser.cookies.get(session)).not.toBe(before)
    expect(await whoIsIn(withCookie(site, before))).toBe(401)
    expect(await whoIsIn(browser)).toBe(anna.email)
  })
})

describe('a cookie that opens nothing', () => {
  it.each<[string, (real: string) => string | Promise<string>]>([
    ['empty', () => '""'],
    ['of one dot', () => '.'],
    ['without its mark', (real) => real.split('.')[0] ?? ''],
    ['with another mark', (real) => `${real.split('.')[0]}.${'A'.repeat(43)}`],
    ['with a mark that is no base64', (real) => `${real.split('.')[0]}.!!!`],
    [
      'whose user was changed',
      (real) => {
        const changed = { ...decode(real), user: { ...(decode(real).user as object), id: '2' } }
        return `${toBase64Url(new TextEncoder().encode(JSON.stringify(changed)))}.${real.split('.')[1]}`
      },
    ],
    ['of 4 KB', () => `${'a'.repeat(4040)}.${'A'.repeat(43)}`],
    ['with another cookie’s mark', (real) => `${real.split('.')[0]}.${real.split('.')[0]}`],
    ['which is a token of the service', (real) => String((decode(real).tokens as { access: string }).access)],
  ])('%s is taken away, and everything is as for nobody', async (_what, forge) => {
    const browser = withCookie(site, await forge((await settleIn(site)).cookies.get(session) ?? ''))
    expect(await whoIsIn(browser)).toBe(401)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('of a site with another secret', async () => {
    const cookie = (await settleIn(site)).cookies.get(session) ?? ''
    site.variables.SITE_SECRET = 'another secret that signs nothing of ours'
    expect(await whoIsIn(withCookie(site, cookie))).toBe(401)
  })

  it('whose token has ended', async () => {
    const browser = await settleIn(site)
    later(30 * day)
    const before = countChecks(site)
    expect(await whoIsIn(browser)).toBe(401)
    expect(countChecks(site)).toBe(before)
  })

  it('leads from a page to the one for signing in, and from there back', async () => {
    const browser = withCookie(site, 'forged.mark')
    expect(locationOf(await browser.open('/account/password'))).toBe('/login?next=%2Faccount%2Fpassword')
    expect([...browser.cookies.keys()]).toEqual([])
  })
})
