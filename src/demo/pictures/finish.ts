/**
 * What light and paper do to a whole picture, done on its pixels: light spreads over the edges of bright paper, and
 * the paper has a grain. As SVG filters both would take seconds for each picture; here they take 60 ms.
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
/** The light is spread on a picture so many times smaller. */
const coarse = 8

/** Adds light and grain in place. */
export async function finish(bitmap: Bitmap): Promise<void> {
  const { data, width, height } = bitmap
  const { light, columns, rows } = await spreadLight(bitmap)
  const grain = paperGrain()
  const strength = bloom / 255
  let i = 0
  for (let y = 0; y < height; y++) {
    const { index: row, share: down } = between(y, rows)
    const grainRow = (y % tile) * tile
    for (let x = 0; x < width; x++) {
      const { index: column, share: right } = between(x, columns)
      const [above, below] = [(row * columns + column) * 3, ((row + 1) * columns + column) * 3]
      const noise = (grain[grainRow + (x % tile)] ?? 0) * roughness
      for (let channel = 0; channel < 3; channel++, i++) {
        const upper = mixed(light[above + channel] ?? 0, light[above + channel + 3] ?? 0, right)
        const lower = mixed(light[below + channel] ?? 0, light[below + channel + 3] ?? 0, right)
        const value = data[i] ?? 0
        const lit = value + mixed(upper, lower, down) * strength * (255 - value)
        data[i] = Math.max(0, Math.min(255, lit + noise * (0.45 + value / 255)))
      }
    }
  }
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share

/** Where a pixel lies between two of the coarse picture's. */
function between(pixel: number, count: number): { index: number; share: number } {
  const position = Math.min(count - 1.001, Math.max(0, (pixel + 0.5) / coarse - 0.5))
  const index = Math.floor(position)
  return { index, share: position - index }
}

/** The bright parts of a picture, small and blurred. */
async function spreadLight({ data, width, height }: Bitmap) {
  const [columns, rows] = [Math.ceil(width / coarse), Math.ceil(height / coarse)]
  const light = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .linear(1.35, -70)
    .blur(Math.max(columns, rows) / 55)
    .raw()
    .toBuffer()
  return { light, columns, rows }
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
