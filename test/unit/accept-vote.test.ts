import { beforeEach, describe, expect, it } from 'vitest'
import { toVoteSpec, toWishSpec } from '../../src/content/programs/vote-spec.ts'
import { acceptVote, type VoteInput } from '../../src/features/votes/cast-vote.ts'
import type { CastInput, VoteService } from '../../src/features/votes/vote-service.ts'

const spec = { vote: 'encore', changedAt: 0 }
let cast: CastInput[]
let given: number
beforeEach(() => {
  cast = []
  given = 0
})

const give = async () => {
  given += 1
}

/** An object of which only `cast` is called. */
const votes = {
  cast: async (wish: CastInput) => {
    cast.push(wish)
    return { as: 'counted' }
  },
} as unknown as VoteService

function take(
  { cookie, account }: { cookie?: string; account?: string },
  wish: Partial<VoteInput> = {},
  requiresAccount?: true,
) {
  const visitor = {
    voter: { read: async () => cookie, give },
    session: async () => (account ? { user: { id: account } } : undefined),
    accountVisitor: { visitor: '203.0.113.1' },
  }
  return acceptVote(
    votes,
    visitor,
    { spec, requiresAccount },
    { option: 'march', isConfirmed: false, ...wish },
  )
}

describe('who votes', () => {
  it.each([
    ['in a browser that is known', { cookie: 'browser' }, undefined],
    ['signed in', { cookie: 'browser', account: '7' }, '7'],
  ])('%s is counted, from their address', async (_, who, account) => {
    expect(await take(who)).toEqual({ as: 'counted' })
    const voter = { visitor: 'browser', account }
    expect(cast).toEqual([{ spec, voter, option: 'march', address: '203.0.113.1' }])
  })

  it('in a browser that isn’t known yet gets a cookie, and is asked to confirm', async () => {
    expect(await take({})).toBe('to-be-confirmed')
    expect([given, cast]).toEqual([1, []])
  })

  it('confirms without the cookie has a browser that keeps none', async () => {
    expect(await take({}, { isConfirmed: true })).toEqual({ refused: 'no-cookies' })
    expect([given, cast]).toEqual([0, []])
  })
})

describe('a vote that is for accounts', () => {
  it.each([{}, { cookie: 'browser' }])('is refused to who isn’t signed in: %j', async (who) => {
    expect(await take(who, {}, true)).toEqual({ refused: 'account-needed' })
    expect([given, cast]).toEqual([0, []])
  })

  it('counts who is', async () => {
    expect(await take({ cookie: 'browser', account: '7' }, {}, true)).toEqual({ as: 'counted' })
  })
})

describe('what an editor has said of a vote', () => {
  const vote = { slug: 'encore', title: 'Encore', options: [{ id: 'march', track: 'March' }] }

  it('is given to its objects: options by their ids, and when it opens, closes and was changed', () => {
    const times = {
      opensAt: '2026-11-01T00:00:00.000Z',
      closesAt: '2026-11-02T00:00:00.000Z',
      changedAt: '2026-10-31T00:00:00.000Z',
    }
    expect(toVoteSpec({ ...vote, ...times })).toEqual({
      vote: 'encore',
      options: ['march'],
      opensAt: 1_793_491_200_000,
      closesAt: 1_793_577_600_000,
      changedAt: 1_793_404_800_000,
    })
  })

  it('is as old as can be where nobody knows when it was changed', () => {
    expect(toVoteSpec(vote).changedAt).toBe(0)
  })

  it('is nothing of wishes, which are open for every city', () => {
    expect(toWishSpec('zimmer')).toEqual({ vote: 'wish:zimmer', changedAt: 0 })
  })
})
