import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contrastRatio, parseHex } from '../../../brand/colour.ts'
import { openFont, shapeText, unitsPerSize } from '../../build/fonts/open-font.ts'

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
