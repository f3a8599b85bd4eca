/**
 * What pictures there are, without drawing them: kinds and sizes, names of scenes and files. Pure and small, since
 * the Worker makes its rows of files from it; `render.ts` draws the same files during the build.
 */
import type { Repertoire } from '../content/authored.ts'

export type PictureKind = 'hero' | 'poster' | 'hall' | 'portrait' | 'wide' | 'logo'

const sizes = {
  /** Top of a program's page, 16:9; the left and the lower third stay calm for text. */
  hero: { width: 1920, height: 1080 },
  /** Program in a list, 3:4. */
  poster: { width: 1200, height: 1600 },
  /** Hall of a venue, 3:2. */
  hall: { width: 1260, height: 840 },
  /** Member, 4:5. */
  portrait: { width: 960, height: 1200 },
  /** Posts, articles and blocks, 16:9. */
  wide: { width: 1280, height: 720 },
  /** Emblem of a city, 1:1. */
  logo: { width: 480, height: 480 },
} as const satisfies Record<PictureKind, PictureSize>

/** Pixels. */
export interface PictureSize {
  width: number
  height: number
}

const pictureKinds: readonly PictureKind[] = ['hero', 'poster', 'hall', 'portrait', 'wide', 'logo']
export const pictureSize = (kind: PictureKind): PictureSize => sizes[kind]

export type PictureFormat = 'thumbnail' | 'small' | 'medium' | 'large' | 'xlarge'

/** Longer sides of Strapi's responsive formats; the thumbnail fits its own box. */
const longerSides = { small: 500, medium: 750, large: 1000, xlarge: 1920 } as const
const thumbnailBox = { width: 245, height: 156 }

/** The base of a picture's file names: `hero_black-hole_0`. */
export const pictureFile = (kind: PictureKind, scene: string, variant = 0): string =>
  `${kind}_${scene}_${variant}`

/** What `pictureFile` made a name of; undefined for a name that isn't a picture's. */
export function readPictureFile(
  base: string,
): { kind: PictureKind; scene: string; variant: number } | undefined {
  const [, name, scene, variant] = /^([a-z]+)_([a-z0-9-]+)_(\d+)$/.exec(base) ?? []
  const kind = pictureKinds.find((known) => known === name)
  return kind && scene ? { kind, scene, variant: Number(variant) } : undefined
}

/** The sizes that the content service would make of a picture; all are smaller than the original. */
export function pictureFormats(kind: PictureKind): Partial<Record<PictureFormat, PictureSize>> {
  const original = pictureSize(kind)
  const scaled = (factor: number) => ({
    width: Math.round(original.width * factor),
    height: Math.round(original.height * factor),
  })
  const longer = Math.max(original.width, original.height)
  const formats = Object.entries(longerSides)
    .filter(([, side]) => side < longer)
    .map(([format, side]) => [format, scaled(side / longer)])
  const thumbnail = scaled(
    Math.min(thumbnailBox.width / original.width, thumbnailBox.height / original.height),
  )
  return { thumbnail, ...Object.fromEntries(formats) }
}

/** Scenes by the repertoire whose light they stand in. */
const scenesOf = {
  film: [
    'black-hole',
    'spaceship',
    'ship',
    'castle',
    'mountain',
    'desert',
    'circus',
    'night-train',
    'noir-street',
    'cinema-beam',
    'candle-piano',
    'crooked-hill',
    'brass-spotlight',
  ],
  anime: [
    'forest-spirit',
    'comet',
    'giant-robot',
    'jazz-moon',
    'fox-rooftops',
    'wall',
    'cherry-bridge',
    'lantern-river',
    'dream-parade',
  ],
  game: [
    'dragon',
    'crystal',
    'sky-island',
    'cavern',
    'neon-city',
    'griffin-fortress',
    'lighthouse-fog',
    'farmhouse',
    'overgrown-ruins',
  ],
} as const satisfies Record<Repertoire, readonly string[]>

/** Scenes of the orchestra's own life. Their variants differ in what they show, not only in light. */
const orchestraScenes = [
  'hall-night',
  'instruments',
  'rehearsal',
  'tour-bus',
  'music-stand',
  'audience',
  'city-lights',
  'sheet-music',
  'microphone',
  'airport',
] as const

/** Scenes of halls; the kind of hall is also a name for its scene. */
const hallScenes = ['opera', 'modern', 'arena', 'open-air', 'church', 'theatre', 'round'] as const

export type ProgramSceneName = (typeof scenesOf)[Repertoire][number]
export type OrchestraSceneName = (typeof orchestraScenes)[number]
export type HallSceneName = (typeof hallScenes)[number]
