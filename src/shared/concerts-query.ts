import * as z from 'zod/mini'
import { maxPageNumber, maxQueryLength } from './constants.ts'
import { maxSlugLength, slugPattern } from './urls.ts'

/**
 * A page of a list: anything that isn't a whole number from 1 on is the first page. However large it is, it is one page
 * past the last that any list has.
 */
export const pageNumberSchema = z.catch(
  z.pipe(
    z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
    z.transform((page: number) => Math.min(page, maxPageNumber + 1)),
  ),
  1,
)

const slug = z.catch(
  z.optional(z.string().check(z.regex(slugPattern), z.maxLength(maxSlugLength))),
  undefined,
)
/** A field that is left empty asks for nothing, and is the same page. */
const words = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxQueryLength)),
  z.transform((text: string) => text || undefined),
)
const flag = z.catch(z.optional(z.literal('1')), undefined)

/** Filters of the concert list, as its address carries them. A wrong value is as good as none. */
export const concertsQuerySchema = z.object({
  city: slug,
  program: slug,
  month: z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))), undefined),
  q: z.catch(z.optional(words), undefined),
  available: flag,
  past: flag,
  page: pageNumberSchema,
})
export type ConcertsQuery = z.infer<typeof concertsQuerySchema>
