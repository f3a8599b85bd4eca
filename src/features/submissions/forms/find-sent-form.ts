import * as z from 'zod/mini'
import { fault, requiredContact, requiredLine } from '../../../shared/forms/fields.ts'
import { numberPattern, toNumber } from '../../../shared/forms/submission-number.ts'

/** What may be done with what one has sent: seen, taken along as a file, removed. */
const wishes = ['show', 'export', 'remove'] as const

/** The field that carries the wish; without one it is shown. */
export const wishField = 'wish'

/** Asks for what was sent, by two things that only its sender has both of. */
export const findSentSchema = z.object({
  number: z.pipe(
    requiredLine().check(
      z.refine((typed) => typed === '' || numberPattern.test(toNumber(typed)), { error: fault('number') }),
    ),
    z.transform(toNumber),
  ),
  contact: requiredContact(),
  [wishField]: z.catch(z.enum(wishes), 'show'),
})
