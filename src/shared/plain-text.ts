/**
 * Control characters but tab and line breaks; the marks that turn the direction of what stands around them (U+202A to
 * U+202E, U+2066 to U+2069), by which a name can be read as another one (Unicode Technical Report 36, «Bidirectional
 * Text Spoofing»); the byte order mark, and annotation marks. What writing needs stays: joiners and non-joiners, the
 * marks U+200E and U+200F, and every letter's own.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** Removes invisible characters that change how a text is read, such as marks of direction. */
export const toPlainText = (text: string): string => text.toWellFormed().replace(unseen, '')

let graphemes: Intl.Segmenter | undefined

/**
 * The beginning of a text that is too long, with «…». It ends behind a whole word, or else between two letters as people
 * see them (UAX #29): not in an emoji, nor between a Thai letter and its marks.
 *
 * @param maxLength in units of UTF-16, as limits of others count them; the «…» comes on top
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  // Characters after the limit decide where the last grapheme ends.
  const end = graphemes.segment(text.slice(0, maxLength + longestGrapheme)).containing(maxLength)?.index
  const cut = text.slice(0, end ?? maxLength)
  const space = /\s/.test(text.charAt(cut.length)) ? cut.length : cut.lastIndexOf(' ')
  const whole = space > maxLength / 2 ? cut.slice(0, space) : cut
  return `${whole.replace(/[\s,;:—–-]+$/, '')}…`
}

/** Most UTF-16 units of one visible character: no flag or family of emoji is longer. Anything longer is cut. */
const longestGrapheme = 40
