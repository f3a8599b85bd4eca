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
