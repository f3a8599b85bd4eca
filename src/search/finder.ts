import { findInRuns, type Runs } from './runs.ts'
import { findMistyped, findWord, type Match, type Terms, type Word } from './terms.ts'

/** Looks words up in an index, each word only once per request. */
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

function remember(find: (word: Word) => Match[]): (word: Word) => Match[] {
  const known = new Map<string, Match[]>()
  return (word) => {
    const key = `${word.isPrefix} ${word.text}`
    const matches = known.get(key) ?? find(word)
    known.set(key, matches)
    return matches
  }
}
