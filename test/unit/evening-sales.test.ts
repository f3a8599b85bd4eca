import { describe, expect, it } from 'vitest'
import type { DayAvailability } from '../../src/features/desk/evenings/evening-curve.ts'
import { toSales } from '../../src/features/desk/evenings/evening-sales.ts'

const on = (day: string, parterre: number | undefined, balcony: number, price = 5000): DayAvailability => ({
  day,
  available: (parterre ?? 0) + balcony,
  capacity: 300,
  currency: 'EUR',
  categories: [
    { name: 'Parkett', price, ...(parterre === undefined ? {} : { available: parterre }) },
    { name: 'Rang', price: 2000, available: balcony },
  ],
})

describe('the sales of an evening', () => {
  it('are what each category has lost since the first day, at its price', () => {
    expect(
      toSales([on('2026-11-01', 100, 200), on('2026-11-03', 98, 190), on('2026-11-07', 90, 190)]),
    ).toEqual({
      since: '2026-11-01',
      currency: 'EUR',
      categories: [
        { name: 'Parkett', price: 5000, left: 90, sold: 10 },
        { name: 'Rang', price: 2000, left: 190, sold: 10 },
      ],
      revenue: 70_000,
      days: [
        { day: '2026-11-01', revenue: 0 },
        { day: '2026-11-03', revenue: 30_000 },
        { day: '2026-11-07', revenue: 70_000 },
      ],
    })
  })

  it('go down by tickets that come back, and not below nothing where more seats are released', () => {
    const revenue = (...left: number[]) =>
      toSales(left.map((each, at) => on(`2026-11-0${at + 1}`, each, 10)))?.revenue
    expect([revenue(100, 90, 95), revenue(100, 90, 120), revenue(100, 120, 110)]).toEqual([25_000, 0, 50_000])
  })

  it('of a category that became dearer are counted at both prices', () => {
    const sales = toSales([
      on('2026-11-01', 100, 1),
      on('2026-11-02', 99, 1),
      on('2026-11-03', 99, 1, 6000),
      on('2026-11-04', 97, 1, 6000),
    ])
    expect(sales?.revenue).toBe(5000 + 2 * 6000)
  })

  it.each([
    ['only how many tickets are left', [{ day: '2026-11-01', available: 9, capacity: 10 }]],
    [
      'categories without numbers',
      [{ ...on('2026-11-01', undefined, 1), categories: [{ name: 'Rang', price: 1 }] }],
    ],
    [
      'categories without prices',
      [{ ...on('2026-11-01', 1, 1), categories: [{ name: 'Rang', available: 1 }] }],
    ],
    ['nothing', []],
  ])('aren’t known where a seller reports %s', (_what, days) => {
    expect(toSales(days)).toBeUndefined()
  })
})
