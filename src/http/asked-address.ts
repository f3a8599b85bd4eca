/** An address in an error message is cut after this many characters. */
const maxShownLength = 200
/** Input length that is enough for any shown address: one Thai character takes nine characters when percent-encoded. */
const maxReadLength = 10 * maxShownLength

/**
 * Makes a requested address readable for an error message, as `/en/концерты?page=9`. Spaces, control characters,
 * direction marks and delimiters (RFC 3986, section 2.2) stay percent-encoded, as they would be invisible or change
 * what the address means.
 *
 * @param url absolute
 */
export function toShownAddress(url: string): string {
  const { pathname, search } = new URL(url)
  const letters = Array.from(
    `${pathname}${search}`.slice(0, maxReadLength).replace(/(?:%[0-9a-f]{2})+/gi, toLetters),
  )
  return letters.length > maxShownLength ? `${letters.slice(0, maxShownLength).join('')}…` : letters.join('')
}

const unclear = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}:/?#[\]@!$&'()*+,;=%"<>\\^`{|}]/gu

function toLetters(escaped: string): string {
  try {
    return decodeURIComponent(escaped).replace(unclear, encodeURIComponent)
  } catch {
    // The bytes aren't UTF-8, so they stay percent-encoded.
    return escaped
  }
}
