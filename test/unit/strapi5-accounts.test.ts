import { describe, expect, it } from 'vitest'
import { createStrapiAccounts } from '../../src/features/accounts/create-account-service.ts'

const asker = { address: '203.0.113.7' }
const kept = { access: 'a.b.c', refresh: 'd.e.f' }
const user = { id: 7, documentId: 'x', username: 'anna', email: 'anna@example.com', confirmed: true }
const callback = 'https://site.example/connect/vk/callback?way=1'
const away = (back: string) =>
  `https://vk.example/authorize?${new URLSearchParams({ redirect_uri: back, state: 's' })}`

/** Accounts of a service that gives these answers in turn, and what it was asked. */
function accountsOf(...answers: Response[]) {
  const asked: Request[] = []
  const send = async (request: Request) => {
    asked.push(request)
    return answers.shift() ?? new Response('', { status: 500 })
  }
  const service = {
    url: 'https://content.example',
    fetch: send,
    proxySecret: 'between us',
    eraseToken: undefined,
  }
  return { accounts: createStrapiAccounts(service, async () => '5'), asked }
}

const refusal = (status: number) => Response.json({ data: null, error: { status, message: '' } }, { status })
const redirect = (location: string, ...cookies: string[]) =>
  new Response('', {
    status: 302,
    headers: [['location', location], ...cookies.map((each): [string, string] => ['set-cookie', each])],
  })
const begin = (...answers: Response[]) => accountsOf(...answers).accounts.startProvider(asker, 'vk', callback)

describe('tokens of a session', () => {
  it('come with a sign-in', async () => {
    const { accounts } = accountsOf(Response.json({ jwt: 'a.b.c', refreshToken: 'd.e.f', user }))
    const { tokens } = await accounts.signIn(asker, { identifier: 'anna', password: 'secret words' })
    expect(tokens).toEqual(kept)
  })

  it('are renewed by the one that is for it, without the one that may be over', async () => {
    const { accounts, asked } = accountsOf(Response.json({ jwt: 'g.h.i', refreshToken: 'j.k.l' }))
    expect(await accounts.refresh?.(asker, kept)).toEqual({ access: 'g.h.i', refresh: 'j.k.l' })
    const [request] = asked
    expect(request?.url).toBe('https://content.example/api/auth/refresh')
    expect(request?.headers.get('authorization')).toBeNull()
    expect(await request?.json()).toEqual({ refreshToken: 'd.e.f' })
  })

  it.each([401, 404])('are over where Strapi answers %i', async (status) => {
    const { accounts } = accountsOf(refusal(status))
    await expect(accounts.refresh?.(asker, kept)).rejects.toMatchObject({ fault: 'token' })
  })

  it('are not over where Strapi fails', async () => {
    const { accounts } = accountsOf(refusal(502))
    await expect(accounts.refresh?.(asker, kept)).rejects.toMatchObject({
      name: 'UpstreamFailed',
      status: 502,
    })
  })

  it.each([
    ['signOut', { refreshToken: 'd.e.f' }],
    ['signOutEverywhere', { scope: 'all' }],
  ] as const)('are taken back by %s', async (step, body) => {
    const { accounts, asked } = accountsOf(Response.json({ ok: true }))
    await accounts[step]?.(asker, kept)
    const [request] = asked
    expect(request?.url).toBe('https://content.example/api/auth/logout')
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(await request?.json()).toEqual(body)
  })
})

it('a token without a session asks nothing, where Strapi 5 keeps none', async () => {
  const { accounts, asked } = accountsOf()
  const tokens = { access: 'a.b.c' }
  expect(await accounts.refresh?.(asker, tokens)).toBe(tokens)
  await accounts.signOut?.(asker, tokens)
  await accounts.signOutEverywhere?.(asker, tokens)
  expect(asked).toEqual([])
})

describe('another company', () => {
  it('is begun by the site, which holds Strapi’s cookies meanwhile', async () => {
    const address = away('https://site.example/connect/vk/callback')
    const started = await begin(
      redirect(address, 'koa.sess=abc; path=/; httponly', 'koa.sess.sig=def; path=/'),
    )
    expect(started).toEqual({ address, providerSession: 'koa.sess=abc; koa.sess.sig=def' })
  })

  it('isn’t begun where it would send visitors back to Strapi', async () => {
    const back = 'https://content.example/api/connect/vk/callback'
    await expect(begin(redirect(away(back)))).rejects.toThrow(
      `vk would send visitors back to Strapi: ${back}`,
    )
  })

  it('isn’t begun where Strapi refuses it, and its words are in the log', async () => {
    const answer = Response.json({ error: { message: 'This provider is disabled' } }, { status: 400 })
    await expect(begin(answer)).rejects.toThrow('This provider is disabled')
  })

  it('signs in with the cookies that are held, and those that come then', async () => {
    const signedIn = Response.json({ jwt: 'a.b.c', refreshToken: 'd.e.f', user })
    const { accounts, asked } = accountsOf(redirect(callback, 'koa.sess=new; path=/'), signedIn)
    const { tokens } = await accounts.finishProvider(asker, 'vk', 'code=1&state=s', 'koa.sess=abc')
    expect(tokens).toEqual(kept)
    expect(asked.map(({ url, headers }) => [url, headers.get('cookie')])).toEqual([
      ['https://content.example/api/connect/vk/callback?code=1&state=s', 'koa.sess=abc'],
      ['https://content.example/api/auth/vk/callback', 'koa.sess=new'],
    ])
  })

  it('has said no where Strapi says an error', async () => {
    const { accounts, asked } = accountsOf(redirect(`${callback}&error=oauth_error`))
    const finishing = accounts.finishProvider(asker, 'vk', 'code=1&state=x', 'koa.sess=abc')
    await expect(finishing).rejects.toMatchObject({ fault: 'provider' })
    expect(asked).toHaveLength(1)
  })
})
