import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contrastRatio, mix, parseHex } from '../../../brand/colour.ts'
import { findFaintPairs } from '../../../brand/contrast.ts'
import type { Scheme, Theme } from '../../../brand/theme-schema.ts'
import { openFont, shapeText, unitsPerSize } from '../../build/fonts/open-font.ts'

/** Neutral backgrounds and text colours, which go with any accent. */
const night = {
  ground: '#121117',
  raised: '#1b1920',
  raised2: '#26232c',
  text: '#f7f4ee',
  quiet: '#bcb6c4',
  line: '#f7f4ee24',
}
const paper = {
  ground: '#f8f6f2',
  raised: '#ffffff',
  raised2: '#ebe7e0',
  text: '#1c1a20',
  quiet: '#524e5a',
  line: '#1c1a2029',
}
const onLight = '#141217'

/** Shares of white or black that are mixed into a colour, until text in it is readable. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20)

/** Derives a dark and a light theme from one colour, with as much of it as text contrast allows (WCAG AA). */
export function drawTheme(colour: string): Theme {
  const light = findReadable(colour, '#000000', (fill, ink) => ({
    ...toScheme(paper, fill, ink),
    footer: '#efece6',
    fieldLine: '#1c1a2090',
    sheet: { ...paper, ink },
  }))
  const dark = findReadable(colour, '#ffffff', (fill, ink) => ({
    ...toScheme(night, fill, ink),
    footer: '#0c0b10',
    fieldLine: '#f7f4ee90',
    sheet: { ...paper, ink: light.accent.ink },
  }))
  return {
    defaultScheme: 'light',
    colours: { dark, light },
    radii: { box: 10, small: 6, button: 99 },
  }
}

/**
 * Finds the closest colours with enough contrast: buttons may become lighter or darker, text only goes towards
 * `inkGoesTo`.
 */
function findReadable(
  colour: string,
  inkGoesTo: string,
  make: (fill: string, ink: string) => Scheme,
): Scheme {
  const fills = ['#ffffff', '#000000'].flatMap((end) => steps.map((far) => mixHex(colour, end, far)))
  const inks = steps.map((far) => mixHex(colour, inkGoesTo, far))
  for (const fill of fills) {
    for (const ink of inks) {
      const scheme = make(fill, ink)
      if (findFaintPairs(scheme).length === 0) return scheme
    }
  }
  throw new Error(`no readable theme can be made of ${colour}`)
}

const toScheme = (surface: typeof night, fill: string, ink: string) => ({
  ...surface,
  marked: mixHex(surface.raised2, fill, 0.14),
  onLight,
  shadow: '#00000040',
  accent: { fill, ink },
  lights: {},
  gradient: [ink, mixHex(ink, surface.text, 0.35)],
  picture: night,
})

function mixHex(one: string, other: string, share: number): string {
  const { rgb } = mix('oklab', parseHex(other), share, parseHex(one))
  return `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A wide, even font, so that initials can be read at 16 pixels. It is one of the software's own packages. */
const face = join(
  import.meta.dirname,
  '../../../../node_modules/@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
)
const side = 36
/** Share of the square's width that the initials take. */
const share = 0.58

const inks = ['#ffffff', '#141217'] as const

/**
 * Draws a first logo: at most two initials of a name on a disc of the given colour.
 *
 * @returns SVG
 */
export async function drawInitialsLogo(name: string, disc: string): Promise<string> {
  const [light, dark] = inks.map((ink) => contrastRatio(parseHex(ink), parseHex(disc)))
  const ink = inks[(light ?? 0) >= (dark ?? 0) ? 0 : 1]
  const font = openFont(new Uint8Array(await readFile(face)))
  const { glyphs, advance } = shapeText(font, initialsOf(name))
  const size = Math.min((side * share) / advance, (side * 0.5) / (unitsPerSize * 0.7))
  const left = (side - advance * size) / 2
  const base = side / 2 + unitsPerSize * 0.35 * size
  const letters = glyphs.map(({ glyph, x, y }) => {
    const place = `translate(${round(left + x * size)} ${round(base - y * size)}) scale(${size.toFixed(5)} ${(-size).toFixed(5)})`
    return `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="${disc}"/><g fill="${ink}">${letters.join('')}</g></svg>\n`
}

/** Returns at most two initials: `NK` of `Nordlys Kammerorkester`. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\d]/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()

const round = (value: number): string => value.toFixed(2)
