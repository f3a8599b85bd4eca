import sharp from 'sharp'
import { contrastRatio, parseHex } from '../../../brand/colour.ts'
import { schemeNames, type Theme } from '../../../brand/theme-schema.ts'

/** Resolution in dots per inch at which sharp draws an SVG in its own size. */
const ownDensity = 72
const maxDensity = 100_000

interface MarkPlace {
  /** Length of a side of the picture. */
  pixels: number
  /** The logo's share of a side, 0 to 1. */
  size?: number
  /** Colour below the logo; without one the picture is transparent. */
  ground?: string
}

/**
 * Rasterises a logo.
 *
 * @param svg a drawing that has passed `checkLogo`
 * @returns PNG
 */
export async function rasterizeLogo(svg: string, { pixels, size = 1, ground }: MarkPlace): Promise<Buffer> {
  const side = Math.floor(pixels * size)
  const logo = await rasterise(svg, side).png().toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Draws at twice the size, so that edges are smooth after scaling down. */
function rasterise(svg: string, pixels: number) {
  const [, own = ''] =
    /<svg[^>]*?\swidth="([\d.]+)/.exec(svg) ?? /viewBox="\S+\s+\S+\s+([\d.]+)/.exec(svg) ?? []
  const density = Math.min(maxDensity, Math.ceil((ownDensity * 2 * pixels) / Number(own || pixels)))
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels)
}

/** Side in pixels of the picture that is measured. */
const measuredPixels = 256
/** Pixels of a lower alpha (0 to 255) count as transparent. */
const leastOpaque = 16

/** Returns how far a logo reaches from its middle, in halves of its side: 1 for a disc, 1.41 for a square. */
export async function measureLogoReach(svg: string): Promise<number> {
  const alpha = await rasterise(svg, measuredPixels).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  const middle = measuredPixels / 2
  // Distance from the centre to the pixel's far corner.
  const fromMiddle = (at: number) => Math.abs(at + 0.5 - middle) + 0.5
  let reach = 0
  for (const [index, opacity] of alpha.entries()) {
    if (opacity < leastOpaque) continue
    const [x, y] = [index % measuredPixels, Math.floor(index / measuredPixels)]
    reach = Math.max(reach, Math.hypot(fromMiddle(x), fromMiddle(y)))
  }
  return reach / middle
}

/** Side of the logo in the header. */
const pixels = 32
/** Least contrast ratio of graphics (WCAG 2.2, 1.4.11). */
const leastContrast = 3
/** Share of the square that must contrast with the ground, about that of a thin stroke. */
const leastShare = 0.03

/** @returns a line for each scheme of the theme in which the logo can't be told from the ground */
export async function findInvisibleLogo(logo: string, { colours }: Theme): Promise<string[]> {
  const drawn = await rasterizeLogo(logo, { pixels })
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
