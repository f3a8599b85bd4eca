/** With what comes of a track's name, as below. */
export const maxOptionIdLength = 60

const maxNameLength = 40

/**
 * The id of an option to which editors have given no key: what its track is called, in letters that addresses may hold,
 * and a digest of the whole name, since two may begin alike, or have no such letters. Another name is another option.
 */
export function toOptionId(track: string): string {
  const letters = track
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const name = letters.slice(0, maxNameLength).replace(/^-+|-+$/g, '')
  return [name, digestOf(track)].filter(Boolean).join('-')
}

/** FNV-1a (RFC 9923), 32 bits: tells tracks of one vote apart, and hides nothing. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0
  return digest.toString(36)
}
