import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toFaultText } from '../../../src/languages/fault-text.ts'
import { accountFormMessages } from '../../../src/languages/texts.ts'
import { addresses } from '../../../src/routes/addresses.ts'
import {
  type AccountSite,
  anna,
  confirm,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  signIn,
} from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { origin, visit } from '../visit.ts'

beginAtOneMoment()
let site: AccountSite
beforeEach(async () => {
  site = await openSite()
})

const pages = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm']
const ownPages = ['/account', '/account/password', '/account/erase']
const calls = Object.values(addresses).flatMap((address) =>
  address.kind === 'call' && /^\/api\/(auth|users|account)\//.test(address.path) ? [address] : [],
)
const writing = calls.flatMap(({ method, path }) => (method === 'POST' ? [path] : []))

describe('where to go after signing in', () => {
  const own = [
    ['/concerts', '/concerts'],
    ['/c/a-concert?x=1#y', '/c/a-concert?x=1'],
    ['/account/../saved', '/saved'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ]
  const foreign = [
    ...['//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example'],
    ...[
      '\\\\evil.example',
      '/\\/evil.example',
      'https://evil.example',
      'https:evil.example',
      'HTTP://evil.example',
    ],
    ...[
      'evil.example',
      '@evil.example',
      '.evil.example',
      ' //evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ],
    ...[
      '\t//evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      'javascript:alert(1)',
    ],
    ...[
      'data:text/html,x',
      '//evil.example@tutti.example',
      '//tutti.example.evil.example',
      '/\r\n//evil.example',
    ],
    ...['', '?', '/'.repeat(400)],
  ]

  it.each(own)('%j is %s', async (next, to) => {
    await makeAccount(site)
    const browser = openBrowser(site)
    const response = await browser.send('/login', { identifier: anna.email, password: anna.password, next })
    expect(locationOf(response)).toBe(to)
    expect(locationOf(await browser.open(`/login?${new URLSearchParams({ next })}`))).toBe(to)
  })

  it('is the account’s page instead of any other site', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    for (const next of foreign) {
      const response = await browser.send('/login', { identifier: anna.email, password: anna.password, next })
      expect([next, locationOf(response)]).toEqual([next, '/account'])
      const signedIn = await browser.open(`/login?${new URLSearchParams({ next })}`)
      expect([next, locationOf(signedIn)]).toEqual([next, '/account'])
      const page = await openBrowser(site).open(`/login?${new URLSearchParams({ next })}`)
      expect((await page.text()).includes('evil.example')).toBe(false)
    }
  }, 120_000)

  it('stays this site through every redirect that follows', async () => {
    await makeAccount(site)
    for (const next of [
      '/en//evil.example',
      '/en/%2Fevil.example',
      '/th/..%2f/evil.example',
      '/en/\\evil.example',
    ]) {
      const browser = openBrowser(site)
      const body = { identifier: anna.email, password: anna.password, next }
      let to = locationOf(await browser.send('/login', body))
      for (let steps = 0; to !== null && steps < 5; steps++) {
        expect(new URL(to, origin).origin).toBe(origin)
        to = locationOf(await browser.open(to))
      }
      expect(to).toBeNull()
    }
  })
})

describe('the form of a page that is made for one visitor', () => {
  it.each(['/login', '/register', '/forgot-password', '/sent'])(
    '%s brings a key to be sent under',
    async (path) => {
      const page = await (await openBrowser(site).open(path)).text()
      expect(/name="form-key" value="([^"]*)"/.exec(page)?.[1]).toMatch(/^[\da-z]{8}\.[\da-f-]{36}$/)
    },
  )
})

describe('a new password', () => {
  const register = async (password: string) => {
    const email = `${crypto.randomUUID()}@example.com`
    const response = await openBrowser(site).send('/register', { email, password })
    return response.status === 303 ? email : { status: response.status, html: await response.text() }
  }

  it.each([
    ['of 72 bytes', `${'ф'.repeat(30)}abcdefghijkl`],
    ['of spaces between words', '  a b c d  '],
    ['with a family of one emoji', '👨‍👩‍👧‍👦 and 1 dog'],
    ['of eight emoji', '🎻🎺🥁🎷🎸🪕🎹🪗'],
    ['with a line break that was pasted', 'first line\r\nsecond line'],
    ['with a tab and a zero-width space', 'tab\tand\u200bnothing'],
    ['that looks like markup', '<script>"&amp;\'</script>'],
    ['with what a form escapes', 'a+b%20c=d&e=f'],
  ])('%s is taken, and signed in with character by character', async (_what, password) => {
    const email = await register(password)
    if (typeof email !== 'string') throw new Error(email.html)
    expect((await confirm(openBrowser(site), site, { email, password })).status).toBe(303)
    expect((await signIn(openBrowser(site), { email, password })).status).toBe(303)
    expect((await signIn(openBrowser(site), { email, password: `${password} ` })).status).toBe(422)
    const call = await openBrowser(site).call('/api/auth/local', { identifier: email, password })
    expect(call.status).toBe(200)
  })

  it.each([
    ['of 73 bytes', `${'a'.repeat(36)}ab ${'ф'.repeat(17)}`, 'password-long'],
    ['of 73 bytes in emoji', `${'🎻🎺'.repeat(9)}a`, 'password-long'],
    ['of seven characters', 'a b c d', 'password-short'],
    ['of seven emoji', '🎻🎺🥁🎷🎸🪕🎹', 'password-short'],
    ['of nothing', '', 'missing'],
    ['of eight spaces', ' '.repeat(8), 'password-common'],
    ['that everybody tries', 'Password1', 'password-common'],
    ['of one character', 'яяяяяяяяя', 'password-common'],
  ])('%s is refused, and not sent back', async (_what, password, fault) => {
    const answer = await register(password)
    expect(answer).toMatchObject({ status: 422 })
    const { html } = answer as { html: string }
    expect(html).toContain('role="alert"')
    expect(html).toContain(toFaultText('ru', fault, accountFormMessages('ru').labels.newPassword))
    if (password.trim()) expect(html).not.toContain(`value="${password}"`)
  })
})

describe('an account’s call', () => {
  it('is one of these', () => {
    expect(calls.length).toBe(9)
  })

  it.each(writing)('%s is taken only from pages of this site', async (path) => {
    const ask = (headers: Record<string, string>) =>
      visit(path, {
        variables: site.variables,
        bindings: site.bindings,
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...headers },
      })
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://tutti.example.evil.example' },
      { origin: 'http://tutti.example' },
    ]) {
      const response = await ask(headers as Record<string, string>)
      expect([headers, response.status]).toEqual([headers, 403])
    }
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
  })

  it.each([...pages, ...ownPages, '/connect/company'])('nor is the form of %s', async (path) => {
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const response = await visit(path, {
        variables: site.variables,
        bindings: site.bindings,
        method: 'POST',
        body: 'a=b',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(headers as Record<string, string>),
        },
      })
      expect(response.status).toBe(403)
    }
  })

  it.each(writing.filter((path) => path !== '/api/auth/sign-out'))('%s takes no odd body', async (path) => {
    const browser = openBrowser(site)
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"a"',
      '{"email":{"$ne":1},"identifier":[1],"password":{},"saved":1}',
    ]
    for (const body of [...bodies, `{"password":"${'a'.repeat(20_000)}"}`]) {
      const response = await browser.open(path, {
        method: 'POST',
        body,
        headers: { origin, 'content-type': 'application/json' },
      })
      expect([body.slice(0, 40), [400, 401].includes(response.status)]).toEqual([body.slice(0, 40), true])
    }
  })
})

describe('a page of accounts', () => {
  it.each([...pages, ...ownPages])('%s is nobody’s but the visitor’s', async (path) => {
    await makeAccount(site)
    const browser = pages.includes(path) ? openBrowser(site) : await openSignedIn(site)
    const response = await browser.open(path)
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      200,
      { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-cache': 'BYPASS' },
    ])
    expect(response.headers.get('etag')).toBeNull()
  })

  it('stands in no sitemap, and nothing is fetched early', async () => {
    const open = async (path: string) => (await openBrowser(site).open(path)).text()
    const index = await open('/sitemap.xml')
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
    const all = [index, ...(await Promise.all(parts.map(open)))].join()
    expect(parts.length).toBeGreaterThan(0)
    for (const path of [...pages, ...ownPages, '/connect']) expect(all).not.toContain(`${path}<`)
    const early = await openBrowser(site).open('/account', { headers: { 'sec-purpose': 'prefetch' } })
    expect(early.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/reset-password?code=of-a-letter', '/confirm?confirmation=of-a-letter'])(
    '%s tells its address to nobody',
    async (path) => {
      site.variables.ANALYTICS_ID = '12345'
      const response = await openBrowser(site).open(path)
      expect(response.headers.get('referrer-policy')).toBe('strict-origin')
      expect(await response.text()).not.toContain('data-analytics')
      expect(await (await openBrowser(site).open('/login')).text()).toContain('data-analytics')
    },
  )
})

describe('where accounts aren’t set up', () => {
  const without = { SITE_SECRET: '' }

  it.each([...pages, ...ownPages].flatMap((path) => [path, `/en${path}`, `/th${path}`]))(
    '%s says so',
    async (path) => {
      const response = await openBrowser({ ...site, variables: without }).open(path)
      const locale = /^\/(en|th)\//.exec(path)?.[1] ?? 'ru'
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(accountFormMessages(locale as 'ru').notSetUp)
    },
  )

  it.each(calls.map(({ method, path }) => [method, path] as const))(
    '%s %s is 503 with a code',
    async (method, path) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const response = await openBrowser({ ...site, variables: without }).open(path, {
        method,
        headers: { origin },
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { error: { name: 'StoreMissing' } },
      ])
    },
  )

  it.each(['DB', 'SIGN_IN_THROTTLE'] as const)('nor without %s', async (binding) => {
    const bindings = { ...site.bindings, [binding]: undefined }
    const response = await openBrowser({ ...site, bindings }).open('/login')
    expect([response.status, (await response.text()).includes(accountFormMessages('ru').notSetUp)]).toEqual([
      200,
      true,
    ])
  })

  it('the rest of the site doesn’t notice', async () => {
    const response = await openBrowser({ ...site, variables: without }).open('/concerts', {
      headers: { cookie: '__Host-session=a.b; tutti_account=1; __Host-editor=9.9' },
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })
})
