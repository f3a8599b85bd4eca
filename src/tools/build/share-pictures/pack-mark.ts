import sharp from 'sharp'
import type { PackedMark } from '../../../share-pictures/mark.ts'
import { shares } from '../../../share-pictures/palette.ts'
import { drawMark } from '../icons/draw-mark.ts'

/** Pixels of the mark on a share picture, beside letters of 34. */
const size = 56
/** As `share-pictures/mark.ts` reads it: the picture shows. */
const clear = 255
/** A pixel less opaque than this is nothing that anybody misses. */
const leastOpaque = 16

/**
 * The mark in as many colours as a share picture has for it.
 *
 * @param ground what its edges fade into
 */
export async function packMark(svg: string, ground: string): Promise<PackedMark & { colours: number[][] }> {
  const drawn = await drawMark(svg, { pixels: size })
  const alpha = await sharp(drawn).extractChannel('alpha').raw().toBuffer()
  const flat = await sharp(drawn)
    .flatten({ background: ground })
    .png({ palette: true, colours: shares.mark, dither: 0 })
    .toBuffer()
  const rgb = await sharp(flat).removeAlpha().raw().toBuffer()
  const numbers = new Map<string, number>()
  const pixels = Uint8Array.from(alpha, (opacity, index) => {
    if (opacity < leastOpaque) return clear
    const colour = rgb.subarray(index * 3, index * 3 + 3).join()
    const number = numbers.get(colour) ?? numbers.size
    numbers.set(colour, number)
    return number
  })
  return {
    size,
    pixels: Buffer.from(pixels).toString('base64'),
    colours: [...numbers.keys()].map((colour) => colour.split(',').map(Number)),
  }
}
