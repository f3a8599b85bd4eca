import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { BadRequest } from '../errors.ts'
import { maxQueryLength } from '../shared/constants.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import type { AppEnv } from './app-env.ts'

interface Refusal {
  status: ContentfulStatusCode
  /** Machine-readable name of the refusal. */
  name: string
  message: string
}

/** Answers a valid call that changes nothing, in the API's error format, although it is no error of the API. */
export function answerRefusal(
  c: Context<AppEnv>,
  { status, name, message }: Refusal,
  headers: Record<string, string> = {},
): Response {
  return c.json({ data: null, error: { status, name, message, details: {} } }, status, headers)
}

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
