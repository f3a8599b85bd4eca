import type { Context } from 'hono'

/** Answers a known address of the API that is called with another method: 405 in the API's error format. */
export const methodNotAllowed = (allowed: string) => (c: Context) => {
  const error = { status: 405, name: 'MethodNotAllowed', message: `Use ${allowed} here`, details: {} }
  return c.json({ data: null, error }, 405, { Allow: allowed, 'Cache-Control': 'no-store' })
}
