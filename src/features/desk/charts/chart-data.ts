import { toCsv } from '../../../shared/csv.ts'
import { formatDay, formatDayNumber, formatShortMonth } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'

/** One row of a chart and of the table beside the chart. */
export interface ChartRow {
  /** What the row is called in a CSV file: an ISO day, a number. */
  key: string
  /** Label of the row in words: `5 декабря`. */
  label: string
  /** A short label for the axis, of a few letters. */
  tick: string
  /** Where the row's name leads. */
  href?: string
}

/** Returns the row of a day, `YYYY-MM-DD`. */
export const toDayRow = (locale: Locale, day: string): ChartRow => ({
  key: day,
  label: formatDay(locale, day),
  tick: `${formatDayNumber(day)} ${formatShortMonth(locale, day)}`,
})

/** A column of a chart: a number for each row, `undefined` where it isn't known. */
export interface ChartColumn {
  name: string
  values: readonly (number | undefined)[]
}

/** The data of a chart, of the table beside it and of its CSV file. */
export interface ChartData {
  title: string
  /** The heading of the rows' names. */
  rowName: string
  rows: readonly ChartRow[]
  columns: readonly ChartColumn[]
}

/** Returns a chart's numbers as CSV, with a line of headings. @param locale language of the desk */
export const writeChartCsv = ({ rowName, rows, columns }: ChartData, locale?: Locale): string =>
  toCsv(
    rows.map(({ key }, index) =>
      Object.fromEntries([[rowName, key], ...columns.map(({ name, values }) => [name, values[index]])]),
    ),
    [rowName, ...columns.map(({ name }) => name)],
    locale,
  )

/** Returns an address that holds a whole file, for a link with `download`: it needs neither a request nor a script. */
export const toFileAddress = (type: 'text/csv' | 'text/calendar', text: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`
