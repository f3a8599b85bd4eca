import type { Field, Match, TermKind } from './terms.ts'
import { toSegments, toSpacedWords, unspacedCharacters } from './words.ts'

/**
 * Names in scripts without spaces, stored as characters. Half a typed name isn't a dictionary word, and a segmenter
 * splits the same name differently depending on what precedes it.
 */
export type StoredRun = readonly [segments: string, field: Field, sources: readonly string[]]

/** Consecutive words of a search that are the name of one entry. */
interface NameRun {
  segments: string
  field: Field
  source: string
}

/**
 * Separates the segments of a name in the stored index. Long texts aren't stored here; they are searched by their
 * words.
 */
const divider = '|'

/** Makes the runs of names. @returns nothing for names with spaces between their words */
export const toRuns = (source: string, field: Field, names: readonly string[]): NameRun[] =>
  names
    .filter((name) => unspacedCharacters.test(name))
    .map((name) => ({
      segments: toSpacedWords(name)
        .flatMap((word) => (unspacedCharacters.test(word) ? toSegments(word) : word))
        .join(divider),
      field,
      source,
    }))

/** Groups equal names of several entries, so that each name is stored once. */
export const groupRuns = (runs: readonly NameRun[]): StoredRun[] =>
  [...Map.groupBy(runs, ({ segments, field }) => `${field} ${segments}`).values()].flatMap((group) => {
    const [first] = group
    return first ? [[first.segments, first.field, group.map(({ source }) => source)] as const] : []
  })

/** A name without separators, and the positions at which its words start and end. */
export interface Run {
  sources: readonly { kind: TermKind; source: string }[]
  field: Field
  text: string
  bounds: ReadonlySet<number>
}

export interface Runs {
  list: readonly Run[]
  /** All names in one text, to find quickly that no name contains some characters. */
  all: string
}

export function loadRuns(
  stored: readonly StoredRun[],
  kindOf: (source: string) => TermKind | undefined,
): Runs {
  const list = stored.map(([segments, field, named]): Run => {
    const sources = named.flatMap((source) => {
      const kind = kindOf(source)
      return kind ? [{ kind, source }] : []
    })
    const bounds = new Set([0])
    let length = 0
    for (const segment of segments.split(divider)) {
      length += segment.length
      bounds.add(length)
    }
    return { sources, field, text: segments.replaceAll(divider, ''), bounds }
  })
  return { list, all: list.map(({ text }) => text).join(divider) }
}

/** Fewest characters of a typed word that are specific enough to be found inside a longer word. */
const minInside = 3

/** Matches a vowel sign or tone mark at the start of a text, which belongs to the character before it. */
const standsOnAnother = /^[\p{Mark}\u0e33\u0eb3\u0e45]/u

/** Finds the names that contain these characters. @param isUnfinished whether the typed word may continue */
export function findInRuns({ list, all }: Runs, letters: string, isUnfinished: boolean): Match[] {
  if (!all.includes(letters) || standsOnAnother.test(letters)) return []
  return list.flatMap(({ sources, field, text, bounds }) => {
    const ends = startsOf(text, letters)
      .filter((start) => bounds.has(start) || letters.length >= minInside)
      .map((start) => start + letters.length)
    const isWhole = ends.some((end) => bounds.has(end))
    if (ends.length === 0 || !(isWhole || isUnfinished)) return []
    const score = letters.length / text.length
    return sources.map((each) => ({ ...each, found: [{ field, isWhole }], score }))
  })
}

function startsOf(text: string, letters: string): number[] {
  const starts: number[] = []
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) starts.push(at)
  return starts
}

/**
 * Most characters of a text without spaces that is split; a longer one is a sentence, which is searched by words of the
 * dictionary.
 */
const maxSplitLength = 40

/**
 * Splits a text without spaces into the longest known pieces, as `คอนเสิร์ต|ฮันส์ซิมเม`.
 *
 * @param isKnown whether a piece is a word or a name; the last one may be unfinished
 * @returns `undefined` where the text doesn't consist of known pieces
 */
export function splitRun(
  run: string,
  isKnown: (piece: string, isLast: boolean) => boolean,
): string[] | undefined {
  if (run.length > maxSplitLength) return undefined
  /** Positions from which the rest can't be split. */
  const hopeless = new Set<number>()
  const splitFrom = (start: number): string[] | undefined => {
    if (start === run.length) return []
    if (hopeless.has(start)) return undefined
    for (let end = run.length; end > start + 1; end--) {
      if (standsOnAnother.test(run.slice(end))) continue
      const piece = run.slice(start, end)
      if (!isKnown(piece, end === run.length)) continue
      const rest = splitFrom(end)
      if (rest) return [piece, ...rest]
    }
    hopeless.add(start)
    return undefined
  }
  return splitFrom(0)
}
