import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, now, ring, spec, withShard } from '../vote-rehearsal.ts'
import { ballot, beginVote, options, vote } from '../vote-world.ts'

const [march] = options

beforeEach(async () => {
  await beginVote()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

const failing = { getByName: () => ({ add: async () => Promise.reject(new Error('down')) }) } as never
const hearing = { getByName: () => ({ add: async () => undefined }) } as never
describe('a shard', () => {
  it('tells the first vote at once, and the next a quarter of a second after that', async () => {
    const due = await withShard(async ({ book, env, alarms }) => {
      env.VOTE_TALLY = hearing
      await book.cast(ballot('anna', march, { spec: spec() }))
      await book.alarm()
      await book.cast(ballot('boris', march, { spec: spec() }))
      await book.cast(ballot('vera', march, { spec: spec() }))
      return alarms()
    })
    expect(due).toEqual([0, 250])
  })

  it('sets another alarm for one that is a minute late', async () => {
    const due = await withShard(async ({ book, alarms }) => {
      await book.cast(ballot('anna', march, { spec: spec() }))
      later(59_999)
      await book.cast(ballot('boris', march, { spec: spec() }))
      later(1)
      await book.cast(ballot('vera', march, { spec: spec() }))
      return alarms()
    })
    expect(due).toEqual([0, 60_000])
  })

  it('that can’t tell its sum tries again with pauses that grow to half a minute', async () => {
    const due = await withShard(async ({ book, env, alarms }) => {
      env.VOTE_TALLY = failing
      await book.cast(ballot('anna', march, { spec: spec() }))
      await ring(book, 8)
      return alarms()
    })
    expect(due).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('begins with short pauses again once it could tell its sum', async () => {
    const due = await withShard(async ({ book, env, alarms }) => {
      env.VOTE_TALLY = failing
      await book.cast(ballot('anna', march, { spec: spec() }))
      await ring(book, 4)
      env.VOTE_TALLY = hearing
      await book.alarm()
      env.VOTE_TALLY = failing
      await book.cast(ballot('boris', march, { spec: spec() }))
      alarms()
      await book.alarm()
      return alarms()
    })
    expect(due).toEqual([500])
  })

  it('that has nothing to tell sets no alarm', async () => {
    const due = await withShard(async ({ book, env, alarms }) => {
      env.VOTE_TALLY = failing
      await book.cast(ballot('anna', '', { spec: spec() }))
      await book.cast(ballot('anna', 'no-such-option', { spec: spec() }))
      await book.alarm()
      return alarms()
    })
    expect(due).toEqual([])
  })

  it('tells of one device that has voted with an account, though its own sum is as it was', async () => {
    const gave: string[] = []
    const device = { voter: 'device', shard: 1 }
    await withShard(async ({ book, env, alarms }) => {
      env.VOTE_TALLY = hearing
      env.VOTE_SHARD = {
        getByName: (name: string) => ({
          giveWay: async (voter: string) => void gave.push(`${voter} in ${name}`),
        }),
      } as never
      const asAccount = { spec: spec(), place: { shard: 0, of: 2 }, address: undefined }
      await book.cast(ballot('account', march, asAccount))
      await book.alarm()
      alarms()
      await book.cast(ballot('account', march, { ...asAccount, device }))
      expect(alarms()).toEqual([250])
      await book.alarm()
      await book.alarm()
    })
    expect(gave).toEqual([`device in ${vote}:1`])
  })

  it('learns from the sum what an editor has said since', async () => {
    const answers = await withShard(async ({ book, env }) => {
      const closed = spec({ changedAt: 2, closesAt: now - 1 })
      env.VOTE_TALLY = { getByName: () => ({ add: async () => closed }) } as never
      const before = await book.cast(ballot('anna', march, { spec: spec() }))
      await book.alarm()
      return [before, await book.cast(ballot('boris', march, { spec: spec() }))]
    })
    expect(answers).toEqual([{ as: 'counted' }, { refused: 'closed' }])
  })
})
