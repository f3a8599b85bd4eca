import * as z from 'zod/mini'

/** Of pages that send a letter: `?letter=out` once it is on its way. */
export const emailSentQuerySchema = z.object({ letter: z.catch(z.optional(z.literal('out')), undefined) })
