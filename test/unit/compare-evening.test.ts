import { describe, expect, it } from 'vitest'
import { type ComparedEvening, createComparer } from '../../src/features/desk/evenings/compare-evening.ts'
import {
  distances,
  toCumulative,
  toLatest,
  toSoldPercent,
  toSoldShares,
  valueAt,
} from '../../src/features/desk/evenings/evening-curve.ts'

const numbers: readonly number[] = distances
const at = (distance: number) => numbers.indexOf(distance)

describe('the curve of an evening', () => {
  const days = [
    { day: '2026-11-01', count: 3 },
    { day: '2026-11-02', count: 0 },
    { day: '2026-11-10', count: 4 },
  ]
  const toCurve = (firstDay: string) =>
    toCumulative(days, { concertDay: '2026-11-12', lastDay: '2026-11-10', firstDay })
  const curve = toCurve('2026-08-31')

  it.each<[number, number | null, string]>([
    [75, null, 'nothing was counted so early'],
    [12, 0, 'counted, and nobody came yet'],
    [10, 3, 'what was counted by the end of that day'],
    [3, 3, 'a day without a click changes nothing'],
    [2, 7, 'the last day that is over'],
    [1, null, 'a day that isn’t over'],
    [0, null, 'the day of the concert isn’t over'],
  ])('says %d days before: %j (%s)', (distance, value) => {
    expect(curve[at(distance)]).toBe(value)
  })

  it('has no sums where less than sixty days were counted: they would be too small', () => {
    expect(new Set(toCurve('2026-09-14'))).toEqual(new Set([null]))
  })

  it.each([
    [{ available: 250, capacity: 1000 }, 75],
    [{ available: 0, capacity: 800 }, 100],
    [{ available: 900, capacity: 800 }, 0],
    [{ available: 5, capacity: null }, null],
    [{ available: 5, capacity: 0 }, null],
  ])('has of %j a sold share of %j', (availability, share) => {
    expect(toSoldPercent(availability)).toBe(share)
  })

  it('keeps a sold share until the next change', () => {
    const sold = toSoldShares(
      [
        { day: '2026-11-01', available: 900, capacity: 1000 },
        { day: '2026-11-08', available: 400, capacity: 1000 },
      ],
      { concertDay: '2026-11-12', lastDay: '2026-11-10' },
    )
    expect([14, 10, 5, 4, 2, 1].map((distance) => sold?.[at(distance)])).toEqual([null, 10, 10, 60, 60, null])
  })

  it('has no sold share of a seller who doesn’t count seats', () => {
    const days = [{ day: '2026-11-01', available: 9, capacity: null }]
    expect(toSoldShares(days, { concertDay: '2026-11-12', lastDay: '2026-11-10' })).toBeUndefined()
  })

  it.each<[number, number | null, string]>([
    [130, null, 'before the first distance nothing is counted'],
    [14, 40, 'at one of the distances'],
    [13, 50, 'half-way between fourteen and twelve days before'],
    [12.25, 58, 'as exactly as the hour is known'],
    [11, null, 'one of the two isn’t known'],
  ])('has %d days before the value %j: %s', (distance, value) => {
    const values = distances.map((each) => (each === 14 ? 40 : each === 12 ? 60 : null))
    expect(valueAt(values, distance)).toBe(value)
  })

  it('ends with the numbers of this hour, so many days before the end of its day', () => {
    const asked = { concertDay: '2026-11-24', firstDay: '2026-08-31' }
    const left = [{ day: '2026-11-08', available: 400, capacity: 1000 }]
    const now = Date.parse('2026-11-12T18:00Z')
    expect(toLatest(days, left, { ...asked, now })).toEqual({ distance: 12.25, tickets: 7, sold: 60 })
    expect(toLatest(days, [], { ...asked, firstDay: '2026-11-01', now })).toMatchObject({
      tickets: null,
      sold: null,
    })
    expect(toLatest(days, left, { ...asked, now: Date.parse('2026-11-25T01:00Z') })).toBeUndefined()
  })
})

/** An evening whose clicks grow evenly to a number. */
const evening = (concert: string, most: number, change: Partial<ComparedEvening> = {}): ComparedEvening => ({
  concert,
  day: '2026-10-01',
  program: 'zimmer',
  people: 300_000,
  curve: { tickets: distances.map((distance) => Math.round((most * (120 - distance)) / 120)) },
  ...change,
})
const others = [60, 60, 80, 80, 100, 100, 120, 120, 140, 140].map((most, index) =>
  evening(`past-${index}`, most),
)
const compare = (one: ComparedEvening, daysLeft: number, past = others) => createComparer(past)(one, daysLeft)

describe('the comparison of an evening with its kind', () => {
  it('takes the quartiles of the same program at the same distance', () => {
    expect(compare(evening('now', 100), 60)).toMatchObject({
      kind: 'program',
      measure: 'tickets',
      count: 10,
      isBehind: false,
      now: { distance: 60, value: 50, low: 40, middle: 50, high: 60, isClear: true },
    })
  })

  it.each([
    ['far below', 20, true],
    ['a little below the lower quartile', 78, true],
    ['at the lower quartile', 80, false],
    ['above all', 300, false],
  ])('of an evening %s: %d clicks at the end are behind: %s', (_what, most, isBehind) => {
    expect(compare(evening('now', most), 60)?.isBehind).toBe(isBehind)
  })

  it.each([
    [
      [1, 1, 2, 2, 3, 3, 4, 4, 6, 6],
      [2, 3, 4],
    ],
    [
      [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
      [33, 55, 78],
    ],
    [
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 100],
      [0, 0, 0],
    ],
  ])('has of %j the quartiles %j', (numbers, [low, middle, high]) => {
    const past = numbers.map((number, index) => ({
      ...evening(`past-${index}`, 0),
      curve: { tickets: distances.map(() => number) },
    }))
    expect(compare(evening('now', 100), 60, past)?.now).toMatchObject({ low, middle, high })
  })

  it.each<[string, 'tickets' | 'sold', number, boolean]>([
    ['nine clicks', 'tickets', 9, false],
    ['ten clicks', 'tickets', 10, true],
    ['four percent', 'sold', 4, false],
    ['five percent', 'sold', 5, true],
  ])('calls nothing behind where %s are usual', (_what, measure, usual, isBehind) => {
    const curveOf = (number: number) => ({ tickets: [], [measure]: distances.map(() => number) })
    const past = others.map((other) => ({ ...other, curve: curveOf(usual) }))
    expect(compare({ ...evening('now', 0), curve: curveOf(usual - 1) }, 60, past)?.isBehind).toBe(isBehind)
  })

  it.each([
    [99_999, [1], 'city-size'],
    [99_999, [100_000], 'all'],
    [100_000, [299_999], 'city-size'],
    [300_000, [299_999], 'all'],
    [300_000, [999_999], 'city-size'],
    [1_000_000, [999_999], 'all'],
    [1_000_000, [9_000_000], 'city-size'],
  ])('of a city of %d people with those of %j: %s', (people, [theirs], kind) => {
    const past = others.map((other) => ({ ...other, program: 'old', people: theirs }))
    expect(compare(evening('now', 100, { program: 'new', people }), 60, past)?.kind).toBe(kind)
  })

  it('takes all of them where too few of its kind have a number at this distance', () => {
    const late = { tickets: distances.map((distance) => (distance > 50 ? null : 10)) }
    const past = [
      { ...evening('late', 0), curve: late },
      ...others.slice(1),
      evening('other', 70, { program: 'bach', people: 50 }),
    ]
    expect(compare(evening('now', 100), 60, past)).toMatchObject({ kind: 'all', count: 11 })
    expect(compare(evening('now', 100), 50, past)).toMatchObject({ kind: 'program', count: 10 })
  })

  it('of an evening that is over is that of its day', () => {
    expect(compare(evening('now', 100), -3)?.now).toMatchObject({ distance: 0, value: 100 })
  })

  it('is that of today, between two distances, where some days are left', () => {
    const now = evening('now', 100)
    now.curve.latest = { distance: 12.5, tickets: 70, sold: null }
    expect(compare(now, 12)?.now).toMatchObject({ distance: 12, value: 70, low: 72, middle: 90, high: 108 })
  })

  it('judges nothing where the others lie farther apart than their median', () => {
    const past = [1, 1, 1, 10, 20, 20, 40, 50, 60, 60].map((most, index) => evening(`past-${index}`, most))
    expect(compare(evening('now', 0), 0, past)).toMatchObject({
      isBehind: false,
      now: { low: 3, middle: 20, high: 48, isClear: false },
    })
  })

  it('never judges by clicks where a seller counts seats', () => {
    const now = evening('now', 1)
    now.curve.latest = { distance: 60, tickets: 1, sold: 70 }
    expect(compare(now, 60)).toBeUndefined()
  })

  it('takes cities of the same size where the program is new, and all where the size is unknown', () => {
    expect(compare(evening('now', 100, { program: 'new' }), 60)?.kind).toBe('city-size')
    expect(compare(evening('now', 100, { program: '', people: undefined }), 60)?.kind).toBe('all')
    expect(compare(evening('now', 100, { program: 'new', people: 5_000_000 }), 60)?.kind).toBe('all')
  })

  it('prefers the share of sold tickets', () => {
    const sold = (share: number) => distances.map(() => share)
    const past = others.map((other) => ({ ...other, curve: { ...other.curve, sold: sold(60) } }))
    const now = evening('now', 900)
    expect(compare({ ...now, curve: { ...now.curve, sold: sold(12) } }, 30, past)).toMatchObject({
      measure: 'sold',
      isBehind: true,
      now: { distance: 30, value: 12, low: 60, middle: 60, high: 60 },
    })
  })

  it('says nothing with fewer than ten others', () => {
    expect(compare(evening('now', 1), 60, others.slice(1))).toBeUndefined()
    expect(compare(evening('now', 1), 60, [])).toBeUndefined()
  })

  it('calls nothing behind where hardly anybody has clicked anywhere', () => {
    const quiet = Array.from({ length: 10 }, () => 8).map((most, index) => evening(`past-${index}`, most))
    expect(compare(evening('now', 0), 60, quiet)?.isBehind).toBe(false)
  })

  it('shows what is usual before the first distance, without a judgement', () => {
    const compared = compare(evening('now', 100), 150)
    expect(compared?.usual.middle[at(0)]).toBe(100)
    expect(compared?.now).toBeUndefined()
    expect(compared?.isBehind).toBe(false)
  })

  it('of 5,000 past evenings calculates what is usual once for each kind', () => {
    let reads = 0
    const past = Array.from({ length: 5000 }, (_, index) => {
      const one = evening(`past-${index}`, 50 + (index % 100), { program: `program-${index % 40}` })
      const { curve } = one
      return Object.defineProperty(one, 'curve', {
        get: () => {
          reads += 1
          return curve
        },
      })
    })
    const comparer = createComparer(past)
    for (let index = 0; index < 300; index++)
      comparer(evening(`now-${index}`, 100, { program: `program-${index % 40}` }), 30)
    expect(reads).toBeLessThanOrEqual(2 * 5000)
  })
})
