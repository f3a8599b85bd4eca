import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import type { FeatureContext } from '../../../src/context/context.ts'
import { ConfigInvalid } from '../../../src/errors.ts'
import { copySums } from '../../../src/features/statistics/copy-sums.ts'
import type { SumRow } from '../../../src/features/statistics/day-sums.ts'
import {
  countByHour,
  countByName,
  countPathsByValue,
  readTopPaths,
  readTopValues,
  sumByName,
} from '../../../src/features/statistics/read-statistics.ts'
import { toEndOfDayMs } from '../../../src/features/statistics/statistics-batch.ts'
import { createStatisticsService } from '../../../src/features/statistics/statistics-service.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { emptyDatabase, failingDatabase } from '../database.ts'
import { batchOf, dayObject, occurrence, skipPauses, today } from './counted-day.ts'

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
})
skipPauses()

const asked = env as Bindings
const { DB: realDatabase } = asked
afterEach(() => {
  vi.useRealTimers()
  Object.assign(asked, { DB: realDatabase })
})

const day = '2026-11-26'
const span = { from: day, to: day }
const sum = (more: Partial<SumRow> = {}): SumRow => ({
  kind: 'view',
  path: '',
  dimension: '',
  value: '',
  count: 1,
  ...more,
})
const storedDays = async () =>
  (await database.prepare('select * from statistics_days order by path, dimension, value').all()).results

describe('the sums of a day in the database', () => {
  it('are those of days and those of hours', async () => {
    await copySums(database, day, [
      sum({ count: 5 }),
      sum({ path: '/c/near', dimension: 'city', value: 'RU/Perm', count: 2 }),
      sum({ path: '/c/near', dimension: 'hour', value: `${day}T19`, count: 3 }),
    ])
    expect(await storedDays()).toEqual([
      { day, kind: 'view', path: '', dimension: '', value: '', count: 5 },
      { day, kind: 'view', path: '/c/near', dimension: 'city', value: 'RU/Perm', count: 2 },
    ])
    expect((await database.prepare('select * from statistics_hours').all()).results).toEqual([
      { hour: `${day}T19`, kind: 'view', path: '/c/near', count: 3 },
    ])
  })

  it('only grow, so that an older copy that comes late changes nothing', async () => {
    const hour = { dimension: 'hour' as const, value: `${day}T19` }
    for (const count of [5, 3, 7, 6]) await copySums(database, day, [sum({ count }), sum({ ...hour, count })])
    expect(await storedDays()).toMatchObject([{ count: 7 }])
    expect(await countByHour(database, { kind: 'view', from: `${day}T00`, to: `${day}T23` })).toEqual([
      { hour: `${day}T19`, count: 7 },
    ])
  })

  it('are all there where they are more than a statement writes', async () => {
    await copySums(
      database,
      day,
      Array.from({ length: 2001 }, (_, n) => sum({ path: `/${n}` })),
    )
    expect(await storedDays()).toHaveLength(2001)
  })
})

describe('old sums', () => {
  const now = Date.UTC(2026, 10, 26, 12, 30)
  const warn = vi.fn()
  const service = (given: Partial<FeatureContext> = {}) =>
    createStatisticsService({
      database,
      now: () => now,
      log: { info: warn, warn, error: warn },
      ...given,
    } as unknown as FeatureContext)
  const store = (days: string[], hours: string[]) =>
    database.batch([
      ...days.map((each) =>
        database.prepare(`insert into statistics_days values (?, 'view', '', '', '', 1)`).bind(each),
      ),
      ...hours.map((each) =>
        database.prepare(`insert into statistics_hours values (?, 'view', '', 1)`).bind(each),
      ),
    ])
  const column = async (sql: string) =>
    (await database.prepare(sql).all<{ at: string }>()).results.map(({ at }) => at)

  it('of hours are deleted after thirty days, of days after three years', async () => {
    await store(
      ['2023-11-20', '2023-11-27', '2026-11-25'],
      ['2026-10-27T11', '2026-10-27T12', '2026-11-26T10'],
    )
    await service().runScheduled()
    expect(await column('select hour as at from statistics_hours order by hour')).toEqual([
      '2026-10-27T12',
      '2026-11-26T10',
    ])
    expect(await column('select day as at from statistics_days order by day')).toEqual([
      '2023-11-27',
      '2026-11-25',
    ])
  })

  it('are deleted a thousand at a time, since a run comes every minute', async () => {
    await copySums(
      database,
      '2020-01-01',
      Array.from({ length: 1001 }, (_, n) => sum({ path: `/${n}` })),
    )
    await service().runScheduled()
    expect(await storedDays()).toHaveLength(1)
    await service().runScheduled()
    expect(await storedDays()).toEqual([])
  })

  it('are deleted by the next run where the database fails', async () => {
    warn.mockClear()
    await store(['2020-01-01'], [])
    await service({ database: failingDatabase(database, 'before') }).runScheduled()
    expect(warn.mock.calls.map(([message]) => message)).toEqual(['old statistics could not be deleted'])
    await service().runScheduled()
    expect(await storedDays()).toEqual([])
  })

  it('need a database', () => {
    expect(() => service({ database: undefined })).toThrow(ConfigInvalid)
  })
})

describe('the object of a day rings', () => {
  /** The day is tomorrow, so that no alarm is due while the tests run. */
  const day = addDays(today, 1)
  const object = () => dayObject(day)
  const alarm = () => runInDurableObject(object(), (_, { storage }) => storage.getAlarm())
  const add = () => object().add(day, batchOf([[occurrence(), 1]]))
  const startAt = (instant: number) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(instant)
  }
  const midnight = toEndOfDayMs(day)

  it('two minutes after the first write, and not later for a second', async () => {
    startAt(midnight - 3_600_000)
    await add()
    expect(await alarm()).toBe(midnight - 3_600_000 + 120_000)
    vi.setSystemTime(midnight - 3_600_000 + 60_000)
    await add()
    expect(await alarm()).toBe(midnight - 3_600_000 + 120_000)
  })

  it('a minute after the day’s end at the latest', async () => {
    startAt(midnight - 10_000)
    await object().readSalt(day)
    expect(await alarm()).toBe(midnight + 60_000)
    await add()
    expect(await alarm()).toBe(midnight + 60_000)
  })

  it('a minute after the day’s end once more, when it has copied', async () => {
    startAt(midnight - 3_600_000)
    await add()
    await runDurableObjectAlarm(object())
    expect(await alarm()).toBe(midnight + 60_000)
  })

  it('after failures a minute later, then twice as long, at most half an hour', async () => {
    startAt(midnight - 7_200_000)
    await add()
    Object.assign(asked, { DB: failingDatabase(database, 'before') })
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure += 1) {
      await runDurableObjectAlarm(object())
      waits.push(((await alarm()) ?? 0) - (midnight - 7_200_000))
    }
    expect(waits.map((ms) => ms / 60_000)).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  it('never, where it was asked nothing', async () => {
    await runInDurableObject(object(), (each) => each.alarm())
    expect(await alarm()).toBe(null)
  })
})

describe('the object of a day', () => {
  it('has one salt for all isolates, also after it was put out of memory', async () => {
    const salt = await dayObject().readSalt(today)
    await evictDurableObject(dayObject())
    expect(await dayObject().readSalt(today)).toBe(salt)
  })

  it('counts a batch that is older than one it knows no more', async () => {
    const batch = { ...batchOf([[occurrence(), 1]]), sender: 'one' }
    await dayObject().add(today, { ...batch, sequence: 2 })
    await dayObject().add(today, { ...batch, sequence: 1 })
    await dayObject().add(today, { ...batch, sequence: 3 })
    await dayObject().add(today, { ...batch, sender: 'other', sequence: 1 })
    await runInDurableObject(dayObject(), (object) => object.alarm())
    const [all] = await countByName(database, [{ kind: 'view', path: '' }], { from: today, to: today })
    expect(all).toEqual([{ day: today, count: 3 }])
  })

  it('copies only what has changed since the last copy', async () => {
    const batches: number[] = []
    const counting = new Proxy(database, {
      get: (target, name) =>
        name === 'batch'
          ? (statements: D1PreparedStatement[]) => {
              batches.push(statements.length)
              return target.batch(statements)
            }
          : Reflect.get(target, name).bind(target),
    })
    Object.assign(asked, { DB: counting })
    await dayObject().add(today, batchOf([[occurrence(), 1]]))
    const ring = () => runInDurableObject(dayObject(), (object) => object.alarm())
    await ring()
    await ring()
    expect(batches).toEqual([2])
    // What others have changed in the database isn't written over by a copy of what hasn't changed.
    await database.prepare(`update statistics_days set count = 0 where path = '/c/near'`).run()
    await dayObject().add(today, batchOf([[occurrence({ path: '/' }), 1]]))
    await ring()
    expect(batches).toEqual([2, 2])
    const rows = (await storedDays()).map(({ path, count }) => `${path} ${count}`)
    expect(rows).toEqual([' 2', '/ 1', '/c/near 0'])
  })
})

describe('the most frequent', () => {
  beforeEach(async () => {
    const at = (path: string, value: string, count: number) =>
      sum({ path, dimension: value === '' ? '' : 'city', value, count })
    await copySums(database, day, [
      at('/a', '', 5),
      at('/b', '', 5),
      at('/c', '', 9),
      at('/a', 'RU/Perm', 2),
      at('/a', 'RU/Kazan', 2),
      at('/b', 'RU/Kazan', 2),
      at('/c', 'RU/Kazan', 7),
      sum({ path: '/a', kind: 'ticket', dimension: 'city', value: 'RU/Perm', count: 90 }),
      sum({ path: '/a', dimension: 'country', value: 'RU', count: 90 }),
    ])
    await copySums(database, '2026-11-25', [at('/a', 'RU/Perm', 50), at('/b', '', 50)])
  })

  it('values of several paths come by their counts, then by path and value, and no more than asked', async () => {
    const ask = (paths: string[], limit: number) =>
      countPathsByValue(database, { kind: 'view', paths, span, dimension: 'city', limit })
    expect(await ask(['/a', '/b', '/c', '/d'], 9)).toEqual([
      { path: '/c', value: 'RU/Kazan', count: 7 },
      { path: '/a', value: 'RU/Kazan', count: 2 },
      { path: '/a', value: 'RU/Perm', count: 2 },
      { path: '/b', value: 'RU/Kazan', count: 2 },
    ])
    expect(await ask(['/b', '/a'], 2)).toEqual([
      { path: '/a', value: 'RU/Kazan', count: 2 },
      { path: '/a', value: 'RU/Perm', count: 2 },
    ])
    const hundred = Array.from({ length: 100 }, (_, n) => `/${n}`)
    expect(await ask([...hundred.slice(1), '/a'], 9)).toHaveLength(2)
    expect(await ask([...hundred, '/a'], 9)).toEqual([])
  })

  it('paths and values of equal counts come in the order of their names, and no more than asked', async () => {
    expect(await readTopPaths(database, { kind: 'view', span, limit: 2 })).toEqual([
      { path: '/c', count: 9 },
      { path: '/a', count: 5 },
    ])
    const top = { kind: 'view', path: '/a', span, dimension: 'city' } as const
    expect(await readTopValues(database, { ...top, limit: 1 })).toEqual([{ value: 'RU/Kazan', count: 2 }])
  })

  it('thousand sums are read by name, and no more', async () => {
    const names = Array.from({ length: 1001 }, (_, n) => ({ kind: 'view' as const, path: `/${n}` }))
    expect(await countByName(database, names, span)).toHaveLength(1000)
    expect(await sumByName(database, names, span)).toHaveLength(1000)
  })
})

it('hours are read from the first to the last, of thirty-one days at most', async () => {
  await copySums(database, day, [
    ...['2026-10-26T18', '2026-10-26T19', '2026-10-26T20', '2026-11-26T18', '2026-11-26T19'].map((value) =>
      sum({ dimension: 'hour', value }),
    ),
  ])
  const read = async (from: string, to: string) =>
    (await countByHour(database, { kind: 'view', from, to })).map(({ hour }) => hour)
  expect(await read('2026-10-26T18', '2026-10-26T19')).toEqual(['2026-10-26T18', '2026-10-26T19'])
  expect(await read('2026-11-26T19', '2026-11-26T18')).toEqual([])
  expect(await read('2020-01-01T00', '2026-11-26T18')).toEqual([
    '2026-10-26T19',
    '2026-10-26T20',
    '2026-11-26T18',
  ])
})
