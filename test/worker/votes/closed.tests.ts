import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { ballot, beginVote, countsOf, openSpec, options, shardOf, tallyOf, vote } from '../vote-world.ts'

const [march, band] = options
const hourMs = 60 * 60_000
let database: D1Database
beforeEach(async () => {
  database = await beginVote()
})

const threeShards = () => database.prepare(`insert into vote (slug, shards) values ('${vote}', 3)`).run()
const cast = (voter: string, option: string, shard: number, spec = openSpec()) =>
  shardOf(vote, shard).cast(ballot(voter, option, { spec, place: { shard, of: 3 } }))

/** Lets the closing time come: sets it to a moment ago, and calls the alarm by hand. */
const comeToClosing = () =>
  runInDurableObject(tallyOf(vote), async (tally, { storage }) => {
    storage.kv.put('due', { close: nowMs() - 1 })
    await tally.alarm()
  })

describe('a vote of three shards', () => {
  it('has as many as an operator has set', async () => {
    await threeShards()
    expect(await tallyOf(vote).open(openSpec())).toBe(3)
  })

  it('is frozen by its alarm with what each of them has, told or not', async () => {
    await threeShards()
    await tallyOf(vote).open(openSpec())
    await Promise.all([cast('anna', march, 0), cast('boris', march, 1), cast('vera', band, 2)])
    await comeToClosing()
    expect(await tallyOf(vote).read()).toMatchObject({ counts: { [march]: 2, [band]: 1 }, isFinal: true })
  })

  it('counts nothing more on any of them, and nobody is told «counted»', async () => {
    await threeShards()
    await tallyOf(vote).open(openSpec())
    await comeToClosing()
    const late = await Promise.all([0, 1, 2].map((shard) => cast(`late-${shard}`, march, shard)))
    expect(late).toEqual([0, 1, 2].map(() => ({ refused: 'closed' })))
    expect(await countsOf()).toEqual({})
  })
})

describe('clocks that are an hour off', () => {
  it('of an isolate open nothing early: the object’s own counts', async () => {
    const ahead = openSpec({ opensAt: nowMs() + hourMs / 2 })
    expect(await shardOf(vote).cast(ballot('anna', march, { spec: ahead }))).toEqual({ refused: 'ahead' })
  })

  it('of an editor let the later word count, whichever comes first', async () => {
    const later = openSpec({ changedAt: nowMs() + hourMs, closesAt: nowMs() - 1 })
    await tallyOf(vote).read(later)
    await tallyOf(vote).read(openSpec({ changedAt: nowMs() }))
    expect(await tallyOf(vote).open(openSpec({ changedAt: nowMs() }))).toBeUndefined()
  })

  it('of who has a cookie from the future make them no older than they are', async () => {
    const young = { address: 'one', knownSince: nowMs() + hourMs }
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, at) => shardOf(vote).cast(ballot(`v-${at}`, march, young))),
    )
    expect(answers.at(-1)).toEqual({ refused: 'too-many', retryAfterSeconds: 60 })
  })
})
