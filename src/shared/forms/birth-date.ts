import { buddhistYearsAhead } from '../constants.ts'

/** The three fields of a date, in the order in which they are asked for. */
export const dateParts = ['day', 'month', 'year'] as const
export type DatePart = (typeof dateParts)[number]
export type TypedDate = Readonly<Record<DatePart, string>>

export const datePartOf = (name: string, part: DatePart): string => `${name}-${part}`

/** What can be wrong with a birth date, and at which of its fields; names of texts in `formFaultMessages` (`languages/texts.ts`). */
export interface DateFault {
  part: DatePart
  fault: 'missing' | 'no-day' | 'no-month' | 'no-year' | 'date' | 'future' | 'too-young'
}

const maxAge = 120

/**
 * Looks for what is wrong with a birth date, the first thing first (GOV.UK Design System, «Date input»).
 *
 * @param today `YYYY-MM-DD`
 * @param minAge in years; who is younger is told so
 */
export function findDateFault(typed: TypedDate, today: string, minAge = 0): DateFault | undefined {
  const empty = dateParts.filter((part) => typed[part] === '')
  const [part] = empty
  if (empty.length === dateParts.length) return { part: 'day', fault: 'missing' }
  if (part) return { part, fault: `no-${part}` }
  if (!isBetween(typed.day, 1, 31)) return { part: 'day', fault: 'date' }
  if (!isBetween(typed.month, 1, 12)) return { part: 'month', fault: 'date' }
  const thisYear = Number(today.slice(0, 4))
  if (!/^\d{4}$/.test(typed.year)) return { part: 'year', fault: 'date' }
  const day = toDay(typed, today)
  if (day === undefined) return { part: 'day', fault: 'date' }
  if (day > today) return { part: 'year', fault: 'future' }
  if (Number(day.slice(0, 4)) < thisYear - maxAge) return { part: 'year', fault: 'date' }
  if (yearsLater(day, minAge) > today) return { part: 'year', fault: 'too-young' }
  return undefined
}

/** @returns `YYYY-MM-DD`; `undefined` where there is no such day */
export function toDay({ day, month, year }: TypedDate, today: string): string | undefined {
  if (!isBetween(day, 1, 31) || !isBetween(month, 1, 12) || !/^\d{4}$/.test(year)) return undefined
  const two = (typed: string) => typed.padStart(2, '0')
  const written = `${toCommonYear(Number(year), today)}-${two(month)}-${two(day)}`
  const time = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? undefined : written
}

/** A year that can only be meant in the Buddhist calendar is counted back. */
function toCommonYear(year: number, today: string): number {
  const common = year - buddhistYearsAhead
  const thisYear = Number(today.slice(0, 4))
  return common >= thisYear - maxAge && common <= thisYear ? common : year
}

const isBetween = (typed: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= least && Number(typed) <= most

/** As text, so that 29 February need not be a day of that year: it is compared only. */
const yearsLater = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** The day that has begun anywhere on Earth: nobody is a day too young where they live. @param now milliseconds */
export const latestDay = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)
