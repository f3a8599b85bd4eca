import { home } from '../../brand/chosen.ts'
import { digest } from '../../crypto/digest.ts'
import { removalDeadlineDays } from '../../shared/forms/sent-submission.ts'
import { addDays, toDayInZone } from '../../shared/zoned-time.ts'
import {
  findSubmission,
  hasOtherCopiesSql,
  readRemoval,
  type SubmissionCredentials,
  type SubmissionRemoval,
  toRemovalKey,
} from './find-submission.ts'
import { deliveredLifetimeMs, undeliveredLifetimeMs } from './outbox-times.ts'
import { makeSubmissionNumber } from './store-submission.ts'

/**
 * Removes a submission in one transaction: here at once; if the orchestra may have a copy, with an e-mail that asks the
 * editors to delete it. The same form sent twice counts once.
 *
 * @param editorsDelivery `held` if no e-mail can be sent: an operator then passes the request on
 * @param now milliseconds since 1970
 * @returns `undefined` if no submission has this number and contact
 * @throws errors of the database. The submission is then removed or not, and the call can be repeated safely.
 */
export async function removeSubmission(
  database: D1Database,
  credentials: SubmissionCredentials,
  editorsDelivery: 'waiting' | 'held',
  now: number,
): Promise<SubmissionRemoval | undefined> {
  const found = await findSubmission(database, credentials)
  if (!found || 'removal' in found) return found?.removal
  const key = toRemovalKey(credentials)
  const until = addDays(toDayInZone(home.timeZone, now), removalDeadlineDays)
  await database.batch([
    database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at, removal_of)
         select ?, ?, form, locale, iif(${hasOtherCopiesSql}, ?, '{}'), ?, ?,
           iif(${hasOtherCopiesSql}, ?, ?), number
         from submission where key = ?`,
      )
      // A duplicate number makes the transaction fail; the next attempt uses another one.
      .bind(
        key,
        await makeSubmissionNumber(crypto.randomUUID()),
        JSON.stringify({ until }),
        // The digest of the key keeps the submission removed if its form is sent again (`store-submission.ts`).
        await digest(found.key),
        now,
        now + undeliveredLifetimeMs,
        now + deliveredLifetimeMs,
        found.key,
      ),
    database
      .prepare(
        `insert into delivery (key, recipient, state, next_try_at, sent_at)
         select ?1, 'editors', ?2, ?3, ?3 from submission where key = ?4 and ${hasOtherCopiesSql}`,
      )
      .bind(key, editorsDelivery, now, found.key),
    database.prepare('delete from submission where key = ?').bind(found.key),
  ])
  return readRemoval(database, credentials)
}
