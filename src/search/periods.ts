import { buddhistYearsAhead } from '../shared/constants.ts'
import { addDays, lastDayOf, toWeekday, twoDigits } from '../shared/zoned-time.ts'

/** A period of calendar days, `YYYY-MM-DD`, both inclusive. */
export interface Period {
  from: string
  to: string
}

/** The current or coming period, or the following one. */
export type CurrentOrNext = 'this' | 'next'

/** Years from here on are in the Thai calendar. */
const firstBuddhistYear = 2400

const daysAfter = (day: string, days: number): Period => {
  const date = addDays(day, days)
  return { from: date, to: date }
}

export const readDayFrom = (today: string, days: number): Period => daysAfter(today, days)

/** @param weekday 0 for Monday */
export const weekdayFrom = (today: string, weekday: number, which: CurrentOrNext): Period =>
  which === 'next'
    ? daysAfter(nextMonday(today), weekday)
    : daysAfter(today, (weekday - toWeekday(today) + 7) % 7)

const nextMonday = (today: string) => addDays(today, 7 - toWeekday(today))

/** Returns the rest of this week, or the next week from Monday to Sunday. */
export const weekFrom = (today: string, which: CurrentOrNext): Period =>
  which === 'next'
    ? { from: nextMonday(today), to: addDays(nextMonday(today), 6) }
    : { from: today, to: addDays(nextMonday(today), -1) }

export function toMonthPeriod(today: string, which: CurrentOrNext): Period {
  const month = today.slice(0, 7)
  return toMonth(which === 'next' ? addDays(lastDayOf(month), 1).slice(0, 7) : month)
}

const toMonth = (month: string): Period => ({ from: `${month}-01`, to: lastDayOf(month) })

/** A month. @param month 1 to 12; without a year: this month or the next one of that name */
export function findNamedMonth(today: string, month: number, year?: number): Period {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number)
  return toMonth(`${year ?? (month < thisMonth ? thisYear + 1 : thisYear)}-${twoDigits(month)}`)
}

/**
 * Days of a month; without a year: the next ones that haven't passed.
 *
 * @returns `undefined` where the calendar has no such day
 */
export function findNamedDays(
  today: string,
  { day, last = day, month, year }: { day: number; last?: number; month: number; year?: number | undefined },
): Period | undefined {
  const thisYear = Number(today.slice(0, 4))
  // The next 29 February may be years away.
  const years = year === undefined ? [0, 1, 2, 3, 4].map((ahead) => thisYear + ahead) : [year]
  return years
    .map((each) => ({ from: toDay(each, month, day), to: toDay(each, month, last) }))
    .filter((period): period is Period => period.from !== undefined && period.to !== undefined)
    .find(({ from, to }) => from <= to && (year !== undefined || to >= today))
}

function toDay(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Parses a year: 2026, 26, or the Thai 2569. @returns `undefined` for a number that isn't a year from 2000 to 2099 */
export function toYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  const year =
    text.length === 2 ? 2000 + number : number >= firstBuddhistYear ? number - buddhistYearsAhead : number
  return year >= 2000 && year < 2100 ? year : undefined
}
