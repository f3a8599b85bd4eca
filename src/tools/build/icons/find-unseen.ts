import sharp from 'sharp'
import { contrastRatio, parseHex } from '../../../brand/colour.ts'
import { schemeNames, type Theme } from '../../../brand/theme-schema.ts'
import { drawMark } from './draw-mark.ts'

/** As large as it stands in the header. */
const pixels = 32
/** WCAG 2.2, 1.4.11: of what must be seen. */
const leastContrast = 3
/** Share of the square that must stand out: a thin stroke's. */
const leastShare = 0.03

/** @returns a line for each scheme of the theme on whose ground a mark can't be told from it */
export async function findUnseen(mark: string, { colours }: Theme): Promise<string[]> {
  const drawn = await drawMark(mark, { pixels })
  const problems: string[] = []
  for (const name of schemeNames) {
    const { ground } = colours[name] ?? {}
    if (!ground) continue
    const below = parseHex(ground)
    const seen = await sharp(drawn).flatten({ background: ground }).raw().toBuffer()
    const standsOut = Array.from({ length: pixels * pixels }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = seen.subarray(index * 3, index * 3 + 3)
      return contrastRatio({ rgb: [red / 255, green / 255, blue / 255], opacity: 1 }, below) >= leastContrast
    })
    if (standsOut.filter(Boolean).length >= leastShare * pixels * pixels) continue
    problems.push(
      `brand/mark.svg: can't be seen on colours.${name}.ground of theme.ts, ${ground}: give it a ground of its own`,
    )
  }
  return problems
}
