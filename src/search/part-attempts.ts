import type { DatePhrase } from './date-phrase.ts'
import { isSmallWord } from './query-words.ts'
import type { CheckedQuery } from './request.ts'
import { splitWords, toSegments, unspacedCharacters } from './words.ts'

/** A part of a search text that may find something. */
export interface SearchPartAttempt {
  /** The words of the part; if empty, none. */
  kept: string
  days?: CheckedQuery['days']
  isOfPeriod: boolean
  /** The words that were left out, as they were typed. */
  leftOut: string[]
  /** The text to type for this part alone; if empty, every concert. */
  query: string
}

/** A text with more words isn't split: its parts would cost more queries than they are worth. */
const maxPieces = 6

/**
 * Parts of a search text: without its days, and without words from its end or its start. In each list, longer parts
 * come first.
 */
export function listAttempts(text: string, date: DatePhrase | undefined): SearchPartAttempt[][] {
  if (!date) return sidesOf(text, undefined)
  const { period, phrase, rest } = date
  const pieces = toPieces(rest)
  // A text of days only is answered with all concerts from its first day on.
  if (pieces.length === 0) {
    return [[{ kept: '', days: { from: period.from }, isOfPeriod: false, leftOut: [phrase], query: rest }]]
  }
  const anyTime = { kept: rest, isOfPeriod: false, leftOut: [phrase], query: rest }
  return [[anyTime], ...(pieces.length === 1 ? [[daysAlone(date)]] : sidesOf(rest, date))]
}

/**
 * Lists attempts with less of the search text, for when the first ones find nothing: without the date and some words,
 * or without all words.
 */
export function listWiderAttempts(date: DatePhrase | undefined): SearchPartAttempt[][] {
  if (!date) return []
  const sides = sidesOf(date.rest, undefined).map((side) =>
    side.map((attempt) => ({ ...attempt, leftOut: [...attempt.leftOut, date.phrase] })),
  )
  return [...sides, [daysAlone(date)]]
}

const daysAlone = ({ period, phrase, rest }: DatePhrase): SearchPartAttempt => ({
  kept: '',
  days: period,
  isOfPeriod: true,
  leftOut: [rest],
  query: phrase,
})

function sidesOf(text: string, date: DatePhrase | undefined): SearchPartAttempt[][] {
  const pieces = toPieces(text)
  const { length } = pieces
  if (length < 2 || length > maxPieces) return []
  const between = (from: number, to: number) =>
    text.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? text.length).trim()
  const keep = (from: number, to: number): SearchPartAttempt => {
    const kept = between(from, to)
    return {
      kept,
      isOfPeriod: date !== undefined,
      leftOut: [from > 0 ? between(0, from) : '', to < length ? between(to, length) : ''].filter(Boolean),
      query: date ? `${kept} ${date.phrase}` : kept,
      ...(date ? { days: date.period } : {}),
    }
  }
  const shorter = Array.from({ length: length - 1 }, (_, at) => length - 1 - at)
  return [shorter.map((count) => keep(0, count)), shorter.map((count) => keep(length - count, length))]
}

interface Piece {
  start: number
  end: number
}

/** The words of a text, each together with small words before it: «в казани» is one piece. */
function toPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let start: number | undefined
  for (const word of toTyped(text)) {
    start ??= word.start
    if (isSmall(text.slice(word.start, word.end))) continue
    pieces.push({ start, end: word.end })
    start = undefined
  }
  const last = pieces.at(-1)
  if (last && start !== undefined) last.end = text.length
  return pieces
}

/** Positions of the words in the text, including scripts without spaces. */
const toTyped = (text: string): Piece[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (!unspacedCharacters.test(word)) return [{ start: index, end: index + word.length }]
    let at = index
    return toSegments(word).map((segment) => {
      const start = at
      at += segment.length
      return { start, end: at }
    })
  })

const isSmall = (typed: string): boolean => splitWords(typed).every((word) => isSmallWord('program', word))
