import { stringify } from 'csv-stringify/sync'
import type { Row } from './questions.ts'

/**
 * For spreadsheets (RFC 4180, with the mark by which they know UTF-8). A value that one would take for a formula begins
 * with an apostrophe (owasp.org/www-community/attacks/CSV_Injection).
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
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
    : {}
}
