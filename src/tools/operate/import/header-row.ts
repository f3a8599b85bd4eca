import { findColumns } from './words.ts'

/** A title, an empty row and a note may stand above the header. */
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
