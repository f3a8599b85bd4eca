import type { InboxFilter } from '../../../shared/forms/inbox.ts'
import { selectSubmissionsSql } from '../operator-sql.ts'
import { submissionRowSchema, submissionsToCsv } from '../submissions-csv.ts'
import { toCondition } from './list-inbox.ts'

/** Rows of one file: more would not fit in an isolate's memory beside the page's own. */
const maxRows = 5000

/** Writes a list of the inbox as CSV, the newest first. @throws errors of the database */
export async function exportInbox(database: D1Database, filter: InboxFilter): Promise<string> {
  const { sql, values } = toCondition(filter)
  const { results } = await database
    .prepare(`${selectSubmissionsSql(sql)} order by sent_at desc limit ${maxRows}`)
    .bind(...values)
    .all()
  return submissionsToCsv(results.map((row) => submissionRowSchema.parse(row)))
}
