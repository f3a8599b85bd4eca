import * as z from 'zod/mini'

const code = z.catch(z.optional(z.string().check(z.maxLength(200))), undefined)

/** A template writes the address as it is, and a plus of it is read as a space. */
const email = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(320)),
      z.transform((given: string) => given.replaceAll(' ', '+')),
    ),
  ),
  undefined,
)

/**
 * Query of pages that e-mails link to: `?code=` for a password, `?confirmation=` for a registration. The letter's own
 * address spares typing it again.
 */
export const codeQuerySchema = z.object({ code, confirmation: code, email })

/** Query of pages that send an e-mail: `?letter=out` after it was sent. */
export const emailSentQuerySchema = z.object({ letter: z.catch(z.optional(z.literal('out')), undefined) })
