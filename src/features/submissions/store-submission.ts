import { digest } from '../../crypto/digest.ts'
import { keptAsSpamMs, keptWhileHereAloneMs } from './lifetimes.ts'
import { submissionNumberOf } from './number.ts'
import type { Recipient, Submission } from './submission.ts'

export interface StoredSubmission {
  /** What the visitor is told. */
  number: string
  /**
   * `known`: this very form has been stored before, and may have been removed since. `changed`: under its key, with other
   * words.
   */
  as: 'new' | 'known' | 'changed'
}

/** Tries at a number that nobody has: there are 3 × 10¹¹ of them. */
const maxNumbers = 3

/**
 * Stores what was sent, with where it has to go, in one transaction: all of it, or nothing. What is stored already is
 * left as it is.
 *
 * @param recipients to whom it goes
 * @param held for whom it is kept
 * @param now milliseconds
 * @throws what the database throws; then it may be stored or not, and the same call again is safe.
 */
export async function storeSubmission(
  database: D1Database,
  submission: Submission,
  recipients: readonly Recipient[],
  held: readonly Recipient[],
  now: number,
): Promise<StoredSubmission> {
  const content = JSON.stringify(submission.content)
  const contentDigest = await digest(content)
  const keyDigest = await digest(submission.key)
  for (let attempt = 0; attempt < maxNumbers; attempt += 1) {
    const number = await submissionNumberOf(submission.key, attempt)
    const forgetAt = now + (submission.suspicion ? keptAsSpamMs : keptWhileHereAloneMs)
    const [inserted] = await database.batch([
      database
        .prepare(
          `insert or ignore into submission
             (key, number, form, locale, content, content_digest, suspicion, sent_at, forget_at)
           select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
           where not exists (select 1 from submission where removal_of = ?2 and content_digest = ?10)`,
        )
        .bind(
          ...[submission.key, number, submission.form, submission.locale],
          ...[content, contentDigest, submission.suspicion ?? null, now, forgetAt, keyDigest],
        ),
      ...recipients.map((recipient) => insertDelivery(database, submission.key, recipient, 'waiting', now)),
      ...held.map((recipient) => insertDelivery(database, submission.key, recipient, 'held', now)),
    ])
    if (inserted?.meta.changes) return { number, as: 'new' }
    const isRemoved = await database
      .prepare('select 1 from submission where removal_of = ? and content_digest = ?')
      .bind(number, keyDigest)
      .first()
    if (isRemoved) return { number, as: 'known' }
    const known = await database
      .prepare('select number, form, content_digest from submission where key = ?')
      .bind(submission.key)
      .first<{ number: string; form: string; content_digest: string }>()
    if (known) {
      const isSame = known.form === submission.form && known.content_digest === contentDigest
      return { number: known.number, as: isSame ? 'known' : 'changed' }
    }
  }
  throw new Error(`no number is free for the form «${submission.form}»`)
}

/** Only beside its submission: where another key has the number, neither is written. */
const insertDelivery = (
  database: D1Database,
  key: string,
  recipient: Recipient,
  state: 'waiting' | 'held',
  now: number,
) =>
  database
    .prepare(
      `insert or ignore into delivery (key, recipient, state, next_try_at, sent_at)
       select key, ?, ?, ?, sent_at from submission where key = ?`,
    )
    .bind(recipient, state, now, key)
