import type { Finder } from './finder.ts'
import type { StoredIndexName } from './indexes.ts'
import {
  isRun,
  isSmallWord,
  isVocabulary,
  toSegmentWords,
  toTypedWords,
  withoutPassedOver,
} from './query-words.ts'
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
    if (pieces) yield withoutPassedOver(index, toTypedWords(pieces, word.isPrefix))
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
    if (pieces) yield withoutPassedOver(index, toTypedWords(pieces, word.isPrefix))
  },
}

/** A word that is glued to others has at least so many letters; shorter ones stand in every longer word. */
const minPiece = 3
/** Nobody glues more than a name. */
const maxPieces = 5
/** Each try is a look-up in the index. */
const maxGluedLength = 40

/**
 * Parts a word into words that are known, where somebody has left out the spaces: «гарри|поттер», `lord|of|the|rings`.
 *
 * @param isKnown whether a piece is a word of the index; the last one may be unfinished
 * @param isSmall whether a word is passed over beside others, however short
 * @returns `undefined` where it isn't glued of such words
 */
export function splitGlued(
  word: string,
  isKnown: (piece: string, isLast: boolean) => boolean,
  isSmall: (piece: string) => boolean,
): string[] | undefined {
  if (word.length > maxGluedLength || word.length < 2 * minPiece) return undefined
  const splitFrom = (start: number, left: number): string[] | undefined => {
    if (left === 0) return undefined
    const rest = word.slice(start)
    if (start > 0 && rest.length >= minPiece && isKnown(rest, true)) return [rest]
    for (let end = word.length - minPiece; end > start; end--) {
      const piece = word.slice(start, end)
      const isWord = (piece.length >= minPiece && isKnown(piece, false)) || (start > 0 && isSmall(piece))
      const others = isWord ? splitFrom(end, left - 1) : undefined
      if (others) return [piece, ...others]
    }
    return undefined
  }
  return splitFrom(0, maxPieces)
}
