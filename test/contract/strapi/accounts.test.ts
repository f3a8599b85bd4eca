import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Asker } from '../../../src/accounts/account-port.ts'
import { createStrapi4Accounts } from '../../../src/accounts/strapi4-accounts.ts'
import { type AskOptions, describeAccounts, newPerson } from '../accounts.contract.ts'
import { type Editor, signIn as signInEditor } from './editor.ts'
import { type OauthServer, openOauthServer } from './oauth-server.ts'
import { need, strapiUrl } from './services.ts'

const proxySecret = need('STRAPI_PROXY_SECRET')
const site = need('STRAPI_SITE_URL')
const port = createStrapi4Accounts({
  url: strapiUrl,
  fetch,
  proxySecret,
  eraseToken: need('STRAPI_ACCOUNTS_TOKEN'),
})

const letterSchema = z.object({ to: z.string(), subject: z.string(), html: z.string() })

/** Letters that somebody has had, oldest first. */
async function lettersTo(email: string) {
  const lines = (await readFile(need('STRAPI_MAILS'), 'utf8')).trim().split('\n')
  return lines.map((line) => letterSchema.parse(JSON.parse(line))).filter(({ to }) => to === email)
}

/** What a link of a letter leads to. */
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)

async function codeFor(email: string): Promise<string> {
  const letter = (await lettersTo(email)).at(-1)
  if (!letter) throw new Error(`no letter has gone to ${email}`)
  return linksIn(letter.html)[0]?.split('=')[1] ?? ''
}

/** Comes from this site, for a visitor whom nobody limits. */
async function ask(path: string, { method = 'GET', body, bearer }: AskOptions = {}) {
  const response = await fetch(`${strapiUrl}/api/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...fromSite(newPerson().asker),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const fromSite = ({ address }: Asker) => ({ 'x-forwarded-for': address, 'x-tutti-proxy': proxySecret })

let editor: Editor
beforeAll(async () => {
  editor = await signInEditor()
}, 60_000)

describeAccounts('Strapi’s accounts', async () => ({
  ...{ port, ask, codeFor },
  operator: {
    block: (userId) => editor.changeUser(userId, { blocked: true }),
    makeEditor: async (userId) => editor.changeUser(userId, { role: await editor.findRole('editor') }),
  },
}))

describe('letters of Strapi', () => {
  it('lead to the site’s own pages, and say no name that somebody chose', async () => {
    const { asker, email, registration } = newPerson()
    await port.register(asker, { ...registration, username: `Buy at http://spam.test ${email}` })
    await port.requestReset(asker, email)
    const [confirmation, reset] = await lettersTo(email)
    /** In three languages. */
    const thrice = (link: string) => Array.from({ length: 3 }, () => `${site}${link}`)
    const withoutCodes = (html = '') => linksIn(html).map((link) => link.replace(/=[\da-f]{40,}$/, '='))
    expect(withoutCodes(confirmation?.html)).toEqual(thrice('/confirm?confirmation='))
    expect(withoutCodes(reset?.html)).toEqual(thrice('/reset-password?code='))
    expect(JSON.stringify([confirmation, reset])).not.toContain('spam')
  })
})

describe('the limits of Strapi', () => {
  const limit = 10
  const guess = (asker: Asker, identifier: string) => port.signIn(asker, { identifier, password: 'a guess' })
  const guessUntilLimited = async (asker: Asker, identifier: string) => {
    for (let count = 0; count < limit; count += 1) {
      await expect(guess(asker, identifier)).rejects.toMatchObject({ fault: 'credentials' })
    }
    await expect(guess(asker, identifier)).rejects.toMatchObject({ name: 'RateLimitError' })
  }
  /** Past the port: with headers and fields of their own. */
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${strapiUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  it('count ten sign-ins a minute for a name and the address of the visitor', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    await expect(guess(newPerson().asker, email)).rejects.toMatchObject({ fault: 'credentials' })
    await expect(guess(asker, newPerson().email)).rejects.toMatchObject({ fault: 'credentials' })
  })

  it('are not made new by the name in capitals or a field that sign-in doesn’t have', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    await expect(guess(asker, email.toUpperCase())).rejects.toMatchObject({ name: 'RateLimitError' })
    const body = { identifier: email, password: 'a guess', email: newPerson().email }
    const statuses = await Promise.all(
      ['auth/local', 'auth/local/', 'AUTH/Local'].map((path) =>
        post(path, body, fromSite(asker)).then(({ status }) => status),
      ),
    )
    expect(statuses).toEqual([429, 429, 429])
  })

  it('count ten letters a minute to an address, of every kind', async () => {
    const { asker, email } = newPerson()
    for (const ask of [port.requestReset, port.requestConfirmation]) {
      for (let count = 0; count < limit; count += 1) await ask(asker, email)
      await expect(ask(asker, email)).rejects.toMatchObject({ name: 'RateLimitError' })
    }
  })

  it.each([
    ['without the secret', {}],
    ['with another secret', { 'x-tutti-proxy': 'another one' }],
  ])('believe nobody %s who says where they come from', async (_how, headers) => {
    // A call that nobody else makes past the site: the address of this machine is used up for it.
    const wrong = { code: 'x', password: 'long enough', passwordConfirmation: 'long enough' }
    const statuses: number[] = []
    for (let count = 0; count <= limit; count += 1) {
      const { asker } = newPerson()
      const answer = await post('auth/reset-password', wrong, {
        ...headers,
        'x-forwarded-for': asker.address,
      })
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
    await expect(port.reset(newPerson().asker, { code: 'x', password: 'long enough' })).rejects.toMatchObject(
      { fault: 'code' },
    )
  })

  it('say of a refusal until when it lasts', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    const answer = await post('auth/local', { identifier: email, password: 'a guess' }, fromSite(asker))
    const reset = Number(answer.headers.get('x-ratelimit-reset')) * 1000
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, null])
    expect(reset).toBeGreaterThan(Date.now() - 60_000)
    expect(await answer.json()).toEqual({
      data: null,
      error: {
        ...{ status: 429, name: 'RateLimitError', details: {} },
        message: 'Too many requests, please try again later.',
      },
    })
  })
})

describe('signing in by another company', () => {
  const provider = 'loopback'
  const callback = `${site}/connect/${provider}/callback`
  let oauth: OauthServer
  beforeAll(async () => {
    oauth = await openOauthServer(Number(need('LOOPBACK_PROVIDER_PORT')))
  })
  afterAll(() => oauth.stop())

  /** @returns where a browser comes to in the end: the first address that belongs to the site */
  async function walk(address: string): Promise<string> {
    const visitor = fromSite(newPerson().asker)
    const cookies = new Map<string, string>()
    for (let next = address; ; ) {
      const isStrapi = next.startsWith(`${strapiUrl}/`)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: isStrapi ? { ...visitor, cookie } : {},
      })
      const location = answer.headers.get('location')
      if (answer.status !== 302 || !location) throw new Error(`${answer.status} ${await answer.text()}`)
      if (location.startsWith(site)) return location
      if (isStrapi) {
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
      }
      next = location
    }
  }
  const start = (to = callback) => walk(port.startProvider(provider, to))
  /** As the site passes a query on. */
  const finish = (address: string) => {
    const query = address.slice(address.indexOf('?') + 1).replaceAll('?', '&')
    return port.finishProvider(newPerson().asker, provider, query)
  }
  const somebody = () => {
    const { email } = newPerson()
    return { name: `Anna ${email}`, email }
  }

  it('makes an account that needs no letter', async () => {
    const person = somebody()
    oauth.person = person
    const { tokens, user } = await finish(await start())
    expect(user).toMatchObject({ username: person.name, email: person.email, provider, isConfirmed: true })
    expect(await port.readUser(newPerson().asker, tokens)).toEqual(user)
  })

  it('leads to the same account the next time', async () => {
    oauth.person = somebody()
    const { user } = await finish(await start())
    expect((await finish(await start())).user).toEqual(user)
  })

  it('comes back with the company’s token, and with all that it said', async () => {
    oauth.person = somebody()
    const back = new URL(await start())
    const token = back.searchParams.get('access_token')
    expect(back.origin + back.pathname).toBe(callback)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      access_token: token,
      'raw[access_token]': token,
      'raw[token_type]': 'Bearer',
      'raw[email]': oauth.person.email,
    })
  })

  it('joins what comes back to a callback’s own query with a second question mark', async () => {
    oauth.person = somebody()
    const back = await start(`${callback}?attempt=one`)
    expect(back).toMatch(/\?attempt=one\?access_token=/)
    expect((await finish(back)).user.email).toBe(oauth.person.email)
    const asItCame = port.finishProvider(newPerson().asker, provider, back.slice(back.indexOf('?') + 1))
    await expect(asItCame).rejects.toMatchObject({ fault: 'provider' })
  })

  it('comes back with an error where the person said no', async () => {
    oauth.person = undefined
    const back = await start(`${callback}?attempt=one`)
    expect(back).toMatch(
      /\?attempt=one\?error=access_denied&error_description=The%20person%20said%20no&state=/,
    )
    await expect(finish(back)).rejects.toMatchObject({ fault: 'provider' })
  })

  it('comes back with an error inside an error where the company takes its own code back', async () => {
    oauth.person = somebody()
    oauth.refusesCodes = true
    const back = await start()
    oauth.refusesCodes = false
    expect(back).toBe(`${callback}?error%5Berror%5D=invalid_grant`)
    await expect(finish(back)).rejects.toMatchObject({ fault: 'provider' })
  })

  it('ends at Strapi itself in a browser that didn’t begin it', async () => {
    oauth.person = somebody()
    const asked = new URL('/authorize', oauth.url)
    asked.searchParams.set('redirect_uri', `${strapiUrl}/api/connect/${provider}/callback`)
    const said = (await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? ''
    const answer = await fetch(said, { redirect: 'manual', headers: fromSite(newPerson().asker) })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/?error=Grant%3A%20missing%20session%20or%20misconfigured%20provider',
    ])
  })

  it('is refused where a local account has the address', async () => {
    const { asker, email, registration } = newPerson()
    await port.register(asker, registration)
    oauth.person = { name: 'Anna', email: email.toUpperCase() }
    await expect(finish(await start())).rejects.toMatchObject({ fault: 'taken' })
  })

  it('is refused where the company gives no address', async () => {
    oauth.person = { name: 'Anna' }
    await expect(finish(await start())).rejects.toMatchObject({ fault: 'provider' })
  })

  it('is refused with a token that isn’t the company’s', async () => {
    const finishing = port.finishProvider(newPerson().asker, provider, 'access_token=made-up')
    await expect(finishing).rejects.toMatchObject({ fault: 'provider' })
  })

  it.each(['http://other.test/connect/loopback/callback', `${site}/connect/other/callback`, 'nonsense'])(
    'doesn’t begin where it would end at %s',
    async (elsewhere) => {
      await expect(start(elsewhere)).rejects.toThrow(/^400 .*Invalid callback URL provided/)
    },
  )

  it('closes the way to a password: the account has none', async () => {
    oauth.person = somebody()
    const { user } = await finish(await start())
    const signIn = port.signIn(newPerson().asker, { identifier: user.email, password: 'a guess' })
    await expect(signIn).rejects.toMatchObject({ fault: 'credentials' })
  })
})
