import sharp from 'sharp'
import type { PackedMark } from '../../../share-images/logo.ts'
import { type SharePictureColours, shares } from '../../../share-images/palette.ts'
import { drawMark } from '../icons/draw-mark.ts'
import { reduceColours } from './reduce-colours.ts'

/** Pixels of the mark on a share picture, beside letters of 34. */
const size = 56
/** As `share-images/logo.ts` reads it: the picture shows. */
const clear = 255
/** A pixel less opaque than this is nothing that anybody misses. */
const leastOpaque = 16

/**
 * The mark in as many colours as a share picture has for it.
 *
 * @param ground what its edges fade into
 */
export async function packMark(
  svg: string,
  ground: string,
): Promise<PackedMark & { colours: SharePictureColours['mark'] }> {
  const drawn = await drawMark(svg, { pixels: size })
  const alpha = await sharp(drawn).extractChannel('alpha').raw().toBuffer()
  const rgb = await sharp(drawn).flatten({ background: ground }).raw().toBuffer()
  const seen = [...alpha.keys()].filter((index) => (alpha[index] ?? 0) >= leastOpaque)
  const { colours, numbers } = reduceColours(
    seen.map((index) => [...rgb.subarray(index * 3, index * 3 + 3)]),
    shares.mark,
  )
  const pixels = new Uint8Array(size * size).fill(clear)
  for (const [at, index] of seen.entries()) pixels[index] = numbers[at] ?? clear
  return { size, pixels: Buffer.from(pixels).toString('base64'), colours }
}
