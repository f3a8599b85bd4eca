import type { Locale } from '../shared/locales.ts'
import type { Letters } from './glyphs.ts'
import type { PackedHall } from './hall.ts'
import type { PackedMark } from './logo.ts'
import type { SharePictureColours } from './palette.ts'

/**
 * Glyphs, colours and drawings of a brand for Open Graph images, prepared by the build (`tools/build/share-pictures/`).
 */
export interface SharePictureParts {
  /** Glyphs of each face, by its number. */
  faces: Record<string, Letters>
  /** Numbers of the faces of each language, its own first; the others supply characters that it lacks. */
  facesOf: Partial<Record<Locale, FaceNumbers>>
  hall: PackedHall
  mark: PackedMark
  colours: SharePictureColours
}

interface FaceNumbers {
  /** Faces of titles, dates and the site's name. */
  display: readonly number[]
  /** Faces of everything else. */
  text: readonly number[]
}

/** Returns the faces for a language; a language without faces of its own gets all. */
export function chooseFaces({ faces, facesOf }: SharePictureParts, locale: Locale) {
  const all = Object.keys(faces).map(Number)
  const { display, text } = facesOf[locale] ?? { display: all, text: all }
  const toFaces = (numbers: readonly number[]) => numbers.flatMap((number) => faces[number] ?? [])
  return { display: toFaces(display), text: toFaces(text) }
}
