import * as z from 'zod/mini'
import { readCities } from '../../../content/places/readers.ts'
import { StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { toSheets, toVisitsCsv, toVisitsXlsx } from '../visits/visit-files.ts'
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
      ? { file: { name: `${name}.xlsx`, xlsx: toVisitsXlsx(sheets) } }
      : { file: { name: `${name}.csv`, csv: toVisitsCsv(locale, sheets) } }
  },
})
