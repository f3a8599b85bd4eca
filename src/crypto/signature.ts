/**
 * Signs what the site gives away and wants to know again, and makes names unreadable that it has to remember: HMAC with
 * SHA-256 under the deployment's own secret.
 */
export interface Signer {
  /**
   * The same text gives the same mark, and nobody without the secret can make it, or read the text from it.
   *
   * @param purpose a mark for one thing is none for another
   * @returns 43 characters of base64url
   */
  mark: (purpose: string, text: string) => Promise<string>
  /** Whether a mark is that of the text; takes as long for any mark. */
  fits: (purpose: string, text: string, mark: string) => Promise<boolean>
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
    mark: async (purpose, text) =>
      toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await key(), bytesOf(purpose, text)))),
    fits: async (purpose, text, mark) => {
      const bytes = fromBase64Url(mark)
      return bytes !== undefined && crypto.subtle.verify('HMAC', await key(), bytes, bytesOf(purpose, text))
    },
  }
}

/** A value that a browser keeps for the site, in text that fits a cookie: all may read it, and only the site writes it. */
export async function toSigned(signer: Signer, purpose: string, value: object): Promise<string> {
  const text = toBase64Url(encoder.encode(JSON.stringify(value)))
  return `${text}.${await signer.mark(purpose, text)}`
}

/** @returns what was signed for this purpose; `undefined` for what the site hasn't written */
export async function fromSigned(signer: Signer, purpose: string, signed: string): Promise<unknown> {
  const [text = '', mark = ''] = signed.split('.')
  if (!(await signer.fits(purpose, text, mark))) return undefined
  const bytes = fromBase64Url(text)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

/** RFC 4648, section 5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @returns `undefined` for what isn't base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
