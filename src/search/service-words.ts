import { withoutDuplicates } from './catalogue/entries.ts'
import { withoutFurtherWords } from './query-words.ts'
import { listCompoundEnds, toSpacedWords, toStem, unspacedCharacters, withStem } from './words.ts'

/**
 * Functions that prepare texts for Meilisearch. They are folded by the site's own rules, since versions of Meilisearch
 * differ in theirs, and stems are added, which it doesn't know. Thai is left to Meilisearch's own splitting, which is
 * the same for documents and queries.
 */

/** Words of a document, and the stems of those that differ from their stems. */
export const toDocumentWords = (texts: readonly (string | undefined)[]): string[] =>
  withoutDuplicates(
    texts.flatMap((text) => {
      const words = toSpacedWords(text ?? '')
      const stems = words.flatMap((word) => withStem(word).slice(1))
      return [words.join(' '), stems.join(' ')].filter(Boolean)
    }),
  )

/** Words of names and their stems, as in `toDocumentWords`, and the ends of compound words (`listCompoundEnds`). */
export const toNameWords = (names: readonly (string | undefined)[]): string[] =>
  withoutDuplicates([
    ...toDocumentWords(names),
    ...names.flatMap((name) => toSpacedWords(name ?? '').flatMap((word) => listCompoundEnds(word))),
  ])

/** Stems of a query; they also find words that start with them. A trailing space marks the last word as complete. */
export function toQueryWords(text: string): string {
  const counting = withoutFurtherWords(text)
  const words = toSpacedWords(counting)
    .map((word) => toStem(word))
    .join(' ')
  return counting.endsWith(' ') && words ? `${words} ` : words
}

/**
 * Names in scripts without spaces as single characters, so that a part of a name can be searched for as a phrase.
 * Vowel signs and tone marks are left out, because tokenizers drop them when they stand alone.
 */
export const toCharacters = (names: readonly string[]): string[] =>
  withoutDuplicates(names.filter((name) => unspacedCharacters.test(name)).map(spell))

const spell = (text: string): string =>
  Array.from(
    toSpacedWords(text)
      .join('')
      .replace(/[\p{Mark}\u0e33\u0eb3]/gu, ''),
  ).join(' ')

/** Fewest letters of a name that is looked up, since fewer characters occur in too many names. */
const minLetters = 3

/** Makes phrases of a text that consists of words in such scripts only; `undefined` for any other text. */
export function toPhrases(text: string): string | undefined {
  const words = toSpacedWords(withoutFurtherWords(text))
  if (words.length === 0 || !words.every((word) => unspacedCharacters.test(word))) return undefined
  const spelt = words.map(spell)
  const isLong = spelt.every((letters) => letters.split(' ').length >= minLetters)
  return isLong ? spelt.map((letters) => `"${letters}"`).join(' ') : undefined
}
