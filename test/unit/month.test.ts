import { describe, expect, test } from 'vitest'
import { addMonths, listMonthWeeks } from '../../src/shared/month.ts'

const daysOf = (weeks: (string | undefined)[][]) => weeks.flat().filter((day) => day !== undefined)

describe('a month as a calendar prints it', () => {
  test('a month that begins on a Sunday has one day in its first week of Monday to Sunday', () => {
    const [first] = listMonthWeeks('2026-11', 1)
    expect(first).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  })

  test('a month that begins on a Sunday has a full first week where weeks begin on Sundays', () => {
    const [first] = listMonthWeeks('2026-11', 0)
    expect(first?.[0]).toBe('2026-11-01')
    expect(first?.[6]).toBe('2026-11-07')
  })

  test('30 days from a Sunday on reach into a sixth week of Monday to Sunday', () => {
    expect(listMonthWeeks('2026-11', 1)).toHaveLength(6)
  })

  test('a February of 28 days from a Monday on fills four weeks and no more', () => {
    const weeks = listMonthWeeks('2027-02', 1)
    expect(weeks).toHaveLength(4)
    expect(daysOf(weeks)).toHaveLength(28)
  })

  test('a leap February has its 29th', () => {
    expect(daysOf(listMonthWeeks('2028-02', 1)).at(-1)).toBe('2028-02-29')
  })

  test('a century that is no leap year has no 29 February', () => {
    expect(daysOf(listMonthWeeks('2100-02', 1)).at(-1)).toBe('2100-02-28')
  })

  test('every week has seven places, and every day of the month stands in one of them', () => {
    const months = Array.from({ length: 36 }, (_, index) => addMonths('2026-01', index))
    for (const month of months) {
      const weeks = listMonthWeeks(month, 1)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(new Set(daysOf(weeks)).size).toBe(daysOf(weeks).length)
      expect(daysOf(weeks)[0]).toBe(`${month}-01`)
    }
  })
})

describe('counting months', () => {
  test('the month after December is the next January', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })

  test('the month before January is the last December', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  test('thirteen months later is the next month of the next year', () => {
    expect(addMonths('2026-11', 13)).toBe('2027-12')
  })
})
