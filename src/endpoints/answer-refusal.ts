import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../http/app-env.ts'

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
