import * as z from 'zod/mini'
import { toCsv } from '../../shared/csv.ts'
import type { Locale } from '../../shared/locales.ts'
import { undeliveredLifetimeMs } from './outbox-times.ts'

/**
 * SQL of what an operator does with submissions, for the desk and for `npm run submissions`.
 *
 * @param where condition on rows of `submission`; whoever writes it has quoted or bound its values
 */
export const knownNumberSql = 'coalesce(submission.removal_of, submission.number)'

/** Selects submissions as `submissionRowSchema` reads them. A removal request has the number that it is about. */
export const selectSubmissionsSql = (where: string): string =>
  `select ${knownNumberSql} as number, removal_of is not null as is_removal, form, locale, content, suspicion, sent_at,
     (select group_concat(recipient || ': ' || state || coalesce(' (' || fault || ')', ''), '; ')
      from delivery where delivery.key = submission.key) as deliveries
   from submission where ${where}`

const isStuck = `exists (
  select 1 from delivery where delivery.key = submission.key and delivery.state in ('held', 'failed')
)`

/**
 * Queues submissions that were held or have failed for delivery again, for three more days, and clears their suspicion
 * of spam. Delivered ones are left alone, and deleted at the time that was set before.
 *
 * @param now milliseconds since 1970
 * @returns two statements, to be run in this order
 */
export const releaseSubmissionsSql = (
  where: string,
  now: number,
): [submissions: string, deliveries: string] => [
  `update submission set suspicion = null, sent_at = max(sent_at, ${now}), forget_at = max(forget_at, ${now + undeliveredLifetimeMs})
     where ${where} and ${isStuck} returning number`,
  `update delivery set state = 'waiting', tries = 0, next_try_at = ${now}, sent_at = max(sent_at, ${now})
     where state in ('held', 'failed') and key in (select key from submission where ${where})`,
]

export const removeSubmissionsSql = (where: string): string =>
  `delete from submission where ${where} returning number`

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

/**
 * Writes submissions as CSV, with a column for each field that one of them has.
 *
 * @param locale language of the office that opens it; absent for programs
 */
export function submissionsToCsv(rows: readonly SubmissionRow[], locale?: Locale): string {
  const records = rows.map(({ content, sent_at: sentAt, is_removal: isRemoval, ...row }) => ({
    number: row.number,
    sent: new Date(sentAt),
    form: row.form,
    language: row.locale,
    where: row.deliveries ?? '',
    suspicion: row.suspicion ?? '',
    removed: isRemoval ? 'yes' : '',
    ...fieldsOf(content),
  }))
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return toCsv(records, columns, locale)
}

function fieldsOf(content: string): Record<string, string> {
  const fields: unknown = JSON.parse(content)
  return typeof fields === 'object' && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
    : {}
}
