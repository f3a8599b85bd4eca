import { describe, expect, it } from 'vitest'
import { colourPairs } from '../../src/brand/colour-pairs.ts'
import { readStyleSheets, type StyleRule } from './read-style-sheets.ts'

/** Paper is white, whatever the theme. */
const isPrinted = ({ selector }: StyleRule) =>
  /@media print(?! and)/.test(selector) && !/min-width/.test(selector)

const rules = readStyleSheets().filter((rule) => !isPrinted(rule))
const inks = new Set(colourPairs.flatMap((pair) => pair.inks))
const grounds = new Set(colourPairs.flatMap((pair) => pair.grounds))

const isPair = (ink: string, ground: string) =>
  colourPairs.some((pair) => pair.inks.includes(ink) && pair.grounds.includes(ground))

const inkProperties = ['color', 'fill', 'stroke', 'outline', 'outline-color', 'accent-color', 'caret-color']
const groundProperties = ['background', 'background-color']

const variable = /^var\((--[\w-]+)\)$/
/** Up to its own bracket: one mix may hold another, or a variable. */
const mixture = /color-mix\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const inksOf = ({ declarations }: Omit<StyleRule, 'file'>) =>
  declarations
    .filter(([property]) => inkProperties.includes(property))
    .flatMap(([, value]) => value.split(' ').flatMap((word) => variable.exec(word)?.[1] ?? []))

const groundsOf = ({ declarations }: Omit<StyleRule, 'file'>) =>
  declarations
    .filter(([property]) => groundProperties.includes(property))
    .flatMap(([, value]) => (variable.test(value) ? [value] : (value.match(mixture) ?? [])))

/** Grounds that nothing is read on, and why. */
const bare: Record<string, string> = {
  'color-mix(in oklab, var(--light) 45%, var(--raised))': 'a sleeve without a picture',
  'var(--line)': 'a hairline',
  'color-mix(in oklab, var(--text) 16%, transparent)': 'the sign of a band in the legend of a chart',
  'var(--shadow)': 'what lies below an open sheet',
  'color-mix(in oklab, var(--brand-middle) 22%, var(--ground))': 'the sky above a city',
}

/** Colours without text on them, with the parts that are drawn in them. */
const drawn: Record<string, string> = {
  '--brand-middle': 'skylines, and the line between the tour’s dots: the list beside it says the same',
  '--raised': 'the edge of names on the tour’s map',
  '--raised-2': 'the land on it',
  '--line': 'the grid of a chart: the words at its axis say the same',
}

const at = ({ file, selector }: StyleRule) => `${file}: ${selector}`

describe('the list of colour pairs', () => {
  it('is compared with the sheets that pages have', () => {
    expect(new Set(rules.map(({ file }) => file)).size).toBeGreaterThan(25)
    expect(rules.flatMap(inksOf).length).toBeGreaterThan(100)
    expect(rules.flatMap(groundsOf).length).toBeGreaterThan(60)
  })

  it('has every colour that something is written or drawn in', () => {
    const missing = rules.flatMap((rule) =>
      inksOf(rule)
        .filter((ink) => !inks.has(ink) && !drawn[ink])
        .map((ink) => `${at(rule)}: ${ink}`),
    )
    expect(missing).toEqual([])
  })

  it('has every colour that something stands on', () => {
    const missing = rules.flatMap((rule) =>
      groundsOf(rule)
        .filter(
          (ground) => !grounds.has(ground) && !inks.has(variable.exec(ground)?.[1] ?? '') && !bare[ground],
        )
        .map((ground) => `${at(rule)}: ${ground}`),
    )
    expect(missing).toEqual([])
  })

  it('has every pair that one rule sets', () => {
    const missing = rules.flatMap((rule) =>
      rule.declarations
        .filter(([property]) => property === 'color')
        .flatMap(([, value]) => variable.exec(value)?.[1] ?? [])
        .flatMap((ink) =>
          groundsOf(rule)
            .filter((ground) => !isPair(ink, ground))
            .map((ground) => `${at(rule)}: ${ink} on ${ground}`),
        ),
    )
    expect(missing).toEqual([])
  })

  it('has no colour that no sheet uses', () => {
    const text = JSON.stringify(rules)
    const unused = [...inks].filter((ink) => !text.includes(`var(${ink})`))
    const idle = [...grounds].filter((ground) => !text.includes(ground))
    expect([...unused, ...idle, ...Object.keys(bare).filter((ground) => !text.includes(ground))]).toEqual([])
  })
})

describe('a style sheet', () => {
  const named =
    /\b(white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|ivory|navy)\b/
  const literal =
    /#[0-9a-f]{3,8}\b|%23(?!000\b)[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s*[\d.]/i
  const isColour = ([property, value]: readonly [string, string]) =>
    // What a mask lets through isn't seen itself.
    !property.startsWith('mask') && (literal.test(value) || named.test(value.replace(/var\([^)]*\)/g, '')))

  it('has no colour of its own: all are the theme’s', () => {
    const own = rules.flatMap((rule) =>
      rule.declarations.filter(isColour).map(([property, value]) => `${at(rule)}: ${property}: ${value}`),
    )
    expect(own).toEqual([])
  })
})
