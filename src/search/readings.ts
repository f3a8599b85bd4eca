import type { Finder } from './finder.ts'
import { splitGlued } from './glued-words.ts'
import type { StoredIndexName } from './indexes.ts'
import { isRun, isSmallWord, isVocabulary, toSegmentWords, withoutPassedOver } from './query-words.ts'
import { splitRun } from './runs.ts'
import type { Word } from './terms.ts'

/**
 * Words that something typed may stand for, the likeliest first; each list stands for all of it, without what is passed
 * over. They are made one by one, since mostly the first one finds.
 */
export const readingsOf = {
  /** A word is itself. A run of a script without spaces is its known names and words, or what a dictionary makes of it. */
  *asTyped(find: Finder, index: StoredIndexName, word: Word): Generator<Word[]> {
    if (!isRun(word)) return yield [word]
    const segments = toSegmentWords(word)
    const known = new Set(segments.map(({ text }) => text))
    const pieces = splitRun(
      word.text,
      (text, isLast) =>
        isVocabulary(index, text) ||
        find.isInRuns(text, isLast && word.isPrefix) ||
        (known.has(text) && find.exact({ text, isPrefix: false }).length > 0),
    )
    if (pieces) yield withoutPassedOver(index, toWords(pieces, word))
    yield withoutPassedOver(index, segments)
  },
  /** Several words, where somebody has left out the spaces. */
  *glued(find: Finder, index: StoredIndexName, word: Word): Generator<Word[]> {
    if (isRun(word)) return
    const pieces = splitGlued(
      word.text,
      (text, isLast) => find.exact({ text, isPrefix: isLast && word.isPrefix }).length > 0,
      (text) => isSmallWord(index, text),
    )
    if (pieces) yield withoutPassedOver(index, toWords(pieces, word))
  },
}

const toWords = (pieces: readonly string[], { isPrefix }: Word): Word[] =>
  pieces.map((text, at) => ({ text, isPrefix: isPrefix && at === pieces.length - 1 }))
