import * as z from 'zod/mini'
import { buddhistYearsAhead } from '../constants.ts'
import { digitsField, isFormObject } from './fields.ts'

/** The three fields of a date, in the order in which they are shown. */
export const dateParts = ['day', 'month', 'year'] as const
export type DatePart = (typeof dateParts)[number]
export type TypedDate = Readonly<Record<DatePart, string>>

export const toDatePartName = (name: string, part: DatePart): string => `${name}-${part}`

/** An error in a birth date and its field. `fault` names a text in `formFaultMessages` (`languages/texts.ts`). */
export interface DateFault {
  part: DatePart
  fault: 'missing' | 'no-day' | 'no-month' | 'no-year' | 'date' | 'future' | 'too-young'
}

const maxAge = 120

/**
 * Finds the first error in a birth date, in the order of GOV.UK Design System, «Date input».
 *
 * @param today `YYYY-MM-DD`
 * @param minAge in years
 * @returns `undefined` if the date is valid
 */
function findDateFault(typed: TypedDate, today: string, minAge = 0): DateFault | undefined {
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
  if (addYears(day, minAge) > today) return { part: 'year', fault: 'too-young' }
  return undefined
}

/** @returns `YYYY-MM-DD`; `undefined` if there is no such day */
export function toDay({ day, month, year }: TypedDate, today: string): string | undefined {
  if (!isBetween(day, 1, 31) || !isBetween(month, 1, 12) || !/^\d{4}$/.test(year)) return undefined
  const two = (typed: string) => typed.padStart(2, '0')
  const written = `${toCommonYear(Number(year), today)}-${two(month)}-${two(day)}`
  const time = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? undefined : written
}

/** Converts a year of the Buddhist calendar. Other years are returned unchanged. */
function toCommonYear(year: number, today: string): number {
  const common = year - buddhistYearsAhead
  const thisYear = Number(today.slice(0, 4))
  return common >= thisYear - maxAge && common <= thisYear ? common : year
}

const isBetween = (typed: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= least && Number(typed) <= most

/** Adds years to the text of a date. The result may be a 29 February that does not exist; it is only compared. */
const addYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/**
 * The latest date that it is anywhere on Earth (UTC+14), so that nobody is refused a day too early.
 *
 * @param now milliseconds since 1970
 */
export const latestDayOnEarth = (now: number): string =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)

/** The three fields of a birth date, for the schema of a form. */
export const birthDateFields = () => ({
  'birthDate-day': digitsField(),
  'birthDate-month': digitsField(),
  'birthDate-year': digitsField(),
})

/** Reads the three fields of the birth date from the values of a form. */
export const readTypedDate = (form: Readonly<Record<string, unknown>>): TypedDate => {
  const read = (name: string) => digitsField().safeParse(form[name]).data ?? ''
  return { day: read('birthDate-day'), month: read('birthDate-month'), year: read('birthDate-year') }
}

/**
 * Checks the birth date of a form with `birthDateFields`. The error belongs to the field that has to be changed.
 *
 * @param minAge in years
 */
export const checkBirthDate = (minAge = 0) =>
  z.check<Readonly<Record<string, unknown>>>(
    ({ value, issues }) => {
      const found = findDateFault(readTypedDate(value), latestDayOnEarth(Date.now()), minAge)
      if (!found) return
      const path = [toDatePartName('birthDate', found.part)]
      issues.push({ code: 'custom', message: found.fault, path, input: value })
    },
    { when: isFormObject },
  )
