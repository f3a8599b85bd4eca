import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/app.ts'
import type { Bindings } from '../../src/config.ts'
import { formKeyField } from '../../src/shared/forms/form-key.ts'
import { fromBase64Url, toBase64Url } from '../../src/signature.ts'
import { newKey } from '../fixtures/new-key.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  refusal,
  signIn,
  whoIsIn,
} from './account-world.ts'
import { beginFresh, later } from './fresh-site.ts'

beginFresh()
const boris = { email: 'boris@example.com', password: 'words of his own' }
const session = '__Host-session'
const day = 24 * 60 * 60

let site: AccountSite
beforeEach(async () => {
  vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000)
  site = await openSite('a remote Strapi')
  await makeAccount(site)
})

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
const attributesOf = (line = '') => line.split('; ').slice(1).sort()
const asks = () => site.calls.filter(({ url }) => new URL(url).pathname === '/api/users/me').length
/** Lets the first page find out what Strapi tells about who has just signed in. */
const settleIn = async (who = anna, address?: string) => {
  const browser = await openSignedIn(site, who, address)
  await browser.open('/account')
  return browser
}
const withCookie = (value: string): Browser => {
  const browser = openBrowser(site)
  browser.cookies.set(session, value)
  browser.cookies.set('tutti_account', '1')
  return browser
}
const decode = (cookie = '') =>
  JSON.parse(new TextDecoder().decode(fromBase64Url(cookie.split('.')[0] ?? ''))) as Record<string, unknown>

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
    const browser = await settleIn()
    later(10 * day)
    const response = await browser.open('/account')
    expect(attributesOf(cookieOf(response, session))).toContain(`Max-Age=${20 * day}`)
  })

  it('have names that browsers take at http on one’s own machine', async () => {
    const context = createExecutionContext()
    const body = new URLSearchParams({
      ...{ [formKeyField]: newKey(), identifier: anna.email, password: anna.password },
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
    const browser = await settleIn()
    const before = browser.cookies.get(session) ?? ''
    await signIn(browser)
    expect(browser.cookies.get(session)).not.toBe(before)
    expect(await whoIsIn(withCookie(before))).toBe(401)
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
    const browser = withCookie(await forge((await settleIn()).cookies.get(session) ?? ''))
    expect(await whoIsIn(browser)).toBe(401)
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('of a site with another secret', async () => {
    const cookie = (await settleIn()).cookies.get(session) ?? ''
    site.variables.SITE_SECRET = 'another secret that signs nothing of ours'
    expect(await whoIsIn(withCookie(cookie))).toBe(401)
  })

  it('whose token has ended', async () => {
    const browser = await settleIn()
    later(30 * day)
    const before = asks()
    expect(await whoIsIn(browser)).toBe(401)
    expect(asks()).toBe(before)
  })

  it('leads from a page to the one for signing in, and from there back', async () => {
    const browser = withCookie('forged.mark')
    expect(locationOf(await browser.open('/account/password'))).toBe('/login?next=%2Faccount%2Fpassword')
    expect([...browser.cookies.keys()]).toEqual([])
  })
})

describe('a session that lasts', () => {
  it('asks the service once, and again after five minutes', async () => {
    const browser = await settleIn()
    const before = asks()
    for (let at = 0; at < 3; at++) await browser.open('/account')
    later(5 * 60 - 1)
    await browser.open('/account')
    expect(asks()).toBe(before)
    later(1)
    expect(cookieOf(await browser.open('/account'), session)).toBeDefined()
    expect(asks()).toBe(before + 1)
    await browser.open('/account')
    expect(asks()).toBe(before + 1)
  })

  it.each([401, 403])('ends silently where the service says %i', async (status) => {
    const browser = await settleIn()
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
    const browser = await settleIn()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    site.interfere(fail)
    later(300)
    const before = asks()
    for (let at = 0; at < 3; at++) expect((await browser.open('/account')).status).toBe(200)
    expect(asks()).toBe(before + 1)
    later(60)
    await browser.open('/account')
    expect(asks()).toBe(before + 2)
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
    const browser = await settleIn()
    expect(await whoIsIn(browser)).toBe(anna.email)
  })
})

describe('a question of content by a page of the site', () => {
  const question = { query: '{ cities { data { id } } }' }
  const bearers = () => site.questions.map(({ headers }) => headers.get('authorization')?.split(' ')[0])

  it('is asked by who is signed in as themselves, and kept for nobody', async () => {
    const browser = await settleIn()
    site.questions.length = 0
    const response = await browser.call('/graphql', question)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(bearers()).toEqual(['Bearer'])
    await openBrowser(site).call('/graphql', question)
    expect(bearers()).toEqual(['Bearer', undefined])
  })

  it('is everybody’s where Strapi knows the token no longer, and the session ends', async () => {
    const browser = await settleIn()
    site.interfere(({ url }) =>
      url.endsWith('/graphql') && site.questions.at(-1)?.headers.has('authorization')
        ? Promise.resolve(refusal(401, 'Missing or invalid credentials'))
        : undefined,
    )
    const response = await browser.call('/graphql', question)
    expect([response.status, await whoIsIn(browser)]).toEqual([200, 401])
  })

  it('ends no session where the content ships with the site', async () => {
    site = await openSite()
    await makeAccount(site)
    const browser = await openSignedIn(site)
    expect((await browser.call('/graphql', question)).status).toBe(200)
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

describe('other sessions of the user', () => {
  const another = 'four other small words'
  const end: Record<string, (browser: Browser) => Promise<unknown>> = {
    'signing out everywhere': (browser) => browser.send('/account', { wish: 'sign-out-everywhere' }),
    'another password': (browser) =>
      browser.send('/account/password', { currentPassword: anna.password, password: another }),
    'a password by a letter': async (browser) => {
      await browser.send('/forgot-password', { email: anna.email })
      return browser.send('/reset-password', { code: lastCode(site), password: another })
    },
  }

  it.each(Object.keys(end))('end with %s', async (name) => {
    const [phone, laptop] = [await settleIn(), await settleIn()]
    later(1)
    await end[name]?.(laptop)
    expect(await whoIsIn(phone)).toBe(401)
    expect(await whoIsIn(laptop)).toBe(name === 'signing out everywhere' ? 401 : anna.email)
  })

  it('go on where one signs out here', async () => {
    const [phone, laptop] = [await settleIn(), await settleIn()]
    later(1)
    expect(locationOf(await laptop.send('/account', { wish: 'sign-out' }))).toBe('/login?said=out')
    expect([await whoIsIn(phone), await whoIsIn(laptop)]).toEqual([anna.email, 401])
  })

  it('of somebody else go on', async () => {
    await makeAccount(site, boris)
    const [annas, boriss] = [await settleIn(), await settleIn(boris)]
    later(1)
    await annas.send('/account', { wish: 'sign-out-everywhere' })
    expect(await whoIsIn(boriss)).toBe(boris.email)
  })

  it('that begin while the password changes end too', async () => {
    const laptop = await settleIn()
    const guesser = openBrowser(site, '203.0.113.9')
    // Strapi has taken the old password; before its answer arrives, the password is another.
    site.interfere(({ url, headers }) => {
      if (!url.endsWith('/auth/local') || headers.get('x-forwarded-for') !== '203.0.113.9') return undefined
      return holdUp
    })
    let answer: (response: Response) => void = () => undefined
    const holdUp = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { access } = decode(laptop.cookies.get(session)).tokens as { access: string }
    const signingIn = signIn(guesser)
    await vi.waitFor(() => expect(site.calls.at(-1)?.headers.get('x-forwarded-for')).toBe('203.0.113.9'))
    later(1)
    await laptop.send('/account/password', { currentPassword: anna.password, password: another })
    later(1)
    answer(Response.json({ jwt: access, user: { id: 1, username: 'a', email: anna.email } }))
    expect((await signingIn).status).toBe(303)
    expect(await whoIsIn(guesser)).toBe(401)
    expect(await whoIsIn(laptop)).toBe(anna.email)
  })
})

describe('two tabs', () => {
  it('are whoever signed in last, in both', async () => {
    await makeAccount(site, boris)
    const browser = await settleIn()
    const [key] = [newKey()]
    await signIn(browser, boris)
    // The first tab still shows Anna's page.
    const exported = await browser.send('/account', { [formKeyField]: key, wish: 'export' })
    expect(await exported.json()).toMatchObject({ account: { email: boris.email } })
  })

  it('are both signed out, though a page that was asked for before is answered after', async () => {
    const browser = await settleIn()
    later(300)
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    site.interfere(({ url }) =>
      url.includes('/users/me')
        ? held.then(() => Response.json({ id: 1, username: 'a', email: anna.email, confirmed: true }))
        : undefined,
    )
    const before = asks()
    const loading = browser.open('/account')
    await vi.waitFor(() => expect(asks()).toBe(before + 1))
    const signingOut = browser.call('/api/auth/sign-out')
    answer()
    await signingOut
    await loading
    // As browsers do with what is answered last.
    browser.cookies.set(session, cookieOf(await loading, session)?.split(/[=;]/)[1] ?? '')
    expect(await whoIsIn(browser)).toBe(401)
    expect(browser.cookies.has(session)).toBe(false)
  })
})
