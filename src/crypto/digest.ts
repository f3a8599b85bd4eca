/** @returns the first half of a SHA-256 in hexadecimal (128 bits), enough to distinguish any two texts or pages */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? Uint8Array.from(new TextEncoder().encode(content)) : content
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
