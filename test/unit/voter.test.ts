import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSigner } from '../../src/crypto/signature.ts'
import {
  chooseShard,
  makeVoterCookie,
  readVoterCookie,
  toIdCreatedAt,
  toVoterId,
} from '../../src/features/votes/voter.ts'

const now = Date.UTC(2026, 10, 25, 12)
const site = { secret: 'a secret of the tests, long enough' }
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

describe('a cookie by which votes know a browser', () => {
  it('holds a UUID of version 7, which says when it was made', async () => {
    const id = (await readVoterCookie(site, await makeVoterCookie(site))) ?? ''
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(toIdCreatedAt(id)).toBe(now)
  })

  it('is another one for each browser', async () => {
    expect(await makeVoterCookie(site)).not.toBe(await makeVoterCookie(site))
  })

  it.each<[string, (cookie: string) => string | undefined]>([
    ['there is not', () => undefined],
    ['is empty', () => ''],
    ['has no mark', (cookie) => cookie.split('.')[0]],
    ['has another’s mark', (cookie) => cookie.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['has another’s id', (cookie) => cookie.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    ['has more behind it', (cookie) => `${cookie}x`],
    ['has more before it', (cookie) => `x${cookie}`],
  ])('that %s is nobody’s', async (_, change) => {
    expect(await readVoterCookie(site, change(await makeVoterCookie(site)))).toBeUndefined()
  })

  it('of another site is nobody’s', async () => {
    const cookie = await makeVoterCookie({ secret: 'another secret of the tests, as long' })
    expect(await readVoterCookie(site, cookie)).toBeUndefined()
  })
})

describe('what stands in an object for somebody', () => {
  const mark = (what: 'visitor' | 'account', vote: string, whose: string) =>
    toVoterId(createSigner(site.secret), what, vote, whose)

  it('has 22 letters, always the same', async () => {
    expect(await mark('visitor', 'encore', '7')).toMatch(/^[\w-]{22}$/)
    expect(await mark('visitor', 'encore', '7')).toBe(await mark('visitor', 'encore', '7'))
  })

  it('is another one of another person, in another vote, and of an account of that name', async () => {
    const marks = await Promise.all([
      mark('visitor', 'encore', '7'),
      mark('visitor', 'encore', '8'),
      mark('visitor', 'finale', '7'),
      mark('account', 'encore', '7'),
    ])
    expect(new Set(marks).size).toBe(4)
  })
})

it.each([
  ['AAAAA', 4, 0],
  ['AAAAB', 4, 1],
  ['AAAA_', 64, 63],
  ['AAABA', 64, 0],
  ['AAABA', 100, 64],
  ['BAAAA', 1_000_000, 777_216],
  ['AAAABzzzz', 4, 1],
])('the mark %s meets, of %i shards, the shard %i', (mark, shards, shard) => {
  expect(chooseShard(mark, shards)).toBe(shard)
})
