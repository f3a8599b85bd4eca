/**
 * Returns rows as CSV for spreadsheets (RFC 4180). It begins with a byte order mark, by which Excel recognises UTF-8, and
 * no value becomes a formula: one that a spreadsheet would evaluate begins with an apostrophe
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export const toCsv = (rows: readonly object[], columns: readonly string[]): string =>
  `\ufeff${[columns, ...rows.map((row) => columns.map((column): unknown => Reflect.get(row, column)))]
    .map((cells) => cells.map(toCell).join(','))
    .join('\r\n')}\r\n`

/** What spreadsheets read as the beginning of a formula, the full-width forms of East Asian keyboards included. */
const formulaAtStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/**
 * A formula behind a separator within a value: where commas are decimal, as in many of Excel's languages, a semicolon
 * begins a new cell.
 */
const formulaWithin = /([;\t\r\n][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

function toCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = String(value).replace(formulaWithin, "$1'").replace(formulaAtStart, "'$&")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
