import * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { fault, requiredContact, requiredLine } from '../../../shared/forms/fields.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { submissionNumberPattern, toSubmissionNumber } from '../../../shared/forms/sent-submission.ts'

/** What a visitor can do with a submission: see, download or remove it. */
const intents = ['show', 'export', 'remove'] as const

/** Proves that a submission is the visitor's own: only its sender knows both number and contact. */
export const findSentSchema = z.object({
  number: z.pipe(
    requiredLine().check(
      z.refine((typed) => typed === '' || submissionNumberPattern.test(toSubmissionNumber(typed)), {
        error: fault('number'),
      }),
    ),
    z.transform(toSubmissionNumber),
  ),
  contact: requiredContact(),
  [intentField]: z.catch(z.enum(intents), 'show'),
})

/** Rows of the form. The field `wish` has none: the button sends it. */
export const findSentRows: readonly FieldRow<keyof z.infer<typeof findSentSchema>>[] = [
  { name: 'number', kind: 'line', isRequired: true },
  { name: 'contact', kind: 'line', isRequired: true, autoComplete: 'email' },
]
