import type { EmailPurpose } from './attempt-limits.ts'
import type { Throttle } from './throttle.ts'

/**
 * Sends an e-mail to an address that a visitor has typed, unless the address has reached its limit. An e-mail that
 * can't be sent doesn't count.
 *
 * @param send sends the e-mail and returns a value that isn't `undefined`
 * @returns the value of `send`; `undefined` where the limit is reached and nothing was sent
 * @throws what `send` throws
 */
export async function sendEmail<Value extends object | string | boolean>(
  { beginEmail }: Pick<Throttle, 'beginEmail'>,
  address: string,
  purpose: EmailPurpose,
  send: () => Promise<Value>,
): Promise<Value | undefined> {
  const email = await beginEmail(address, purpose)
  if (!email.mayLeave) return undefined
  try {
    return await send()
  } catch (error) {
    email.takeBack()
    throw error
  }
}
