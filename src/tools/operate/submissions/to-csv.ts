import { stringify } from 'csv-stringify/sync'
import type { Row } from './questions.ts'

/**
 * For spreadsheets (RFC 4180, with the mark by which they know UTF-8). A value that one would take for a formula begins
 * with an apostrophe (owasp.org/www-community/attacks/CSV_Injection), and so does what would be a cell to one that parts
 * them by semicolons, as Excel does where commas are decimal.
 */
export function toCsv(rows: readonly Row[]): string {
  const records = rows.map(({ content, sent_at: sentAt, is_removal: isRemoval, ...row }) => ({
    number: row.number,
    sent: new Date(sentAt).toISOString(),
    form: row.form,
    language: row.locale,
    where: row.deliveries ?? '',
    suspicion: row.suspicion ?? '',
    removed: isRemoval ? 'yes' : '',
    ...fieldsOf(content),
  }))
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return stringify(records, {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}

function fieldsOf(content: string): Record<string, string> {
  const fields: unknown = JSON.parse(content)
  return typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, defuse(String(value ?? ''))]))
    : {}
}

const formulaWithin = /([;\t\r\n][\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

const defuse = (text: string): string => text.replace(formulaWithin, "$1'")
