/** One row of a chart and of the table beside it. */
export interface ChartRow {
  /** What the row is called in a CSV file: an ISO day, a number. */
  key: string
  /** In words: `5 декабря`. */
  label: string
  /** A few letters for the axis. */
  tick: string
}

/** A number for each row; `undefined` where it isn't known. */
export interface ChartColumn {
  name: string
  values: readonly (number | undefined)[]
}

/** What a chart, its table and its CSV file are made of. */
export interface ChartData {
  title: string
  /** The heading of the rows' names. */
  rowName: string
  rows: readonly ChartRow[]
  columns: readonly ChartColumn[]
}

/** Returns a chart's numbers as lines of a table, with a line of headings. */
export const toTableLines = ({ rowName, rows, columns }: ChartData): (string | number)[][] => [
  [rowName, ...columns.map(({ name }) => name)],
  ...rows.map(({ key }, index) => [key, ...columns.map(({ values }) => values[index] ?? '')]),
]

/** Begins a value that a spreadsheet would evaluate (owasp.org/www-community/attacks/CSV_Injection). */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const needsQuotes = /[",;\r\n]/

/**
 * Returns lines as CSV for spreadsheets (RFC 4180). It begins with a byte order mark, by which Excel recognises UTF-8, and
 * a text that a spreadsheet would evaluate as a formula begins with an apostrophe.
 */
export const writeCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${lines.map((line) => `${line.map(toField).join(',')}\r\n`).join('')}`

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns an address that holds a whole file, for a link with `download`: it needs neither a request nor a script. */
export const toFileAddress = (type: 'text/csv' | 'text/calendar', text: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`
