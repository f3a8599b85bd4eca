/**
 * What light and paper do to a whole picture, done on its pixels: the corners are dark, light spreads over the edges of
 * bright paper, and the paper has a grain. As SVG the dark corners would take as long as a tenth of the drawing, and the
 * others seconds for each picture; here all take 50 ms.
 */
import sharp from 'sharp'
import { createRandom } from './random.ts'

export interface Bitmap {
  /** Three bytes a pixel, row by row. */
  data: Uint8Array
  width: number
  height: number
}

/** Strength of the spreading light, 0…1, and of the grain, in steps of 256. */
const [bloom, roughness] = [0.55, 5]
/** Side of the square of grain that repeats; a power of two. */
const tile = 256
/** Light and darkness are computed on a picture so many times smaller. */
const coarse = 8
/** Colour of the dark corners. */
const dark = [7, 5, 11] as const
/** How dark they are, 0…1, by the distance from the focus in radii of the darkness; in between it grows evenly. */
const darkness = { begin: 0.45, middle: 0.75, atMiddle: 0.24, most: 0.6 } as const

/**
 * Adds darkness, light and grain in place.
 *
 * @param focus where the eye should land, from which the corners are far
 */
export async function finish(bitmap: Bitmap, focus: { x: number; y: number }): Promise<void> {
  const { data, width, height } = bitmap
  const [light, shades] = await Promise.all([spreadLight(bitmap), spreadDarkness(bitmap, focus)])
  const grain = paperGrain()
  const strength = bloom / 255
  // Values are cut to 0…255 and rounded when they are stored: half a step less would be rounded down.
  const finished = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  let i = 0
  for (let y = 0; y < height; y++) {
    const grainRow = (y % tile) * tile
    for (let x = 0; x < width; x++) {
      const noise = (grain[grainRow + (x & (tile - 1))] ?? 0) * roughness
      const shade = (shades[y * width + x] ?? 0) / 255
      const shone = (1 - shade) * strength
      for (let channel = 0; channel < 3; channel++, i++) {
        const value = mixed(data[i] ?? 0, dark[channel] ?? 0, shade)
        const lit = value + (light[i] ?? 0) * shone * (255 - value)
        finished[i] = lit + noise * (0.45 + value / 255) - 0.5
      }
    }
  }
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share

const coarseSize = ({ width, height }: Bitmap) => ({
  width: Math.ceil(width / coarse),
  height: Math.ceil(height / coarse),
})

/** Enlarges the values of a coarse picture to those of the whole. */
function enlarge(data: Uint8Array, bitmap: Bitmap, channels: 1 | 3): Promise<Buffer> {
  const { width, height } = coarseSize(bitmap)
  return (
    sharp(data, { raw: { width, height, channels } })
      .resize(bitmap.width, bitmap.height, { fit: 'fill', kernel: 'linear' })
      // A grey picture would be written as red, green and blue.
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
  )
}

/** Returns how dark each pixel is, 0…255. */
function spreadDarkness(bitmap: Bitmap, focus: { x: number; y: number }): Promise<Uint8Array> {
  const { width, height } = coarseSize(bitmap)
  const shades = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5]
    return darknessAt(x * coarse, y * coarse, bitmap, focus) * 255
  })
  return enlarge(shades, bitmap, 1)
}

/** The darkness is an ellipse that lies a little below the focus, where text stands. */
function darknessAt(
  x: number,
  y: number,
  { width, height }: Bitmap,
  focus: { x: number; y: number },
): number {
  const { begin, middle, atMiddle, most } = darkness
  const distance = Math.hypot(x - focus.x, (y - focus.y * 1.05) / 0.9) / (Math.hypot(width, height) * 0.62)
  if (distance < begin) return 0
  if (distance < middle) return mixed(0, atMiddle, (distance - begin) / (middle - begin))
  return mixed(atMiddle, most, Math.min(1, (distance - middle) / (1 - middle)))
}

/** Returns the light that the bright parts of a picture spread to each pixel's red, green and blue, 0…255. */
async function spreadLight(bitmap: Bitmap): Promise<Uint8Array> {
  const { width, height } = bitmap
  const small = coarseSize(bitmap)
  const light = await sharp(bitmap.data, { raw: { width, height, channels: 3 } })
    .resize(small.width, small.height, { fit: 'fill', kernel: 'linear' })
    .linear(1.35, -70)
    // libvips blurs by no less than 0.3.
    .blur(Math.max(0.3, small.width / 55, small.height / 55))
    .raw()
    .toBuffer()
  return enlarge(light, bitmap, 3)
}

let grainOnce: Float32Array | undefined

/** Fine tooth with slower mottling, about −1…1. Made once: it is the same for all pictures. */
function paperGrain(): Float32Array {
  grainOnce ??= makeGrain()
  return grainOnce
}

function makeGrain(): Float32Array {
  const random = createRandom('paper')
  const noise = Float32Array.from({ length: tile * tile }, () => random.next() * 2 - 1)
  const slow = smoothed(smoothed(noise, 3), 3)
  return smoothed(noise, 1).map((value, i) => value * 0.75 + (slow[i] ?? 0) * 0.11)
}

/** Sum of the neighbours within `radius`, scaled so that the noise keeps its strength. Wraps around. */
function smoothed(source: Float32Array, radius: number): Float32Array {
  const side = radius * 2 + 1
  return source.map((_, i) => {
    let sum = 0
    for (let step = 0; step < side * side; step++) {
      const [dx, dy] = [(step % side) - radius, Math.floor(step / side) - radius]
      const [x, y] = [((i % tile) + dx + tile) % tile, (Math.floor(i / tile) + dy + tile) % tile]
      sum += source[y * tile + x] ?? 0
    }
    return sum / side
  })
}
