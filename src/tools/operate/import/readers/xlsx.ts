import type ExcelJS from 'exceljs'
import { toUtcDay, twoDigits } from '../../../../shared/zoned-time.ts'
import { findCurrencies } from '../find-currency.ts'
import { findHeader, isHeader } from '../row-texts.ts'
import {
  checkRowCount,
  type SourceProblem,
  type SourceReader,
  type SourceRow,
  toCells,
  toSourceFileName,
} from '../source.ts'
import { toColumnNames } from './csv.ts'
import { maxColumns, openWorkbook } from './open-workbook.ts'

/**
 * Excel's workbooks. Formulas count as their stored results and are never computed; dates are read as Excel shows them,
 * also those that are counted from 1904. A merged cell has its value in each of its rows.
 */
export const xlsxReader: SourceReader = {
  name: 'Excel (.xlsx)',
  accepts: ({ given, isFolder }) => !isFolder && /\.xls[xm]$/i.test(given),
  read: async (source) => {
    const workbook = await openWorkbook(source.bytes)
    const sheets = workbook.worksheets
      .filter(({ state }) => state === 'visible')
      .map((sheet) => readSheet(sheet, source))
    const filled = sheets.filter(({ rows }) => rows.length > 0)
    const known = filled.filter(({ isKnown }) => isKnown)
    const used = known.length > 0 ? known : filled.slice(0, 1)
    const rows = used.flatMap((sheet) => sheet.rows)
    checkRowCount(rows.length)
    return {
      kind: `Excel, ${used.map(({ name }) => `sheet «${name}»`).join(', ')}`,
      columns: [...new Set(used.flatMap(({ columns }) => columns))],
      isMapped: false,
      hasGlobalIds: false,
      rows,
      problems: [],
      skipped: used.flatMap((sheet) => sheet.skipped),
    }
  },
}

/** Most cells beyond the last column that are named. */
const maxNamedCells = 20

interface GridRow {
  number: number
  texts: string[]
  links: (string | undefined)[]
  isHeading: boolean
  remarks: string[]
}

function readSheet(sheet: ExcelJS.Worksheet, source: { given: string }) {
  checkRowCount(sheet.actualRowCount)
  const grid: GridRow[] = []
  const skipped: SourceProblem[] = []
  sheet.eachRow((row, number) => {
    if (row.cellCount > maxColumns) {
      row.eachCell((cell, column) => {
        if (column > maxColumns && cell.value !== null && skipped.length < maxNamedCells) {
          const origin = `${toSourceFileName(source)}, sheet «${sheet.name}», cell ${cell.address}`
          skipped.push({ origin, reason: `it is beyond column ${maxColumns}` })
        }
      })
    }
    const cells = Array.from({ length: Math.min(sheet.columnCount, maxColumns) }, (_, at) =>
      row.getCell(at + 1),
    )
    const read = cells.map(readCell)
    const texts = read.map(({ text }) => text)
    grid.push({
      number,
      texts,
      links: cells.map(({ hyperlink }) => hyperlink),
      isHeading: isHeading(cells, texts),
      remarks: read.flatMap(({ fault }) => fault ?? []),
    })
  })
  const header = findHeader(grid.map(({ texts }) => texts))
  const columns = toColumnNames(grid[header]?.texts ?? [])
  const rows: SourceRow[] = grid
    .slice(header + 1)
    .flatMap(({ number, texts, links, remarks, isHeading: isSkipped }) => {
      const cells = toCells(columns.map((column, at) => [column, texts[at]]))
      if (isSkipped || (Object.keys(cells).length === 0 && remarks.length === 0)) return []
      return [
        {
          origin: `${toSourceFileName(source)}, sheet «${sheet.name}», row ${number}`,
          cells,
          links: toCells(columns.map((column, at) => [column, links[at]])),
          remarks,
        },
      ]
    })
  return { name: sheet.name, columns, rows, skipped, isKnown: isHeader(grid[header]?.texts ?? []) }
}

/** Whether a row is a heading between the concerts, such as «December»: one text, merged over several columns. */
function isHeading(cells: readonly ExcelJS.Cell[], texts: readonly string[]): boolean {
  const filled = cells.filter((_, at) => texts[at] !== '')
  const masters = new Set(filled.map((cell) => (cell.isMerged ? cell.master.address : cell.address)))
  return masters.size === 1 && filled.length > 1
}

/** The text of a cell, or what is wrong with it: one cell that can't be read leaves the others as they are. */
function readCell(cell: ExcelJS.Cell): { text: string; fault?: string } {
  try {
    return { text: toText(cell) }
  } catch {
    return { text: '', fault: `cell ${cell.address}` }
  }
}

function toText(cell: ExcelJS.Cell): string {
  const { value } = cell
  const isFormula =
    typeof value === 'object' &&
    value !== null &&
    ('formula' in value || 'sharedFormula' in value || 'result' in value)
  const text = valueToText(isFormula ? cell.result : value)
  const isNumber = typeof (isFormula ? cell.result : value) === 'number'
  return isNumber ? `${text} ${currencyOfFormat(cell.numFmt)}`.trim() : text
}

/** Texts may be in parts with their own formats, and links may have such a text. */
function valueToText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateToText(value)
  if (typeof value !== 'object') return String(value)
  if ('error' in value) return String(value.error)
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: unknown) => valueToText(part)).join('')
  if ('text' in value) return valueToText(value.text)
  if ('hyperlink' in value) return valueToText(value.hyperlink)
  throw new Error('a value of an unknown kind')
}

/**
 * The currency that a cell's format shows beside a number: `#,##0.00 "€"`, `[$€-407]`, `# ##0" руб."`; empty for other
 * formats.
 */
function currencyOfFormat(format: string | undefined): string {
  const [positive = ''] = format?.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').split(';') ?? []
  const sign = /\p{Sc}/u.exec(positive)?.[0]
  return sign ?? findCurrencies(positive.replace(/[#0?.,_*\\"-]/g, ' '))[0] ?? ''
}

/** Excel's day 0, on which times of the day without a date stand, and the same in workbooks counted from 1904. */
const timeOnlyDays = ['1899-12-30', '1899-12-31', '1904-01-01']

/** ExcelJS returns the shown date and time as if they were UTC, sometimes a millisecond too early. */
function dateToText(date: Date): string {
  const rounded = Math.round(date.getTime() / 1000) * 1000
  // The text is refused as a date, by its cell.
  if (Number.isNaN(rounded)) return 'no date'
  const day = toUtcDay(rounded)
  const at = new Date(rounded)
  const time = `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
  if (timeOnlyDays.includes(day)) return time
  return time === '00:00' ? day : `${day} ${time}`
}
