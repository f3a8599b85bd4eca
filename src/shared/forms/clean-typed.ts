import { toPlainText } from '../plain-text.ts'

/**
 * What is done to each text that somebody types or pastes into a form, before anything is checked: by the browser, by the
 * server, and for calls of the API, since it is part of the schemas.
 */

/** What nobody sees at the end of a text: spaces, control characters, and letters that are drawn as nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800\u{1d159}]/u
/** Which look an emoji or a sign has: it belongs to the one before it. */
const variationSelector = /[\ufe00-\ufe0f]/

/** Without what nobody sees at its ends. Letter by letter: a pattern would try 64 KB of spaces from each of them. */
function trimUnseen(text: string): string {
  const letters = Array.from(text)
  let from = 0
  let to = letters.length
  while (from < to && unseen.test(letters[from] ?? '')) from += 1
  while (to > from && unseen.test(letters[to - 1] ?? '')) to -= 1
  if (from < to && variationSelector.test(letters[to] ?? '')) to += 1
  return letters.slice(from, to).join('')
}

/** Places where a line may break: they come along with pasted text, and one name with them and without is the same. */
const breakingPlaces = /[\u00ad\u200b\u2060]/g

/**
 * Composed letters (NFC), and without anything unseen at its ends. Not NFKC: that would write a name's own letters
 * otherwise. Spaces of every kind are one space; it is one line, so that no name begins a letter's second header.
 */
export const cleanLine = (typed: string): string =>
  trimUnseen(
    toPlainText(typed.normalize('NFC').replace(/[\s\u2800]+/g, ' '))
      .replace(breakingPlaces, '')
      .replace(/ {2,}/g, ' '),
  )

/** The same for several lines, with line breaks as every system reads them. */
export const cleanText = (typed: string): string =>
  trimUnseen(typed.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))

const dashes = /[\p{Pd}\u2212\u02d7\u2043\u30fc\u2500\u2501]/gu
const anyDigit = /\p{Nd}/gu
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits of every script stand in blocks of ten that begin with zero (The Unicode Standard, 4.6). */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/**
 * What is read by programs, whichever keyboard it was typed on: letters of full width, digits of any script and every
 * dash in their ASCII forms (NFKC), and nothing unseen between them.
 */
export const toCode = (typed: string): string =>
  cleanLine(typed)
    .normalize('NFKC')
    .replace(anyDigit, toAsciiDigit)
    .replace(dashes, '-')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .trim()

/** Numbers as they are pasted: `2 000`. */
export const toDigits = (typed: string): string => toCode(typed).replace(/\s+/g, '')
