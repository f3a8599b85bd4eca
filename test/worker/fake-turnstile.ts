/**
 * Secret for the check of tokens by Turnstile (developers.cloudflare.com/turnstile/get-started/server-side-validation).
 */
export const turnstileSecret = 'secret-of-the-widget'
export const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

interface Asked {
  secret: string
  response: string
  idempotency_key: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Accepts tokens that begin with `good`; each is accepted once, and again only with the same UUID. */
export function fakeTurnstile() {
  const spent = new Map<string, string>()
  const faultOf = ({ secret, response, idempotency_key: key }: Asked): string | undefined => {
    if (secret !== turnstileSecret) return 'invalid-input-secret'
    if (!uuid.test(key)) return 'bad-request'
    if (!response.startsWith('good')) return 'invalid-input-response'
    if ((spent.get(response) ?? key) !== key) return 'timeout-or-duplicate'
    spent.set(response, key)
    return undefined
  }
  return async (request: Request): Promise<Response> => {
    const fault = faultOf(await request.json<Asked>())
    return Response.json({ success: !fault, 'error-codes': fault ? [fault] : [], hostname: 'tutti.example' })
  }
}
