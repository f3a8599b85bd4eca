import type { Locale } from '../shared/locales.ts'
import type { PackedBackground } from './background.ts'
import type { FaceGlyphs } from './glyphs.ts'
import type { PackedLogo } from './logo.ts'
import type { ShareImageColours } from './palette.ts'

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
