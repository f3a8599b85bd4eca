/** The first half of a SHA-256, in hexadecimal: enough to tell any two texts or pages apart. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? Uint8Array.from(new TextEncoder().encode(content)) : content
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
