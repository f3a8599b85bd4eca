import { beforeEach, describe, expect, it } from 'vitest'
import {
  countByDay,
  countByHour,
  countByName,
  listDays,
  readFirstDay,
  readLost,
  readTopPaths,
  readTopValues,
} from '../../../src/features/statistics/read-statistics.ts'
import { directSource, toHour } from '../../../src/features/statistics/statistics-kinds.ts'
import { emptyDatabase } from '../database.ts'
import { recordStatements } from '../query-plans.ts'

let database: D1Database
const span = { from: '2026-11-23', to: '2026-11-25' }

type Row = [day: string, kind: string, path: string, dimension: string, value: string, count: number]
const rows: Row[] = [
  ['2026-11-22', 'view', '', '', '', 900],
  ['2026-11-22', 'view', '/c/near', '', '', 900],
  ['2026-11-23', 'view', '', '', '', 30],
  ['2026-11-23', 'view', '/c/near', '', '', 20],
  ['2026-11-23', 'view', '/', '', '', 10],
  ['2026-11-23', 'view', '', 'source', 'vk.com', 12],
  ['2026-11-23', 'view', '/c/near', 'source', 'vk.com', 11],
  ['2026-11-25', 'view', '', '', '', 8],
  ['2026-11-25', 'view', '/c/near', '', '', 3],
  ['2026-11-25', 'view', '/c/far', '', '', 5],
  ['2026-11-25', 'view', '', 'source', 'vk.com', 2],
  ['2026-11-25', 'view', '', 'source', directSource, 6],
  ['2026-11-25', 'search-miss', '', '', '', 4],
  ['2026-11-25', 'search-miss', 'щелкунчик', '', '', 4],
  ['2026-11-25', 'lost', '', '', '', 7],
]

beforeEach(async () => {
  const empty = await emptyDatabase()
  database = recordStatements(empty)
  const day = empty.prepare('insert into statistics_days values (?, ?, ?, ?, ?, ?)')
  const hour = empty.prepare('insert into statistics_hours values (?, ?, ?, ?)')
  await empty.batch([
    ...rows.map((row) => day.bind(...row)),
    hour.bind('2026-11-25T18', 'view', '', 6),
    hour.bind('2026-11-25T19', 'view', '', 2),
    hour.bind('2026-11-25T19', 'view', '/c/far', 1),
  ])
})

describe('the counts of days', () => {
  it('are those of the whole site, with the days on which nobody came', async () => {
    expect(await countByDay(database, { kind: 'view', span })).toEqual([
      { day: '2026-11-23', count: 30 },
      { day: '2026-11-24', count: 0 },
      { day: '2026-11-25', count: 8 },
    ])
  })

  it('are those of one path', async () => {
    const counts = await countByDay(database, { kind: 'view', path: '/c/near', span })
    expect(counts.map(({ count }) => count)).toEqual([20, 0, 3])
  })

  it('are read for several paths at once, in their order, and unknown ones have none', async () => {
    const counts = await countByName(
      database,
      ['/c/far', '/c/none', '/c/near'].map((path) => ({ kind: 'view', path })),
      span,
    )
    expect(counts.map((days) => days.map(({ count }) => count))).toEqual([
      [0, 0, 5],
      [0, 0, 0],
      [20, 0, 3],
    ])
  })

  it.each([
    ['ends before it begins', { from: '2026-11-25', to: '2026-11-24' }, 0],
    ['is a single day', { from: '2026-11-25', to: '2026-11-25' }, 1],
    ['crosses a year’s end', { from: '2026-12-30', to: '2027-01-02' }, 4],
    ['is longer than sums are stored', { from: '2001-01-01', to: '2026-11-25' }, 1100],
  ])('are of a span that %s', (_what, given, days) => {
    expect(listDays(given).length).toBe(days)
  })
})

describe('the most frequent', () => {
  it('values of a dimension are summed over the days', async () => {
    expect(await readTopValues(database, { kind: 'view', span, dimension: 'source', limit: 5 })).toEqual([
      { value: 'vk.com', count: 14 },
      { value: directSource, count: 6 },
    ])
  })

  it('values of one path are its own', async () => {
    const asked = { kind: 'view', path: '/c/near', span, dimension: 'source', limit: 5 } as const
    expect(await readTopValues(database, asked)).toEqual([{ value: 'vk.com', count: 11 }])
  })

  it('paths are those of the span, without the sum of the site', async () => {
    expect(await readTopPaths(database, { kind: 'view', span, limit: 2 })).toEqual([
      { path: '/c/near', count: 23 },
      { path: '/', count: 10 },
    ])
  })

  it('paths are those below a folder', async () => {
    const paths = await readTopPaths(database, { kind: 'view', span, limit: 9, below: '/c/' })
    expect(paths.map(({ path }) => path)).toEqual(['/c/near', '/c/far'])
  })

  it('searches without a result are listed by their queries', async () => {
    expect(await readTopPaths(database, { kind: 'search-miss', span, limit: 9 })).toEqual([
      { path: 'щелкунчик', count: 4 },
    ])
  })
})

describe('the counts of hours', () => {
  it('are those of the hours that have any', async () => {
    const to = toHour(Date.UTC(2026, 10, 25, 23, 59))
    const asked = { kind: 'view', from: '2026-11-25T00', to } as const
    expect(await countByHour(database, asked)).toEqual([
      { hour: '2026-11-25T18', count: 6 },
      { hour: '2026-11-25T19', count: 2 },
    ])
  })

  it('are those of one path', async () => {
    const asked = { kind: 'view', path: '/c/far', from: '2026-11-25T19', to: '2026-11-25T19' } as const
    expect(await countByHour(database, asked)).toEqual([{ hour: '2026-11-25T19', count: 1 }])
  })
})

describe('what is missing', () => {
  it('is told as a sum', async () => {
    expect(await readLost(database, span)).toBe(7)
    expect(await readLost(database, { from: '2026-11-23', to: '2026-11-24' })).toBe(0)
  })
})

it('the first day with counts is known, and that there is none', async () => {
  expect(await readFirstDay(database)).toBe('2026-11-22')
  expect(await readFirstDay(await emptyDatabase())).toBeUndefined()
})
