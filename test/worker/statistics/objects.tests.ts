import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { countByDay, countByHour, readTopValues } from '../../../src/features/statistics/read-statistics.ts'
import { type Brought, lateMs, toEndOfDayMs } from '../../../src/features/statistics/statistics-batch.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { emptyDatabase, failingDatabase } from '../database.ts'
import { batchOf, dayObject, occurrence, skipPauses, today } from './counted-day.ts'

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
})
skipPauses()

/** The binding by which objects are called. */
const asked = env as Bindings
const { DB: realDatabase } = asked
afterEach(() => {
  vi.useRealTimers()
  Object.assign(asked, { DB: realDatabase })
})

const add = (...given: Parameters<typeof batchOf>) => dayObject().add(today, batchOf(...given))
const copy = () => runDurableObjectAlarm(dayObject())
const span = { from: today, to: today }
const countOf = async (kind: 'view' | 'visitor' | 'ticket' = 'view', path?: string) => {
  await copy()
  return (await countByDay(database, { kind, path, span }))[0]?.count
}

describe('the object of a day', () => {
  it('adds up what isolates send, for the site and for each page', async () => {
    await add([[occurrence(), 3]])
    await add([
      [occurrence(), 2],
      [occurrence({ path: '/' }), 1],
    ])
    expect(await countOf()).toBe(6)
    expect(await countOf('view', '/c/near')).toBe(5)
  })

  it('writes facts of days, and hours without facts', async () => {
    await add([[occurrence({ facts: { city: 'RU/Vologda' } }), 2]])
    await copy()
    const asked = { kind: 'view', path: '/c/near', span } as const
    expect(await readTopValues(database, { ...asked, dimension: 'city', limit: 3 })).toEqual([
      { value: 'RU/Vologda', count: 2 },
    ])
    expect(await countByHour(database, { kind: 'view', from: `${today}T00`, to: `${today}T23` })).toEqual([
      { hour: `${today}T10`, count: 2 },
    ])
  })

  it('counts a batch once that comes three times, also after it was put out of memory', async () => {
    const batch = batchOf([[occurrence(), 4]])
    await Promise.all([dayObject().add(today, batch), dayObject().add(today, batch)])
    await evictDurableObject(dayObject())
    await dayObject().add(today, batch)
    expect(await countOf()).toBe(4)
  })

  it('goes on from what it has stored', async () => {
    await add([[occurrence(), 4]])
    await evictDurableObject(dayObject())
    await add([[occurrence(), 1]])
    expect(await countOf()).toBe(5)
  })

  it('ignores texts that are no occurrence', async () => {
    await dayObject().add(today, { ...batchOf([]), counts: [['<script>', [{ count: 5, address: 1 }]]] })
    expect(await countOf()).toBe(0)
  })
})

describe('a visitor', () => {
  const visit = (mark: number) =>
    add([], [[occurrence({ kind: 'visitor', path: '' }), { count: 1, address: mark, own: mark }]])

  it('counts once a day, whatever happens to the object in between', async () => {
    await visit(7)
    await visit(7)
    await evictDurableObject(dayObject())
    await visit(7)
    await visit(8)
    expect(await countOf('visitor')).toBe(2)
  })

  it('who clicks tickets a thousand times is one', async () => {
    await add([], [[occurrence({ kind: 'ticket' }), { count: 1000, address: 5, own: 11 }]])
    expect(await countOf('ticket')).toBe(1)
  })

  it.each([
    ['clicks on tickets of one page', { kind: 'ticket' as const }, 13],
    ['visitors', { kind: 'visitor' as const, path: '' }, 20],
  ])('with a thousand names is so many %s, from one address', async (_, what, most) => {
    const named = Array.from({ length: 1000 }, (_each, at): [ReturnType<typeof occurrence>, Brought] => [
      occurrence(what),
      { count: 1, address: 5, own: 100 + at },
    ])
    await add([], named.slice(0, 500))
    await evictDurableObject(dayObject())
    await add([], named.slice(500))
    expect(await countOf(what.kind)).toBe(most)
  })
})

describe('what had to make room', () => {
  it('is deleted in the database, too', async () => {
    const search = (path: string) => occurrence({ kind: 'search-miss', path })
    await add(Array.from({ length: 500 }, (_, at) => [search(`noise ${at}`), 1]))
    await copy()
    await add([[search('true'), 2]])
    await copy()
    const count = (where: string) =>
      database.prepare(`select count(*) as rows from statistics_days where ${where}`).first('rows')
    expect(await count(`path like 'noise%'`)).toBe(499)
    expect(await countOf('ticket')).toBe(0)
    expect(await countByDay(database, { kind: 'search-miss', path: 'true', span })).toMatchObject([
      { count: 2 },
    ])
    expect(await countByDay(database, { kind: 'search-miss', path: '(other)', span })).toMatchObject([
      { count: 1 },
    ])
    expect(
      await database
        .prepare(`select count(*) as rows from statistics_hours where path = 'noise 0'`)
        .first('rows'),
    ).toBe(0)
  })
})

describe('copying into the database', () => {
  it.each(['before', 'after'] as const)(
    'that fails %s the write is done again, and counts nothing twice',
    async (fail) => {
      await add([[occurrence(), 4]])
      Object.assign(asked, { DB: failingDatabase(database, fail) })
      await copy()
      Object.assign(asked, { DB: realDatabase })
      await add([[occurrence(), 1]])
      expect(await countOf()).toBe(5)
    },
  )

  it('is tried again a minute after a failure', async () => {
    await add([[occurrence(), 4]])
    Object.assign(asked, { DB: failingDatabase(database, 'before') })
    await copy()
    const alarm = await runInDurableObject(dayObject(), (_, { storage }) => storage.getAlarm())
    expect((alarm ?? 0) - nowMs()).toBeLessThanOrEqual(60_000)
  })
})

describe('after the day', () => {
  const endDay = () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(toEndOfDayMs(today) + lateMs)
  }

  it('salt and marks are deleted, and then the object, once its sums are in the database', async () => {
    const salt = await dayObject().readSalt(today)
    expect(salt).toMatch(/^[0-9a-f-]{36}$/)
    await add(
      [[occurrence(), 4]],
      [[occurrence({ kind: 'visitor', path: '' }), { count: 1, address: 1, own: 7 }]],
    )
    endDay()
    Object.assign(asked, { DB: failingDatabase(database, 'before') })
    await copy()
    const left = await runInDurableObject(dayObject(), (_, { storage }) => ({
      salt: storage.kv.get('salt'),
      marks: storage.sql.exec('select * from mark').toArray(),
      sums: storage.sql.exec('select * from sum').toArray().length,
    }))
    expect(left).toEqual({ salt: undefined, marks: [], sums: 6 })
    Object.assign(asked, { DB: realDatabase })
    expect(await countOf()).toBe(4)
    expect(await runInDurableObject(dayObject(), (_, { storage }) => storage.kv.get('day'))).toBeUndefined()
  })

  it('nothing more is counted, and there is no salt', async () => {
    endDay()
    expect(await add([[occurrence(), 4]])).toBe('over')
    expect(await dayObject().readSalt(today)).toBeUndefined()
  })

  it('the last minute of it is still taken', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(toEndOfDayMs(today) + lateMs - 1000)
    expect(await add([[occurrence(), 4]])).toBe('counted')
  })
})
