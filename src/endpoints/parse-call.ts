import * as z from 'zod/mini'
import { BadRequest } from '../errors.ts'
import { maxQueryLength } from '../shared/constants.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'

/** Text that a visitor typed; empty where the parameter is absent. */
export const typedTextSchema = z._default(
  z.string().check(z.trim(), z.maxLength(maxQueryLength, `must have at most ${maxQueryLength} characters`)),
  '',
)

/** @param locales the languages of the site */
export const callLocaleSchema = (locales: readonly Locale[]) =>
  z._default(z.enum(locales, `must be one of ${locales.join(', ')}`), defaultLocale)

/** @throws BadRequest for the first value of a call that doesn't match its schema */
export function parseCall<Call>(schema: z.ZodMiniType<Call>, call: Record<string, string>): Call {
  const parsed = schema.safeParse(call)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(issue?.path.join('.') ?? '', issue?.message ?? 'Invalid input')
}
