import { describe, expect, it } from 'vitest'
import { blendOver, contrastRatio, mix, parseHex } from '../../src/brand/colour.ts'
import { findFaintPairs } from '../../src/brand/contrast.ts'
import type { Scheme } from '../../src/brand/theme-schema.ts'
import { theme } from '../../src/demo/brand/theme.ts'

const ratio = (one: string, other: string) => contrastRatio(parseHex(one), parseHex(other))
const toHex = ({ rgb }: ReturnType<typeof parseHex>) =>
  `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d, either way round', (one, other, expected) => {
    expect(ratio(one, other)).toBeCloseTo(expected, 2)
    expect(ratio(other, one)).toBe(ratio(one, other))
  })
})

describe('a colour', () => {
  it.each([
    ['#00000080', '#ffffff', '#7f7f7f'],
    ['#ff000000', '#123456', '#123456'],
    ['#abcdef', '#000000', '#abcdef'],
  ])('%s over %s is seen as %s', (one, below, seen) => {
    expect(toHex(blendOver(parseHex(one), parseHex(below)))).toBe(seen)
  })

  // The expected colours are those that Chromium 156 paints.
  it.each([
    ['srgb', '#000000', 0.5, '#ffffff', '#808080'],
    ['oklab', '#000000', 0.5, '#ffffff', '#636363'],
    ['oklab', '#ff0000', 0.5, '#0000ff', '#8c53a2'],
    ['oklab', '#f2b35e', 0.82, '#0e0b14', '#c39152'],
  ] as const)('mixed in %s of %s by %d with %s is %s', (space, one, share, other, mixed) => {
    expect(toHex(mix(space, parseHex(one), share, parseHex(other)))).toBe(mixed)
  })

  it('that is mixed with nothing keeps its hue, and shows that much of what is below', () => {
    const { rgb, opacity } = mix('oklab', parseHex('#f2b35e'), 0.25, { rgb: [0, 0, 0], opacity: 0 })
    expect(toHex({ rgb, opacity })).toBe('#f2b35e')
    expect(opacity).toBe(0.25)
  })
})

const dark = theme.colours.dark as Scheme
const pairsOf = (changes: Partial<Scheme>) =>
  findFaintPairs({ ...dark, ...changes }).map(({ ink, ground, least }) => `${ink} on ${ground}: ${least}`)

describe('a pair is faint below', () => {
  const paper = { ground: '#ffffff', raised: '#ffffff', raised2: '#ffffff' }
  it.each([
    ['4.5 for a text', { sheet: { ...dark.sheet, ...paper, quiet: '#767676' } }, []],
    [
      '4.5 for a text',
      { sheet: { ...dark.sheet, ...paper, quiet: '#777777' } },
      [
        'sheet.quiet on sheet.ground: 4.5',
        'sheet.quiet on sheet.raised: 4.5',
        'sheet.quiet on sheet.raised2: 4.5',
      ],
    ],
    ['3 for a field’s edge', { fieldLine: '#636363' }, []],
    ['3 for a field’s edge', { fieldLine: '#626262' }, ['fieldLine on raised: 3']],
    ['3 for a field’s edge', { fieldLine: '#5d5d5d' }, ['fieldLine on ground: 3', 'fieldLine on raised: 3']],
  ])('%s (%#)', (_, changes, faint) => {
    expect(pairsOf(changes)).toEqual(faint)
  })
})

describe('faint pairs', () => {
  it('are none in a theme that can be read', () => {
    expect(findFaintPairs(dark)).toEqual([])
  })

  it('are found wherever a text stands', () => {
    expect(pairsOf({ quiet: '#7a7286' })).toEqual(
      expect.arrayContaining(['quiet on raised: 4.5', 'quiet on raised2: 4.5']),
    )
  })

  it('are found where a light falls on the ground', () => {
    expect(pairsOf({ text: '#787878' })).toContain(
      'text on color-mix(in oklab, accent.fill 17%, transparent): 4.5',
    )
  })

  it('are found in the light of one repertoire', () => {
    const lights = { ...dark.lights, game: { fill: '#8f7bff', ink: '#5a45d0' } }
    const found = pairsOf({ lights })
    expect(found).toContain('lights.game.ink on ground: 4.5')
    expect(found.filter((pair) => !pair.startsWith('lights.game.ink'))).toEqual([])
  })

  it('are found over pictures and on paper, each in its own colours', () => {
    const picture = { ...dark.picture, quiet: '#555555' }
    const sheet = { ...dark.sheet, ink: '#f2b35e' }
    expect(pairsOf({ picture })).toContain('picture.quiet on picture.ground: 4.5')
    expect(pairsOf({ sheet })).toContain('sheet.ink on sheet.ground: 4.5')
  })

  it('are found in every colour of the brand line, which needs less', () => {
    expect(pairsOf({ gradient: ['#f2b35e', '#2a2040', '#8f7bff'] })).toContain('gradient.1 on ground: 3')
  })

  it('are found where a field’s edge can’t be told', () => {
    expect(pairsOf({ fieldLine: '#f6f2ea30' })).toEqual(['fieldLine on ground: 3', 'fieldLine on raised: 3'])
  })
})
