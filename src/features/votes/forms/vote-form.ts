import * as z from 'zod/mini'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/**
 * The form of option ids (`content/programs/votes.ts`). If a request has the field twice, the form's reader joins the
 * values by a space, so that they match no id.
 */
const optionPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const voteSchema = z.object({
  [optionField]: z.string('choose').check(z.maxLength(60, 'choose'), z.regex(optionPattern, 'choose')),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
