import { describe, expect, it } from 'vitest'
import type { IndexedConcert } from '../../src/content/concerts/choose-concerts.ts'
import { readOverview, toOverview } from '../../src/content/concerts/overview.ts'
import { createEmbeddedService } from './emulator-service.ts'

/** The current time of the tests: Friday noon in Moscow. */
const now = Date.parse('2026-11-27T09:00:00Z')

const concert = (date: string, facts: Partial<IndexedConcert> = {}): IndexedConcert => ({
  slug: `${date}-${facts.citySlug ?? 'moscow'}`,
  date,
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  ticket: { kind: 'none' },
  citySlug: 'moscow',
  ...facts,
})

describe('the overview of a schedule', () => {
  it('has its months, with the days of each once', () => {
    const index = [concert('2026-11-27'), concert('2026-11-27'), concert('2026-11-30'), concert('2027-01-02')]
    expect(toOverview(index, {}, now).months).toEqual([
      { month: '2026-11', concerts: 3, days: [27, 30] },
      { month: '2027-01', concerts: 1, days: [2] },
    ])
  })

  it.each([
    ['today', concert('2026-11-27'), ['today']],
    ['on Saturday', concert('2026-11-28'), ['weekend']],
    ['on Monday', concert('2026-11-30'), []],
    ['for children of six', concert('2026-12-01', { ageLimit: 6 }), ['children']],
    ['for whom nobody has said', concert('2026-12-01'), []],
    ['for those of twelve', concert('2026-12-01', { ageLimit: 12 }), []],
  ])('has the shelves of a concert %s', (_when, sooner, shelves) => {
    const index = [sooner, concert('2027-01-04')]
    expect(toOverview(index, {}, now).shelves.map(({ shelf }) => shelf)).toEqual(shelves)
  })

  it('offers no shelf that would leave out nothing', () => {
    const tonight = [concert('2026-11-27', { ageLimit: 6 }), concert('2026-11-27', { ageLimit: 12 })]
    expect(toOverview(tonight, {}, now).shelves).toEqual([{ shelf: 'children', concerts: 1 }])
  })

  it('is of one city and program', () => {
    const index = [
      concert('2026-11-28', { programSlug: 'nier' }),
      concert('2026-12-07', { programSlug: 'nier' }),
      concert('2026-11-28', { programSlug: 'nier', citySlug: 'kazan' }),
      concert('2026-11-28'),
    ]
    expect(toOverview(index, { citySlug: 'moscow', programSlug: 'nier' }, now)).toEqual({
      months: [
        { month: '2026-11', concerts: 1, days: [28] },
        { month: '2026-12', concerts: 1, days: [7] },
      ],
      shelves: [{ shelf: 'weekend', concerts: 1 }],
    })
  })
})

describe('the overview that a page reads', () => {
  const { service } = createEmbeddedService(now)
  const readAt = (index: readonly IndexedConcert[], at: number) => {
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    const content = { ...service, goodUntil, now: () => at }
    return { overview: readOverview(content, index, {}), goodUntil: goodUntil.at }
  }
  const index = [concert('2026-11-28'), { ...concert('2026-12-07'), timeZone: 'Asia/Vladivostok' }]

  it('is the same object until a day begins in one of the cities, which is told to the cache', () => {
    const midnight = Date.parse('2026-11-28T00:00:00+10:00')
    const first = readAt(index, now)
    expect(first.goodUntil).toBe(midnight)
    expect(readAt(index, midnight - 1).overview).toBe(first.overview)
    const next = readAt(index, midnight)
    expect(next.overview).not.toBe(first.overview)
    expect(next.goodUntil).toBe(Date.parse('2026-11-28T00:00:00+03:00'))
  })

  it('is another one for another city, program, or list of concerts', () => {
    const first = readAt(index, now).overview
    expect(readOverview(service, index, { citySlug: 'kazan' }).months).toEqual([])
    expect(readOverview(service, index, { programSlug: 'nier' }).months).toEqual([])
    expect(readAt([...index], now).overview).not.toBe(first)
  })
})
