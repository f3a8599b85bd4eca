import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../http/app-env.ts'

interface Refusal {
  status: ContentfulStatusCode
  /** For programs. */
  name: string
  message: string
}

/** What a call says that was understood and changes nothing: in the shape of all errors of the API, which it is none of. */
export function answerRefusal(
  c: Context<AppEnv>,
  { status, name, message }: Refusal,
  headers: Record<string, string> = {},
): Response {
  return c.json({ data: null, error: { status, name, message, details: {} } }, status, headers)
}
