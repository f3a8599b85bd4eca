import type { Locale } from '../shared/locales.ts'
import type { FaceGlyphs } from './glyphs.ts'
import { type ShareImageColours, toLogoColour } from './palette.ts'
import type { Scanlines } from './png.ts'
import type { PackedBackground } from './scene.ts'

/**
 * Glyphs, colours and drawings of a brand for Open Graph images, prepared by the build (`tools/build/share-images/`).
 */
export interface ShareImageParts {
  /** Glyphs of the fonts' faces, by the number of the face. */
  faces: Record<string, FaceGlyphs>
  /** Numbers of the faces of each language, its own first; the others supply characters that it lacks. */
  facesOf: Partial<Record<Locale, FaceNumbers>>
  hall: PackedBackground
  mark: PackedLogo
  colours: ShareImageColours
}

interface FaceNumbers {
  /** Faces of titles, dates and the site's name. */
  display: readonly number[]
  /** Numbers of the faces for all texts besides titles, dates and the name of the site. */
  text: readonly number[]
}

/** Returns the faces for a language; a language without faces of its own gets all. */
export function chooseFaces({ faces, facesOf }: ShareImageParts, locale: Locale) {
  const all = Object.keys(faces).map(Number)
  const { display, text } = facesOf[locale] ?? { display: all, text: all }
  const toFaces = (numbers: readonly number[]) => numbers.flatMap((number) => faces[number] ?? [])
  return { display: toFaces(display), text: toFaces(text) }
}

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
