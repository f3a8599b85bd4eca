import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { later } from '../vote-rehearsal.ts'
import { ballot, beginVote, shardOf, vote } from '../vote-world.ts'

const day = 24 * 3_600_000
/** The first instant of a month whose next month is in the same year. */
const firstOfFebruary = Date.parse('2027-02-01T00:00:00Z')

beforeEach(async () => {
  await beginVote()
  vi.useFakeTimers({ toFake: ['Date'], now: firstOfFebruary })
})
afterEach(() => void vi.useRealTimers())

const spec = () => ({ vote, changedAt: 0 })
const wish = (voter: string, option = 'kazan', address?: string) =>
  shardOf(vote).cast(ballot(voter, option, { spec: spec(), address, knownSince: 0 }))
/** Fires the shard's alarm, as the platform does. */
const ring = () => runInDurableObject(shardOf(vote), (shard) => shard.alarm())
const counts = async () => (await shardOf(vote).report()).counts
const rowsOf = (table: string) =>
  runInDurableObject(
    shardOf(vote),
    (_, { storage }) => [...storage.sql.exec(`select * from ${table}`)].length,
  )

describe('a vote that never closes', () => {
  it('counts 3,000 visitors of one address in a month, and again in the next', async () => {
    await wish('visitor-1', 'kazan', 'one')
    await runInDurableObject(shardOf(vote), (_, { storage }) =>
      storage.sql.exec('update address set total = 2999'),
    )
    await wish('visitor-3000', 'kazan', 'one')
    later(day)
    const refused = await wish('visitor-3001', 'kazan', 'one')
    later(31 * day)
    expect([refused, await wish('visitor-3001', 'kazan', 'one')]).toMatchObject([
      { refused: 'too-many' },
      { as: 'counted' },
    ])
  })

  it('forgets the addresses of other months', async () => {
    await wish('anna', 'kazan', 'one')
    later(31 * day)
    await wish('boris', 'kazan', 'one')
    await ring()
    expect(await rowsOf('address')).toBe(1)
  })

  it('ends what somebody wants a year after they said so, in the sum too', async () => {
    await wish('anna')
    await ring()
    later(200 * day)
    await wish('boris')
    later(165 * day)
    await ring()
    expect([await counts(), await shardOf(vote).find('anna')]).toEqual([{ kazan: 1 }, undefined])
    expect(await rowsOf('voted_at')).toBe(1)
  })

  it('goes on with what somebody says again', async () => {
    await wish('anna')
    later(364 * day)
    await wish('anna')
    later(day)
    await ring()
    expect(await counts()).toEqual({ kazan: 1 })
  })

  it('ends what was cast before its time was noted a year later', async () => {
    await wish('anna')
    await runInDurableObject(shardOf(vote), (_, { storage }) => storage.sql.exec('delete from voted_at'))
    await ring()
    later(364 * day)
    await ring()
    expect(await counts()).toEqual({ kazan: 1 })
    later(31 * day)
    await ring()
    expect(await counts()).toEqual({})
  })

  it('notes no time of who wants nothing', async () => {
    await wish('anna', '')
    expect(await rowsOf('voted_at')).toBe(0)
  })

  it('wakes up by itself for it, once a month and for nothing else', async () => {
    await wish('anna')
    const sweptAt = nowMs()
    await ring()
    later(day)
    await wish('boris')
    await ring()
    const alarm = await runInDurableObject(shardOf(vote), (_, { storage }) => storage.getAlarm())
    expect(alarm).toBe(sweptAt + 30 * day)
  })

  it('wakes up no more where nothing is left', async () => {
    await wish('anna')
    later(366 * day)
    await ring()
    await wish('anna', '')
    await ring()
    expect(await counts()).toEqual({})
    expect(await rowsOf('vote')).toBe(0)
  })
})

it('a vote that closes keeps its votes until then, however long that is', async () => {
  const long = { vote, changedAt: 0, closesAt: nowMs() + 1000 * day }
  await shardOf(vote).cast(ballot('anna', 'kazan', { spec: long }))
  await shardOf(vote).cast(ballot('anna', 'kazan', { spec: long }))
  later(900 * day)
  await ring()
  expect(await rowsOf('voted_at')).toBe(0)
  expect(await counts()).toEqual({ kazan: 1 })
})
