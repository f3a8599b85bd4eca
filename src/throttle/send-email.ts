import type { EmailPurpose } from './email-limit.ts'
import type { Throttle } from './throttle.ts'

/**
 * Sends an e-mail to an address that somebody has typed, where the address may get another one. An e-mail that fails to
 * leave doesn't count.
 *
 * @param send sends it, and gives a value that isn't `undefined`
 * @returns what `send` gives; `undefined` where the address has had enough, and nothing was sent
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
