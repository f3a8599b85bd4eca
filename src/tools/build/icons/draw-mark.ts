import sharp from 'sharp'
import { contrastRatio, parseHex } from '../../../brand/colour.ts'
import { schemeNames, type Theme } from '../../../brand/theme-schema.ts'

/** What sharp takes for SVG: dots per inch, of which a drawing's own size has 72. */
const ownDensity = 72
const maxDensity = 100_000

interface MarkPlace {
  /** Sides of the square picture. */
  pixels: number
  /** The mark's share of a side, 0…1. */
  size?: number
  /** Fills the picture below the mark; without it the picture is transparent. */
  ground?: string
}

/** @param svg has passed `checkMark` @returns PNG */
export async function drawMark(svg: string, { pixels, size = 1, ground }: MarkPlace): Promise<Buffer> {
  const side = Math.floor(pixels * size)
  const mark = await rasterise(svg, side).png().toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Drawn twice as large as it is needed: edges become smooth. */
function rasterise(svg: string, pixels: number) {
  const [, own = ''] =
    /<svg[^>]*?\swidth="([\d.]+)/.exec(svg) ?? /viewBox="\S+\s+\S+\s+([\d.]+)/.exec(svg) ?? []
  const density = Math.min(maxDensity, Math.ceil((ownDensity * 2 * pixels) / Number(own || pixels)))
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels)
}

/** Measured in a drawing of this size. */
const measuredPixels = 256
/** A pixel less opaque than this is nothing that anybody misses. */
const leastOpaque = 16

/** How far from the middle a mark reaches, in shares of half its side: 1 is a disc, 1.41 a square. */
export async function measureReach(svg: string): Promise<number> {
  const alpha = await rasterise(svg, measuredPixels).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  const middle = measuredPixels / 2
  // To a pixel's far corner.
  const fromMiddle = (at: number) => Math.abs(at + 0.5 - middle) + 0.5
  let reach = 0
  for (const [index, opacity] of alpha.entries()) {
    if (opacity < leastOpaque) continue
    const [x, y] = [index % measuredPixels, Math.floor(index / measuredPixels)]
    reach = Math.max(reach, Math.hypot(fromMiddle(x), fromMiddle(y)))
  }
  return reach / middle
}

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
