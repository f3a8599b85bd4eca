import * as z from 'zod/mini'
import { pathTo } from '../../../routes/paths.ts'
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

/** What a page of wishes says in its address after an action: the wish was taken back. */
export const withdrawn = z.catch(z.optional(z.literal('withdrawn')), undefined)

/** The path of a place's page. @param program slug of the program that is wished for; empty for any */
export const toPlacePath = (key: string, program = ''): string =>
  pathTo('place', { slug: key }) + (program ? `?${programField}=${program}` : '')

/**
 * Returns the path of the page on which a visitor asks for a program in a city. Without a program it is the city's page,
 * which lists the programs to ask for.
 */
export const toCityPath = (city: string, program = ''): string =>
  program ? `${pathTo('wish', { slug: program })}?city=${city}` : pathTo('city', { slug: city })
