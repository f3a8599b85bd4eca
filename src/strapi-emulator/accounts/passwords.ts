import { parseBase64Url, toBase64Url } from '../../crypto/signature.ts'

/**
 * Iterations of the password's hash: as many as the platform allows
 * (developers.cloudflare.com/workers/runtime-apis/web-crypto).
 */
const rounds = 100_000
const saltBytes = 16
const hashBits = 256

/**
 * Hashes a password by PBKDF2 with SHA-256.
 *
 * @returns `{rounds}.{salt}.{hash}`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  return `${rounds}.${toBase64Url(salt)}.${toBase64Url(await derive(password, salt, rounds))}`
}

/**
 * Checks a password.
 *
 * @param stored the result of `hashPassword`; if absent, the result is `false` after the same time
 */
export async function isPasswordCorrect(password: string, stored: string | undefined): Promise<boolean> {
  const [storedRounds = '', storedSalt = '', storedHash = ''] = stored?.split('.') ?? []
  const salt = (stored && parseBase64Url(storedSalt)) || new Uint8Array(saltBytes)
  const hash = await derive(password, salt, Number(storedRounds) || rounds)
  const expected = (stored && parseBase64Url(storedHash)) || new Uint8Array()
  return isSame(hash, expected)
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, hashBits))
}

/** Compares bytes in a time that doesn't depend on their values. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}
