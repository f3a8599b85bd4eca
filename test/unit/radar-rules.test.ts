import { describe, expect, it } from 'vitest'
import { choosePlaces, type RadarPlace, type TourStop } from '../../src/features/desk/radar/choose-places.ts'
import type { DemandPlace, DemandReport } from '../../src/features/desk/radar/demand-service.ts'
import { planTour } from '../../src/features/desk/radar/plan-tour.ts'
import type { DemandCell, DemandSource } from '../../src/features/desk/radar/publishable-demand.ts'
import { radarQuerySchema, readRadarState } from '../../src/features/desk/radar/radar-state.ts'
import { type WrittenStop, writeRouteCalendar } from '../../src/features/desk/radar/route-files.ts'

const omsk: RadarPlace = { id: 'omsk', latitude: 55, longitude: 73.4 }
const cell = (count: number, source: DemandSource = 'wish', place = 'omsk', program = ''): DemandCell => ({
  place,
  program,
  source,
  count,
})
const reachOf = (cells: DemandCell[], stops: TourStop[] = [], places = [omsk]) =>
  choosePlaces(places, cells, stops, 1)[0]?.reach

describe('the people of a place', () => {
  it.each<[DemandSource, number]>([
    ['wish', 1000],
    ['save', 500],
    ['search', 300],
    ['visitor', 20],
  ])('of a thousand of the source %s are %d', (source, people) => {
    expect(reachOf([cell(1000, source)])).toBe(people)
  })

  it('are the sum of all sources, of which only wishes are named beside it', () => {
    const cells = [cell(40), cell(10, 'wish', 'omsk', 'bach'), cell(100, 'save'), cell(7, 'wish', 'ufa')]
    expect(choosePlaces([omsk], cells, [], 1)).toEqual([{ id: 'omsk', wishes: 50, reach: 100 }])
  })

  it.each([
    [[0], 150],
    [[135], 575],
    [[-135], 575],
    [[270], 1000],
    [[400], 1000],
    [[135, 0, 200], 150],
  ])('are not all waiting around concerts %j days away: %d of 1000', (days, people) => {
    const stops = days.map((daysAway) => ({ ...omsk, daysAway }))
    expect(reachOf([cell(1000)], stops)).toBe(people)
  })

  it.each([
    // A degree of latitude is 111.2 km.
    ['18 km north', 18 / 111.2, 150],
    ['90 km north', 90 / 111.2, 788],
    ['90 km south', -90 / 111.2, 788],
    ['200 km north', 200 / 111.2, 1000],
  ])('were partly at a concert %s', (_what, north, people) => {
    const stops = [{ latitude: omsk.latitude + north, longitude: omsk.longitude, daysAway: 0 }]
    expect(Math.abs((reachOf([cell(1000)], stops) ?? 0) - people)).toBeLessThanOrEqual(1)
  })

  it('come from places around it, north and south, and from none that is too far', () => {
    const around = [0.8, -0.8, 1.6].map((north, index) => ({
      id: `n${index}`,
      latitude: omsk.latitude + north,
      longitude: omsk.longitude,
    }))
    const cells = [cell(1000), ...around.map(({ id }) => cell(100, 'wish', id))]
    const share = ((160 - 0.8 * 111.195) / 140) ** 2
    expect(reachOf(cells, [], [...around, omsk])).toBe(Math.round(1000 + 200 * share))
  })

  it('are proposed from five on, in as many places as are asked for', () => {
    const places = Array.from({ length: 6 }, (_, index) => ({
      id: `p${index}`,
      latitude: 55,
      longitude: 30 + 10 * index,
    }))
    const cells = places.map(({ id }, index) => cell(index + 3, 'wish', id))
    const chosen = (count: number) => choosePlaces(places, cells, [], count).map(({ id }) => id)
    expect(chosen(10)).toEqual(['p5', 'p4', 'p3', 'p2'])
    expect(chosen(3)).toEqual(['p5', 'p4', 'p3'])
  })
})

const placeAt = (id: string, latitude: number, longitude: number): DemandPlace => ({
  id,
  latitude,
  longitude,
  place: { key: id, countryCode: 'ru', latitude, longitude, names: { Latn: id } },
})
const usual = { program: '', count: 3, from: '2027-03-01', stops: undefined }

describe('a planned tour', () => {
  const many = Array.from({ length: 40 }, (_, index) => placeAt(`p${index}`, 50, 20 + 3 * index))
  const report: DemandReport = {
    places: many,
    cells: many.map(({ id }, index) => cell(100 + index, 'wish', id, `program-${index % 7}`)),
    stops: [],
    missing: [],
  }

  it('shows thirty places and the five strongest wishes, the largest first', () => {
    const { waiting, strongest } = planTour(report, usual)
    expect(waiting.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `p${39 - index}`))
    expect(strongest.map(({ people, program }) => [people, program])).toEqual([
      [139, 'program-4'],
      [138, 'program-3'],
      [137, 'program-2'],
      [136, 'program-1'],
      [135, 'program-0'],
    ])
  })

  it('counts as strong wishes neither those for any program, nor what was only looked for, nor unknown places', () => {
    const cells = [
      cell(900, 'wish', 'p1'),
      cell(900, 'save', 'p1', 'bach'),
      cell(900, 'wish', 'atlantis', 'bach'),
      cell(9, 'wish', 'p1', 'bach'),
    ]
    expect(planTour({ ...report, cells }, usual).strongest.map(({ people }) => people)).toEqual([9])
  })

  it('adds the numbers of a place up by their source', () => {
    const cells = [
      cell(9, 'wish', 'p1', 'bach'),
      cell(8, 'wish', 'p1'),
      cell(20, 'save', 'p1'),
      cell(9, 'wish', 'p2'),
    ]
    expect(planTour({ ...report, cells }, usual).waiting[0]).toMatchObject({
      id: 'p1',
      wishes: 17,
      reach: 27,
      counts: { wish: 17, save: 20 },
    })
  })

  it('has as many stops as are asked for, a day and a way for each', () => {
    const { stops, km } = planTour(report, usual)
    const order = stops.map(({ place: { id } }) => id)
    expect([
      ['p37', 'p38', 'p39'],
      ['p39', 'p38', 'p37'],
    ]).toContainEqual(order)
    // 3 degrees of longitude at 50° are 214 km.
    expect(stops.map(({ day, km: way }) => [day, way])).toEqual([
      ['2027-03-01', 0],
      ['2027-03-02', 214],
      ['2027-03-03', 214],
    ])
    expect(km).toBe(429)
  })

  it('says of a chosen stop how many are in its reach only where it is among the best', () => {
    const { stops } = planTour(report, { ...usual, stops: ['p39', 'p2', 'nowhere'] })
    expect(stops.map(({ place, reach }) => [place.id, reach])).toEqual([
      ['p39', 139],
      ['p2', undefined],
    ])
  })

  it('offers another order from ten kilometres on', () => {
    // Along a meridian 0.045° are 5 km, so the journey there and back is 10 km.
    const shorterOf = (degrees: number) => {
      const places = [placeAt('a', 50, 30), placeAt('b', 51, 30), placeAt('c', 51 - degrees, 30)]
      return planTour({ ...report, places, cells: [] }, { ...usual, stops: ['a', 'b', 'c'] }).shorter
    }
    expect(shorterOf(0.08)).toBeUndefined()
    expect(shorterOf(0.1)).toEqual({ stops: ['a', 'c', 'b'], savedKm: 11 })
  })

  it('names the nearest concert of a place within twenty-five kilometres', () => {
    const stops = [
      { latitude: 50, longitude: 20.3, program: 'bach', daysAway: 40 },
      { latitude: 50, longitude: 20.4, program: 'bach', daysAway: 1 },
    ]
    const nearest = (program: string) =>
      planTour(
        { ...report, stops, cells: [cell(90, 'wish', 'p0', 'bach'), cell(9, 'wish', 'p0', 'x')] },
        { ...usual, program },
      ).waiting[0]?.nearestConcert
    // The first place is 21 km away, and the second one 29 km.
    expect(nearest('')).toBe(40)
    expect(nearest('x')).toBeUndefined()
  })
})

describe('the address of a plan', () => {
  const read = (query: object) =>
    readRadarState(radarQuerySchema.parse(query), (id) => id !== '' && id !== 'nowhere', '2026-11-26')

  it.each([
    ['1', 10],
    ['2', 2],
    ['20', 20],
    ['21', 10],
    ['2.5', 10],
    ['many', 10],
  ])('with %s cities has %d', (count, expected) => {
    expect(read({ count }).count).toBe(expected)
  })

  it('has twenty stops at most', () => {
    const stops = Array.from({ length: 25 }, (_, index) => `p${index}`)
    expect(read({ stops: stops.join(',') }).stops).toEqual(stops.slice(0, 20))
  })

  it('that is longer than a plan is ignored', () => {
    expect(read({ stops: 'x'.repeat(2001) }).stops).toBeUndefined()
    expect(read({ stops: 'x'.repeat(2000) }).stops).toHaveLength(1)
    expect(read({ stops: 'a', add: 'x'.repeat(101) }).stops).toEqual(['a'])
  })

  it('adds a stop to a route that somebody chose, and to no proposed one', () => {
    expect(read({ stops: 'a', add: 'b' }).stops).toEqual(['a', 'b'])
    expect(read({ stops: 'a', add: 'nowhere' }).stops).toEqual(['a'])
    expect(read({ add: 'b' }).stops).toBeUndefined()
  })
})

describe('the calendar of a route', () => {
  const now = Date.UTC(2026, 10, 26, 12, 30, 15)
  const stop: WrittenStop = {
    name: 'Ufa',
    country: 'Russia',
    day: '2027-03-31',
    km: 0,
    halls: ['Hall; big', 'Arena'],
    reach: 9,
  }
  const linesOf = (stops: WrittenStop[], program = '') =>
    writeRouteCalendar(stops, program, now).split('\r\n')

  it('has a tentative day for each stop', () => {
    expect(linesOf([stop, { ...stop, name: 'Omsk', halls: [] }], 'Bach, Mass\nin B')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tutti//Tour radar//EN'],
      ...['BEGIN:VEVENT', 'UID:20261126T123015Z-0@tour-radar', 'DTSTAMP:20261126T123015Z'],
      ...['DTSTART;VALUE=DATE:20270331', 'DTEND;VALUE=DATE:20270401'],
      'SUMMARY:Ufa: Bach\\, Mass\\nin B',
      'LOCATION:Hall\\; big\\, Arena\\, Ufa\\, Russia',
      ...['STATUS:TENTATIVE', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:20261126T123015Z-1@tour-radar', 'DTSTAMP:20261126T123015Z'],
      ...['DTSTART;VALUE=DATE:20270331', 'DTEND;VALUE=DATE:20270401'],
      'SUMMARY:Omsk: Bach\\, Mass\\nin B',
      'LOCATION:Omsk\\, Russia',
      ...['STATUS:TENTATIVE', 'END:VEVENT', 'END:VCALENDAR', ''],
    ])
  })

  it('names the place alone where no program is chosen', () => {
    expect(linesOf([stop])).toContain('SUMMARY:Ufa')
  })

  it('breaks lines at 75 octets, between letters', () => {
    const [first, second] = linesOf([{ ...stop, name: 'я'.repeat(70) }]).filter((line) => line.includes('яя'))
    // «SUMMARY:» has eight octets and each Cyrillic letter two, so 33 letters fit; a folded line begins with a space.
    expect([first, second]).toEqual([`SUMMARY:${'я'.repeat(33)}`, ` ${'я'.repeat(37)}`])
    expect(linesOf([{ ...stop, name: 'x'.repeat(67) }])).toContain(`SUMMARY:${'x'.repeat(67)}`)
    expect(linesOf([{ ...stop, name: 'x'.repeat(68) }])).toContain(' x')
  })
})
