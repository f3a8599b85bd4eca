import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../../../src/crypto/signature.ts'
import type { AccountPort } from '../../../src/features/accounts/account-port.ts'
import type { AccountDeps } from '../../../src/features/accounts/account-service.ts'
import { finishProviderSignIn, startProviderSignIn } from '../../../src/features/accounts/providers.ts'

const visitor = { address: '203.0.113.7', visitor: '203.0.113.7', device: undefined, locale: 'ru' } as const
const user = { id: '7', username: 'anna', email: 'anna@example.com', isConfirmed: true, provider: 'vk' }
const company = 'https://vk.example/authorize?state=s'

let asked: unknown[]
let used: Set<string>
beforeEach(() => {
  asked = []
  used = new Set()
})

/** @param held what the service gives the site to hold, as Strapi 5 does */
const worldOf = (held: string | undefined) =>
  ({
    port: {
      startProvider: async () => ({
        address: company,
        ...(held === undefined ? {} : { providerSession: held }),
      }),
      finishProvider: async (...given: unknown[]) => {
        asked.push(given.slice(1))
        return { tokens: { access: 'a.b.c' }, user }
      },
    } as Partial<AccountPort> as AccountPort,
    signer: createSigner('a secret of at least thirty-two characters'),
    providers: ['vk', 'google'],
    now: () => Date.UTC(2026, 10, 23),
    throttle: {
      usePass: async (way: string) => !used.has(way) && Boolean(used.add(way)),
      beginSession: async () => ({ waitSeconds: 0 }),
    },
  }) as unknown as AccountDeps

async function start(held: string | undefined) {
  const world = worldOf(held)
  const started = await startProviderSignIn(world, visitor, 'vk', 'https://site.example', '/account')
  const finish = (provider: string, query: string, pass = started?.pass) =>
    finishProviderSignIn(world, visitor, provider, pass, query)
  return { started, finish }
}

describe('an OAuth sign-in of which Strapi 5 holds the state', () => {
  it('ends with what the company says and what is held, and needs no query of the site’s own', async () => {
    const { started, finish } = await start('koa.sess=abc')
    expect(started?.address).toBe(company)
    expect(await finish('vk', 'code=1&state=s')).toMatchObject({ session: { user }, next: '/account' })
    expect(asked).toEqual([['vk', 'code=1&state=s', 'koa.sess=abc']])
  })

  it('ends once', async () => {
    const { finish } = await start('koa.sess=abc')
    await finish('vk', 'code=1&state=s')
    expect(await finish('vk', 'code=1&state=s')).toEqual({ refused: 'provider', next: '/account' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['in a browser that didn’t begin it', 'vk', 'code=1&state=s', ''],
    ['by another company than it began with', 'google', 'code=1&state=s', undefined],
    ['where the person said no', 'vk', 'error=access_denied&state=s', undefined],
  ])('isn’t finished %s', async (_how, provider, query, pass) => {
    const { finish } = await start('koa.sess=abc')
    expect(await finish(provider, query, pass)).toMatchObject({ refused: 'provider' })
    expect(asked).toEqual([])
  })
})

it('where nothing is held, the way back is known by the site’s own query', async () => {
  const { finish } = await start(undefined)
  expect(await finish('vk', 'access_token=x&way=another')).toEqual({ refused: 'provider' })
  expect(asked).toEqual([])
})
