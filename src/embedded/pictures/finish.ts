/**
 * What paper and light do to a whole picture, done on pixels: light bleeds over the edges of bright paper, the
 * paper has a grain. Both as SVG filters would take seconds for each picture; here they take 40 ms.
 */
import sharp from 'sharp'
import { createRandom } from './random.ts'

export interface Bitmap {
  /** Three bytes a pixel, row by row. */
  data: Uint8Array
  width: number
  height: number
}

const tile = 256

/** Fine grain with a little slower mottling, −1…1. */
function makeGrain(): Float32Array {
  const random = createRandom('paper')
  const noise = Float32Array.from({ length: tile * tile }, () => random.next() * 2 - 1)
  const smooth = (source: Float32Array, radius: number) =>
    source.map((_, i) => {
      let sum = 0
      for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++)
          sum += source[(((i >> 8) + dy + tile) % tile) * tile + (((i & 255) + dx + tile) % tile)] ?? 0
      return sum / (radius * 2 + 1)
    })
  const [fine, slow] = [smooth(noise, 1), smooth(smooth(noise, 3), 3)]
  return fine.map((value, i) => value * 0.75 + (slow[i] ?? 0) * 0.11)
}

let grain: Float32Array | undefined

/** Light that spreads: the bright parts, small and blurred. */
async function bloomOf({ data, width, height }: Bitmap) {
  const [w, h] = [Math.ceil(width / 8), Math.ceil(height / 8)]
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(w, h, { fit: 'fill', kernel: 'linear' })
    .linear(1.35, -70)
    .blur(Math.max(w, h) / 55)
    .raw()
    .toBuffer()
  return { small, w, h }
}

/** Adds bloom and grain in place. */
export async function finish(bitmap: Bitmap, bloomStrength = 0.55, grainStrength = 5): Promise<void> {
  grain ??= makeGrain()
  const { data, width, height } = bitmap
  const { small, w, h } = await bloomOf(bitmap)
  const scale = bloomStrength / 255
  for (let y = 0; y < height; y++) {
    const fy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / 8 - 0.5))
    const y0 = fy | 0
    const ty = fy - y0
    const [rowA, rowB] = [y0 * w * 3, (y0 + 1) * w * 3]
    const grainRow = (y & 255) << 8
    let i = y * width * 3
    for (let x = 0; x < width; x++) {
      const fx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / 8 - 0.5))
      const x0 = fx | 0
      const tx = fx - x0
      const [a, b] = [rowA + x0 * 3, rowB + x0 * 3]
      const noise = (grain[grainRow | (x & 255)] as number) * grainStrength
      for (let c = 0; c < 3; c++) {
        const top = (small[a + c] as number) * (1 - tx) + (small[a + 3 + c] as number) * tx
        const low = (small[b + c] as number) * (1 - tx) + (small[b + 3 + c] as number) * tx
        const value = data[i] as number
        const lit = value + (top + (low - top) * ty) * scale * (255 - value) + noise * (0.45 + value / 255)
        data[i++] = lit < 0 ? 0 : Math.min(lit, 255)
      }
    }
  }
}
