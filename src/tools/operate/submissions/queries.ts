import * as z from 'zod/mini'
import { undeliveredLifetimeMs } from '../../../features/submissions/outbox-times.ts'
import { deliveryStates } from '../../../features/submissions/submission.ts'
import { formNames } from '../../../shared/forms/form-names.ts'
import { submissionNumberPattern, toSubmissionNumber } from '../../../shared/forms/submission-number.ts'
import { quote } from '../run-sql.ts'

/** Conditions that choose submissions. */
export interface SubmissionFilter {
  numbers: readonly string[]
  form?: string | undefined
  state?: string | undefined
}

/**
 * Checks what an operator has typed.
 *
 * @throws Error naming each invalid value
 */
export function checkSubmissionFilter({ numbers, form, state }: SubmissionFilter): SubmissionFilter {
  const problems = [
    ...numbers
      .filter((number) => !submissionNumberPattern.test(toSubmissionNumber(number)))
      .map((each) => `${each} is no number`),
    ...(form === undefined || isOneOf(formNames, form) ? [] : [`--form is one of ${formNames.join(', ')}`]),
    ...(state === undefined || isOneOf(deliveryStates, state)
      ? []
      : [`--state is one of ${deliveryStates.join(', ')}`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { numbers: numbers.map(toSubmissionNumber), form, state }
}

const isOneOf = (values: readonly string[], value: string) => values.includes(value)

/**
 * A removal request is listed under the number of the submission that it is about, the only one that the sender knows.
 */
const knownNumber = 'coalesce(submission.removal_of, submission.number)'

const conditions = ({ numbers, form, state }: SubmissionFilter): string =>
  [
    'true',
    ...(numbers.length > 0 ? [`${knownNumber} in (${numbers.map(quote).join(', ')})`] : []),
    ...(form ? [`submission.form = ${quote(form)}`] : []),
    ...(state
      ? [
          `exists (select 1 from delivery where delivery.key = submission.key and delivery.state = ${quote(state)})`,
        ]
      : []),
  ].join(' and ')

export const selectSubmissionsSql = (chosen: SubmissionFilter): string =>
  `select ${knownNumber} as number, removal_of is not null as is_removal, form, locale, content, suspicion, sent_at,
     (select group_concat(recipient || ': ' || state || coalesce(' (' || fault || ')', ''), '; ')
      from delivery where delivery.key = submission.key) as deliveries
   from submission where ${conditions(chosen)} 
   order by is_removal, sent_at`

const isStuck = `exists (
  select 1 from delivery where delivery.key = submission.key and delivery.state in ('held', 'failed')
)`

/**
 * Queues submissions that were held or have failed for delivery again, for three more days, and clears their suspicion
 * of spam. Delivered ones are left alone, and deleted at the time that was set before.
 *
 * @param now milliseconds since 1970
 */
export const resendSubmissionsSql = (chosen: SubmissionFilter, now: number): string =>
  `update submission set suspicion = null, sent_at = max(sent_at, ${now}), forget_at = max(forget_at, ${now + undeliveredLifetimeMs})
     where ${conditions(chosen)} and ${isStuck} returning number;
   update delivery set state = 'waiting', tries = 0, next_try_at = ${now}, sent_at = max(sent_at, ${now})
     where state in ('held', 'failed') and key in (select key from submission where ${conditions(chosen)})`

export const removeSubmissionsSql = (chosen: SubmissionFilter): string =>
  `delete from submission where ${conditions(chosen)} returning number`

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
