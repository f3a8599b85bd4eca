import * as z from 'zod/mini'
import { digest } from '../../crypto/digest.ts'
import type { Log } from '../../log.ts'
import { challengeOrigin } from '../../shared/forms/challenge.ts'

const address = `${challengeOrigin}/turnstile/v0/siteverify`
/** The visitor waits: longer than Turnstile ever takes while it is well. */
const timeLimitMs = 3000
/** No token of theirs is longer. */
const maxTokenLength = 2048

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string()), []),
})

/** What Turnstile says of a token, and not of the secret or of itself. Of what we ask, only the token can be malformed. */
const tokenFaults = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'bad-request',
]

/**
 * Whether Turnstile has let the visitor through (developers.cloudflare.com/turnstile/get-started/server-side-validation).
 * Never fails. Where Turnstile doesn't answer in time, or complains of the secret, a form that brought a token passes:
 * nobody can make it fail, and what people write would else lie held for another company's outage. One without a token
 * never passes, or no program would bother to bring one.
 *
 * @param key the form's; a token passes for one of them only
 */
export async function hasPassedChallenge(
  secret: string,
  key: string,
  token: string | undefined,
  log: Log,
): Promise<boolean> {
  if (!token || token.length > maxTokenLength) return false
  try {
    const { success, 'error-codes': faults } = answerSchema.parse(await ask(secret, key, token))
    if (success || faults.some((fault) => tokenFaults.includes(fault))) return success
    log.error('Turnstile could not check a form', { faults })
  } catch (error) {
    log.warn('Turnstile gave no answer', { error })
  }
  return true
}

async function ask(secret: string, key: string, token: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, response: token, idempotency_key: await toUuid(`${key} ${token}`) }),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'manual',
  })
  return response.json()
}

/**
 * A token may be asked about once; again only under the same UUID (version 8 of RFC 9562). The same form sent twice is
 * told the same then, and another form that brings the token is refused.
 */
async function toUuid(text: string): Promise<string> {
  const hex = await digest(text)
  const at = (from: number, to: number) => hex.slice(from, to)
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`
}
