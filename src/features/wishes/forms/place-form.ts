import * as z from 'zod/mini'
import { maxSlugLength, slugPattern } from '../../../shared/urls.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'

export const programField = 'program'
/** The option of who wishes for a place. */
export const come = 'come'

/**
 * The option says whether the visitor wishes for the place of the page; an empty one takes the wish back. The program is
 * empty for any.
 */
export const placeWishSchema = z.object({
  [optionField]: z.enum([come, ''], 'choose'),
  [programField]: z.catch(
    z._default(z.string().check(z.maxLength(maxSlugLength), z.regex(slugPattern)), ''),
    '',
  ),
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
