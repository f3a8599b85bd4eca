import type { StoredIndexName } from './engine.ts'
import {
  isRun,
  isSmallWord,
  isVocabulary,
  toSegmentWords,
  toTypedWords,
  withoutIgnoredWords,
} from './query-words.ts'
import { findInRuns, type Runs, splitRun } from './runs.ts'
import { findMistyped, findWord, type Match, type Terms, type Word } from './terms.ts'

/**
 * Possible readings of a typed word, the likeliest first. Each is a list of words without those that fit every entry.
 * They are generated one by one, because the first usually finds something.
 */
export const readingsOf = {
  /**
   * The readings of a word as it was typed. A text without spaces is split into names and words that the index
   * contains, or into words of a dictionary.
   */
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
    if (pieces) yield withoutIgnoredWords(index, toTypedWords(pieces, word.isPrefix))
    yield withoutIgnoredWords(index, segments)
  },
  /** The reading as several words, where spaces were left out. */
  *glued(find: Finder, index: StoredIndexName, word: Word): Generator<Word[]> {
    if (isRun(word)) return
    const pieces = splitGlued(
      word.text,
      (text, isLast) => find.exact({ text, isPrefix: isLast && word.isPrefix }).length > 0,
      (text) => isSmallWord(index, text),
    )
    if (pieces) yield withoutIgnoredWords(index, toTypedWords(pieces, word.isPrefix))
  },
}

/** Minimum length of a piece; shorter pieces occur in every long word. */
const minPiece = 3
/** Maximum number of pieces; nobody leaves more spaces out of a name. */
const maxPieces = 5
/** Most characters of words that are joined and looked up together: each attempt costs a look-up in the index. */
const maxGluedLength = 40

/**
 * Splits a word into known words, where spaces were left out: «гарри|поттер», `lord|of|the|rings`.
 *
 * @param isKnown whether a piece is a word of the index; the last piece may be unfinished
 * @param isSmall whether a piece is a small word, which may be short
 * @returns `undefined` where the word doesn't consist of known words
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

/** Looks words up in an index, each of the last words only once: one search tries many parts and spellings of its text. */
export interface Finder {
  /** Finds a word with any ending, as in an inflected language. */
  exact: (word: Word) => readonly Match[]
  /** Finds entries that match a word with typos. */
  mistyped: (word: Word) => readonly Match[]
  /** Whether names in scripts without spaces contain these characters. */
  isInRuns: (letters: string, isUnfinished: boolean) => boolean
}

export function createFinder(terms: Terms, runs: Runs): Finder {
  const inRuns = remember(({ text, isPrefix }) => findInRuns(runs, text, isPrefix))
  return {
    exact: remember((word) => [...inRuns(word), ...findWord(terms, word)]),
    mistyped: remember((word) => findMistyped(terms, word)),
    isInRuns: (text, isPrefix) => inRuns({ text, isPrefix }).length > 0,
  }
}

/** The number of words whose matches an index remembers, of each kind; one search looks up a few dozen. */
const maxRemembered = 200

function remember(find: (word: Word) => readonly Match[]): (word: Word) => readonly Match[] {
  const known = new Map<string, readonly Match[]>()
  return (word) => {
    const key = `${word.isPrefix} ${word.text}`
    const matches = known.get(key) ?? find(word)
    known.set(key, matches)
    const [oldest] = known.size > maxRemembered ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return matches
  }
}
