import { deriveOnce } from '../../shared/derive-once.ts'
import type { Fallback } from '../../strapi/port/fields.ts'
import { chooseImageUrl, type Image } from '../text/image.ts'
import type { ProgramSummary } from './program-summary.ts'
import type { Repertoire } from './repertoire.ts'

export interface ProgramName extends Fallback {
  slug: string
  /** Slug in the default language, by which concerts name it; only where it is another. */
  defaultSlug?: string
  name: string
  /** Address of the program's smallest poster. */
  thumbnail?: string
  repertoire?: Repertoire
  durationMinutes?: number
  ageLimit?: number
}

/** Programs' smallest posters by their slugs, for rows of concerts. */
export type Thumbnails = ReadonlyMap<string, string>

/** Pixels: as wide as a row shows it, on a screen of two pixels to one. */
const thumbnailWidth = 110

export const toThumbnail = (poster: Image | undefined): { thumbnail?: string } =>
  poster ? { thumbnail: chooseImageUrl(poster, thumbnailWidth) } : {}

export const toThumbnails = deriveOnce(
  (programs: readonly Pick<ProgramName, 'slug' | 'thumbnail'>[]): Thumbnails =>
    new Map(programs.flatMap(({ slug, thumbnail }) => (thumbnail ? [[slug, thumbnail]] : []))),
)

/** Chooses other programs of the same collections, in the collections' order. */
export function chooseRelated(
  program: Pick<ProgramSummary, 'slug' | 'collections'>,
  all: ProgramSummary[],
): ProgramSummary[] {
  const collections = new Set(program.collections.map(({ slug }) => slug))
  return all.filter(
    (other) => other.slug !== program.slug && other.collections.some(({ slug }) => collections.has(slug)),
  )
}
