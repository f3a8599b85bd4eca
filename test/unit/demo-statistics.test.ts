import { describe, expect, it } from 'vitest'
import { makeAvailability } from '../../src/demo/availability.ts'
import { cities } from '../../src/demo/content/cities.ts'
import { programs } from '../../src/demo/content/programs.ts'
import { planTour } from '../../src/demo/content/tour.ts'
import { venues } from '../../src/demo/content/venues.ts'
import { type MadeSum, makeStatistics } from '../../src/demo/statistics.ts'

const today = '2026-11-26'
const made = [...makeStatistics(today)]
const days = made.flatMap((each) => each.days)
const hours = made.flatMap((each) => each.hours)
const concerts = new Map(
  planTour(today, programs, cities, venues).map((concert) => [`/c/${concert.slug}`, concert]),
)
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
const find = (wanted: Partial<MadeSum>) =>
  days.filter((row) => Object.entries(wanted).every(([name, value]) => Reflect.get(row, name) === value))
const totals = find({ kind: 'view', path: '', dimension: '' })

describe('the statistics of the demo', () => {
  it('are of the ninety days before today, and of hours of the last thirty', () => {
    expect(totals.map(({ day }) => day)).toEqual([...totals.map(({ day }) => day)].sort())
    expect([totals[0]?.day, totals.at(-1)?.day, totals.length]).toEqual(['2026-08-28', '2026-11-25', 90])
    expect([hours[0]?.hour.slice(0, 10), hours.at(-1)?.hour.slice(0, 10)]).toEqual([
      '2026-10-27',
      '2026-11-25',
    ])
  })

  it('mark each day as invented', () => {
    expect(find({ kind: 'invented' }).map(({ day }) => day)).toEqual(totals.map(({ day }) => day))
  })

  it('are the same for the same day', () => {
    expect([...makeStatistics(today)]).toEqual(made)
  })

  it('add up: the site has what its pages have, and each row is a count', () => {
    const pages = days.filter(
      ({ kind, path, dimension }) => kind === 'view' && path !== '' && dimension === '',
    )
    expect(sum(pages)).toBe(sum(totals))
    expect(days.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true)
    const keys = days.map(({ day, kind, path, dimension, value }) =>
      [day, kind, path, dimension, value].join('\n'),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have no more visitors than views, nor more clicks on tickets', () => {
    const visitors = sum(find({ kind: 'visitor', dimension: '' }))
    expect(visitors).toBeLessThan(sum(totals))
    expect(sum(find({ kind: 'ticket', path: '', dimension: '' }))).toBeLessThan(visitors)
  })

  it('name only concerts of the demo, and click no tickets that can’t be bought', () => {
    const paths = new Set(days.filter(({ path }) => path.startsWith('/c/')).map(({ path }) => path))
    expect([...paths].filter((path) => !concerts.has(path))).toEqual([])
    const clicked = find({ kind: 'ticket', dimension: '' }).filter(({ path }) => path !== '')
    expect(clicked.filter(({ path }) => concerts.get(path)?.ticket.type === 'none')).toEqual([])
  })

  it('know where people search for what isn’t there', () => {
    const vologda = find({ kind: 'search-miss', path: 'вологда', dimension: 'city' })
    expect(new Set(vologda.map(({ value }) => value))).toEqual(new Set(['RU/Vologda']))
  })
})

describe('the remaining tickets of the demo', () => {
  const rows = makeAvailability(today)
  const byConcert = Map.groupBy(rows, ({ concert }) => concert)

  it('are counted before today for concerts that are sold, and never grow', () => {
    expect(rows.every(({ day }) => day < today)).toBe(true)
    for (const [slug, days] of byConcert) {
      expect(concerts.get(`/c/${slug}`)?.ticket.type).not.toBe('none')
      const left = days.map(({ available }) => available)
      expect(left).toEqual([...left].sort((one, other) => other - one))
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort())
    }
  })

  it('are the same for the same day', () => {
    expect(makeAvailability(today)).toEqual(rows)
  })
})
