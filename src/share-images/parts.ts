import type { Locale } from '../shared/locales.ts'
import type { Letters } from './glyphs.ts'
import type { PackedHall } from './hall.ts'
import type { PackedMark } from './logo.ts'
import type { SharePictureColours } from './palette.ts'

/** What the build prepares of a brand for pictures (`tools/build/share-pictures/`). */
export interface SharePictureParts {
  /** By their number. */
  faces: Record<string, Letters>
  /** Numbers of faces for each language: its own first; the others lend the letters that it lacks. */
  facesOf: Partial<Record<Locale, FaceNumbers>>
  hall: PackedHall
  mark: PackedMark
  colours: SharePictureColours
}

interface FaceNumbers {
  /** Of titles, dates and the name. */
  display: readonly number[]
  /** Of everything else. */
  text: readonly number[]
}

/** A language that the brand isn't set in takes what there is. */
export function chooseFaces({ faces, facesOf }: SharePictureParts, locale: Locale) {
  const all = Object.keys(faces).map(Number)
  const { display, text } = facesOf[locale] ?? { display: all, text: all }
  const toFaces = (numbers: readonly number[]) => numbers.flatMap((number) => faces[number] ?? [])
  return { display: toFaces(display), text: toFaces(text) }
}
