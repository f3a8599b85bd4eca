import * as z from 'zod/mini'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/**
 * Option ids as `content/programs/votes.ts` writes them. A space can't match: two values sent at once are joined by
 * one.
 */
const optionPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const voteSchema = z.object({
  [optionField]: z.string('choose').check(z.maxLength(60, 'choose'), z.regex(optionPattern, 'choose')),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
