import { home } from '../../brand/chosen.ts'
import { digest } from '../../crypto/digest.ts'
import { removedElsewhereWithinDays } from '../../shared/forms/sent-record.ts'
import { addDays, dayIn } from '../../shared/zoned-time.ts'
import {
  findSubmission,
  isElsewhereSql,
  readRemoval,
  removalKey,
  type SentClaim,
  type SentRemoval,
} from './find-sent.ts'
import { keptAfterSendingMs, keptWhileHereAloneMs } from './lifetimes.ts'
import { submissionNumberOf } from './number.ts'

/**
 * Removes what was sent, in one transaction: here at once; and where the orchestra may have a copy, with a letter that
 * asks the editors to remove theirs. The same form twice is once.
 *
 * @param letter `held` where nobody can be written to: an operator sees the request, and passes it on
 * @param now milliseconds
 * @returns `undefined` where there is nothing of that number with that contact
 * @throws what the database throws; then it is removed or not, and the same call again is safe.
 */
export async function removeSubmission(
  database: D1Database,
  claim: SentClaim,
  letter: 'waiting' | 'held',
  now: number,
): Promise<SentRemoval | undefined> {
  const found = await findSubmission(database, claim)
  if (!found || 'removal' in found) return found?.removal
  const key = removalKey(claim)
  const until = addDays(dayIn(home.timeZone, now), removedElsewhereWithinDays)
  await database.batch([
    database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at, removal_of)
         select ?, ?, form, locale, iif(${isElsewhereSql}, ?, '{}'), ?, ?,
           iif(${isElsewhereSql}, ?, ?), number
         from submission where key = ?`,
      )
      // A number that is taken fails all of this; the next try has another.
      .bind(
        ...[key, await submissionNumberOf(crypto.randomUUID()), JSON.stringify({ until })],
        // Sent once more under its key, it stays removed (`store-submission.ts`).
        ...[await digest(found.key), now],
        ...[now + keptWhileHereAloneMs, now + keptAfterSendingMs, found.key],
      ),
    database
      .prepare(
        `insert into delivery (key, recipient, state, next_try_at, sent_at)
         select ?1, 'editors', ?2, ?3, ?3 from submission where key = ?4 and ${isElsewhereSql}`,
      )
      .bind(key, letter, now, found.key),
    database.prepare('delete from submission where key = ?').bind(found.key),
  ])
  return readRemoval(database, claim)
}
