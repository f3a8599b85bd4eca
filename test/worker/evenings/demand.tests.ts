import { beforeEach, describe, expect, it } from 'vitest'
import type { DemandDeps, UntouredPlace } from '../../../src/features/desk/radar/demand-service.ts'
import { createDemandMethods } from '../../../src/features/desk/radar/read-demand.ts'
import { emptyDatabase } from '../database.ts'
import { noon } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'
import { recordStatements } from '../query-plans.ts'

const today = '2026-11-23'
const vologda: UntouredPlace = {
  key: 'vologda-472459',
  countryCode: 'ru',
  latitude: 59.22,
  longitude: 39.88,
  names: { Latn: 'Vologda', Cyrl: 'Вологда' },
}
/** The same place as the city of the site. */
const kazan: UntouredPlace = {
  key: 'kazan-551487',
  countryCode: 'ru',
  latitude: 55.79,
  longitude: 49.12,
  names: { Latn: 'Kazan', Cyrl: 'Имя kazan' },
}

let database: D1Database
let world: ReturnType<typeof noticeWorld>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
})

const service = (more: Partial<DemandDeps> = {}) => {
  const { content, log, now } = world.make()
  return createDemandMethods({
    database: recordStatements(database),
    content,
    log,
    now,
    readProgramRequests: async () => [],
    readPlaceDemand: async () => [],
    findPlaces: async (name) =>
      [vologda, kazan]
        .filter(({ names }) => Object.values(names).some((each) => each.toLowerCase() === name.toLowerCase()))
        .map((place) => ({ place: { ...place, people: 300_000 } })),
    ...more,
  })
}

const count = (kind: string, path: string, dimension: string, value: string, number: number, day = today) =>
  database
    .prepare('insert into statistics_days values (?, ?, ?, ?, ?, ?)')
    .bind(day, kind, path, dimension, value, number)
    .run()

describe('demand', () => {
  it('is that of cities of the site, and of other places', async () => {
    const report = await service({
      readProgramRequests: async () => [{ program: 'zimmer', city: 'kazan', people: 40 }],
      readPlaceDemand: async () => [{ place: vologda, program: 'zimmer', people: 300 }],
    }).readDemand()
    expect(report.cells).toEqual([
      { place: 'kazan', program: 'zimmer', source: 'wish', count: 40 },
      { place: 'vologda-472459', program: 'zimmer', source: 'wish', count: 300 },
    ])
    expect(report.places.map(({ id }) => id)).toEqual(['kazan', 'vologda-472459'])
    expect(report.missing).toEqual([])
  })

  it('of a place that has become a city of the site is the city’s', async () => {
    const report = await service({
      readProgramRequests: async () => [{ program: 'zimmer', city: 'kazan', people: 3 }],
      readPlaceDemand: async () => [{ place: kazan, program: 'zimmer', people: 4 }],
    }).readDemand()
    expect(report.cells).toEqual([{ place: 'kazan', program: 'zimmer', source: 'wish', count: 7 }])
  })

  it('of fewer than five is left out with its place', async () => {
    const report = await service({
      readPlaceDemand: async () => [{ place: vologda, program: 'zimmer', people: 4 }],
    }).readDemand()
    expect(report.cells).toEqual([])
    expect(report.places.map(({ id }) => id)).toEqual(['kazan'])
  })

  it('is added up from searches, visitors, and programs that were saved', async () => {
    await count('search-miss', 'вологда', '', '', 20)
    await count('search-miss', 'щелкунчик', '', '', 90)
    await count('visitor', '', 'city', 'RU/Vologda', 60)
    await count('visitor', '', 'city', 'US/Vologda', 60)
    await count('visitor', '', 'city', '(other)', 600)
    await count('save', '/c/near', '', '', 9)
    await count('save', '/c/near', 'city', 'RU/Vologda', 9)
    await database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out)
         values ('near', '2026-12-01', 'zimmer', 'kazan', 'scheduled', 0)`,
      )
      .run()
    const report = await service().readDemand()
    expect(report.cells).toEqual([
      { place: 'vologda-472459', program: '', source: 'visitor', count: 60 },
      { place: 'vologda-472459', program: '', source: 'search', count: 20 },
      { place: 'vologda-472459', program: 'zimmer', source: 'save', count: 9 },
    ])
    expect(report.stops).toEqual([{ latitude: 55.79, longitude: 49.12, program: 'zimmer', daysAway: 8 }])
  })

  it('is met by concerts that take place, and not by one that is cancelled', async () => {
    await database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out)
         values ('played', '2026-11-22', 'zimmer', 'kazan', 'scheduled', 0),
           ('cancelled', '2026-12-01', 'zimmer', 'kazan', 'cancelled', 0)`,
      )
      .run()
    const { stops } = await service().readDemand()
    expect(stops.map(({ daysAway }) => daysAway)).toEqual([-1])
  })

  it.each([
    { day: '2026-08-26', counts: [20] },
    { day: '2026-08-25', counts: [] },
  ])('is that of ninety days: of $day it is $counts', async ({ day, counts }) => {
    await count('search-miss', 'вологда', '', '', 20, day)
    const { cells } = await service().readDemand()
    expect(cells.map((cell) => cell.count)).toEqual(counts)
  })

  it('is what can be read: what can’t is named', async () => {
    const report = await service({
      readPlaceDemand: async () => {
        throw new Error('D1_ERROR')
      },
      readProgramRequests: async () => [{ program: 'zimmer', city: 'kazan', people: 40 }],
    }).readDemand()
    expect(report.cells).toHaveLength(1)
    expect(report.missing).toEqual(['wishes'])
  })
})

describe('searches without a result', () => {
  it('are listed with how often they were made, those of fewer than five aren’t', async () => {
    await count('search-miss', 'щелкунчик', '', '', 5)
    await count('search-miss', 'щелкунчик', '', '', 2, '2026-11-20')
    await count('search-miss', 'моя тайна', '', '', 4)
    await count('search-miss', '(other)', '', '', 400)
    await count('search-miss', 'давно', '', '', 50, '2026-01-01')
    expect(await service().readMisses(30)).toEqual([{ query: 'щелкунчик', count: 7 }])
  })
})
