import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VoteTally } from '../../../src/features/votes/vote-tally.ts'
import { hourMs, later, now, ring, spec, withTally } from '../vote-rehearsal.ts'
import { beginVote, options, vote } from '../vote-world.ts'

const [march, band] = options

let database: D1Database
beforeEach(async () => {
  database = await beginVote()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

const downDatabase = {
  prepare: () => ({ bind: () => ({ run: async () => Promise.reject(new Error('down')) }) }),
} as never

describe('the object that adds up', () => {
  const report = (version: number, votes: number) => ({ shard: 0, version, counts: { [march]: votes } })

  it('copies what it has been told ten seconds later, and what comes meanwhile with it', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.add(report(1, 1), spec())
      later(4000)
      await book.add(report(2, 2), spec())
      return alarms()
    })
    expect(due).toEqual([10_000, 10_000])
  })

  it('copies how many shards it has, and nothing before its time', async () => {
    await database.prepare(`insert into vote (slug, shards) values ('${vote}', 3)`).run()
    const copied = () =>
      database.prepare('select shards, counts, total from vote where slug = ?').bind(vote).first()
    const [early, inTime] = await withTally(async ({ book }) => {
      await book.open(spec())
      await book.alarm()
      await book.add(report(1, 2), spec())
      later(9999)
      await book.alarm()
      const before = await copied()
      later(1)
      await book.alarm()
      return [before, await copied()]
    })
    expect(early).toEqual({ shards: 3, counts: '{}', total: 0 })
    expect(inTime).toEqual({ shards: 3, counts: `{"${march}":2}`, total: 2 })
  })

  it.each([
    ['as many shards as an operator has said', 3, 3],
    ['one shard, where nobody has said how many', undefined, 1],
    ['one shard, where it can’t ask', 'no database', 1],
    ['64 shards at the most', 65, 64],
    ['one shard at the least', 0, 1],
  ])('has %s: said %s, shards %i', async (_, said, shards) => {
    if (typeof said === 'number')
      await database.prepare('insert into vote (slug, shards) values (?, ?)').bind(vote, said).run()
    const opened = await withTally(async ({ book, env }) => {
      if (said === 'no database') env.DB = undefined
      return book.open(spec())
    })
    expect(opened).toBe(shards)
  })

  it('has nothing to copy of what it has been told before', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.read(spec())
      alarms()
      await book.add(report(1, 1), spec())
      await book.add(report(1, 1), spec())
      await book.add(report(0, 1), spec())
      return alarms()
    })
    expect(due).toEqual([10_000])
  })

  it('is next due at the closing time once it has copied', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.add(report(1, 1), spec())
      later(10_000)
      alarms()
      await book.alarm()
      return alarms()
    })
    expect(due).toEqual([hourMs])
  })

  it('copies once more what came in while the database was asked', async () => {
    const due = await withTally(async ({ book, env, alarms }) => {
      const prepare = () => ({ bind: () => ({ run: () => book.add(report(2, 2), spec()) }) })
      env.DB = { prepare } as never
      await book.add(report(1, 1), spec())
      later(10_000)
      await book.alarm()
      return alarms().at(-1)
    })
    expect(due).toBe(20_000)
  })

  it('has nothing to try again where no database is bound', async () => {
    const due = await withTally(async ({ book, env, alarms }) => {
      env.DB = undefined
      await book.add(report(1, 1), spec())
      later(10_000)
      alarms()
      await book.alarm()
      return alarms()
    })
    expect(due).toEqual([hourMs])
  })

  it('that has closed sets no alarm for what an editor says after that', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.open(spec())
      await book.close()
      await book.alarm()
      alarms()
      await book.read(spec({ changedAt: 9, closesAt: now + 2 * hourMs }))
      await book.add(report(9, 9), spec({ changedAt: 9 }))
      return alarms()
    })
    expect(due).toEqual([])
  })

  it('that can’t copy tries again with pauses that grow to five minutes, and begins anew once it could', async () => {
    const due = await withTally(async ({ book, env, alarms }) => {
      const { DB } = env
      await book.add(report(1, 1), spec({ closesAt: undefined }))
      later(10_000)
      alarms()
      env.DB = downDatabase
      await ring(book, 9)
      const failed = alarms().map((at) => at - 10_000)
      env.DB = DB
      await book.alarm()
      await book.add(report(2, 2), spec({ closesAt: undefined }))
      later(10_000)
      alarms()
      env.DB = downDatabase
      await book.alarm()
      return [...failed, alarms().map((at) => at - 20_000)]
    })
    expect(due).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, [2000]])
  })

  it('that is opened is due at the closing time that an editor said last, and sets no alarm for the same again', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.open(spec())
      await book.alarm()
      alarms()
      await book.open(spec())
      await book.open(spec({ changedAt: 2, closesAt: now + 1000 }))
      await book.open(spec())
      return alarms()
    })
    expect(due).toEqual([1000])
  })

  it('is due in two seconds while it closes, until every shard has told', async () => {
    const due = await withTally(async ({ book, env, state, alarms }) => {
      await book.open(spec())
      await book.alarm()
      const sealing = { seal: async () => Promise.reject(new Error('down')) }
      env.VOTE_SHARD = { getByName: () => sealing } as never
      alarms()
      await expect(book.close()).rejects.toThrow('down')
      const whileItFails = [...alarms(), state.storage.kv.get<{ close: number }>('due')?.close ?? 0]
      later(60_000)
      await book.read()
      return [whileItFails, alarms()]
    })
    expect(due).toEqual([[2000, now + 2000], []])
  })

  it('is due once more for whoever reads it more than a minute after its alarm should have rung', async () => {
    const due = await withTally(async ({ book, alarms }) => {
      await book.read(spec())
      alarms()
      const after = async (milliseconds: number) => {
        vi.setSystemTime(now + hourMs + milliseconds)
        await book.read()
        return alarms()
      }
      return [await after(-1), await after(60_000), await after(60_001)]
    })
    expect(due).toEqual([[], [], [hourMs]])
  })

  it('forgets marks of voters thirty days after closing, and has nothing else to do then', async () => {
    const forgotten: string[] = []
    const due = await withTally(async ({ book, env, alarms }) => {
      await book.open(spec())
      const shard = {
        seal: async () => undefined,
        report: async () => ({ shard: 0, version: 0, counts: {} }),
        forget: async () => void forgotten.push(vote),
      }
      env.VOTE_SHARD = { getByName: () => shard } as never
      await book.close()
      await book.alarm()
      const dueAfterClosing = alarms().at(-1)
      later(30 * 24 * hourMs - 1)
      await book.alarm()
      const early = [...forgotten]
      later(1)
      alarms()
      await book.alarm()
      return [dueAfterClosing, early, alarms()]
    })
    expect(due).toEqual([30 * 24 * hourMs, [], []])
    expect(forgotten).toEqual([vote])
  })
})

describe('how a vote stands', () => {
  const versionAfter = (work: (book: VoteTally) => Promise<unknown>) =>
    withTally(async ({ book }) => {
      await book.read(spec())
      const { version } = await book.read()
      await work(book)
      return (await book.read()).version - version
    })

  it.each<[string, number, (book: VoteTally) => Promise<unknown>]>([
    ['a shard has told more', 1, (book) => book.add({ shard: 0, version: 1, counts: {} }, spec())],
    [
      'an editor has changed what it is between',
      1,
      (book) => book.read(spec({ changedAt: 2, options: [band] })),
    ],
    [
      'an editor has moved its closing time',
      0,
      (book) => book.read(spec({ changedAt: 2, closesAt: now + 9 })),
    ],
    ['it has closed', 1, (book) => book.close()],
    ['somebody has looked', 0, (book) => book.read(spec())],
  ])('has another version when %s: %i more', async (_, more, work) => {
    expect(await versionAfter(work)).toBe(more)
  })
})
