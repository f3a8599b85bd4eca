import * as z from 'zod/mini'
import { formRegistry } from '../../shared/forms/form-names.ts'
import type { DeliverSubmission } from './deliver.ts'

/**
 * Time limit of an attempt in milliseconds, shorter than the first delay between attempts, so that two attempts never
 * overlap.
 */
const timeLimitMs = 20_000

const refusalSchema = z.object({
  error: z.object({
    details: z.object({
      errors: z.optional(z.array(z.object({ path: z.array(z.string()), message: z.string() }))),
      /** Strapi 5 names here a field that is missing in its model. */
      key: z.optional(z.string()),
    }),
  }),
})

/** Unique field by which Strapi recognises a submission that it already has. */
const keyField = 'submissionKey'

/**
 * Creates the delivery to Strapi: one REST call with a token that can only create entries. If the entry exists because
 * an earlier answer was lost, it counts as delivered. Strapi 4.26 and 5.54 report this in one of two ways
 * (`test/contract/strapi/submissions.test.ts`):
 *
 * - 400 `ValidationError` with `details.errors` of `{path: ['submissionKey'], message: 'This attribute must be
 *   unique'}`;
 * - 500 `Internal Server Error` without a reason, if two requests were checked before either was stored. It counts as a
 *   failure, and the next attempt gets the 400.
 *
 * The visitor's language is sent as `locale` and as `language`. In Strapi 5 `locale` is a column of every type and
 * stays empty, so its model has `language`; Strapi 4 ignores unknown fields.
 *
 * @param url Strapi's address without a trailing slash
 * @throws Error with the status and the names of refused fields, without any text of the submission
 */
export const createStrapiDelivery =
  (url: string, token: string): DeliverSubmission =>
  async ({ key, number, form, locale, content }) => {
    const response = await fetch(`${url}/api/${formRegistry[form].collection}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...content, number, locale, language: locale, [keyField]: key } }),
      signal: AbortSignal.timeout(timeLimitMs),
      // A redirect is not followed: the request contains the token.
      redirect: 'manual',
    })
    if (response.ok) {
      await response.body?.cancel()
      return undefined
    }
    const refused = refusalSchema.safeParse(await response.json().catch(() => undefined))
    const { errors = [], key: unknownField } = refused.data?.error.details ?? {}
    if (response.status === 400 && errors.some(isDuplicateKey)) return undefined
    const fields = [...errors.map(({ path }) => path.join('.')), ...(unknownField ? [unknownField] : [])]
    const named = fields.length > 0 ? `, fields: ${fields.join(', ')}` : ''
    throw new Error(`the content service answered ${response.status}${named}`)
  }

/**
 * Whether Strapi refused the key as a duplicate. The message is checked too: a key may be refused for another reason.
 */
const isDuplicateKey = ({ path, message }: { path: string[]; message: string }): boolean =>
  path.join('.') === keyField && /\bunique\b/i.test(message)
