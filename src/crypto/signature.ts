/**
 * Makes and checks HMAC-SHA-256 signatures with the deployment's secret: for values that browsers store for the site,
 * and for pseudonymous ids of names that the site must not store.
 */
export interface Signer {
  /**
   * Signs a text. The signature doesn't reveal the text.
   *
   * @param purpose a signature for one purpose is invalid for another
   * @returns 43 characters of base64url, always the same for a text
   */
  sign: (purpose: string, text: string) => Promise<string>
  /** Whether a signature is valid for a text; checked in constant time. */
  verify: (purpose: string, text: string, signature: string) => Promise<boolean>
}

const encoder = new TextEncoder()

export function createSigner(secret: string): Signer {
  const key = () =>
    crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ])
  const bytesOf = (purpose: string, text: string) => encoder.encode(`${purpose}\n${text}`)
  return {
    sign: async (purpose, text) =>
      toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await key(), bytesOf(purpose, text)))),
    verify: async (purpose, text, signature) => {
      const bytes = parseBase64Url(signature)
      return bytes !== undefined && crypto.subtle.verify('HMAC', await key(), bytes, bytesOf(purpose, text))
    },
  }
}

/**
 * @returns a value with its signature, as text that fits a cookie: everybody can read it, and only the site can make it
 */
export async function toSigned(signer: Signer, purpose: string, value: object): Promise<string> {
  const text = toBase64Url(encoder.encode(JSON.stringify(value)))
  return `${text}.${await signer.sign(purpose, text)}`
}

/** @returns the value that was signed for this purpose; `undefined` where the signature is invalid */
export async function readSigned(signer: Signer, purpose: string, signed: string): Promise<unknown> {
  const [text = '', signature = ''] = signed.split('.')
  if (!(await signer.verify(purpose, text, signature))) return undefined
  const bytes = parseBase64Url(text)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @returns the bytes of a base64url text; `undefined` where it isn't valid base64url */
export function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
