import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AccountSite,
  anna,
  type Browser,
  companyToken,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  refusal,
  siteSecret,
  whoIsIn,
} from '../account-site.ts'
import { contentUrl } from '../fake-content.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { origin } from '../visit.ts'

beginAtOneMoment()
const pass = '__Host-oauth'
const olga = 'olga@company.example'

let site: AccountSite
let browser: Browser
beforeEach(async () => {
  site = await openSite('a remote Strapi', { ACCOUNT_PROVIDERS: 'company,vk' })
  browser = openBrowser(site)
})

const asked = () => site.calls.filter(({ url }) => new URL(url).pathname.endsWith('/callback')).length
/** @returns the address to which the company redirects the browser, without its own parameters */
async function start(next = '/account', provider = 'company', from = browser): Promise<string> {
  const response = await from.send(`/connect/${provider}`, { next })
  const [, address = ''] = /^0;url=(.*)$/.exec(response.headers.get('refresh') ?? '') ?? []
  return new URL(address).searchParams.get('callback')?.replace(origin, '') ?? ''
}
const right = `access_token=${companyToken}&raw[access_token]=${companyToken}&raw[email]=${olga}`
/** Strapi joins the two queries with a second question mark. */
const comeBack = (callback: string, said = right, from = browser) => from.open(`${callback}?${said}`)

describe('signing in with an OAuth provider', () => {
  it('leads there by a page, and back to where one was going, signed in', async () => {
    const response = await browser.send('/connect/company', { next: '/en/concerts' })
    const html = await response.text()
    const callback = `${origin}/connect/company/callback?way=`
    expect(response.headers.get('refresh')).toContain(
      `0;url=${contentUrl}/api/connect/company?callback=${encodeURIComponent(callback)}`,
    )
    expect([html.includes('<html lang="en">'), response.headers.get('cache-control')]).toEqual([
      true,
      'no-store',
    ])
    expect(response.headers.getSetCookie().join()).toMatch(
      /__Host-oauth=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    const back = await comeBack(await start('/en/concerts'))
    expect([back.status, locationOf(back)]).toEqual([303, '/en/concerts'])
    expect(await whoIsIn(browser)).toBe(olga)
    expect(browser.cookies.has(pass)).toBe(false)
  })

  it('hands on all that the company said, and nothing of the site’s own', async () => {
    await comeBack(await start())
    const { searchParams } = new URL(site.calls.at(-1)?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      access_token: companyToken,
      'raw[access_token]': companyToken,
      'raw[email]': olga,
    })
  })

  it('ends whoever was signed in before', async () => {
    await makeAccount(site)
    browser = await openSignedIn(site)
    const before = new Map(browser.cookies)
    await comeBack(await start())
    expect(await whoIsIn(browser)).toBe(olga)
    const copied = openBrowser(site)
    for (const [name, value] of before) copied.cookies.set(name, value)
    expect(await whoIsIn(copied)).toBe(401)
  })

  it('asks for no password where there is none', async () => {
    await comeBack(await start())
    site.interfere(({ url }) =>
      url.includes('/users/me')
        ? Promise.resolve(
            Response.json({ id: 1, username: 'Olga', email: olga, provider: 'company', confirmed: true }),
          )
        : undefined,
    )
    expect(await (await browser.open('/account/erase')).text()).not.toContain('type="password"')
    expect(locationOf(await browser.send('/account/erase', {}))).toBe('/login?said=erased')
  })

  it.each(['facebook', '..', '%2e%2e', 'company?x', 'COMPANY', '__proto__', 'constructor'])(
    'isn’t begun with «%s», which isn’t offered',
    async (provider) => {
      const response = await browser.send(`/connect/${provider}`, {})
      expect([404, 405].includes(response.status) || provider === 'company?x').toBe(true)
      if (provider !== 'company?x') expect(browser.cookies.has(pass)).toBe(false)
    },
  )

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%0d%0aset-cookie:%20a=b',
    '/\r\nset-cookie: a=b',
  ])('leads back to no other site, and into no header: %j', async (next) => {
    const back = await comeBack(await start(next))
    expect(new URL(locationOf(back) ?? '', origin).origin).toBe(origin)
    expect(back.headers.get('set-cookie')).not.toMatch(/(^|, )a=b/)
  })

  it('begins only from pages of this site', async () => {
    const response = await browser.send(
      '/connect/company',
      {},
      { headers: { origin: 'https://evil.example' } },
    )
    expect([response.status, browser.cookies.has(pass)]).toEqual([403, false])
    expect([404, 405]).toContain((await browser.open('/connect/company')).status)
  })
})

describe('a way back that isn’t taken', () => {
  const refused = async (response: Response) => {
    expect([response.status, locationOf(response)]).toEqual([303, '/login?said=provider'])
    expect(await whoIsIn(browser)).toBe(401)
  }
  const withPass = (value: string) => {
    const other = openBrowser(site)
    other.cookies.set(pass, value)
    return other
  }

  it.each([
    ['error=access_denied&error_description=no&state=x'],
    ['error[error]=invalid_grant'],
    [`error=&${right}`],
    ['access_token=made-up'],
    [''],
    ['?'],
    [`ac%00cess_token=${companyToken}`],
  ])('says «%s»', async (said) => refused(await comeBack(await start(), said)))

  it('leads to the sign-in page in the language of the page that one had left', async () => {
    const back = await comeBack(await start('/en/account'), 'error=access_denied')
    expect(locationOf(back)).toBe('/en/login?said=provider')
  })

  it('comes twice', async () => {
    const callback = await start()
    await comeBack(callback)
    await browser.call('/api/auth/sign-out')
    await refused(await comeBack(callback))
  })

  it('comes twice with a copy of the cookie', async () => {
    const callback = await start()
    const copy = withPass(browser.cookies.get(pass) ?? '')
    await comeBack(callback)
    const before = asked()
    expect(locationOf(await comeBack(callback, right, copy))).toBe('/login?said=provider')
    expect([await whoIsIn(copy), asked()]).toEqual([401, before])
  })

  it('comes twice at once with a copy of the cookie', async () => {
    const callback = await start()
    const copy = withPass(browser.cookies.get(pass) ?? '')
    await Promise.all([comeBack(callback), comeBack(callback, right, copy)])
    expect(asked()).toBe(1)
  })

  it.each<[string, (callback: string) => Promise<Response>]>([
    ['without a cookie', (callback) => comeBack(callback, right, openBrowser(site))],
    [
      'of another browser',
      async (callback) => {
        const other = openBrowser(site)
        await start('/account', 'company', other)
        return comeBack(callback, right, other)
      },
    ],
    ['without its way', () => browser.open(`/connect/company/callback?${right}`)],
    ['with two ways', (callback) => comeBack(callback.replace('way=', 'way=other&way='))],
    ['of another company', (callback) => comeBack(callback.replace('/company/', '/vk/'))],
    ['of a company that isn’t offered', (callback) => comeBack(callback.replace('/company/', '/facebook/'))],
    [
      'after ten minutes',
      (callback) => {
        later(600)
        return comeBack(callback)
      },
    ],
    [
      'with a forged pass',
      (callback) => {
        const [text, mark = ''] = (browser.cookies.get(pass) ?? '').split('.')
        return comeBack(callback, right, withPass(`${text}.${mark.split('').reverse().join('')}`))
      },
    ],
    [
      'with a session for a pass',
      async (callback) => {
        await makeAccount(site)
        const { cookies } = await openSignedIn(site)
        return comeBack(callback, right, withPass(cookies.get('__Host-session') ?? ''))
      },
    ],
    [
      'with a pass of another site’s secret',
      async (callback) => {
        site.variables.SITE_SECRET = 'another secret that signs nothing of ours'
        const other = openBrowser(site)
        await start('/account', 'company', other)
        site.variables.SITE_SECRET = siteSecret
        return comeBack(callback, right, other)
      },
    ],
  ])('comes %s', async (_how, come) => {
    const before = asked()
    await refused(await come(await start()))
    expect(asked()).toBe(before)
  })

  it('is for an address that has an account with a password', async () => {
    const callback = await start()
    site.interfere(() => Promise.resolve(refusal(400, 'Email is already taken.')))
    await refused(await comeBack(callback))
  })

  it('comes where accounts aren’t set up any more', async () => {
    const callback = await start()
    site.variables.SITE_SECRET = ''
    expect(locationOf(await comeBack(callback))).toBe('/login?said=provider')
  })
})

describe('what opens an account on the way back', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.join(' ')))
    }
  })
  const outcomes: Record<string, () => Promise<Response> | undefined> = {
    'signs somebody in': () => undefined,
    'is refused': () => Promise.resolve(refusal(400, 'No access_token.')),
    'finds Strapi down': () => Promise.reject(new TypeError('connection refused')),
    'finds Strapi failing': () => Promise.resolve(refusal(502, 'Bad gateway')),
    'is too much for Strapi': () => Promise.resolve(refusal(429, 'Too many requests')),
  }

  it.each(Object.keys(outcomes))('stands in no address, page or log line where it %s', async (name) => {
    const callback = await start()
    const way = new URL(callback, origin).searchParams.get('way') ?? ''
    site.interfere(outcomes[name] ?? (() => undefined))
    const back = await comeBack(callback)
    expect(back.status).toBe(303)
    expect(['/account', '/login?said=provider', '/login?said=unavailable']).toContain(locationOf(back))
    const page = await (await browser.open(locationOf(back) ?? '')).text()
    const seen = [...back.headers].join().concat(await back.text(), page, lines.join())
    for (const secret of [companyToken, way]) expect(seen).not.toContain(secret)
    expect(back.headers.get('cache-control')).toBe('no-store')
    expect(back.headers.get('referrer-policy')).toBe('same-origin')
  })

  it('is not lost on who has an account: Strapi down says so, and the next try works', async () => {
    const callback = await start()
    site.interfere(() => Promise.reject(new TypeError('connection refused')))
    expect(locationOf(await comeBack(callback))).toBe('/login?said=unavailable')
    site.interfere(() => undefined)
    expect(locationOf(await comeBack(await start()))).toBe('/account')
  })
})

it('a page for signing in offers those companies that are configured', async () => {
  const html = await (await browser.open('/en/login?next=/concerts')).text()
  expect([...html.matchAll(/action="(\/connect\/[^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/connect/company',
    '/connect/vk',
  ])
  expect(html).toContain('name="next" value="/en/concerts"')
  expect(anna.email).not.toBe(olga)
})
