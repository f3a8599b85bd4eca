import { describe, expect, it } from 'vitest'
import type { FaceGlyphs, TextLine } from '../../src/share-images/glyphs.ts'
import { layOutLines } from '../../src/share-images/lines.ts'

const signs = 'abc,… กๆ'
/** A font whose letters are as wide as they are high; the outline of each has its own number. */
const face: FaceGlyphs = {
  letters: Object.fromEntries([...signs].map((sign, outline) => [sign, [1000, outline, 0, 0]])),
  outlines: [],
  pairs: {},
}
const textOf = ({ letters }: TextLine) => letters.map(({ parts }) => signs[Number(parts[0])]).join('')

/**
 * Breaks a text into lines for a box that is this many letters of ten pixels wide, and returns the lines with their
 * font size.
 */
function linesOf(text: string, letters: number, sizes = [{ size: 10, lines: 3 }]) {
  const set = layOutLines([face], 'en', text, { width: letters * 10, sizes })
  return [set.size, ...set.lines.map(textOf)]
}

describe('a text for a picture', () => {
  it('of Thai has the sign of repetition with the word that it repeats, in the same line', () => {
    const sizes = [{ size: 10, lines: 9 }]
    const { lines } = layOutLines([face], 'th', 'กกๆกกๆ', { width: 30, sizes })
    expect(lines.map(textOf)).toEqual(['กกๆ', 'กกๆ'])
  })

  it.each<[string, string, number, (string | number)[]]>([
    ['that fills a line to its end stays in it', 'aaaa bbbbb', 10, [10, 'aaaa bbbbb']],
    ['that is one letter too long goes on in the next', 'aaaa bbbbbb', 10, [10, 'aaaa ', 'bbbbbb']],
    ['has no line that ends with a short word', 'aaaa b cccc', 6, [10, 'aaaa ', 'b cccc']],
    ['may have one that ends with a word of three', 'aaaa bbb cccc', 8, [10, 'aaaa bbb ', 'cccc']],
    ['has one space between words, and none around it', '  aa \n\t bb ', 10, [10, 'aa bb']],
    ['with a word that no line holds has it in parts', 'aaaaaaaaaaaa', 10, [10, 'aaaaaaaaaa', 'aa']],
    [
      'keeps its other words whole',
      'aaaaaaaaaaaa bbbb ccccccc',
      10,
      [10, 'aaaaaaaaaa', 'aa bbbb ', 'ccccccc'],
    ],
  ])('%s', (_, text, letters, expected) => {
    expect(linesOf(text, letters)).toEqual(expected)
  })

  it.each<[string, string, (string | number)[]]>([
    ['has its own last letter where it fits', 'aaaa bbbb', [10, 'aaaa bbbb']],
    ['is cut where there is no line left', 'aaaa bbbbbb', [10, 'aaaa…']],
    ['is cut without the sign before its end', 'aaaa, bbbbbb', [10, 'aaaa…']],
    ['is cut where the «…» still fits', 'aaaaaaaaaaaa', [10, 'aaaaaaaaa…']],
  ])('of one line %s', (_, text, expected) => {
    expect(linesOf(text, 10, [{ size: 10, lines: 1 }])).toEqual(expected)
  })

  it.each<[string, string, (string | number)[]]>([
    ['is the largest that holds all of it', 'aaaa', [20, 'aaaa']],
    ['is smaller where the larger needs another line', 'aaaa bbbb', [10, 'aaaa bbbb']],
    ['is smaller where the larger would part a word', 'aaaaaa', [10, 'aaaaaa']],
  ])('has a size that %s', (_, text, expected) => {
    const sizes = [
      { size: 20, lines: 1 },
      { size: 10, lines: 2 },
    ]
    expect(linesOf(text, 10, sizes)).toEqual(expected)
  })

  it('is read as far as 240 letters', () => {
    expect(linesOf('a'.repeat(300), 1000)).toEqual([10, 'a'.repeat(240)])
  })
})
