import * as z from 'zod/mini'
import type { FormName } from '../../shared/forms/form-names.ts'
import type { DeliverSubmission } from './deliver.ts'

/** Strapi's collections for what visitors send, by its REST names. */
const collections: Record<FormName, string> = {
  audition: 'audition-requests',
  b2b: 'invoice-requests',
  contact: 'contact-messages',
}

/** Less than the first pause: when the next try comes, this one is over. */
const timeLimitMs = 20_000

const refusalSchema = z.object({
  error: z.object({
    details: z.object({
      errors: z.optional(z.array(z.object({ path: z.array(z.string()), message: z.string() }))),
      /** Of Strapi 5: a field that its model hasn't. */
      key: z.optional(z.string()),
    }),
  }),
})

/** The field by which the content service knows what it has already; it is unique there. */
const keyField = 'submissionKey'

/**
 * Creates the entry in Strapi, over REST with a token that may only create. An entry that is there already, since an
 * answer was lost, has arrived. Strapi 4.26 and 5.54 say so in one of two ways (`test/contract/strapi/submissions.test.ts`):
 *
 * - 400, `ValidationError`, with `details.errors` of `{path: ['submissionKey'], message: 'This attribute must be unique'}`;
 * - 500 `Internal Server Error`, without a word of why: the column's own index, where two were checked before either was
 *   there. It is a fault like any other, and the next try gets the 400.
 *
 * The visitor's language is sent under two names: in Strapi 5 `locale` is a column of every type, which it leaves empty, and
 * the model has `language` instead; Strapi 4 passes over a field that it doesn't know.
 *
 * @param url Strapi's, without a slash at its end
 * @throws Error naming the status and the fields that were refused, without a word of what was sent
 */
export const deliverToStrapi =
  (url: string, token: string): DeliverSubmission =>
  async ({ key, number, form, locale, content }) => {
    const response = await fetch(`${url}/api/${collections[form]}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...content, number, locale, language: locale, [keyField]: key } }),
      signal: AbortSignal.timeout(timeLimitMs),
      // Its token goes nowhere else: a redirect is a fault.
      redirect: 'manual',
    })
    if (response.ok) {
      await response.body?.cancel()
      return undefined
    }
    const refused = refusalSchema.safeParse(await response.json().catch(() => undefined))
    const { errors = [], key: unknownField } = refused.data?.error.details ?? {}
    if (response.status === 400 && errors.some(isKnownKey)) return undefined
    const fields = [...errors.map(({ path }) => path.join('.')), ...(unknownField ? [unknownField] : [])]
    const named = fields.length > 0 ? `, fields: ${fields.join(', ')}` : ''
    throw new Error(`the content service answered ${response.status}${named}`)
  }

/** By its words, too: a key that is refused for anything else hasn't arrived. */
const isKnownKey = ({ path, message }: { path: string[]; message: string }): boolean =>
  path.join('.') === keyField && /\bunique\b/i.test(message)
