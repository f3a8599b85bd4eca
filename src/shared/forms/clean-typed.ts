import { toPlainText } from '../plain-text.ts'

/**
 * Cleans text that was typed or pasted into a form, before it is validated. The functions are part of the schemas, so
 * the browser, the server and the API all apply them.
 */

/** Characters that are invisible at the ends of a text: spaces, control characters, and characters without a glyph. */
const invisibleCharacter = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800\u{1d159}]/u
/** Variation selectors choose the look of the preceding emoji or symbol and belong to it. */
const variationSelector = /[\ufe00-\ufe0f]/

/**
 * Removes invisible characters at both ends. A loop is used because a regular expression would take quadratic time for
 * 64 KB of spaces.
 */
function trimInvisible(text: string): string {
  const characters = Array.from(text)
  let from = 0
  let to = characters.length
  while (from < to && invisibleCharacter.test(characters[from] ?? '')) from += 1
  while (to > from && invisibleCharacter.test(characters[to - 1] ?? '')) to -= 1
  if (from < to && variationSelector.test(characters[to] ?? '')) to += 1
  return characters.slice(from, to).join('')
}

/** Characters that only allow a line break. Pasted text contains them, and a name is the same without them. */
const breakingPlaces = /[\u00ad\u200b\u2060]/g

/**
 * Cleans one line of text: composed characters (NFC), no invisible characters at the ends, every kind of space as a
 * plain one. NFKC would change the spelling of names. The result has no line break, so it can't add a header to an
 * e-mail.
 */
export const cleanLine = (typed: string): string =>
  trimInvisible(
    toPlainText(typed.normalize('NFC').replace(/[\s\u2800]+/g, ' '))
      .replace(breakingPlaces, '')
      .replace(/ {2,}/g, ' '),
  )

/** Cleans text of several lines as `cleanLine` does, with `\n` as its line break. */
export const cleanText = (typed: string): string =>
  trimInvisible(typed.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))

const dashes = /[\p{Pd}\u2212\u02d7\u2043\u30fc\u2500\u2501]/gu
const anyDigit = /\p{Nd}/gu
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Converts a digit of any script. Digits are in blocks of ten that start with zero (The Unicode Standard, 4.6). */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/**
 * Cleans text that programs read, such as a number: full-width letters, digits of any script and dashes become ASCII
 * (NFKC), and invisible characters are removed.
 */
export const cleanCode = (typed: string): string =>
  cleanLine(typed)
    .normalize('NFKC')
    .replace(anyDigit, toAsciiDigit)
    .replace(dashes, '-')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .trim()

/** Cleans digits and removes spaces between them: `2 000` becomes `2000`. */
export const cleanDigits = (typed: string): string => cleanCode(typed).replace(/\s+/g, '')
