import { twoDigits } from './zoned-time.ts'

/** Months are `YYYY-MM`, days `YYYY-MM-DD`; both are calendar values without a zone. */

/** Returns the month after a number of months, or before for a negative number. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/**
 * The month as a calendar prints it: rows of seven days, `undefined` where a row reaches into another month.
 *
 * @param firstWeekday the day that a row begins with, as `Date` counts: 0 is Sunday.
 */
export function listMonthWeeks(month: string, firstWeekday: number): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstWeekday + 7) % 7
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks + 1
      return day >= 1 && day <= length ? `${month}-${twoDigits(day)}` : undefined
    }),
  )
}
