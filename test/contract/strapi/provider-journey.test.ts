import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSecret } from '../../../src/tools/operate/make-secrets.ts'
import type { ServedWorker } from '../../../src/tools/operate/serve-worker.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { type OauthServer, openOauthServer } from './oauth-server.ts'
import { servePatiently } from './patient-worker.ts'
import { need, strapiUrl, version } from './services.ts'

/** The address to which Strapi redirects browsers. */
const site = need('STRAPI_SITE_URL')

let oauth: OauthServer
let served: ServedWorker | undefined
beforeAll(async () => {
  oauth = await openOauthServer(Number(need('LOOPBACK_PROVIDER_PORT')))
  served = await servePatiently(Number(new URL(site).port), {
    SITE_SECRET: makeSecret(),
    CONTENT_URL: strapiUrl,
    SITE_URL: site,
    ACCOUNT_PROVIDERS: 'loopback',
    CONTENT_PROXY_SECRET: need('STRAPI_PROXY_SECRET'),
  })
})
afterAll(async () => {
  await served?.stop()
  await oauth.stop()
})

/**
 * How the other company, or Strapi, sends people back to the site. Strapi 4 puts a second `?` behind an address that
 * has one; from 5.53 on the company itself sends them, with its code.
 */
const wayBack = {
  '4': /\/connect\/loopback\/callback\?way=[^?]+\?access_token=/,
  '5': /\/connect\/loopback\/callback\?(?:.*&)?code=/,
}[version]
const isBackAtSite = (href: string) => href.startsWith(site) && wayBack.test(href)

/** Goes on as a browser does, with the cookies of each server, until a page is shown. */
function openBrowser(address = '192.0.2.1') {
  const jars = new Map<string, Map<string, string>>()
  const visited: string[] = []
  async function open(to: URL, init: RequestInit = {}): Promise<{ url: URL; status: number; text: string }> {
    const jar = jars.get(to.origin) ?? new Map<string, string>()
    jars.set(to.origin, jar)
    visited.push(to.href)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const ofSite: Record<string, string> =
      to.origin === site ? { 'cf-connecting-ip': address, origin: site } : {}
    const response = await fetch(to, { ...init, redirect: 'manual', headers: { cookie, ...ofSite } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await response.text()
    const next = response.headers.get('location') ?? response.headers.get('refresh')?.replace(/^0;url=/, '')
    return next ? open(new URL(next, to)) : { url: to, status: response.status, text }
  }
  return {
    jars,
    visited,
    open: (path: string) => open(new URL(path, site)),
    signIn: (next: string) =>
      open(new URL('/connect/loopback', site), { method: 'POST', body: new URLSearchParams({ next }) }),
  }
}

let people = 0
const somebody = () => {
  people += 1
  const email = `journey-${nowMs()}-${people}@example.com`
  return { name: `Olga ${email}`, email }
}

describe('signing in with an OAuth provider, from the site through Strapi and back', () => {
  it('ends where one was going, signed in, at an address that says nothing', async () => {
    const person = somebody()
    oauth.person = person
    const browser = openBrowser()
    const arrived = await browser.signIn('/account')
    expect([arrived.status, arrived.url.href]).toEqual([200, `${site}/account`])
    expect(arrived.text).toContain(person.email)
    expect(browser.visited.filter(isBackAtSite)).toHaveLength(1)
  })

  it('is done once with one way back, by whomever', async () => {
    oauth.person = somebody()
    const browser = openBrowser()
    await browser.signIn('/account')
    const back = browser.visited.find(isBackAtSite)
    browser.jars.get(site)?.clear()
    const again = await browser.open(back?.slice(site.length) ?? '')
    expect([again.status, again.url.search]).toEqual([200, '?said=provider'])
  })

  it('ends at the page for signing in where the person says no', async () => {
    oauth.person = undefined
    const browser = openBrowser()
    const arrived = await browser.signIn('/account')
    expect(`${arrived.url.pathname}${arrived.url.search}`).toBe('/login?said=provider')
    expect([...(browser.jars.get(site)?.keys() ?? [])]).toEqual([])
  })

  it('gives nobody the account of an address that has a password', async () => {
    const person = somebody()
    const registered = await fetch(new URL('/api/auth/local/register', site), {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.9' },
      body: JSON.stringify({ email: person.email, password: 'three small words' }),
    })
    expect(await registered.json()).toEqual({ ok: true })
    oauth.person = person
    const arrived = await openBrowser('192.0.2.9').signIn('/account')
    expect(arrived.url.search).toBe('?said=provider')
  })
})
