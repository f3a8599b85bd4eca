import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VoteObjects } from '../../../src/features/votes/vote-shard.ts'
import type { Counts } from '../../../src/shared/votes.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  ballot,
  beginVote,
  openSpec,
  options,
  shardOf,
  tallies,
  tallyOf,
  tellAll,
  vote,
} from '../vote-world.ts'

const [march, band] = options
const of = 2
const visitors = 20
const comeLater = 6
const withAccount = 4

/** Faults of the first calls of a step; later calls succeed. */
type Trouble = 'fails' | 'loses its answer' | 'is slow' | 'fails, and both ends are put out of memory'
const troubledCalls = 2

/** Calls of one object to another, or to the database, from a vote to the frozen result. */
const steps = {
  'a visitor sends a ballot': { method: 'cast' },
  'a shard tells its sum': { binding: 'VOTE_TALLY', method: 'add' },
  'a shard tells another of an account': { binding: 'VOTE_SHARD', method: 'giveWay' },
  'a shard is sealed': { binding: 'VOTE_SHARD', method: 'seal' },
  'a shard tells its last sum': { binding: 'VOTE_SHARD', method: 'report' },
  'the database is asked how many shards there are': { binding: 'DB', method: 'first' },
  'the sum is copied into the database': { binding: 'DB', method: 'run' },
} as const
type Step = (typeof steps)[keyof typeof steps]

let database: D1Database
beforeEach(async () => {
  database = await beginVote()
  await database.prepare(`insert into vote (slug, shards) values ('${vote}', ${of})`).run()
})

type Call = (...args: unknown[]) => Promise<unknown>

/** @param meanwhile what other visitors do while a call is slow */
function createTroubles(trouble: Trouble, meanwhile: () => Promise<void>) {
  let calls = 0
  return {
    count: () => calls,
    trouble:
      (call: Call): Call =>
      async (...args) => {
        calls += 1
        if (calls > troubledCalls) return call(...args)
        if (trouble === 'is slow' && calls === 1) await meanwhile()
        if (trouble === 'is slow') return call(...args)
        if (trouble === 'loses its answer') await call(...args)
        throw new Error(`${trouble}: call ${calls}`)
      },
  }
}

/** Makes one method of a stub, a statement or a namespace fail. */
const troubled = <Target extends object>(
  target: Target,
  method: string,
  trouble: (call: Call) => Call,
): Target =>
  new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      // Arguments and result are passed on unchanged.
      const call = (...args: unknown[]) => Reflect.apply(value, target, args) as unknown
      if (name === method) return trouble(async (...args) => call(...args))
      if (['getByName', 'prepare', 'bind'].includes(String(name)))
        return (...args: unknown[]) => troubled(call(...args) as object, method, trouble)
      return call
    },
  })

/** The bindings through which objects are called. All requests of a test file share them. */
const asked = env as VoteObjects
const untroubled = { ...asked }
afterEach(() => void Object.assign(asked, untroubled))

const evictAll = async () => {
  for (const stub of [shardOf(vote, 0), shardOf(vote, 1), tallyOf(vote)])
    await evictDurableObject(stub as never)
}

const again = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries > troubledCalls) throw error
    }
  }
}

/** All visitors vote twice at the same time, some sign in and vote on the other shard, and the vote closes. */
async function holdVote(step: Step, trouble: Trouble) {
  /** The vote that each visitor was told at the end. */
  const told = new Map<string, string>()
  const cast = async (voter: string, option: string, shard: number, more = {}) => {
    const sent = ballot(voter, option, { place: { shard, of }, ...more })
    const call = async () => shardOf(vote, shard).cast(sent)
    const press = 'binding' in step ? call : troubles.trouble(call)
    // A visitor without an answer sends the form once more.
    const answer = (await again(press)) as Awaited<ReturnType<typeof call>>
    if ('as' in answer) told.set(voter, option)
    return answer
  }
  const voteTwice = (name: string, at: number) =>
    Promise.all([1, 2].map(() => cast(`${name}-${at}`, march, at % of)))
  let hasMore = true
  const comeMore = async () => {
    if (!hasMore) return
    hasMore = false
    for (let at = 0; at < comeLater; at++) await voteTwice('later', at)
  }
  const troubles = createTroubles(trouble, comeMore)
  const endsMemory = trouble === 'fails, and both ends are put out of memory'

  if ('binding' in step) {
    const { [step.binding]: real } = untroubled
    if (real) Object.assign(asked, { [step.binding]: troubled<object>(real, step.method, troubles.trouble) })
  }
  await again(() => tallyOf(vote).open(openSpec()))
  await Promise.all(Array.from({ length: visitors }, (_, at) => voteTwice('visitor', at)))
  if (endsMemory) await evictAll()
  for (let at = 0; at < withAccount; at++) {
    const device = { voter: `visitor-${at}`, shard: at % of }
    await cast(`account-${at}`, band, (at + 1) % of, { address: undefined, device })
    told.delete(device.voter)
  }
  for (let tries = 0; tries <= troubledCalls; tries++) await tellAll(vote, of)
  if (endsMemory) await evictAll()
  await comeMore()
  await copy()
  await again(async () => tallyOf(vote).close())
  await copy()
  const results = await tallyOf(vote).read()
  return { results, told: sumUp([...told.values()]), calls: troubles.count() }
}

/** The alarm that copies results is repeated as often as it fails. */
async function copy(): Promise<void> {
  for (let tries = 0; tries <= troubledCalls; tries++)
    await runInDurableObject(tallyOf(vote), async (tally, { storage }) => {
      storage.kv.put('due', { ...storage.kv.get<object>('due'), copy: 1 })
      await tally.alarm()
    })
}

const sumUp = (chosen: readonly string[]): Counts =>
  Object.fromEntries([...Map.groupBy(chosen, (option) => option)].map(([option, of]) => [option, of.length]))

const votesStored = async (): Promise<number> => {
  const each = [0, 1].map((shard) =>
    runInDurableObject(
      shardOf(vote, shard),
      (_, { storage }) =>
        storage.sql.exec<{ votes: number }>(`select count(*) as votes from vote where option <> ''`).one()
          .votes,
    ),
  )
  return (await Promise.all(each)).reduce((sum, votes) => sum + votes, 0)
}

const copied = async (): Promise<Counts> => {
  const row = await database
    .prepare(`select counts from vote where slug = '${vote}'`)
    .first<{ counts: string }>()
  return JSON.parse(row?.counts ?? '{}') as Counts
}

const troublesOfAll: Trouble[] = [
  'fails',
  'loses its answer',
  'is slow',
  'fails, and both ends are put out of memory',
]
const rows = Object.entries(steps).flatMap(([name, step]) =>
  troublesOfAll.map((trouble) => ({ name, step, trouble })),
)

describe('no vote is lost, and none counted twice', () => {
  it.each(rows)('when $name and that $trouble', async ({ name, step, trouble }) => {
    const { results, told, calls } = await holdVote(step, trouble)
    const stored = await votesStored()
    const sum = Object.values(results.counts).reduce((all, votes) => all + votes, 0)
    console.log(`${name}; ${trouble}: ${calls} calls, ${stored} votes stored, a sum of ${sum}`)
    expect(calls).toBeGreaterThan(0)
    expect(results).toMatchObject({ counts: told, isFinal: true })
    expect([stored, await copied()]).toEqual([sum, results.counts])
  })
})

describe('an alarm that is lost', () => {
  const lose = (stub: unknown) =>
    runInDurableObject(stub as ReturnType<typeof tallyOf>, (_, { storage }) => storage.deleteAlarm())

  it('of a shard costs the result nothing: closing asks each of them', async () => {
    await tallyOf(vote).open(openSpec())
    await shardOf(vote).cast(ballot('anna', march, { place: { shard: 0, of } }))
    await lose(shardOf(vote))
    await tallyOf(vote).close()
    expect(await tallyOf(vote).read()).toMatchObject({ counts: { [march]: 1 } })
  })

  it('of a shard is set again by the next vote after a restart', async () => {
    await shardOf(vote).cast(ballot('anna', march))
    await lose(shardOf(vote))
    await evictDurableObject(shardOf(vote))
    await shardOf(vote).cast(ballot('boris', march))
    await tellAll()
    expect((await tallies.getByName(vote).read()).counts).toEqual({ [march]: 2 })
  })

  it('of the one that adds up is set again by who reads the results a minute later', async () => {
    await tallyOf(vote).read(openSpec())
    const set = await runInDurableObject(tallyOf(vote), async (tally, { storage }) => {
      storage.kv.put('due', { close: nowMs() - 61_000 })
      await storage.deleteAlarm()
      const setAlarm = vi.spyOn(storage, 'setAlarm').mockResolvedValue()
      await tally.read(openSpec())
      return setAlarm.mock.calls.length
    })
    expect(set).toBe(1)
  })
})
