/**
 * Computes the FNV-1a hash of a text (RFC 9923), 32 bits. It distinguishes texts and is no protection: another text with
 * the same hash is easy to find.
 *
 * @returns a whole number from 0 to 2³² − 1
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
