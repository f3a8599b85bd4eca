import * as z from 'zod/mini'
import { fault, requiredContact, requiredLine } from '../../../shared/forms/fields.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { numberPattern, toNumber } from '../../../shared/forms/submission-number.ts'

/** What may be done with what one has sent: seen, taken along as a file, removed. */
const intents = ['show', 'export', 'remove'] as const

/** Asks for what was sent, by two things that only its sender has both of. */
export const findSentSchema = z.object({
  number: z.pipe(
    requiredLine().check(
      z.refine((typed) => typed === '' || numberPattern.test(toNumber(typed)), { error: fault('number') }),
    ),
    z.transform(toNumber),
  ),
  contact: requiredContact(),
  [intentField]: z.catch(z.enum(intents), 'show'),
})
