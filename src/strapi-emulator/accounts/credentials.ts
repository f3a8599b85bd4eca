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

/** Lifetime of a token in seconds, as Strapi's default. */
const lifetimeSeconds = 30 * 24 * 3600
const keyBytes = 32
const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const

const encoder = new TextEncoder()

/** Issues and reads tokens of users: JWT with HMAC-SHA-256 (RFC 7519), with a key that is stored in the database. */
export interface TokenService {
  issue: (userId: number) => Promise<string>
  /** @returns the user's id; `undefined` for a forged, expired or malformed token */
  read: (token: string) => Promise<number | undefined>
}

export function createTokens(database: D1Database, now: () => number): TokenService {
  const seconds = () => Math.floor(now() / 1000)
  return {
    issue: async (userId) => {
      const iat = seconds()
      const claims = { id: userId, iat, exp: iat + lifetimeSeconds }
      const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
        .map((part) => toBase64Url(encoder.encode(JSON.stringify(part))))
        .join('.')
      const signature = await crypto.subtle.sign(algorithm, await readKey(database), encoder.encode(signed))
      return `${signed}.${toBase64Url(new Uint8Array(signature))}`
    },
    read: async (token) => {
      const [header = '', claims = '', signature = '', ...more] = token.split('.')
      const bytes = parseBase64Url(signature)
      if (more.length > 0 || !bytes || parse(header)?.alg !== 'HS256') return undefined
      const signed = encoder.encode(`${header}.${claims}`)
      if (!(await crypto.subtle.verify(algorithm, await readKey(database), bytes, signed))) return undefined
      const { id, exp } = parse(claims) ?? {}
      return typeof id === 'number' && typeof exp === 'number' && exp > seconds() ? id : undefined
    },
  }
}

async function readKey(database: D1Database): Promise<CryptoKey> {
  const made = crypto.getRandomValues(new Uint8Array(keyBytes))
  // Of two concurrent calls that make the key, both use the stored one.
  const [, stored] = await database.batch<{ secret: number[] }>([
    database.prepare(`insert or ignore into embedded_key (name, secret) values ('tokens', ?)`).bind(made),
    database.prepare(`select secret from embedded_key where name = 'tokens'`),
  ])
  const secret = Uint8Array.from(stored?.results[0]?.secret ?? [])
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify'])
}

function parse(part: string): { [claim: string]: unknown } | undefined {
  const bytes = parseBase64Url(part)
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof parsed === 'object' && parsed !== null
      ? Object.fromEntries(Object.entries(parsed))
      : undefined
  } catch {
    return undefined
  }
}
