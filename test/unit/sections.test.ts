import { describe, expect, it } from 'vitest'
import type { ConcertStatus } from '../../src/content/concerts/concert-row.ts'
import { pressPart } from '../../src/content/press/press.ts'
import { readStandingSeries } from '../../src/content/series/readers.ts'
import { seriesPart } from '../../src/content/series/series.ts'
import { countConcerts, isPast } from '../../src/content/series/standing-series.ts'
import { addressBook } from '../../src/routes/addresses.ts'
import { toSeason, toSeasonMonths, toSeasonName } from '../../src/shared/season.ts'
import { describeCounts } from '../../src/ui/components/series-line.tsx'
import { contentOfRows } from './content-of-rows.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const concert = (date: string, status: ConcertStatus = 'scheduled', soldOut = false) => ({
  date,
  time: '19:00:00.000',
  timeZone: 'Europe/Berlin',
  status,
  soldOut,
})
const over = concert('2026-11-25')
const today = concert('2026-11-26')
const ahead = concert('2026-12-10')

describe('what is left of a series', () => {
  it.each([
    ['is said once its concerts have dates', [], 'dates to follow', false],
    ['is all of it before its first concert', [today, ahead], '2 concerts', false],
    ['is without what is over', [over, today, ahead], '2 of 3 concerts left', false],
    [
      'is without what is cancelled',
      [concert('2026-12-01', 'cancelled'), ahead],
      '1 of 2 concerts left, 1 cancelled',
      false,
    ],
    [
      'has what is sold out',
      [over, concert('2026-12-01', 'scheduled', true)],
      '1 of 2 concerts left, 1 sold out',
      false,
    ],
    [
      'has what is moved, with a new date and without',
      [concert('2026-12-01', 'postponed'), concert('2026-12-02', 'rescheduled')],
      '2 concerts, 2 moved',
      false,
    ],
    ['is nothing once the last is over', [over], 'all concerts have been played', true],
    [
      'is nothing if the last is cancelled',
      [over, concert('2026-12-01', 'cancelled')],
      'all concerts have been played',
      true,
    ],
  ] as const)('%s', (_, concerts, words, past) => {
    const counts = countConcerts(concerts, now)
    expect(describeCounts(counts, 'en')).toBe(words)
    expect(isPast(counts)).toBe(past)
  })
})

describe('a series whose concerts change one after another', () => {
  it.each<[string, (object | undefined)[], string]>([
    ['as they were announced', [{}, {}, {}], '3 concerts'],
    ['one is sold out', [{ soldOut: true }, {}, {}], '3 concerts, 1 sold out'],
    ['one is moved', [{ soldOut: true }, { status: 'postponed' }, {}], '3 concerts, 1 sold out, 1 moved'],
    [
      'one is cancelled',
      [{ soldOut: true }, { status: 'postponed' }, { status: 'cancelled' }],
      '2 of 3 concerts left, 1 sold out, 1 moved, 1 cancelled',
    ],
    [
      'one is gone',
      [undefined, { status: 'postponed' }, { status: 'cancelled' }],
      '1 of 2 concerts left, 1 moved, 1 cancelled',
    ],
    ['all are gone', [undefined, undefined, undefined], 'dates to follow'],
  ])('%s', async (_, changes, words) => {
    const { content } = contentOfRows({
      concert: changes
        .flatMap(
          (change, at) => change && { id: `c${at}`, slug: `c${at}`, date: `2026-12-0${at + 1}`, ...change },
        )
        .filter((row) => row !== undefined),
      series: [{ slug: 'bow', name: 'Bow', concerts: changes.map((_change, at) => ({ id: `c${at}` })) }],
    })
    const [standing] = await readStandingSeries(content, 'en')
    expect(standing && describeCounts(standing.counts, 'en')).toBe(words)
  })
})

/** Makes a part and notes what editors are told of. */
async function make<Entries, Value>(
  part: { make: (entries: Entries, context: Parameters<typeof pressPart.make>[1]) => Value },
  entries: Entries,
) {
  const told: string[] = []
  const value = await part.make(entries, {
    locale: 'en',
    embedHosts: [],
    mediaUrl: (path) => `https://cms.example${path}`,
    report: (_, { what, reason, value: written }, field) =>
      void told.push([field, what, reason, written].join(': ')),
  })
  return { value, told }
}

it.each([
  ['96.50', 'EUR', { currency: 'EUR', from: 9650 }, []],
  ['0', 'EUR', { currency: 'EUR', from: 0 }, []],
  [null, 'EUR', undefined, []],
  ['-1', 'EUR', undefined, ['seriesPrice: left out: no price: -1']],
  ['96.50', 'XYZ', undefined, ['seriesPrice: left out: no price: 96.50']],
])('a series for %s %s', async (seriesPrice, currency, price, faults) => {
  const entry = { locale: 'en', slug: 'a', name: 'A', seriesPrice, currency } as const
  const { value, told } = await make(seriesPart, { series: [entry] })
  expect(value[0]?.price).toEqual(price)
  expect(told).toEqual(faults)
})

it('a series has its concerts by their days', async () => {
  const concerts = [
    { slug: 'b', date: '2026-12-02' },
    { slug: 'a', date: '2026-12-01' },
  ]
  const { value } = await make(seriesPart, { series: [{ locale: 'en', slug: 'a', name: 'A', concerts }] })
  expect(value[0]?.concerts.map(({ slug }) => slug)).toEqual(['a', 'b'])
})

it.each([
  ['Anna', 'free for reports', 1, []],
  ['', 'free for reports', 0, ['credit: left out: no right to print: Hall']],
  ['Anna', ' ', 0, ['rights: left out: no right to print: Hall']],
  [null, null, 0, ['credit: left out: no right to print: Hall']],
])('a press picture by «%s» with the terms «%s»', async (credit, rights, shown, faults) => {
  const picture = { image: { url: '/uploads/hall.jpg' }, caption: 'Hall', credit, rights }
  const { value, told } = await make(pressPart, { press: [{ locale: 'en', pictures: [picture] }] })
  expect(value?.pictures).toHaveLength(shown)
  expect(value?.pictures[0]?.originalUrl).toBe(shown ? 'https://cms.example/uploads/hall.jpg' : undefined)
  expect(told).toEqual(faults)
})

it.each([
  ['2026-08-31', 9, 2025, '2025/26', { first: '2025-09', end: '2026-09' }],
  ['2026-09-01', 9, 2026, '2026/27', { first: '2026-09', end: '2027-09' }],
  ['2026-01-01', 1, 2026, '2026', { first: '2026-01', end: '2027-01' }],
  ['2099-12-31', 12, 2099, '2099/00', { first: '2099-12', end: '2100-12' }],
])('%s is of the season, from month %i on, of %i', (day, begins, season, name, months) => {
  expect(toSeason(day, begins)).toBe(season)
  expect(toSeasonName(season, begins)).toBe(name)
  expect(toSeasonMonths(season, begins)).toEqual(months)
})

it('a brand that has chosen no section has no address of one', () => {
  const sections = Object.values(addressBook).flatMap((row) => ('section' in row ? (row.section ?? []) : []))
  expect(sections).toEqual([])
})
