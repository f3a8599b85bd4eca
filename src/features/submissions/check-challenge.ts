import * as z from 'zod/mini'
import { digest } from '../../crypto/digest.ts'
import type { Log } from '../../log.ts'
import { challengeOrigin } from '../../shared/forms/challenge.ts'

const address = `${challengeOrigin}/turnstile/v0/siteverify`
/**
 * Time limit of the challenge's check in milliseconds: Turnstile is faster when it works, and the visitor waits for it.
 */
const timeLimitMs = 3000
/** Maximum length of a Turnstile token. */
const maxTokenLength = 2048

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string()), []),
})

/**
 * Error codes that blame the token. All others blame the secret or Turnstile itself; the token is the only part of the
 * request that a visitor can malform.
 */
const tokenFaults = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'bad-request',
]

/**
 * Whether Turnstile accepts the visitor (developers.cloudflare.com/turnstile/get-started/server-side-validation). Never
 * throws. If Turnstile does not answer in time, or rejects the secret, a form with a token passes: visitors can't cause
 * such an outage, and their messages should not be held because of it. A form without a token never passes, or bots
 * would omit it.
 *
 * @param key key of the form; a token is valid for one form
 */
export async function hasPassedChallenge(
  secret: string,
  key: string,
  token: string | undefined,
  log: Log,
): Promise<boolean> {
  if (!token || token.length > maxTokenLength) return false
  try {
    const { success, 'error-codes': faults } = answerSchema.parse(await fetchVerification(secret, key, token))
    if (success || faults.some((fault) => tokenFaults.includes(fault))) return success
    log.error('Turnstile could not check a form', { faults })
  } catch (error) {
    log.warn('Turnstile gave no answer', { error })
  }
  return true
}

async function fetchVerification(secret: string, key: string, token: string): Promise<unknown> {
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
 * Makes the idempotency key of a verification, a UUID (version 8 of RFC 9562). Turnstile verifies a token once, and
 * again only under the same UUID: the same form sent twice gets the same answer, and another form with the token is
 * refused.
 */
async function toUuid(text: string): Promise<string> {
  const hex = await digest(text)
  const at = (from: number, to: number) => hex.slice(from, to)
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`
}
