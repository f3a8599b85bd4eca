import type { Field, Match, TermKind } from './terms.ts'
import { toSegments, toSpacedWords, unspacedLetters } from './words.ts'

/**
 * Names in scripts without spaces, letter by letter: who has typed half a name has typed no word of a dictionary, and
 * the segmenter parts the same name in another way when something else stands before it.
 */
export type StoredRun = readonly [segments: string, field: Field, sources: readonly string[]]

/** A name of one entry. */
interface NameRun {
  segments: string
  field: Field
  source: string
}

/** As the index stores it: the segments of a name, parted. Texts are long, and searched by their words alone. */
const divider = '|'

/** @returns nothing for a name that has spaces between its words */
export const toRuns = (source: string, field: Field, names: readonly string[]): NameRun[] =>
  names
    .filter((name) => unspacedLetters.test(name))
    .map((name) => ({
      segments: toSpacedWords(name)
        .flatMap((word) => (unspacedLetters.test(word) ? toSegments(word) : word))
        .join(divider),
      field,
      source,
    }))

/** Many entries are called the same: each name is kept once. */
export const groupRuns = (runs: readonly NameRun[]): StoredRun[] =>
  [...Map.groupBy(runs, ({ segments, field }) => `${field} ${segments}`).values()].flatMap((group) => {
    const [first] = group
    return first ? [[first.segments, first.field, group.map(({ source }) => source)] as const] : []
  })

/** A name without what parts it, and where words begin and end in it. */
export interface Run {
  sources: readonly { kind: TermKind; source: string }[]
  field: Field
  text: string
  bounds: ReadonlySet<number>
}

export interface Runs {
  list: readonly Run[]
  /** All texts, to know soon that none has some letters. */
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

/** So many letters say enough to be found inside a word, too. */
const minInside = 3

/** Whether a letter may begin something: a vowel sign or a tone stands on the one before. */
const standsOnAnother = /^[\p{Mark}\u0e33\u0eb3\u0e45]/u

/**
 * The names that have these letters.
 *
 * @param isUnfinished whether more of the word may follow
 */
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

/** Longer runs are sentences: they are searched by the dictionary's words. */
const maxSplitLength = 40

/**
 * Parts a run into the longest pieces that are known, as `คอนเสิร์ต|ฮันส์ซิมเม`.
 *
 * @param isKnown whether a piece is a word or a name; the last one may be unfinished
 * @returns `undefined` where something is left that isn't
 */
export function splitRun(
  run: string,
  isKnown: (piece: string, isLast: boolean) => boolean,
): string[] | undefined {
  if (run.length > maxSplitLength) return undefined
  /** From here on the rest is known not to split. */
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
