import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contrastRatio, parseHex } from '../../../brand/colour.ts'
import { openFont, shapeText, unitsPerSize } from '../../build/fonts/open-font.ts'

/** Wide and even: initials are read at 16 pixels. It ships with the software's own packages. */
const face = join(
  import.meta.dirname,
  '../../../../node_modules/@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
)
const side = 36
/** How much of the square the letters take. */
const share = 0.58

const inks = ['#ffffff', '#141217'] as const

/** A mark to begin with: the initials of a name, two at most, on a disc of its colour. */
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

/** `Nordlys Kammerorkester` has N and K. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\d]/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()

const round = (value: number): string => value.toFixed(2)
