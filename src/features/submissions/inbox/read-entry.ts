import * as z from 'zod/mini'
import type { InboxEntry, InboxRemark } from '../../../shared/forms/inbox-entries.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toSubmissionLines } from '../forms/submission-lines.ts'
import { senderEmail } from '../submission-letters.ts'
import { readContentFields, rowColumns, rowSchema, toInboxRow } from './list-inbox.ts'

const entrySchema = z.extend(rowSchema, {
  removal_of: z.nullable(z.string()),
  handling_version: z.number(),
  handled_by: z.nullable(z.string()),
  handled_as: z.nullable(z.string()),
  handled_at: z.nullable(z.number()),
})

const deliverySchema = z.object({ recipient: z.string(), state: z.string(), fault: z.nullable(z.string()) })

const remarkSchema = z.object({
  kind: z.enum(['note', 'answer', 'reply']),
  author: z.string(),
  at: z.number(),
  text: z.string(),
  address: z.nullable(z.string()),
  state: z.nullable(z.enum(['waiting', 'sent', 'refused', 'failed'])),
})

/** Notes and answers of an entry that its page shows, the newest. */
const maxRemarks = 100

/**
 * Selects an entry by the number that its sender knows. After a removal this is the number of the removal request.
 *
 * @throws errors of the database
 */
export const entryCondition = `(submission.number = ?1 and removal_of is null or removal_of = ?1)`

/**
 * Reads an entry with everything that the office knows of it.
 *
 * @param locale language of the labels
 * @returns `undefined` for an unknown number
 * @throws errors of the database
 */
export async function readEntry(
  database: D1Database,
  number: string,
  locale: Locale,
): Promise<InboxEntry | undefined> {
  const found = await database
    .prepare(
      `select ${rowColumns}, removal_of, handling_version, handled_by, handled_as, handled_at
       from submission where ${entryCondition}`,
    )
    .bind(number)
    .first()
  if (!found) return undefined
  const row = entrySchema.parse(found)
  const [deliveries, remarks] = await database.batch([
    database.prepare('select recipient, state, fault from delivery where key = ?').bind(row.key),
    database
      .prepare(
        `select kind, author, at, text, address, state from submission_remark
         where submission = ? order by at desc limit ${maxRemarks}`,
      )
      .bind(row.key),
  ])
  const content = readContentFields(row.content)
  const isRemoval = row.removal_of !== null
  const { handled_by: name, handled_as: as, handled_at: at } = row
  return {
    ...toInboxRow(row),
    version: row.handling_version,
    suspicion: row.suspicion ?? undefined,
    lines: isRemoval ? [] : toSubmissionLines(locale, row.form, content),
    deliveries: (deliveries?.results ?? []).map((each) => {
      const { fault, ...delivery } = deliverySchema.parse(each)
      return { ...delivery, fault: fault ?? undefined }
    }),
    email: senderEmail(content),
    phone: typeof content.phone === 'string' && content.phone !== '' ? content.phone : undefined,
    remarks: (remarks?.results ?? []).map(toRemark).reverse(),
    handled: name !== null && as !== null && at !== null ? { name, as, at } : undefined,
    removeUntil: isRemoval && typeof content.until === 'string' ? content.until : undefined,
  }
}

function toRemark(found: unknown): InboxRemark {
  const { address, state, ...remark } = remarkSchema.parse(found)
  return { ...remark, address: address ?? undefined, state: state ?? undefined }
}
