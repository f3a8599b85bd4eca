import { describe, expect, it } from 'vitest'
import type { DemandPlace, DemandReport } from '../../src/features/desk/radar/demand-service.ts'
import { planDays } from '../../src/features/desk/radar/plan-route.ts'
import { planTour } from '../../src/features/desk/radar/plan-tour.ts'
import {
  moveStop,
  radarQuerySchema,
  readRadarState,
  toRadarQuery,
} from '../../src/features/desk/radar/radar-state.ts'
import { writeRouteCsv } from '../../src/features/desk/radar/route-files.ts'

const place = (key: string, latitude: number, longitude: number): DemandPlace => ({
  id: key,
  latitude,
  longitude,
  place: { key, countryCode: 'ru', latitude, longitude, names: { Latn: key } },
})
const places = [
  place('omsk', 55, 73.4),
  place('ufa', 54.7, 56),
  place('perm', 58, 56.2),
  place('chita', 52, 113.5),
]
const report: DemandReport = {
  places,
  cells: [
    { place: 'omsk', program: 'zimmer', source: 'wish', count: 90 },
    { place: 'ufa', program: 'zimmer', source: 'wish', count: 60 },
    { place: 'ufa', program: '', source: 'search', count: 20 },
    { place: 'perm', program: 'bach', source: 'wish', count: 50 },
    { place: 'chita', program: 'zimmer', source: 'save', count: 40 },
  ],
  stops: [],
  missing: [],
}
const usual = { program: '', count: 3, from: '2027-03-01', stops: undefined }
const stopsOf = (change: object) =>
  planTour(report, { ...usual, ...change }).stops.map(({ place }) => place.id)

describe('a planned tour', () => {
  it('goes through the best places on the shortest way', () => {
    const { waiting, stops, km, shorter } = planTour(report, usual)
    expect(waiting.map(({ id, reach }) => [id, reach])).toEqual([
      ['omsk', 90],
      ['ufa', 66],
      ['perm', 50],
      ['chita', 20],
    ])
    expect([
      ['ufa', 'perm', 'omsk'],
      ['omsk', 'perm', 'ufa'],
    ]).toContainEqual(stops.map(({ place }) => place.id))
    expect(km).toBeGreaterThan(1400)
    expect(shorter).toBeUndefined()
  })

  it('counts one program where one is chosen', () => {
    const { waiting } = planTour(report, { ...usual, program: 'zimmer' })
    expect(waiting.map(({ id, reach }) => [id, reach])).toEqual([
      ['omsk', 90],
      ['ufa', 60],
      ['chita', 20],
    ])
  })

  it('loses people to concerts of the chosen program, and names the nearest in time, before or after today', () => {
    const at = (program: string, daysAway: number) => ({ latitude: 55, longitude: 73.4, program, daysAway })
    const stops = [at('zimmer', -260), at('bach', -5), at('zimmer', 54)]
    const [ufa, omsk] = planTour({ ...report, stops }, { ...usual, program: 'zimmer' }).waiting
    expect([ufa?.id, omsk?.id]).toEqual(['ufa', 'omsk'])
    // 32 % of the people still wait: 15 % on the day of a concert, everybody 270 days before or after it.
    expect(omsk).toMatchObject({ nearestConcert: 54, reach: 29 })
  })

  it('keeps the stops that somebody has put in order, and offers a shorter one', () => {
    const { stops, shorter } = planTour(report, { ...usual, stops: ['ufa', 'chita', 'perm'] })
    expect(stops.map(({ place }) => place.id)).toEqual(['ufa', 'chita', 'perm'])
    expect(shorter?.savedKm).toBeGreaterThan(2000)
    expect(new Set(shorter?.stops)).toEqual(new Set(['ufa', 'chita', 'perm']))
  })

  it('may be empty', () => {
    expect(stopsOf({ stops: [] })).toEqual([])
    expect(planTour({ ...report, cells: [] }, usual).stops).toEqual([])
  })
})

describe('the days of a tour', () => {
  it('follow each other where the way is short, with days between where it is long', () => {
    const stops = [places[2], places[1], places[0], places[3]].flatMap((stop) => stop ?? [])
    expect(planDays(stops, '2027-02-27')).toEqual([
      { day: '2027-02-27', km: 0 },
      { day: '2027-02-28', km: 367 },
      { day: '2027-03-02', km: 1112 },
      { day: '2027-03-06', km: 2636 },
    ])
  })
})

describe('the state of the radar', () => {
  const read = (query: object) =>
    readRadarState(
      radarQuerySchema.parse({ ...query }),
      (id) => places.some((each) => each.id === id),
      '2026-11-26',
    )

  it.each([
    [{}, { program: '', count: 10, from: '2027-01-25', stops: undefined }],
    [
      { count: '3', from: '2027-03-01', program: 'zimmer' },
      { ...usual, program: 'zimmer' },
    ],
    [
      { count: '900', from: '2027-02-31', program: '<script>' },
      { program: '', count: 10, from: '2027-01-25', stops: undefined },
    ],
    [
      { ...usual, stops: 'omsk,nowhere,omsk,ufa' },
      { ...usual, stops: ['omsk', 'ufa'] },
    ],
    [
      { ...usual, stops: '' },
      { ...usual, stops: [] },
    ],
    [
      { ...usual, stops: 'omsk', add: 'ufa' },
      { ...usual, stops: ['omsk', 'ufa'] },
    ],
  ])('of %j is %j', (query, state) => {
    expect(read(query)).toEqual(state)
  })

  it.each([[usual], [{ ...usual, program: 'zimmer', stops: ['omsk', 'ufa'] }], [{ ...usual, stops: [] }]])(
    '%j is written into an address and read from it',
    (state) => {
      expect(read(Object.fromEntries(new URLSearchParams(toRadarQuery(state))))).toEqual(state)
    },
  )

  it.each([
    [1, -1, 'bac'],
    [1, 1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
  ])('moves stop %d by %d: %s', (index, by, order) => {
    expect(moveStop(['a', 'b', 'c'], index, by).join('')).toBe(order)
  })
})

describe('the files of a route', () => {
  const long = 'Городской дворец культуры имени первого космонавта, большой зал'
  const stops = [
    { name: 'Вологда; Север', country: 'Россия', day: '2027-03-31', km: 0, halls: [long], reach: 300 },
    { name: '=1+1', country: 'Россия', day: '2027-04-01', km: 412, halls: [], reach: undefined },
  ]

  it('have no formula in their table', () => {
    expect(writeRouteCsv(stops, ['Day', 'City', 'Venues', 'Way', 'Reach'])).toBe(
      `\ufeffDay,City,Venues,Way,Reach\r\n2027-03-31,Вологда; Север,"${long}",0,300\r\n2027-04-01,'=1+1,,412,\r\n`,
    )
  })
})
