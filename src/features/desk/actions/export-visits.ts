import * as z from 'zod/mini'
import { readCities } from '../../../content/places/readers.ts'
import { StoreMissing } from '../../../errors.ts'
import { deskVisitMessages } from '../../../languages/texts.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { toCsv } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toXlsx } from '../../../shared/xlsx.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { toSheets } from '../visits/visit-parts.ts'
import { readVisitsState, visitsQuerySchema } from '../visits/visits-state.ts'

/** How many rows a table of a file has. */
const mostRows = 100

/** `POST /desk/visits/export`: what the page shows, with longer tables, as CSV or as a workbook of Excel. */
export const exportVisitsAction = defineDeskAction({
  schema: z.extend(visitsQuerySchema, { format: z.catch(z.enum(['csv', 'xlsx']), 'csv') }),
  isRepeatable: true,
  toLogSubject: ({ format }) => format,
  handle: async ({ visitor: { desk }, values, page }) => {
    if (!desk) throw new StoreMissing('DB')
    const { locale, content, now } = page
    const state = readVisitsState(values, toUtcDay(now))
    const [visits, cities] = await Promise.all([desk.readVisits(state, mostRows), readCities(content)])
    const sheets = toSheets(locale, visits, cities, state)
    const name = `visits-${state.span.from}-${state.span.to}`
    return values.format === 'xlsx'
      ? { file: { name: `${name}.xlsx`, xlsx: toXlsx(sheets.map(toSheet)) } }
      : { file: { name: `${name}.csv`, csv: toOneTable(locale, sheets) } }
  },
})

const toSheet = ({ title, rowName, rows, columns }: ChartData) => ({
  name: title,
  rows: [
    [rowName, ...columns.map(({ name }) => name)],
    ...rows.map(({ key }, at) => [key, ...columns.map(({ values }) => values[at])]),
  ],
})

/** All sheets below each other, as a CSV file has one table. */
function toOneTable(locale: Locale, sheets: readonly ChartData[]): string {
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
