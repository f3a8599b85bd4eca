/** Index of an outline, and its position in the glyph: x, y. */
export type PlacedOutline = [outline: number, x: number, y: number]

/**
 * Glyphs of a face as outlines, in thousandths of the font size, y upwards, made by
 * `src/tools/build/fonts/build-glyphs.ts`. A glyph is one character or, in Thai, a consonant with its marks.
 */
export interface FaceGlyphs {
  /** Outlines by character: the advance, then index, x and y of each outline. */
  letters: Record<string, number[]>
  /** SVG paths of `M L Q C Z` in absolute coordinates, numbers separated by commas. */
  outlines: string[]
  /** Kerning of pairs of characters, in thousandths of the font size. */
  pairs: Record<string, number>
}

/** One glyph of a line; `x` is its distance from the beginning of the line in pixels. */
interface SetLetter {
  letters: FaceGlyphs
  parts: readonly number[]
  x: number
}

export interface TextLine {
  letters: SetLetter[]
  /** Width of the line in pixels. */
  width: number
}

/** Most characters of a glyph: a Thai consonant has at most two marks. */
const longestCluster = 3

/**
 * Sets a text in one line. Characters that no face has (emoji, other scripts, direction marks) are left out.
 *
 * @param faces the first face that has a character is used
 * @param size font size in pixels
 */
export function layOutText(faces: readonly FaceGlyphs[], text: string, size: number): TextLine {
  const scale = size / 1000
  const set: SetLetter[] = []
  let x = 0
  let previous: { letter: string; letters: FaceGlyphs } | undefined
  for (const { letter, letters } of toLetters(faces, text)) {
    const [advance = 0, ...parts] = letters.letters[letter] ?? []
    const kerning = previous?.letters === letters ? (letters.pairs[previous.letter + letter] ?? 0) : 0
    x += kerning * scale
    set.push({ letters, parts, x })
    x += advance * scale
    previous = { letter, letters }
  }
  return { letters: set, width: x }
}

/** Emoji with their modifiers; a text does not lose its meaning without them. */
const ornaments = /\p{Extended_Pictographic}|[\ufe00-\ufe0f\u20e3]|\p{Emoji_Modifier}/gu

/**
 * Returns the faces for a text, a face that has all of its characters first, so that no character of a name looks
 * different.
 *
 * @returns `undefined` where a character would be missing: an incomplete name is worse than none
 */
export function chooseFacesForText(
  faces: readonly FaceGlyphs[],
  text: string,
): readonly FaceGlyphs[] | undefined {
  const whole = faces.find((face) => showsAll([face], text))
  if (whole) return [whole, ...faces.filter((face) => face !== whole)]
  return showsAll(faces, text) ? faces : undefined
}

function showsAll(faces: readonly FaceGlyphs[], text: string): boolean {
  const plain = text.replace(ornaments, '')
  const shown = toLetters(faces, plain).map(({ letter }) => letter)
  return countLetters(shown.join('')) === countLetters(toSigns(faces, plain).join(''))
}

/** Combining accents that mark the stressed vowel of a word. A text without them means the same. */
const stressMarks = /[\u0300\u0301]/g

/**
 * Splits a text into characters. A character that no font face has is replaced by its compatibility form (NFKC), such
 * as plain letters for ligatures and full-width letters; a stress mark that doesn't compose with its letter is left
 * out. Thai is not replaced, since NFKC decomposes a Thai vowel.
 */
function toSigns(faces: readonly FaceGlyphs[], text: string): string[] {
  const isDrawn = (sign: string) => faces.some((face) => Object.hasOwn(face.letters, sign))
  const toPlain = (sign: string) =>
    isDrawn(sign) || /\p{Script=Thai}/u.test(sign) ? sign : sign.normalize('NFKC').replace(stressMarks, '')
  return [...[...text.normalize('NFC')].map(toPlain).join('')]
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0

function toLetters(faces: readonly FaceGlyphs[], text: string): { letter: string; letters: FaceGlyphs }[] {
  const signs = toSigns(faces, text)
  const found: { letter: string; letters: FaceGlyphs }[] = []
  for (let index = 0; index < signs.length; ) {
    const letter = longestAt(faces, signs, index)
    if (letter) found.push(letter)
    index += letter ? [...letter.letter].length : 1
  }
  return found
}

function longestAt(faces: readonly FaceGlyphs[], signs: readonly string[], index: number) {
  const longest = isThaiMark(signs[index + 1]) ? longestCluster : 1
  for (let length = longest; length > 0; length -= 1) {
    const letter = signs.slice(index, index + length).join('')
    const letters = faces.find((face) => Object.hasOwn(face.letters, letter))
    if (letters) return { letter, letters }
  }
  return undefined
}

const isThaiMark = (sign: string | undefined) => sign !== undefined && sign >= '\u0e31' && sign <= '\u0e4e'
