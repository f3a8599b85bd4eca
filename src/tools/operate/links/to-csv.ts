import { stringify } from 'csv-stringify/sync'
import type { DayRow } from './questions.ts'

/** For spreadsheets (RFC 4180, with the mark by which they know UTF-8). Partners choose the words of a target. */
export const daysToCsv = (rows: readonly DayRow[]): string =>
  stringify([...rows], {
    ...({ header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' } as const),
    columns: ['code', 'target', 'day', 'visits'],
  })
