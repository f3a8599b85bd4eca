import type { Signer } from '../../crypto/signature.ts'

const purpose = 'device'
const idPattern = /^[0-9a-f-]{36}$/

/**
 * The device of a cookie, where that very name has signed in on it before: its tries count for themselves, so that
 * whoever guesses at the name elsewhere doesn't keep its owner out.
 *
 * @returns the device's id; `undefined` for any other device
 */
export async function readKnownDevice(
  signer: Signer,
  cookie: string | undefined,
  name: string,
): Promise<string | undefined> {
  const [id = '', mark = ''] = cookie?.split('.') ?? []
  return idPattern.test(id) && (await signer.fits(purpose, `${id} ${name}`, mark)) ? id : undefined
}

/** What a device gets when a name has signed in on it; who signs in again keeps the device's id. */
export async function makeDeviceCookie(
  signer: Signer,
  cookie: string | undefined,
  name: string,
): Promise<string> {
  const id = (await readKnownDevice(signer, cookie, name)) ?? crypto.randomUUID()
  return `${id}.${await signer.mark(purpose, `${id} ${name}`)}`
}
