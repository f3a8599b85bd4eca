import { unique } from './catalogue/entries.ts'
import { withoutFurtherWords } from './query-words.ts'
import { toSpacedWords, toStem, unspacedLetters } from './words.ts'

/**
 * Texts as Meilisearch is given them, to keep and to search for: folded by our own rules, since its versions differ in
 * theirs, and with the stems that it doesn't know. What it parts by itself, as Thai, it parts on both sides.
 */

/** To keep: the words, and beside them the stems of those that have another. */
export const toKept = (texts: readonly (string | undefined)[]): string[] =>
  unique(
    texts.flatMap((text) => {
      const words = toSpacedWords(text ?? '')
      const stems = words.flatMap((word) => (toStem(word) === word ? [] : [toStem(word)]))
      return [words.join(' '), stems.join(' ')].filter(Boolean)
    }),
  )

/** To search for: stems, for what begins with them is found too. The space at its end says that a word is whole. */
export function toAsked(text: string): string {
  const counting = withoutFurtherWords(text)
  const words = toSpacedWords(counting).map(toStem).join(' ')
  return counting.endsWith(' ') && words ? `${words} ` : words
}

/**
 * Names in scripts without spaces, letter by letter, so that a part of one can be searched for as a phrase. Vowel signs
 * and tones are left out: no tokenizer keeps them by themselves.
 */
export const toLetters = (names: readonly string[]): string[] =>
  unique(names.filter((name) => unspacedLetters.test(name)).map(spell))

const spell = (text: string): string =>
  Array.from(
    toSpacedWords(text)
      .join('')
      .replace(/[\p{Mark}\u0e33\u0eb3]/gu, ''),
  ).join(' ')

/** Fewer letters stand in every other name. */
const minLetters = 3

/** The phrases of a text that is nothing but runs of such letters; `undefined` for any other. */
export function toPhrases(text: string): string | undefined {
  const words = toSpacedWords(withoutFurtherWords(text))
  if (words.length === 0 || !words.every((word) => unspacedLetters.test(word))) return undefined
  const spelt = words.map(spell)
  const isLong = spelt.every((letters) => letters.split(' ').length >= minLetters)
  return isLong ? spelt.map((letters) => `"${letters}"`).join(' ') : undefined
}
