import type { City } from '../../../content/places/cities.ts'
import { deskVisitMessages } from '../../../languages/texts.ts'
import { toCsv } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toXlsx } from '../../../shared/xlsx.ts'
import type { ChartData } from '../charts/chart-data.ts'
import type { VisitCurve, VisitTable } from './read-visits.ts'
import { toCurve, toRanking } from './visit-parts.ts'
import type { VisitsState } from './visits-state.ts'

/** All curves and tables as the sheets of a file. */
export function toSheets(
  locale: Locale,
  { curves, tables }: { curves: readonly VisitCurve[]; tables: readonly VisitTable[] },
  cities: readonly City[],
  state: VisitsState,
): ChartData[] {
  return [
    ...curves.map((curve) => {
      const { line, beside, ...data } = toCurve(locale, curve, state)
      return { ...data, columns: beside ? [line, beside] : [line] }
    }),
    ...tables.map((table) => {
      const { bars, others, ...data } = toRanking(locale, table, cities, () => undefined)
      return { ...data, columns: [bars, ...others] }
    }),
  ]
}

/** A workbook with a sheet of each. */
export const toVisitsXlsx = (sheets: readonly ChartData[]): Uint8Array<ArrayBuffer> =>
  toXlsx(sheets.map(toSheet))

const toSheet = ({ title, rowName, rows, columns }: ChartData) => ({
  name: title,
  rows: [
    [rowName, ...columns.map(({ name }) => name)],
    ...rows.map(({ key }, at) => [key, ...columns.map(({ values }) => values[at])]),
  ],
})

/** All sheets below each other, as a CSV file has one table. */
export function toVisitsCsv(locale: Locale, sheets: readonly ChartData[]): string {
  const t = deskVisitMessages(locale)
  const lines = sheets.flatMap(({ title, rows, columns: [counts, before] }) =>
    rows.map(({ key }, at) => ({
      [t.part]: title,
      [t.name]: key,
      [t.now]: counts?.values[at],
      [t.before]: before?.values[at],
    })),
  )
  return toCsv(lines, [t.part, t.name, t.now, t.before], locale)
}
