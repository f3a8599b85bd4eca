import type { ImportColumn } from '../../../languages/import-words.ts'
import { toPlainText } from '../../../shared/plain-text.ts'
import { isDamaged } from './decode-text.ts'
import { findCurrencies } from './find-currency.ts'
import type { FieldTexts, Mapping, MatchedColumns } from './mapping.ts'
import { decodeAddress, htmlToText } from './readers/web-page.ts'
import type { SourceRow } from './source.ts'
import { findColumns, meansValue } from './words.ts'

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

/** Fields without which a concert is what it is; a text that is too long leaves only itself out. */
const dispensableFields: readonly ImportColumn[] = ['description', 'artists', 'picture', 'page', 'tickets']

/** The texts of a row by field, and what was left out of it. */
export interface RowTexts {
  texts: FieldTexts
  leftOut: string[]
}

/**
 * Returns the texts of a row by field. Values that hold for all rows fill the gaps; markup and entities become text.
 *
 * @returns why the row can't be imported, if it can't: a formula, or a text that was damaged on its way
 */
export function toFieldTexts(
  { cells, links = {} }: SourceRow,
  { columns }: MatchedColumns,
  { values }: Mapping,
): RowTexts | { refusal: string } {
  const texts: Partial<Record<ImportColumn, string>> = { ...values }
  const leftOut: string[] = []
  for (const [column, field] of Object.entries(columns)) {
    const cell = cells[column]
    if (field === null || cell === undefined) continue
    const text = toText(cell, field, links[column])
    const fault = findFault(text, field)
    if (fault === undefined) texts[field] = text
    else if (fault.isDispensable) leftOut.push(`${field}, which ${fault.reason}`)
    else return { refusal: `«${column}» ${fault.reason}` }
  }
  // The header of the prices may say their currency: «Preis (EUR)».
  const priceHeader = Object.keys(columns).find((column) => columns[column] === 'price') ?? ''
  const [currency] =
    texts.price === undefined || texts.currency !== undefined ? [] : findCurrencies(priceHeader)
  if (currency) texts.currency = currency
  return { texts: withStateOfTitle(texts), leftOut }
}

function toText(cell: string, field: ImportColumn, link: string | undefined): string {
  const isLink = linkFields.includes(field)
  return toPlainText(isLink ? decodeAddress(link ?? cell) : htmlToText(cell)).trim()
}

/** Returns why a text can't be used, and whether the row can without it; `undefined` if nothing is wrong. */
function findFault(
  text: string,
  field: ImportColumn,
): { reason: string; isDispensable?: boolean } | undefined {
  if (formula.test(text)) return { reason: 'is a formula; save the sheet with values' }
  if (cellError.test(text)) return { reason: `is an error of a formula (${text.slice(0, 12)})` }
  const isDispensable = dispensableFields.includes(field)
  const maxLength = maxLengths[field] ?? maxNameLength
  if (text.length > maxLength) return { reason: `is longer than ${maxLength} characters`, isDispensable }
  if (isDamaged(text))
    return { reason: 'has damaged letters; export the source again as UTF-8', isDispensable }
  return undefined
}

const stateBefore = /^([^:!–—]{3,40}?)\s*(?:[:!]+|\s[-–—])\s+(?=\S)/u
const stateBehind = /\s*(?:[[(]|\s[-–—:]\s)\s*([^()[\]]{3,40}?)[!)\]]*$/u
const statesOfTitles = ['cancelled', 'postponed', 'rescheduled', 'soldOut', 'lastTickets'] as const

/** Takes what is no name out of a title: «ABGESAGT: Winterreise», «Winterreise (ausverkauft)». */
function withStateOfTitle(texts: FieldTexts): FieldTexts {
  const { title = '' } = texts
  for (const pattern of [stateBefore, stateBehind]) {
    const [whole = '', state = ''] = pattern.exec(title) ?? []
    const name = title.replace(whole, '').trim()
    const meant = statesOfTitles.find((value) => meansValue(state, value))
    if (!meant || !name) continue
    const isOfTickets = meant === 'soldOut' || meant === 'lastTickets'
    return Object.assign({}, texts, { title: name }, isOfTickets ? { soldOut: state } : { status: state })
  }
  return texts
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
