import type { Context } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { AppEnv } from '../../src/http/app-env.ts'
import { chooseLimit, countCall, toLimitKeys } from '../../src/http/rate-limit.ts'
import type { AddressRow } from '../../src/routes/address-kinds.ts'
import { addressBook } from '../../src/routes/addresses.ts'
import { toMarkdownPath } from '../../src/routes/paths.ts'
import { toVisitor } from '../../src/throttle/visitor-address.ts'
import { createSilentLog } from './silent-log.ts'

describe('a call counts against', () => {
  it.each([
    ['POST', '/api/search', undefined, 'SEARCH_LIMIT'],
    ['GET', '/search', 'kazan', 'SEARCH_LIMIT'],
    ['GET', '/concerts', 'kazan', 'SEARCH_LIMIT'],
    ['POST', '/graphql', undefined, 'GRAPHQL_LIMIT'],
    ['POST', '/api/no-such-call', undefined, 'WRITE_LIMIT'],
    ['POST', '/api/auth/local', undefined, 'WRITE_LIMIT'],
    ['POST', '/contact', undefined, 'WRITE_LIMIT'],
    ['POST', '/connect/vk', undefined, 'WRITE_LIMIT'],
    ['POST', '/vote/encore', undefined, 'VOTE_LIMIT'],
    ['POST', '/api/vote/encore', undefined, 'VOTE_LIMIT'],
    ['POST', '/wishes/hans-zimmer', undefined, 'VOTE_LIMIT'],
    ['DELETE', '/api/anything', undefined, 'WRITE_LIMIT'],
    ['GET', '/account', undefined, 'PRIVATE_LIMIT'],
    ['GET', '/sent', undefined, 'PRIVATE_LIMIT'],
    ['HEAD', '/push', undefined, 'PRIVATE_LIMIT'],
    ['GET', '/api/users/me', undefined, 'PRIVATE_LIMIT'],
    ['GET', toMarkdownPath('/about'), undefined, 'SEARCH_LIMIT'],
    ['GET', '/concerts', undefined, undefined],
    ['GET', '/search', '', undefined],
    ['GET', '/api/cities', undefined, undefined],
    ['GET', '/api/cities', 'kazan', undefined],
    ['GET', '/codegen/code.png', undefined, 'SEARCH_LIMIT'],
    ['GET', '/codegen/code.svg', undefined, 'SEARCH_LIMIT'],
    ['GET', '/oembed', undefined, 'SEARCH_LIMIT'],
    ['GET', '/t/unknown', undefined, 'VOTE_LIMIT'],
    ['GET', '/vote/encore', undefined, undefined],
    ['GET', '/c/near.ics', undefined, undefined],
    ['POST', '/api/detect-city', undefined, 'SEARCH_LIMIT'],
    ['POST', '/api/hooks/content', undefined, undefined],
  ])('%s %s (%s): %s', (method, path, text, limit) => {
    expect(chooseLimit(method, path, text)).toBe(limit)
  })
})

it('nothing that is sent is counted nowhere, but webhooks, which ask for their secret first', () => {
  const rows = Object.values<AddressRow>(addressBook)
  const calls = rows.filter((row) => row.kind === 'call' && row.method !== 'GET')
  const forms = rows.filter((row) => row.kind === 'page' && row.hasAction)
  expect(calls.length * forms.length).toBeGreaterThan(0)
  const paths = [...calls, ...forms].map(({ path }) => path.replace(/:\w+/g, 'x'))
  const uncounted = paths.filter((path) => chooseLimit('POST', path, undefined) === undefined)
  expect(uncounted).toEqual(['/api/hooks/content', '/api/hooks/tickets/x/x', '/api/hooks/messengers/x'])
})

describe('one visitor is', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['a /64 of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['a /64 of IPv6, shortened', '2001:db8::1', '2001:db8:0:0'],
    ['the same for any host in it', '2001:db8::ffff:1', '2001:db8:0:0'],
    ['a /64 of IPv6, shortened behind it', '2001:db8:1:2::5', '2001:db8:1:2'],
    ['a /64 of IPv6, with one zero left out', '2001:db8:1::2:3:4:5', '2001:db8:1:0'],
    ['everybody where no address is known', undefined, 'unknown'],
  ])('%s', (_name, address, visitor) => {
    expect(toVisitor(address)).toBe(visitor)
  })
})

describe('what a call is counted under', () => {
  it('is the visitor, of IPv4', () => {
    expect(toLimitKeys('203.0.113.7')).toEqual(['203.0.113.7'])
  })

  it('is of a whole IPv6 /48 sixteen keys, however many visitors it has', () => {
    const visitors = Array.from({ length: 65_536 }, (_, subnet) => `2001:db8:1:${subnet.toString(16)}`)
    const shared = new Set(visitors.flatMap((visitor) => toLimitKeys(visitor).slice(1)))
    expect(shared.size).toBe(16)
    expect(toLimitKeys('2001:db8:1:1f')).toEqual(['2001:db8:1:1f', '2001:db8:1/48 15'])
  })
})

describe('a visitor’s call', () => {
  /** What counting reads of a request's context. */
  function callOf(limit: ((options: { key: string }) => Promise<{ success: boolean }>) | undefined) {
    const log = createSilentLog()
    const context = {
      env: limit ? { WRITE_LIMIT: { limit } } : {},
      req: { header: (name: string) => ({ 'cf-connecting-ip': '2001:db8:1:2::5' })[name] },
      get: () => ({ log }),
    }
    return { context: context as unknown as Context<AppEnv>, log }
  }

  it.each([true, false])('may be made where the platform says %s', async (success) => {
    const { context } = callOf(async () => ({ success }))
    expect(await countCall(context, 'WRITE_LIMIT')).toBe(success)
  })

  it('is counted for who calls, and for their network', async () => {
    const keys: string[] = []
    const { context } = callOf(async ({ key }) => ({ success: keys.push(key) > 0 }))
    await countCall(context, 'WRITE_LIMIT')
    expect(keys).toEqual(['2001:db8:1:2', '2001:db8:1/48 2'])
  })

  it('may not be made where their network has made too many', async () => {
    const { context } = callOf(async ({ key }) => ({ success: !key.includes('/48') }))
    expect(await countCall(context, 'WRITE_LIMIT')).toBe(false)
  })

  it('may be made where nothing counts', async () => {
    expect(await countCall(callOf(undefined).context, 'WRITE_LIMIT')).toBe(true)
  })

  it('may be made where counting fails, and the log says so', async () => {
    const { context, log } = callOf(async () => Promise.reject(new Error('out of order')))
    expect(await countCall(context, 'WRITE_LIMIT')).toBe(true)
    expect(log.warnings).toEqual(['calls could not be counted'])
  })

  it('waits no longer than 300 ms for its count', async () => {
    vi.useFakeTimers()
    const { context, log } = callOf(() => new Promise(() => undefined))
    const answers: boolean[] = []
    const counting = countCall(context, 'WRITE_LIMIT').then((mayBeMade) => answers.push(mayBeMade))
    await vi.advanceTimersByTimeAsync(299)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await counting
    expect([answers, log.warnings]).toEqual([[true], ['calls could not be counted']])
    vi.useRealTimers()
  })
})
