/** A longer address is named by its beginning. */
const maxShownLength = 200
/** More than any shown one has, a letter of Thai being nine characters when it is escaped. */
const maxReadLength = 10 * maxShownLength

/**
 * An address as it was asked for, in letters: `/en/концерты?page=9`. What nobody sees, or what would read as another
 * address once it isn't escaped, stays escaped: spaces, control and direction marks, delimiters (RFC 3986, section 2.2).
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
    // It isn't UTF-8: the visitor sees what they asked for as it came.
    return escaped
  }
}
