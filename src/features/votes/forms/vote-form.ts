import * as z from 'zod/mini'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/** As content writes ids of options (`content/programs/votes.ts`). Two at once have a space between them, and are none. */
const optionPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const voteSchema = z.object({
  [optionField]: z.string('choose').check(z.maxLength(60, 'choose'), z.regex(optionPattern, 'choose')),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
