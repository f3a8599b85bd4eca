import type { Locale } from '../shared/locales.ts'
import { type FaceGlyphs, layOutText, type TextLine } from './glyphs.ts'

interface Room {
  width: number
  /** Font sizes to try, largest first, with the number of lines that fit. */
  sizes: readonly { size: number; lines: number }[]
}

export interface TextBlock {
  size: number
  lines: TextLine[]
}

/** Characters that are read of a text; a longer one never fits. */
const longestText = 240

/** Breaks a text into lines at the largest size that fits. At the smallest size the rest is replaced by «…». */
export function layOutLines(
  faces: readonly FaceGlyphs[],
  locale: Locale,
  text: string,
  room: Room,
): TextBlock {
  const phrases = toPhrases(text.slice(0, longestText))
  const words = phrases.flatMap((phrase) => toWords(locale, phrase))
  // Thai is broken at spaces first, while the text stays large: the language's word rules do not know foreign names.
  const tries = [
    ...room.sizes.slice(0, sizesOfWholePhrases).map((each) => ({ ...each, parts: phrases })),
    ...room.sizes.map((each) => ({ ...each, parts: words })),
  ]
  for (const { size, lines, parts } of tries) {
    const broken = breakLines(faces, parts, size, room.width)
    if (broken && broken.length <= lines) {
      return { size, lines: broken.map((line) => layOutText(faces, line, size)) }
    }
  }
  const { size, lines } = room.sizes.at(-1) ?? { size: 16, lines: 1 }
  const all = breakLines(faces, splitLongWords(faces, words, size, room.width), size, room.width) ?? []
  const kept = all.slice(0, lines)
  const last = kept.pop() ?? ''
  const shown = all.length > lines ? [...kept, cutTo(faces, last, size, room.width)] : [...kept, last]
  return { size, lines: shown.map((line) => layOutText(faces, line, size)) }
}

const sizesOfWholePhrases = 3

/** Splits a text after spaces. A word of one or two letters stays with the next one. */
function toPhrases(text: string): string[] {
  const phrases: string[] = []
  for (const phrase of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<= )/)) {
    const isBound = /(^| )[\p{L}]{1,2} $/u.test(phrases.at(-1) ?? '')
    if (isBound) phrases[phrases.length - 1] += phrase
    else phrases.push(phrase)
  }
  return phrases
}

/** Splits Thai, which has no spaces between words, by `Intl.Segmenter`. */
function toWords(locale: Locale, phrase: string): string[] {
  if (!/\p{Script=Thai}/u.test(phrase)) return [phrase]
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(phrase)) {
    // No line may begin with a space, punctuation or the sign of repetition.
    const isBound = words.length > 0 && /^[\s\p{P}ๆฯ]/u.test(segment)
    if (isBound) words[words.length - 1] += segment
    else words.push(segment)
  }
  return words
}

/** @returns `undefined` where a word is wider than the line */
function breakLines(
  faces: readonly FaceGlyphs[],
  words: readonly string[],
  size: number,
  width: number,
): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : last + word
    if (last !== undefined && widthOf(faces, longer, size) <= width) lines[lines.length - 1] = longer
    else if (widthOf(faces, word, size) <= width) lines.push(word)
    else return undefined
  }
  return lines
}

/** Splits words that are wider than the line. */
function splitLongWords(faces: readonly FaceGlyphs[], words: readonly string[], size: number, width: number) {
  return words.flatMap((word) => {
    const parts = ['']
    for (const sign of word) {
      const longer = `${parts.at(-1) ?? ''}${sign}`
      if (widthOf(faces, longer, size) <= width) parts[parts.length - 1] = longer
      else parts.push(sign)
    }
    return parts
  })
}

function cutTo(faces: readonly FaceGlyphs[], line: string, size: number, width: number): string {
  const signs = [...line.trimEnd()]
  while (signs.length > 0 && widthOf(faces, `${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('').replace(/[\s,.:;—–-]+$/, '')}…`
}

const widthOf = (faces: readonly FaceGlyphs[], text: string, size: number): number =>
  layOutText(faces, text.trimEnd(), size).width
