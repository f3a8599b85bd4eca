import * as z from 'zod/mini'
import { maxSlugLength } from '../../../shared/urls.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/** A city's slug; empty: the wish is taken back. Two at once have a space between them, and are none. */
export const wishSchema = z.object({
  [optionField]: z
    .string('choose')
    .check(z.maxLength(maxSlugLength, 'choose'), z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'choose')),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
