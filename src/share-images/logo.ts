import { toLogoColour } from './palette.ts'
import type { Scanlines } from './png.ts'

/** The brand's logo as packed pixels; it is square. */
export interface PackedLogo {
  /** Length of a side in pixels. */
  size: number
  /** One byte per pixel, base64: the index of one of the logo's colours, or `clear`. */
  pixels: string
}

/** The index of a transparent pixel. */
const clear = 255

export function drawLogo(
  { width, bytes }: Scanlines,
  { size, pixels }: PackedLogo,
  x: number,
  y: number,
): void {
  const numbers = atob(pixels)
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers.charCodeAt(index)
    if (number === clear) continue
    const row = y + Math.floor(index / size)
    bytes[row * (width + 1) + 1 + x + (index % size)] = toLogoColour(number)
  }
}
