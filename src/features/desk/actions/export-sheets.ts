import * as z from 'zod/mini'
import { deskVisitMessages } from '../../../languages/texts.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { toCsv } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type Sheet, toXlsx } from '../../../shared/xlsx.ts'
import { deskSheets, type SheetPageName } from '../exports/desk-sheets.ts'
import { visitsQuerySchema } from '../visits/visits-state.ts'

const schema = z.extend(visitsQuerySchema, {
  format: z.catch(z.enum(['csv', 'xlsx']), 'csv'),
  year: z.catch(z.optional(z.string().check(z.regex(/^20\d\d$/))), undefined),
})

/** `POST {page}/export`: all rows of a page's tables as CSV or as a workbook of Excel. */
export const exportSheets = (address: SheetPageName) =>
  defineDeskAction({
    schema,
    isRepeatable: true,
    toLogSubject: ({ format, year }) => [format, year].filter(Boolean).join(' '),
    handle: async (sent) => {
      const sheets = await deskSheets[address](sent)
      const { format, year, from, to } = sent.values
      const name = [address.replace('desk', '').toLowerCase(), year, from, to].filter(Boolean).join('-')
      return format === 'xlsx'
        ? { file: { name: `${name}.xlsx`, xlsx: toXlsx(sheets) } }
        : { file: { name: `${name}.csv`, csv: toOneTable(sent.page.locale, sheets) } }
    },
  })

/** All sheets below each other with the name of each in front, as a CSV file has one table; a single one as it is. */
function toOneTable(locale: Locale, sheets: readonly Sheet[]): string {
  const { part } = deskVisitMessages(locale)
  const lines = sheets.flatMap(({ name, rows: [columns = [], ...rows] }) =>
    rows.map((row) => ({
      [part]: name,
      ...Object.fromEntries(columns.map((column, at) => [column, row[at]])),
    })),
  )
  const columns = [...new Set(sheets.flatMap(({ rows: [first = []] }) => first.map(String)))]
  return toCsv(lines, sheets.length > 1 ? [part, ...columns] : columns, locale)
}
