import { digest } from '../../crypto/digest.ts'
import { submissionNumberAlphabet, submissionNumberLength } from '../../shared/forms/sent-submission.ts'
import { spamLifetimeMs, undeliveredLifetimeMs } from './outbox-times.ts'
import type { Recipient, Submission } from './submission.ts'

export interface StoredSubmission {
  /** Number of the submission, which the visitor is shown. */
  number: string
  /**
   * `known`: the same form was stored before, and may have been removed since. `changed`: the same key was stored with
   * other text.
   */
  outcome: 'new' | 'known' | 'changed'
}

/** Number of attempts to find an unused number; there are 3 × 10¹¹ of them. */
const maxNumberAttempts = 3

/**
 * Stores a submission and its deliveries in one transaction. A submission that is already stored is not changed.
 *
 * @param recipients recipients of deliveries that start at once
 * @param held recipients of deliveries that wait for an operator
 * @param now milliseconds since 1970
 * @throws errors of the database. The submission is then stored or not, and the call can be repeated safely.
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
  for (let attempt = 0; attempt < maxNumberAttempts; attempt += 1) {
    const number = await makeSubmissionNumber(submission.key, attempt)
    const forgetAt = now + (submission.suspicion ? spamLifetimeMs : undeliveredLifetimeMs)
    const [inserted] = await database.batch([
      database
        .prepare(
          `insert or ignore into submission
             (key, number, form, locale, content, content_digest, suspicion, sent_at, forget_at)
           select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
           where not exists (select 1 from submission where removal_of = ?2 and content_digest = ?10)`,
        )
        .bind(
          submission.key,
          number,
          submission.form,
          submission.locale,
          content,
          contentDigest,
          submission.suspicion ?? null,
          now,
          forgetAt,
          keyDigest,
        ),
      ...recipients.map((recipient) => insertDelivery(database, submission.key, recipient, 'waiting', now)),
      ...held.map((recipient) => insertDelivery(database, submission.key, recipient, 'held', now)),
    ])
    if (inserted?.meta.changes) return { number, outcome: 'new' }
    const isRemoved = await database
      .prepare('select 1 from submission where removal_of = ? and content_digest = ?')
      .bind(number, keyDigest)
      .first()
    if (isRemoved) return { number, outcome: 'known' }
    const known = await database
      .prepare('select number, form, content_digest from submission where key = ?')
      .bind(submission.key)
      .first<{ number: string; form: string; content_digest: string }>()
    if (known) {
      const isSame = known.form === submission.form && known.content_digest === contentDigest
      return { number: known.number, outcome: isSame ? 'known' : 'changed' }
    }
  }
  throw new Error(`no number is free for the form «${submission.form}»`)
}

/** Inserts a delivery if its submission was inserted. If another key has the number, neither row is written. */
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

/**
 * Makes the number of a submission from its key, such as `K7MX2PDA`. It is easy to read out on the phone.
 *
 * @param attempt two keys may have the same number; each attempt gives another one
 */
export async function makeSubmissionNumber(key: string, attempt = 0): Promise<string> {
  const bits = BigInt(`0x${await digest(`${key} ${attempt}`)}`)
  const base = BigInt(submissionNumberAlphabet.length)
  return Array.from(
    { length: submissionNumberLength },
    (_, place) => submissionNumberAlphabet[Number((bits / base ** BigInt(place)) % base)],
  ).join('')
}
