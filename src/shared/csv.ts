import { home, region } from '../brand/chosen.ts'
import type { Locale } from './locales.ts'
import { toDayInZone, toTimeInZone } from './zoned-time.ts'

/** How numbers, moments and cells are written. */
interface CsvHabits {
  separator: ',' | ';'
  decimal: '.' | ','
  /** Zone of moments; without one they are in UTC, by ISO 8601. */
  timeZone?: string
}

const ofPrograms: CsvHabits = { separator: ',', decimal: '.' }

/** Excel separates cells by a semicolon where the comma is decimal, and knows a moment without `T` and `Z`. */
function habitsOf(locale: Locale): CsvHabits {
  const hasComma = new Intl.NumberFormat(region.tags[locale]).format(1.5).includes(',')
  return { separator: hasComma ? ';' : ',', decimal: hasComma ? ',' : '.', timeZone: home.timeZone }
}

/**
 * Returns rows as CSV for spreadsheets (RFC 4180). It begins with a byte order mark, by which Excel recognises UTF-8, and
 * no value becomes a formula: one that a spreadsheet would evaluate begins with an apostrophe
 * (owasp.org/www-community/attacks/CSV_Injection).
 *
 * @param locale language of the people who open the file in a spreadsheet: its separator and decimal mark, and moments
 *   on the clock of the orchestra's home, whose zone stands beside the column's name; absent for programs
 */
export function toCsv(rows: readonly object[], columns: readonly string[], locale?: Locale): string {
  const habits = locale === undefined ? ofPrograms : habitsOf(locale)
  const cells = rows.map((row) => columns.map((column): unknown => Reflect.get(row, column)))
  const names = columns.map((column, at) =>
    habits.timeZone !== undefined && cells.some((row) => row[at] instanceof Date)
      ? `${column} (${habits.timeZone})`
      : column,
  )
  const lines = [names, ...cells].map((row) =>
    row.map((value) => toCell(value, habits)).join(habits.separator),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** What spreadsheets read as the beginning of a formula, the full-width forms of East Asian keyboards included. */
const formulaAtStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/**
 * A formula behind a separator within a value: where commas are decimal, as in many of Excel's languages, a semicolon
 * begins a new cell.
 */
const formulaWithin = /([;\t\r\n][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

function toCell(value: unknown, { separator, decimal, timeZone }: CsvHabits): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (value instanceof Date) return toMoment(value, timeZone)
  const safe = String(value).replace(formulaWithin, "$1'").replace(formulaAtStart, "'$&")
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(separator)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toMoment(date: Date, timeZone: string | undefined): string {
  if (timeZone === undefined) return date.toISOString()
  const instant = date.getTime()
  return `${toDayInZone(timeZone, instant)} ${toTimeInZone(timeZone, instant)}`
}
