import { searchLimits } from '../shared/search.ts'
import type { StoredIndexName } from './engine.ts'
import type { Word } from './terms.ts'
import { ignoredWords, wordsForIndex } from './vocabulary.ts'
import { toSegments, toSpacedWords, unspacedCharacters, withStem } from './words.ts'

/** Minimum length of an unfinished word that is recognised as one of the words that fit every entry. */
const minBeginning = 4

/**
 * The words of a search text; a result must contain all of them. Words past the limit are ignored: each costs a
 * look-up in the index, and with the strategy `last` another ranking of all entries. The list is empty when every
 * entry matches, as for an empty text; `undefined` when the text contains no word and nothing can match.
 */
export function toSearchWords(index: StoredIndexName, text: string): Word[] | undefined {
  const words = toSpacedWords(text)
  if (words.length === 0) return text.trim() === '' ? [] : undefined
  return withoutIgnoredWords(index, toTypedWords(words, true).slice(0, searchLimits.words))
}

/** @param isPrefix whether the last word may be unfinished; the others are complete */
export const toTypedWords = (texts: readonly string[], isPrefix: boolean): Word[] =>
  texts.map((text, at) => ({ text, isPrefix: isPrefix && at === texts.length - 1 }))

/** Removes words that fit every entry, and small words where others remain. */
export function withoutIgnoredWords(index: StoredIndexName, words: readonly Word[]): Word[] {
  const telling = words.filter((word) => !isOwnWord(index, word))
  const chosen = telling.filter((word) => !isSmallWord(index, word.text))
  return chosen.length > 0 ? chosen : telling
}

export const isSmallWord = (index: StoredIndexName, text: string): boolean =>
  isAmong(ignoredWords[index], text)

/** Whether a word or one of its stems is in a list, which has stems of the words that are inflected. */
const isAmong = (words: readonly string[], text: string): boolean =>
  withStem(text).some((form) => words.includes(form))

const isOwnWord = (index: StoredIndexName, { text, isPrefix }: Word) =>
  isAmong(wordsForIndex[index], text) ||
  (isPrefix && text.length >= minBeginning && wordsForIndex[index].some((own) => own.startsWith(text)))

/** Whether a piece is a known word even if no entry contains it. */
export const isVocabulary = (index: StoredIndexName, text: string): boolean =>
  isSmallWord(index, text) || isAmong(wordsForIndex[index], text)

/** The words of a text without spaces, as the dictionary splits them, up to the limit. */
export const toSegmentWords = ({ text, isPrefix }: Word): Word[] =>
  toTypedWords(toSegments(text), isPrefix).slice(0, searchLimits.words)

export const isRun = ({ text }: Word): boolean => unspacedCharacters.test(text)

const firstWords = new RegExp(`^\\s*(?:\\S+\\s+){${searchLimits.words}}`)

/**
 * Cuts a text after the last word that counts, for an engine that splits words itself. The trailing space marks that
 * word as complete.
 */
export const withoutFurtherWords = (text: string): string => firstWords.exec(text)?.[0] ?? text
