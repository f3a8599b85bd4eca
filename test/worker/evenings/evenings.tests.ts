import { beforeEach, describe, expect, it } from 'vitest'
import { readSoldByDay } from '../../../src/features/availability/availability-history.ts'
import { distances } from '../../../src/features/desk/evenings/evening-curve.ts'
import { readRecentEvenings } from '../../../src/features/desk/evenings/evening-rows.ts'
import {
  createEveningMethods,
  type EveningDeps,
} from '../../../src/features/desk/evenings/evening-service.ts'
import { updateEvenings } from '../../../src/features/desk/evenings/update-evenings.ts'
import { createNoticeMethods } from '../../../src/features/notices/create-notice-service.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { emptyDatabase } from '../database.ts'
import { noon } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'
import { recordStatements } from '../query-plans.ts'

/** The current day of the tests, the Monday of `noon`. */
const today = '2026-11-23'
let database: D1Database
let world: ReturnType<typeof noticeWorld>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
})

const make = (more: Partial<EveningDeps> = {}): EveningDeps => {
  const { content, log, now } = world.make()
  return {
    database: recordStatements(database),
    content,
    log,
    now,
    readAvailabilityDays: async () => new Map(),
    countInterested: undefined,
    findPlaces: async () => [{ place: { latitude: 55.8, longitude: 49.1, people: 1_300_000 } }],
    ...more,
  }
}

const update = async (more: Partial<EveningDeps> = {}) => {
  for (let runs = 1; runs < 50; runs++) if (await updateEvenings(make(more))) return runs
  throw new Error('the evenings are never up to date')
}

const service = (more: Partial<EveningDeps> = {}) => createEveningMethods(make(more))

type Row = [day: string, kind: string, concert: string, count: number, dimension?: string, value?: string]
const count = (...rows: Row[]) =>
  database.batch(
    rows.map(([day, kind, concert, number, dimension = '', value = '']) =>
      database
        .prepare('insert into statistics_days values (?, ?, ?, ?, ?, ?)')
        .bind(day, kind, `/c/${concert}`, dimension, value, number),
    ),
  )

const find = async (slug: string) =>
  (await service().readYear('2026')).evenings.find(({ concert }) => concert === slug)

describe('an evening', () => {
  beforeEach(async () => {
    world.state.concerts = [{ slug: 'near', date: '2026-12-03' }]
    await count(
      ['2026-09-30', 'view', 'long-gone', 1],
      ['2026-11-01', 'view', 'near', 90],
      ['2026-11-01', 'ticket', 'near', 9],
      ['2026-11-13', 'ticket', 'near', 4],
      [today, 'view', 'near', 10],
      [today, 'ticket', 'near', 2],
    )
  })

  it('has the sums of all days, and a curve of those that are over', async () => {
    await update()
    const evening = await find('near')
    expect(evening).toMatchObject({
      day: '2026-12-03',
      program: 'zimmer',
      city: 'kazan',
      status: 'scheduled',
      daysLeft: 10,
      views: 100,
      tickets: 15,
      people: 1_300_000,
      followers: 0,
      saved: 0,
    })
    const numbers: readonly number[] = distances
    const at = (distance: number) => evening?.curve.tickets[numbers.indexOf(distance)]
    expect([75, 60, 30, 21, 18, 12, 10].map(at)).toEqual([null, 0, 9, 9, 13, 13, null])
  })

  it('is counted anew four times a day, and not in between', async () => {
    await update()
    await count(['2026-11-22', 'view', 'near', 7])
    expect(await update()).toBe(1)
    expect((await find('near'))?.views).toBe(100)
    world.state.now += 6 * 3_600_000
    await update()
    expect((await find('near'))?.views).toBe(107)
  })

  it('has its followers, who has saved it, and the share of sold tickets', async () => {
    const days = [{ day: '2026-11-20', available: 250, capacity: 1000 }]
    await update({
      countInterested: async () => new Map([['near', { followers: 12, saved: 30 }]]),
      readAvailabilityDays: async () => new Map([['near', days]]),
    })
    const evening = await find('near')
    expect(evening).toMatchObject({ followers: 12, saved: 30 })
    expect(evening?.curve.sold?.filter((share) => share !== null)).toEqual([75])
  })

  it('that an editor has moved keeps its counts', async () => {
    await update()
    world.state.concerts = [{ slug: 'near', date: '2026-12-24', city: 'omsk', soldOut: true }]
    world.state.now += 6 * 3_600_000
    await update({ findPlaces: async () => [] })
    expect(await find('near')).toMatchObject({
      day: '2026-12-24',
      isSoldOut: true,
      tickets: 15,
      people: undefined,
    })
  })

  it('that is gone from content is gone, unless it was played or may be over by its city’s clock', async () => {
    world.state.concerts = ['yesterday', 'today', 'tomorrow', 'later'].map((slug, index) => ({
      slug,
      date: addDays(today, index - 1),
    }))
    await update()
    world.state.concerts = []
    world.state.now += 6 * 3_600_000
    await update()
    expect((await service().readYear('2026')).evenings.map(({ concert }) => concert)).toEqual([
      'today',
      'tomorrow',
      'yesterday',
    ])
  })

  it('stays as it was while content is down', async () => {
    await update()
    world.state.isDown = true
    world.state.now += 6 * 3_600_000
    await service().runScheduled()
    expect((await find('near'))?.views).toBe(100)
    expect(world.logged.some((line) => line.startsWith('the counts of evenings were not updated'))).toBe(true)
  })

  it('has a page with its days, sources and cities', async () => {
    await count(
      [today, 'view', 'near', 8, 'source', 'vk.com'],
      [today, 'view', 'near', 6, 'city', 'RU/Kazan'],
      [today, 'view', 'near', 4, 'city', 'RU/Bugulma'],
    )
    await update()
    const evening = await service().read('near')
    expect(evening?.days).toHaveLength(90)
    expect(evening?.days.at(-1)).toEqual({ day: today, views: 10, tickets: 2 })
    expect(evening?.sources).toEqual([{ value: 'vk.com', count: 8 }])
    // Cities with fewer than five people are left out, so that nobody can be recognised.
    expect(evening?.cities).toEqual([{ value: 'RU/Kazan', count: 6 }])
    expect(await service().read('unknown')).toBeUndefined()
  })
})

describe('people who are interested in a concert', () => {
  it('are who follows it or waits for its tickets, each once, and the accounts that have saved it', async () => {
    await database.batch([
      ...[
        ['concert', 'near', 'one'],
        ['tickets', 'near', 'one'],
        ['tickets', 'near', 'two'],
        ['concert', 'far', 'three'],
        ['city', 'near', 'four'],
      ].map((topic) =>
        database
          .prepare('insert into notice_topic (kind, key, owner, created_at) values (?, ?, ?, 1)')
          .bind(...topic),
      ),
      ...[
        ['ada', 1],
        ['bob', 0],
        ['cyd', 1],
      ].map(([user, isSaved]) =>
        database
          .prepare(`insert into account_concert (user, slug, is_saved, changed_at) values (?, 'near', ?, 1)`)
          .bind(user, isSaved),
      ),
    ])
    expect(await createNoticeMethods(world.make()).countInterested(['near', 'none'])).toEqual(
      new Map([
        ['near', { followers: 2, saved: 2 }],
        ['none', { followers: 0, saved: 0 }],
      ]),
    )
  })
})

describe('evenings of a kind', () => {
  it('show which one is behind; those come first, then the soonest', async () => {
    const past = Array.from({ length: 10 }, (_, index) => ({
      slug: `past-${index}`,
      date: addDays(today, -10 - index),
    }))
    world.state.concerts = [
      ...past,
      { slug: 'soon', date: addDays(today, 3) },
      { slug: 'behind', date: addDays(today, 10) },
      { slug: 'far-behind', date: addDays(today, 12) },
      { slug: 'sold-out', date: addDays(today, 10), soldOut: true },
      { slug: 'off', date: addDays(today, 10), status: 'cancelled' },
      { slug: 'was-off', date: addDays(today, -20), status: 'cancelled' },
    ]
    await count(
      ...past.map(({ slug, date }): Row => [addDays(date, -20), 'ticket', slug, 100]),
      [addDays(today, -5), 'ticket', 'soon', 100],
      [addDays(today, -5), 'ticket', 'behind', 60],
      [addDays(today, -5), 'ticket', 'far-behind', 10],
      ['2026-07-01', 'ticket', 'past-0', 1],
    )
    await update()
    const { evenings, years } = await service().readYear('2026')
    expect(evenings.slice(0, 5).map(({ concert, comparison }) => [concert, comparison?.isBehind])).toEqual([
      ['far-behind', true],
      ['behind', true],
      ['soon', false],
      ['off', undefined],
      ['sold-out', undefined],
    ])
    expect(evenings[1]?.comparison).toMatchObject({
      kind: 'program',
      measure: 'tickets',
      count: 10,
      now: { distance: 10, value: 60, middle: 100 },
    })
    expect(evenings.slice(5).map(({ concert }) => concert)).toEqual([
      ...past.map(({ slug }) => slug),
      'was-off',
    ])
    expect(years).toEqual(['2026'])
  })

  it('need at most three SQL queries for a year, however many they are', async () => {
    let asked = 0
    const counting = new Proxy(database, {
      get: (target, name) => {
        if (name === 'prepare') asked += 1
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await service({ database: counting }).readYear('2026')
    expect(asked).toBe(3)
  })
})

it('tickets that are fewer than the day before were sold; those that came back weren’t, to whatever concert', async () => {
  const rows = [
    ['a', '2026-11-19', 500],
    ['a', '2026-11-20', 460],
    ['a', '2026-11-21', 480],
    ['a', '2026-11-23', 470],
    ['b', '2026-11-19', 100],
    ['b', '2026-11-20', 130],
  ]
  for (const row of rows)
    await database
      .prepare('insert into availability_day (concert, day, available) values (?, ?, ?)')
      .bind(...row)
      .run()
  expect(await readSoldByDay(database, '2026-11-19')).toEqual([
    { day: '2026-11-20', count: 40 },
    { day: '2026-11-23', count: 10 },
  ])
})

it('concerts of the last two years are compared, and no older ones', async () => {
  for (const day of ['2024-11-23', '2024-11-22', '2027-11-01'])
    await database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out) values (?1, ?1, '', '', 'scheduled', 0)`,
      )
      .bind(day)
      .run()
  const evenings = await readRecentEvenings(database, today)
  expect(evenings.map(({ day }) => day)).toEqual(['2024-11-23', '2027-11-01'])
})
