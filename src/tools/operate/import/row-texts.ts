import type { ImportColumn } from '../../../languages/import-words.ts'
import { toPlainText } from '../../../shared/plain-text.ts'
import { isDamaged } from './decode-text.ts'
import type { FieldTexts, Mapping, MatchedColumns } from './mapping.ts'
import { findCurrencies } from './read-price.ts'
import type { SourceRow } from './source.ts'
import { findColumns } from './words.ts'

/** Fields whose cells may be a text with a hyperlink, which is what counts. */
const linkFields: readonly ImportColumn[] = ['tickets', 'page', 'picture']

/** A formula of a spreadsheet; a dash or a plus before words or a telephone number is none. */
const formula = /^[=\uff1d]|^[+\-@][\s"']*(?:[a-z]+\d*[(!|]|\d+[+\-*/]\d)/i

/** Longest texts in characters; those of the other fields are names and numbers. */
const maxLengths: Readonly<Partial<Record<ImportColumn, number>>> = {
  description: 20_000,
  artists: 2000,
  tickets: 2000,
  page: 2000,
  picture: 2000,
}
const maxNameLength = 300

/** Errors of formulas, in every language of Excel. */
const cellError = /^#(?:[A-Z/0?!]+[!?]|N\/A|NV|Н\/Д|ССЫЛКА!|ЗНАЧ!|ИМЯ\?)/u

/**
 * Returns the texts of a row by field. Values that hold for all rows fill the gaps.
 *
 * @returns why the row can't be imported, if it can't: a formula, or a text that was damaged on its way
 */
export function toFieldTexts(
  { cells, links = {} }: SourceRow,
  { columns }: MatchedColumns,
  { values }: Mapping,
): { texts: FieldTexts } | { refusal: string } {
  const texts: Partial<Record<ImportColumn, string>> = { ...values }
  for (const [column, field] of Object.entries(columns)) {
    const cell = cells[column]
    if (field === null || cell === undefined) continue
    if (formula.test(cell)) return { refusal: `«${column}» is a formula; save the sheet with values` }
    if (cellError.test(cell))
      return { refusal: `«${column}» is an error of a formula (${cell.slice(0, 12)})` }
    const maxLength = maxLengths[field] ?? maxNameLength
    if (cell.length > maxLength) return { refusal: `«${column}» is longer than ${maxLength} characters` }
    if (isDamaged(cell))
      return { refusal: `«${column}» has damaged letters; export the source again as UTF-8` }
    texts[field] = toPlainText((linkFields.includes(field) ? links[column] : undefined) ?? cell).trim()
  }
  // The header of the prices may say their currency: «Preis (EUR)».
  const priceHeader = Object.keys(columns).find((column) => columns[column] === 'price') ?? ''
  const [currency] =
    texts.price === undefined || texts.currency !== undefined ? [] : findCurrencies(priceHeader)
  return { texts: { ...texts, ...(currency ? { currency } : {}) } }
}

/** Most rows above the header: a title, an empty row and a note may stand there. */
const maxRowsAbove = 15
/** A row with fewer known words isn't taken for a header where another row could be one. */
const minKnownColumns = 2

const countKnown = (texts: readonly string[]): number =>
  new Set(texts.filter((text) => findColumns(text).length > 0)).size

/** Whether a row has enough names of columns to be a header. */
export const isHeader = (texts: readonly string[]): boolean => countKnown(texts) >= minKnownColumns

/** Returns the index of the row with the names of the columns; the first row where none is recognised. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, maxRowsAbove).map(countKnown)
  const most = Math.max(0, ...counts)
  return most >= minKnownColumns ? counts.indexOf(most) : 0
}
