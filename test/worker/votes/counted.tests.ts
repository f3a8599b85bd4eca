import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VoteObjects, VoteShard } from '../../../src/features/votes/vote-shard.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  ballot,
  beginVote,
  countsOf,
  openSpec,
  options,
  shardOf,
  sumOf,
  tallyOf,
  tellAll,
  vote,
} from '../vote-world.ts'

beforeEach(async () => void (await beginVote()))

const [march, band, duel] = options
const cast = (voter: string, option: string, more: Parameters<typeof ballot>[2] = {}) =>
  shardOf(vote, more.place?.shard ?? 0).cast(ballot(voter, option, more))

/** Adds many votes for one option inside the object: calls from outside take ten times as long. */
const castMany = (voters: readonly string[], more: Parameters<typeof ballot>[2]) =>
  runInDurableObject(shardOf(vote), (shard: VoteShard) =>
    Promise.all(voters.map((voter) => shard.cast(ballot(voter, march, more)))),
  )

describe('a shard of a vote', () => {
  it('counts 500 visitors once each, who all send four times at once while it is put out of memory', async () => {
    const visitors = Array.from({ length: 500 }, (_, at) => `visitor-${at}`)
    const send = (voter: string, at: number) => cast(voter, options[at % 3] ?? march)
    const repeats = visitors.flatMap((voter, at) => [1, 2, 3, 4].map(() => ({ voter, at })))
    const first = repeats.slice(0, 1200).map(({ voter, at }) => send(voter, at))
    await evictDurableObject(shardOf(vote))
    const second = repeats.slice(1200).map(({ voter, at }) => send(voter, at))
    const sent = await Promise.allSettled([...first, ...second])
    // A visitor without an answer sends the form once more.
    const again = await Promise.allSettled(
      sent.flatMap((each, place) => {
        const unanswered = each.status === 'rejected' ? repeats[place] : undefined
        return unanswered ? [send(unanswered.voter, unanswered.at)] : []
      }),
    )
    await evictDurableObject(shardOf(vote))
    await tellAll()
    const answers = [...sent, ...again]
    const counted = answers.filter(
      (each) => each.status === 'fulfilled' && 'as' in each.value && each.value.as === 'counted',
    )
    console.log(
      `500 visitors × 4 = ${answers.length} ballots, ${counted.length} counted, a sum of ${await sumOf()}`,
    )
    expect({ counted: counted.length, sum: await sumOf() }).toEqual({ counted: 500, sum: 500 })
  })

  it('lets a visitor change their mind', async () => {
    expect(await cast('anna', march)).toEqual({ as: 'counted' })
    expect(await cast('anna', band)).toEqual({ as: 'changed' })
    await tellAll()
    expect(await countsOf()).toEqual({ [band]: 1 })
  })

  it('says that the same again is the same', async () => {
    await cast('anna', march)
    expect(await cast('anna', march)).toEqual({ as: 'same' })
  })

  it('counts one of two options that a visitor sends at the same moment, the one they are told of last', async () => {
    const answers = await Promise.all([cast('anna', march), cast('anna', band)])
    await tellAll()
    expect(answers.map((each) => 'as' in each && each.as)).toEqual(['counted', 'changed'])
    expect(await countsOf()).toEqual({ [band]: 1 })
  })

  it('takes a vote back', async () => {
    await cast('anna', march)
    expect(await cast('anna', '')).toEqual({ as: 'taken-back' })
    await tellAll()
    expect(await countsOf()).toEqual({})
  })

  it('remembers who chose what when it was put out of memory', async () => {
    await cast('anna', march)
    await evictDurableObject(shardOf(vote))
    expect(await shardOf(vote).find('anna')).toBe(march)
  })

  it('refuses an option that there is not', async () => {
    expect(await cast('anna', 'ride-of-the-valkyries')).toEqual({ refused: 'unknown-option' })
  })

  it.each([
    ['before it opens', { opensAt: nowMs() + 60_000 }, 'ahead'],
    ['once it has closed', { closesAt: nowMs() - 1 }, 'closed'],
  ])('refuses a vote %s', async (_, times, refused) => {
    expect(await cast('anna', march, { spec: openSpec(times) })).toEqual({ refused })
  })

  it('can’t be taken back once it has closed', async () => {
    await cast('anna', march)
    const closed = openSpec({ changedAt: 2, closesAt: nowMs() - 1 })
    expect(await cast('anna', '', { spec: closed })).toEqual({ refused: 'closed' })
    expect(await shardOf(vote).find('anna')).toBe(march)
  })

  it('closes when the editor said last, whatever an older copy of content says', async () => {
    await cast('anna', march, { spec: openSpec({ changedAt: 2, closesAt: nowMs() - 1 }) })
    expect(await cast('anna', march, { spec: openSpec({ changedAt: 1 }) })).toEqual({ refused: 'closed' })
  })

  it('opens again when the editor moves the closing time', async () => {
    await cast('anna', march, { spec: openSpec({ changedAt: 2, closesAt: nowMs() - 1 }) })
    expect(await cast('anna', march, { spec: openSpec({ changedAt: 3 }) })).toEqual({ as: 'counted' })
  })

  const fromOneAddress = (visitors: number, knownForMs: number) =>
    castMany(
      Array.from({ length: visitors }, (_, at) => `visitor-${at}`),
      { address: 'one', knownSince: nowMs() - knownForMs },
    )
  const counted = (answers: readonly object[]) => answers.filter((answer) => 'as' in answer)

  it('counts no more than sixty browsers an hour from one address that it has just met', async () => {
    const answers = await fromOneAddress(1000, 1000)
    expect(counted(answers)).toHaveLength(60)
    const last = answers.at(-1)
    expect(last && 'retryAfterSeconds' in last && last.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('counts a hall of a thousand that votes from one address', async () => {
    expect(counted(await fromOneAddress(1000, 60_000))).toHaveLength(1000)
  })

  it('counts no more than 1,200 visitors an hour from one address', async () => {
    const answers = await fromOneAddress(1300, 60_000)
    expect(counted(answers)).toHaveLength(1200)
    const last = answers.at(-1)
    expect(last && 'retryAfterSeconds' in last && last.retryAfterSeconds).toBeGreaterThan(3000)
  })

  describe('of one address, as hours go by', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())
    const spec = openSpec({ closesAt: nowMs() + 1e9 })
    let visitors = 0
    /** How many votes are counted of browsers that have had their cookie for a minute. */
    const castFrom = async (address: string, count: number) => {
      const known = { spec: { ...spec, vote }, address, knownSince: nowMs() - 60_000 }
      visitors += count
      const voters = Array.from({ length: count }, (_, at) => `visitor-${visitors - at}`)
      return counted(await castMany(voters, known)).length
    }
    const hourLater = () => vi.setSystemTime(nowMs() + 3_600_000)

    it('counts 3,000 in all, and another address all the same', async () => {
      const hours = []
      for (let hour = 0; hour < 4; hour++) {
        hours.push(await castFrom('one', 1201))
        hourLater()
      }
      expect([hours, await castFrom('another', 1)]).toEqual([[1200, 1200, 600, 0], 1])
    })

    it('counts people, and not how often they change their minds', async () => {
      await castFrom('one', 1199)
      const known = { spec: { ...spec, vote }, address: 'one', knownSince: nowMs() - 60_000 }
      await cast(`visitor-${visitors}`, band, known)
      await cast(`visitor-${visitors}`, march, known)
      expect(await castFrom('one', 2)).toBe(1)
    })

    it('begins an hour with its first vote', async () => {
      await castFrom('one', 1)
      vi.setSystemTime(nowMs() + 1_800_000)
      await castFrom('one', 1199)
      vi.setSystemTime(nowMs() + 1_799_999)
      expect(await castFrom('one', 1)).toBe(0)
      vi.setSystemTime(nowMs() + 1)
      expect(await castFrom('one', 1)).toBe(1)
    })

    it('says when it counts again: in what is left of the hour, a minute at the least', async () => {
      await castFrom('one', 1200)
      const waitAfter = async (milliseconds: number) => {
        vi.setSystemTime(nowMs() + milliseconds)
        return cast('late', march, { spec: { ...spec, vote }, address: 'one', knownSince: 0 })
      }
      expect(await waitAfter(600_000)).toEqual({ refused: 'too-many', retryAfterSeconds: 3000 })
      expect(await waitAfter(2_999_000)).toEqual({ refused: 'too-many', retryAfterSeconds: 60 })
    })

    it('says to a browser that is too new when it counts: once it is a minute old', async () => {
      await castFrom('one', 60)
      const young = { spec: { ...spec, vote }, address: 'one', knownSince: nowMs() - 45_000 }
      expect(await cast('young', march, young)).toEqual({ refused: 'too-many', retryAfterSeconds: 15 })
    })

    it('has forgotten addresses and voters, but not the sum, once a vote is long over', async () => {
      await castFrom('one', 1200)
      const first = `visitor-${visitors}`
      expect(await shardOf(vote).find(first)).toBe(march)
      await shardOf(vote).forget()
      expect([await castFrom('one', 1), await shardOf(vote).find(first)]).toEqual([1, undefined])
      expect((await shardOf(vote).report()).counts).toEqual({ [march]: 1201 })
    })
  })

  it('takes a vote back though its option is no longer offered', async () => {
    await cast('anna', march)
    const fewer = openSpec({ options: [band], changedAt: 2 })
    expect(await cast('anna', '', { spec: fewer })).toEqual({ as: 'taken-back' })
    expect((await shardOf(vote).report()).counts).toEqual({})
  })

  it('counts a vote of who has taken theirs back as a new one', async () => {
    await cast('anna', march)
    await cast('anna', '')
    expect(await cast('anna', band)).toEqual({ as: 'counted' })
  })

  it('asks no address of who is signed in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => cast(`account-${at}`, march, { address: undefined })),
    )
    expect(answers.every((answer) => 'as' in answer && answer.as === 'counted')).toBe(true)
  })
})

describe('who votes with an account', () => {
  const asAccount = { address: undefined, device: { voter: 'device', shard: 0 } }

  it('takes the place of their own device', async () => {
    await cast('device', march)
    await cast('account', band, asAccount)
    await tellAll()
    expect(await countsOf()).toEqual({ [band]: 1 })
  })

  it('votes once on two devices', async () => {
    await cast('account', march, asAccount)
    await cast('account', band, { ...asAccount, device: { voter: 'another', shard: 0 } })
    await tellAll()
    expect(await countsOf()).toEqual({ [band]: 1 })
  })

  it('takes the vote of their own device back with their own', async () => {
    await cast('device', march)
    await cast('account', '', asAccount)
    await tellAll()
    expect(await countsOf()).toEqual({})
  })

  it('can not vote once more from that device by signing out', async () => {
    await cast('account', march, asAccount)
    expect(await cast('device', band)).toEqual({ refused: 'voted-with-account' })
  })

  it('takes the place of a device that met another shard', async () => {
    const places = [0, 1].map((shard) => ({ shard, of: 2 }))
    await cast('device', march, { place: places[1] ?? { shard: 1, of: 2 } })
    await cast('account', band, {
      place: { shard: 0, of: 2 },
      address: undefined,
      device: { voter: 'device', shard: 1 },
    })
    await tellAll(vote, 2)
    expect(await countsOf()).toEqual({ [band]: 1 })
  })
})

describe('the sum', () => {
  it('leaves out an option that an editor has taken away, and keeps its votes', async () => {
    await cast('anna', march)
    await cast('boris', band)
    await tellAll()
    const fewer = openSpec({ options: [band, duel], changedAt: 2 })
    expect(await countsOf(vote, fewer)).toEqual({ [band]: 1 })
    expect(await countsOf(vote, openSpec({ changedAt: 3 }))).toEqual({ [march]: 1, [band]: 1 })
  })

  it('is the same whatever comes twice, or late', async () => {
    const tally = tallyOf(vote)
    const report = (version: number, votes: number) =>
      tally.add({ shard: 0, version, counts: { [march]: votes } }, openSpec())
    await report(2, 20)
    await report(1, 10)
    await report(2, 20)
    expect(await sumOf()).toBe(20)
  })

  it('is whole in the end when the sum could not be told', async () => {
    await cast('anna', march)
    await runInDurableObject(shardOf(vote), async (shard) => {
      const { env } = shard as unknown as { env: VoteObjects }
      const { VOTE_TALLY } = env
      env.VOTE_TALLY = { getByName: () => ({ add: () => Promise.reject(new Error('lost')) }) } as never
      await shard.alarm()
      Object.assign(env, { VOTE_TALLY })
    })
    await tellAll()
    expect(await sumOf()).toBe(1)
  })
})

describe('what a shard has told', () => {
  /** Records what the shard reports to the tally, while only `work` wakes the shard. */
  const reports = async (work: (alarm: () => Promise<void>) => Promise<unknown>) => {
    const told: number[] = []
    const add = async ({ version }: { version: number }) => void told.push(version)
    await runInDurableObject(shardOf(vote), async (shard) => {
      const { env } = shard as unknown as { env: VoteObjects }
      const { VOTE_TALLY } = env
      env.VOTE_TALLY = { getByName: () => ({ add }) } as never
      await work(() => shard.alarm())
      Object.assign(env, { VOTE_TALLY })
    })
    return told
  }

  it('is told once, and again when a vote is changed', async () => {
    const told = await reports(async (alarm) => {
      await cast('anna', march)
      await alarm()
      await alarm()
      await cast('anna', band)
      await alarm()
    })
    expect(told).toEqual([1, 2])
  })

  it('is no news to pages when it comes twice', async () => {
    const report = { shard: 0, version: 3, counts: { [march]: 1 } }
    await tallyOf(vote).add(report, openSpec())
    const { version } = await tallyOf(vote).read()
    await tallyOf(vote).add(report, openSpec())
    expect((await tallyOf(vote).read()).version).toBe(version)
  })
})

describe('a vote that closes', () => {
  const closing = () => openSpec({ closesAt: nowMs() + 50 })

  it('is frozen with the votes that no shard had told yet', async () => {
    await tallyOf(vote).open(openSpec())
    await cast('anna', march)
    await tallyOf(vote).close()
    expect(await tallyOf(vote).read()).toMatchObject({ counts: { [march]: 1 }, isFinal: true })
  })

  it('counts nothing more, on any shard', async () => {
    await tallyOf(vote).open(openSpec())
    await tallyOf(vote).close()
    expect(await cast('anna', march)).toEqual({ refused: 'closed' })
  })

  it('stays closed when an editor moves its closing time after that', async () => {
    await tallyOf(vote).open(openSpec())
    await tallyOf(vote).close()
    const later = openSpec({ changedAt: 9 })
    expect(await tallyOf(vote).read(later)).toMatchObject({ isFinal: true })
    expect(await cast('anna', march, { spec: later })).toEqual({ refused: 'closed' })
  })

  it('has an alarm at its closing time, and another when an editor moves it', async () => {
    const spec = closing()
    const alarm = () => runInDurableObject(tallyOf(vote), (_, { storage }) => storage.getAlarm())
    await tallyOf(vote).read(openSpec({ closesAt: nowMs() + 100_000 }))
    const first = await alarm()
    const moved = openSpec({ changedAt: 2, closesAt: (spec.closesAt ?? 0) + 7_000_000 })
    await tallyOf(vote).read(moved)
    expect(await alarm()).toBe(moved.closesAt)
    expect(await alarm()).not.toBe(first)
  })

  it('knows of devices on other shards before it is frozen', async () => {
    await tallyOf(vote).open(openSpec())
    await runInDurableObject(tallyOf(vote), (_, { storage }) => storage.kv.put('shards', 2))
    await cast('device', march, { place: { shard: 1, of: 2 } })
    await cast('account', band, {
      place: { shard: 0, of: 2 },
      address: undefined,
      device: { voter: 'device', shard: 1 },
    })
    await tallyOf(vote).close()
    expect(await countsOf()).toEqual({ [band]: 1 })
  })
})
