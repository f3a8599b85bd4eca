import * as z from 'zod/mini'

const code = z.catch(z.optional(z.string().check(z.maxLength(200))), undefined)

/** Of the pages that letters lead to: `?code=` by Strapi's letter for a password, `?confirmation=` by the other. */
export const codeQuerySchema = z.object({ code, confirmation: code })
