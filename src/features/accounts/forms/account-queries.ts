import * as z from 'zod/mini'

const code = z.catch(z.optional(z.string().check(z.maxLength(200))), undefined)

/**
 * Query of pages that e-mails link to: Strapi sends `?code=` for a password and `?confirmation=` for a registration.
 */
export const codeQuerySchema = z.object({ code, confirmation: code })

/** Query of pages that send an e-mail: `?letter=out` after it was sent. */
export const emailSentQuerySchema = z.object({ letter: z.catch(z.optional(z.literal('out')), undefined) })
