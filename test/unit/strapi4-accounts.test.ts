import { describe, expect, it } from 'vitest'
import { createStrapi4Accounts } from '../../src/features/accounts/strapi4-accounts.ts'

const user = { id: 7, username: 'anna', email: 'anna@example.com', provider: 'local', confirmed: true }
const asker = { address: '203.0.113.7' }
const tokens = { access: 'a.b.c' }

/** Accounts of a service that answers so, and what it was asked. */
function accountsOf(status: number, answer: unknown, headers: Record<string, string> = {}) {
  const asked: Request[] = []
  const accounts = createStrapi4Accounts({
    url: 'https://content.example',
    fetch: async (request) => {
      asked.push(request)
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status, headers })
    },
    proxySecret: 'between us',
    eraseToken: 'may-remove',
  })
  return { accounts, asked }
}

const refusal = (message: string, status = 400) => ({
  data: null,
  error: { status, name: 'ApplicationError', message, details: {} },
})

const signIn = (status: number, answer: unknown, headers?: Record<string, string>) =>
  accountsOf(status, answer, headers).accounts.signIn(asker, { identifier: 'anna', password: 'secret words' })

describe('a sign-in', () => {
  it('brings the visitor’s address and the shared secret, and nothing but the known keys', async () => {
    const { accounts, asked } = accountsOf(200, { jwt: 'a.b.c', user })
    const typed = { identifier: 'anna', password: 'secret words', email: 'fresh-bucket@example.com' }
    await accounts.signIn(asker, typed)
    const [request] = asked
    expect(request?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
    expect(request?.headers.get('x-tutti-proxy')).toBe('between us')
    expect(await request?.json()).toEqual({ identifier: 'anna', password: 'secret words' })
  })

  it('gives the token and who it is', async () => {
    await expect(signIn(200, { jwt: 'a.b.c', user })).resolves.toEqual({
      tokens: { access: 'a.b.c' },
      user: {
        id: '7',
        username: 'anna',
        email: 'anna@example.com',
        provider: 'local',
        isConfirmed: true,
        role: undefined,
      },
    })
  })

  it.each([
    ['Invalid identifier or password', 'credentials'],
    ['Your account email is not confirmed', 'unconfirmed'],
    ['Your account has been blocked by an administrator', 'blocked'],
    ['identifier must be shorter', 'invalid'],
  ])('is refused where Strapi says «%s»', async (message, fault) => {
    await expect(signIn(400, refusal(message))).rejects.toMatchObject({ name: 'AccountRefused', fault })
  })

  it.each([
    ['41', 41],
    ['3600', 3600],
    ['3601', 3600],
    ['', 60],
  ])('is told how long to wait where Strapi has had enough: of «%s» seconds %d', async (said, seconds) => {
    await expect(
      signIn(429, refusal('Too many requests', 429), { 'retry-after': said }),
    ).rejects.toMatchObject({ name: 'RateLimitError', retryAfterSeconds: seconds })
  })

  it.each([
    ['an error of its own', 500, refusal('Internal Server Error', 500)],
    ['a page instead of JSON', 200, '<html>'],
    ['an answer without a token', 200, { user }],
    ['an answer without a user', 200, { jwt: 'a.b.c' }],
  ])('fails as the service does, by %s', async (_, status, answer) => {
    await expect(signIn(status, answer)).rejects.toMatchObject({
      name: 'UpstreamFailed',
      upstream: 'accounts',
    })
  })

  it('is made once, whatever comes of it', async () => {
    const { accounts, asked } = accountsOf(503, 'down')
    await accounts.signIn(asker, { identifier: 'anna', password: 'secret words' }).catch(() => undefined)
    expect(asked).toHaveLength(1)
  })
})

describe('a registration', () => {
  it('waits for the letter where Strapi gives no token', async () => {
    const { accounts } = accountsOf(200, { user })
    const registration = { username: 'anna', email: 'anna@example.com', password: 'secret words' }
    await expect(accounts.register(asker, registration)).resolves.toBe('to-be-confirmed')
  })
})

describe('a confirmation', () => {
  it('has succeeded where Strapi leads on, and follows nowhere', async () => {
    const { accounts, asked } = accountsOf(302, '', { location: 'https://elsewhere.example' })
    await accounts.confirm(asker, 'c0de&x')
    expect(asked.map(({ url }) => url)).toEqual([
      'https://content.example/api/auth/email-confirmation?confirmation=c0de%26x',
    ])
  })
})

describe('a user', () => {
  it('brings the type of their role', async () => {
    const { accounts } = accountsOf(200, { ...user, role: { type: 'editor' } })
    expect((await accounts.readUser(asker, tokens)).role).toBe('editor')
  })

  it.each([401, 403])('is nobody any more where Strapi answers %i', async (status) => {
    const { accounts } = accountsOf(status, refusal('Missing or invalid credentials', status))
    await expect(accounts.readUser(asker, tokens)).rejects.toMatchObject({ fault: 'token' })
  })

  it('is removed by the token that may', async () => {
    const { accounts, asked } = accountsOf(200, user)
    await accounts.erase?.('7')
    expect(asked.map(({ method, url, headers }) => [method, url, headers.get('authorization')])).toEqual([
      ['DELETE', 'https://content.example/api/users/7', 'Bearer may-remove'],
    ])
  })
})

describe('another company', () => {
  it('is reached through Strapi, and told where to come back to', async () => {
    const { accounts } = accountsOf(200, {})
    const callback = 'https://site.example/connect/vk/callback?state=1'
    const { address } = await accounts.startProvider(asker, 'vk', callback)
    expect(address).toBe(
      'https://content.example/api/connect/vk?callback=https%3A%2F%2Fsite.example%2Fconnect%2Fvk%2Fcallback%3Fstate%3D1',
    )
  })

  it('has said no, whatever its words', async () => {
    const { accounts } = accountsOf(400, refusal('access_denied'))
    await expect(accounts.finishProvider(asker, 'vk', 'error=access_denied')).rejects.toMatchObject({
      fault: 'provider',
    })
  })
})
