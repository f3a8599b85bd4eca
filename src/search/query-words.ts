import { type SearchIndex, searchLimits } from '../shared/search.ts'
import type { Word } from './terms.ts'
import { ownWords, passedOver } from './vocabulary.ts'
import { toWords } from './words.ts'

/** The first letters of a word that is being typed and is going to choose nothing. */
const minBeginning = 4

/**
 * What a text asks of an index, word by word; a hit must have them all. Words past the limit aren't asked for: each
 * costs a look-up in the index, and the strategy `last` one more ranking of all that it holds. Empty when every entry is meant, as for
 * an empty text; `undefined` when a text has no word in it and nothing can be meant.
 */
export function toWanted(index: SearchIndex, text: string): Word[] | undefined {
  const words = toWords(text)
  if (words.length === 0) return text.trim() === '' ? [] : undefined
  const last = words.length - 1
  const asked = words.map((word, at) => ({ text: word, isPrefix: at === last })).slice(0, searchLimits.words)
  const telling = asked.filter((word) => !isOwnWord(index, word))
  const chosen = telling.filter((word) => !passedOver[index].includes(word.text))
  return chosen.length > 0 ? chosen : telling
}

const isOwnWord = (index: SearchIndex, { text, isPrefix }: Word) =>
  ownWords[index].some(
    (own) => own === text || (isPrefix && text.length >= minBeginning && own.startsWith(text)),
  )

const firstWords = new RegExp(`^\\s*(?:\\S+\\s+){${searchLimits.words}}`)

/**
 * The text up to the last word that counts, for an engine that parts words by itself. The space at its end says that
 * this word is whole.
 */
export const withoutFurtherWords = (text: string): string => firstWords.exec(text)?.[0] ?? text
