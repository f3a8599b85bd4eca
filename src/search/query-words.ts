import { searchLimits } from '../shared/search.ts'
import type { StoredIndexName } from './indexes.ts'
import type { Word } from './terms.ts'
import { ownWords, passedOver } from './vocabulary.ts'
import { toSegments, toSpacedWords, unspacedLetters } from './words.ts'

/** The first letters of a word that is being typed and is going to choose nothing. */
const minBeginning = 4

/**
 * What a text asks of an index, word by word, as spaces part them; a hit must have them all. Words past the limit
 * aren't asked for: each costs a look-up in the index, and the strategy `last` one more ranking of all that it holds.
 * Empty when every entry is meant, as for an empty text; `undefined` when a text has no word in it and nothing can be
 * meant.
 */
export function toWanted(index: StoredIndexName, text: string): Word[] | undefined {
  const words = toSpacedWords(text)
  if (words.length === 0) return text.trim() === '' ? [] : undefined
  return withoutPassedOver(index, toTypedWords(words, true).slice(0, searchLimits.words))
}

/** @param isPrefix whether the last of them may be unfinished; the others are whole */
export const toTypedWords = (texts: readonly string[], isPrefix: boolean): Word[] =>
  texts.map((text, at) => ({ text, isPrefix: isPrefix && at === texts.length - 1 }))

/** Without what every entry is called, and without small words where there are others. */
export function withoutPassedOver(index: StoredIndexName, words: readonly Word[]): Word[] {
  const telling = words.filter((word) => !isOwnWord(index, word))
  const chosen = telling.filter((word) => !isSmallWord(index, word.text))
  return chosen.length > 0 ? chosen : telling
}

export const isSmallWord = (index: StoredIndexName, text: string): boolean => passedOver[index].includes(text)

const isOwnWord = (index: StoredIndexName, { text, isPrefix }: Word) =>
  ownWords[index].some(
    (own) => own === text || (isPrefix && text.length >= minBeginning && own.startsWith(text)),
  )

/** Whether a piece of a run or of a glued word needs no entry to be a word. */
export const isVocabulary = (index: StoredIndexName, text: string): boolean =>
  isSmallWord(index, text) || ownWords[index].includes(text)

/** The words of a run as a dictionary parts them, as many as count. */
export const toSegmentWords = ({ text, isPrefix }: Word): Word[] =>
  toTypedWords(toSegments(text), isPrefix).slice(0, searchLimits.words)

export const isRun = ({ text }: Word): boolean => unspacedLetters.test(text)

const firstWords = new RegExp(`^\\s*(?:\\S+\\s+){${searchLimits.words}}`)

/**
 * The text up to the last word that counts, for an engine that parts words by itself. The space at its end says that
 * this word is whole.
 */
export const withoutFurtherWords = (text: string): string => firstWords.exec(text)?.[0] ?? text
