import * as z from 'zod/mini'
import { slugPattern } from '../../../shared/urls.ts'
import { confirmedField, maxOptionIdLength, optionField, takeBackField } from '../../../shared/votes.ts'

/**
 * The choice is the id of an option. If a request has the field twice, the form's reader joins the values by a space, so
 * that they match no id.
 */
export const voteSchema = z.object({
  [optionField]: z
    .string('choose')
    .check(z.maxLength(maxOptionIdLength, 'choose'), z.regex(slugPattern, 'choose')),
  [takeBackField]: z.catch(z.optional(z.literal('yes')), undefined),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
