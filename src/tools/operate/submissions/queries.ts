import {
  knownNumberSql,
  releaseSubmissionsSql,
  removeSubmissionsSql,
  selectSubmissionsSql,
} from '../../../features/submissions/operator-sql.ts'
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

/** Returns the condition of a filter on rows of `submission`. */
const conditions = ({ numbers, form, state }: SubmissionFilter): string =>
  [
    'true',
    ...(numbers.length > 0 ? [`${knownNumberSql} in (${numbers.map(quote).join(', ')})`] : []),
    ...(form ? [`submission.form = ${quote(form)}`] : []),
    ...(state
      ? [
          `exists (select 1 from delivery where delivery.key = submission.key and delivery.state = ${quote(state)})`,
        ]
      : []),
  ].join(' and ')

export const listSubmissionsSql = (chosen: SubmissionFilter): string =>
  `${selectSubmissionsSql(conditions(chosen))} order by is_removal, sent_at`

/** Sends again what was held or given up. @param now milliseconds since 1970 */
export const resendSubmissionsSql = (chosen: SubmissionFilter, now: number): string =>
  releaseSubmissionsSql(conditions(chosen), now).join(';\n')

export const deleteSubmissionsSql = (chosen: SubmissionFilter): string =>
  removeSubmissionsSql(conditions(chosen))
