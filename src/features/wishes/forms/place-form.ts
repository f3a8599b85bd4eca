import * as z from 'zod/mini'
import { slugParameter } from '../../../shared/concerts-query.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'

/** The slug of the program that is wished for, in forms and in addresses; absent for any program. */
export const programField = 'program'
/** The value of `optionField` with which a form wishes for the place of its page. */
export const placeWishOption = 'come'

/** A wish for the place of a page; an empty option takes the wish back. */
export const placeWishSchema = z.object({
  [optionField]: z.enum([placeWishOption, ''], 'choose'),
  [programField]: slugParameter,
  [confirmedField]: z.catch(z.optional(z.literal('yes')), undefined),
})
