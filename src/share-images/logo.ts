import { markColour } from './palette.ts'
import type { Scanlines } from './png.ts'

/** The brand's mark in a square. */
export interface PackedMark {
  /** Pixels of a side. */
  size: number
  /** One byte per pixel, base64: the number of one of the mark's colours, or `clear` where the picture shows. */
  pixels: string
}

/** No colour: the mark isn't here. */
const clear = 255

export function drawMark(
  { width, bytes }: Scanlines,
  { size, pixels }: PackedMark,
  x: number,
  y: number,
): void {
  const numbers = atob(pixels)
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers.charCodeAt(index)
    if (number === clear) continue
    const row = y + Math.floor(index / size)
    bytes[row * (width + 1) + 1 + x + (index % size)] = markColour(number)
  }
}
