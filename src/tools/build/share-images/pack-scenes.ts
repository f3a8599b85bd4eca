import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { paletteShares } from '../../../share-images/palette.ts'
import type { PackedScene } from '../../../share-images/scene.ts'

/** Size of a packed scene in pixels, the largest wide format of Open Graph images. */
const size = { width: 1200, height: 675 } as const
/**
 * The scenes are paper cuts of few shades. With every second step of the palette a picture is a third smaller and
 * compressed a third faster, and looks the same.
 */
const stepOfShades = 2
/** Share of pixels that may be brighter than the brightest shade, so that one lamp doesn't leave the rest dark. */
const brightest = 0.005

/**
 * Reduces a picture to the steps of the palette by its brightness, and finds the mean colour of each step.
 *
 * @param picture path of its file
 */
export async function packScene(picture: string): Promise<PackedScene> {
  const { width, height } = size
  // The paper's grain would be most of the bytes.
  const rgb = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .median(3)
    .raw()
    .toBuffer()
  const brightness = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < brightness.length; pixel += 1, at += 3)
    brightness[pixel] = 0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0)
  const top = Math.max(1, brightness.toSorted()[Math.floor(brightness.length * (1 - brightest))] ?? 255)
  const last = paletteShares.hall - 1
  const toLevel = (value: number) =>
    Math.min(last, Math.round(((value / top) * last) / stepOfShades) * stepOfShades)
  const levels = brightness.map(toLevel)
  return {
    ...size,
    pixels: deflateRawSync(levels, { level: 8 }).toString('base64'),
    ramp: meanColours(levels, rgb).flat(),
  }
}

/** Sums of red, green and blue, and the number of pixels. */
type ColourSum = [red: number, green: number, blue: number, count: number]

/** Returns the mean colour of the pixels of each step; a step without pixels lies between its neighbours. */
function meanColours(levels: Uint8Array, rgb: Uint8Array): number[][] {
  const sums = Array.from({ length: paletteShares.hall }, (): ColourSum => [0, 0, 0, 0])
  for (let pixel = 0; pixel < levels.length; pixel += 1) {
    const sum = sums[levels[pixel] ?? 0]
    if (!sum) continue
    sum[0] += rgb[pixel * 3] ?? 0
    sum[1] += rgb[pixel * 3 + 1] ?? 0
    sum[2] += rgb[pixel * 3 + 2] ?? 0
    sum[3] += 1
  }
  const known = sums.flatMap(([red, green, blue, count], level) =>
    count > 0 ? [{ level, colour: [red / count, green / count, blue / count] }] : [],
  )
  return sums.map((_, level) => {
    const below = known.findLast((each) => each.level <= level) ?? known[0]
    const above = known.find((each) => each.level >= level) ?? known.at(-1)
    if (!below || !above) return [0, 0, 0]
    const share = above.level === below.level ? 0 : (level - below.level) / (above.level - below.level)
    return below.colour.map((value, channel) =>
      Math.round(value + ((above.colour[channel] ?? value) - value) * share),
    )
  })
}
