import * as z from 'zod/mini'
import { toCsv } from '../../shared/csv.ts'

/** Schema of a row that `selectSubmissionsSql` returns. */
export const submissionRowSchema = z.object({
  number: z.string(),
  /**
   * Whether it is a removal request of the sender. If it has deliveries, others have a copy and are asked to remove it.
   */
  is_removal: z.literal([0, 1]),
  form: z.string(),
  locale: z.string(),
  content: z.string(),
  suspicion: z.nullable(z.string()),
  sent_at: z.number(),
  deliveries: z.nullable(z.string()),
})
export type SubmissionRow = z.infer<typeof submissionRowSchema>

/** Writes submissions as CSV, with a column for each field that one of them has. */
export function submissionsToCsv(rows: readonly SubmissionRow[]): string {
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
  return toCsv(records, columns)
}

function fieldsOf(content: string): Record<string, string> {
  const fields: unknown = JSON.parse(content)
  return typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
    : {}
}
