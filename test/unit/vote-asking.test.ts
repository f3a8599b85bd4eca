import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createIsolateState } from '../../src/cache/cache.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import type { VoteSpec } from '../../src/content/programs/vote-spec.ts'
import { UpstreamFailed } from '../../src/errors.ts'
import { callObject } from '../../src/features/votes/call-object.ts'
import type { VoteBallot } from '../../src/features/votes/vote-rules.ts'
import { createVoteMethods, type VoteDeps } from '../../src/features/votes/vote-service.ts'
import { chooseShard } from '../../src/features/votes/voter.ts'
import type { VoteResults } from '../../src/shared/votes.ts'
import { nowMs } from '../fixtures/clock.ts'
import { createSilentLog } from './silent-log.ts'

const moved = () => Object.assign(new Error('the object has moved'), { retryable: true })

/** An object that fails with each of these in turn, and then answers. */
function objectThat(...failures: unknown[]) {
  let calls = 0
  const ask = async () => {
    calls += 1
    if (calls <= failures.length) throw failures[calls - 1]
    return 'answered'
  }
  return { ask, calls: () => calls }
}

describe('a vote’s object', () => {
  it.each([
    ['answers', [], 1],
    ['has moved while it was asked', [moved()], 2],
  ])('that %s is asked until it answers', async (_, failures, times) => {
    const object = objectThat(...failures)
    expect(await callObject(object.ask)).toBe('answered')
    expect(object.calls()).toBe(times)
  })

  it.each([
    ['has failed by itself', [new Error('a fault')], 1],
    ['may not be asked again', [Object.assign(new Error('a fault'), { retryable: false })], 1],
    ['has more to do than it can', [Object.assign(moved(), { overloaded: true })], 1],
    ['throws what is no error', ['a fault'], 1],
    ['has moved twice', [moved(), moved()], 2],
  ])('that %s has failed for whoever asks', async (_, failures, times) => {
    const object = objectThat(...failures)
    const failure = await callObject(object.ask).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UpstreamFailed)
    expect(failure).toMatchObject({ upstream: 'store', status: 0, cause: failures.at(-1) })
    expect(object.calls()).toBe(times)
  })

  it('is waited for three seconds', async () => {
    vi.useFakeTimers()
    const states: string[] = []
    const asked = callObject(() => new Promise(() => undefined)).catch((error) => states.push(error.message))
    await vi.advanceTimersByTimeAsync(2999)
    expect(states).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(states).toEqual([expect.stringContaining('no answer within 3000 ms')])
    vi.useRealTimers()
  })
})

const now = Date.UTC(2026, 10, 25, 12)
const spec: VoteSpec = { vote: 'encore', opensAt: now - 1000, changedAt: 1 }
const visitor = '019ac000-0000-7000-8000-000000000000'
const results: VoteResults = { version: 1, counts: {}, isFinal: false }

let asked: string[]
let ballots: (VoteBallot & { shard: string })[]
/** Number of shards that the objects report for a vote; `undefined` if the vote isn't open. */
let shards: number | undefined
let isDown: boolean
beforeEach(() => {
  ;[asked, ballots, shards, isDown] = [[], [], 4, false]
})

/** What one request asks by. Those of one isolate share what they know. */
function service(shardCounts = new Map<string, number>()) {
  const log = createSilentLog()
  const answer = <Value>(what: string, value: Value) => {
    asked.push(what)
    if (isDown) throw new Error('the object is down')
    return value
  }
  const world = {
    shards: {
      getByName: (shard: string) => ({
        cast: async (ballot: VoteBallot) => {
          ballots.push({ ...ballot, shard })
          return answer(`cast in ${shard}`, { as: 'counted' })
        },
        find: async (mark: string) => answer(`find in ${shard}`, mark),
      }),
    },
    tallies: {
      getByName: (vote: string) => ({
        open: async () => answer(`open ${vote}`, shards),
        read: async () => answer(`read ${vote}`, results),
      }),
    },
    secret: 'a secret of the tests, long enough',
    shardCounts,
    cache: createKvCache(createIsolateState(10_000), {
      kv: undefined,
      now: () => now,
      waitUntil: () => undefined,
      log,
    }),
    database: undefined,
    content: undefined,
    now: () => now,
    log,
  }
  // The cast is safe, since the service calls only these methods of the objects.
  const steps = createVoteMethods(world as unknown as VoteDeps)
  const cast = (voter: { visitor: string; account?: string }, of = spec, address = '203.0.113.1') =>
    steps.cast({ spec: of, voter, option: 'march', address })
  return { ...steps, cast, log }
}

describe('who votes', () => {
  it('asks how many shards a vote has once in an isolate', async () => {
    const isolate = new Map<string, number>()
    await service(isolate).cast({ visitor })
    await service(isolate).cast({ visitor })
    expect(asked.filter((each) => each.startsWith('open'))).toEqual(['open encore'])
  })

  it('asks it of each vote', async () => {
    const isolate = new Map<string, number>()
    await service(isolate).cast({ visitor })
    await service(isolate).cast({ visitor }, { ...spec, vote: 'finale' })
    expect(asked.filter((each) => each.startsWith('open'))).toEqual(['open encore', 'open finale'])
  })

  it('leaves an isolate that many votes are made up for no larger than 500 of them', async () => {
    const isolate = new Map<string, number>()
    const { cast } = service(isolate)
    for (let vote = 0; vote < 501; vote++) await cast({ visitor }, { ...spec, vote: `made-up-${vote}` })
    expect([...isolate.keys()]).toEqual(['made-up-500'])
  })

  it.each<[string, Partial<VoteSpec>, string]>([
    ['ahead', { opensAt: nowMs() + 3_600_000 }, 'ahead'],
    ['closed', { closesAt: nowMs() - 1 }, 'closed'],
    ['closed by hand', {}, 'closed'],
  ])('learns of a vote that is %s so, and no shard is asked', async (_, times, refused) => {
    shards = undefined
    expect(await service().cast({ visitor }, { ...spec, ...times })).toEqual({ refused })
    expect(asked).toEqual(['open encore'])
  })

  it('asks again how many shards there are of a vote that wasn’t open', async () => {
    const isolate = new Map<string, number>()
    shards = undefined
    await service(isolate).cast({ visitor })
    shards = 1
    expect(await service(isolate).cast({ visitor })).toEqual({ as: 'counted' })
  })

  it('is known by one mark, and meets one shard, whatever address they come from', async () => {
    await service().cast({ visitor }, spec, '203.0.113.1')
    await service().cast({ visitor }, spec, '203.0.113.2')
    const [first, second] = ballots
    expect([second?.voter, second?.shard]).toEqual([first?.voter, first?.shard])
    expect(second?.address).not.toBe(first?.address)
  })

  it('has another mark in another vote, and so has their address', async () => {
    const { cast } = service()
    await cast({ visitor })
    await cast({ visitor }, { ...spec, vote: 'finale' })
    const [first, second] = ballots
    expect(second?.voter).not.toBe(first?.voter)
    expect(second?.address).not.toBe(first?.address)
  })

  it('is no mark that can be read', async () => {
    await service().cast({ visitor, account: '7' })
    expect(JSON.stringify(ballots)).not.toMatch(/019ac000|203\.0\.113/)
    expect(ballots[0]?.voter).toMatch(/^[\w-]{22}$/)
  })

  it('says since when their browser is known', async () => {
    await service().cast({ visitor })
    expect(ballots[0]?.knownSince).toBe(0x019ac0000000)
  })

  it('votes as their account on every device, each of which gives way in its own shard', async () => {
    const { cast } = service()
    await cast({ visitor })
    await cast({ visitor, account: '7' })
    await cast({ visitor: visitor.replace('8000', '8001'), account: '7' })
    const [device, first, second] = ballots
    expect(second?.voter).toBe(first?.voter)
    expect(first?.device).toEqual({ voter: device?.voter, shard: device?.place.shard })
    expect([first?.address, first?.knownSince]).toEqual([undefined, undefined])
    expect(device?.device).toBeUndefined()
  })

  it('finds their own vote where they cast it', async () => {
    const { cast, findOwn } = service()
    await cast({ visitor })
    expect(await findOwn(spec, { visitor })).toBe(ballots[0]?.voter)
    expect(asked.at(-1)).toBe(`find in ${ballots[0]?.shard}`)
  })

  it('finds their own vote of what was never open here in its first shard', async () => {
    shards = undefined
    await service().findOwn(spec, { visitor })
    expect(asked).toEqual(['open encore', 'find in encore:0'])
  })
})

describe('marks', () => {
  it.each([
    ['AAAAA', 4, 0],
    ['AAAAB', 4, 1],
    ['AAABA', 7, 1],
    ['-_-_-', 16, 14],
  ])('that begin with %s meet of %i shards number %i', (mark, of, shard) => {
    expect(chooseShard(`${mark}zzzz`, of)).toBe(shard)
  })
})

describe('results', () => {
  it('are asked for once a second at the most, but by who has just voted', async () => {
    const { readResults } = service()
    expect(await readResults(spec)).toEqual(results)
    await readResults(spec)
    expect(asked).toEqual(['read encore'])
    await readResults(spec, true)
    expect(asked).toEqual(['read encore', 'read encore'])
  })

  it('are unknown, and the log says so, where nothing answers', async () => {
    isDown = true
    const { readResults, log } = service()
    expect(await readResults(spec)).toBeUndefined()
    expect(log.warnings).toEqual(['the results of a vote could not be read'])
  })

  it('are as they were last known where nothing answers any more', async () => {
    const { readResults } = service()
    await readResults(spec)
    isDown = true
    expect(await readResults(spec)).toEqual(results)
  })
})
