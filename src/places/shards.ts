import { foldText } from '../shared/fold-text.ts'

/**
 * The world's places with more than 15,000 people, in text files that the build makes (`tools/build/places.ts`) and the
 * Worker reads one of at a time. A file is chosen by the first two characters of a name, so that every name that begins
 * with what was typed is in the same file.
 */

/** A new number for each change of the files' format or content, since browsers and caches keep files of a build. */
export const placesFolder = 'places-1'
export const shardCount = 512

/** The shortest name to search for: the characters that choose the file. */
export const minNameLength = 2

/** The longest name to search for; the longest name of the world's places has 58 letters. */
export const maxNameLength = 60

/**
 * Folds a name for comparison: case, accents and punctuation don't matter. Respellings of the site's languages aren't
 * applied, since all brands share the files.
 */
export const foldPlaceName = (name: string): string =>
  foldText(name, [])
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()

/** @returns the number of the file that has all names which begin as this folded name does */
export function shardOf(folded: string): number {
  const [first = '', second = ''] = folded
  return ((first.codePointAt(0) ?? 0) * 31 + (second.codePointAt(0) ?? 0)) % shardCount
}

/** Separates the fields of a place. */
export const fieldEnd = '\t'
/** Begins each folded name of a place: a search that includes it finds only beginnings of names. */
export const nameStart = '|'
/** Separates a folded name from its spelling in a file of places. */
export const spellingSeparator = '='
