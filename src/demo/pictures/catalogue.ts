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
  hall: { width: 1500, height: 1000 },
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

export const pictureKinds: readonly PictureKind[] = ['hero', 'poster', 'hall', 'portrait', 'wide', 'logo']
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
export const scenesOf = {
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
  ],
  anime: ['forest-spirit', 'comet', 'giant-robot', 'jazz-moon', 'fox-rooftops', 'wall', 'cherry-bridge'],
  game: ['dragon', 'crystal', 'sky-island', 'cavern', 'neon-city', 'griffin-fortress', 'lighthouse-fog'],
} as const satisfies Record<Repertoire, readonly string[]>

/** Scenes of the orchestra's own life. Their variants differ in what they show, not only in light. */
export const orchestraScenes = [
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
export const hallScenes = ['opera', 'modern', 'arena', 'open-air', 'church', 'theatre'] as const

export type ProgramSceneName = (typeof scenesOf)[Repertoire][number]
export type OrchestraSceneName = (typeof orchestraScenes)[number]
export type HallSceneName = (typeof hallScenes)[number]

/** The repertoire of a program's scene; undefined for all others. */
export function repertoireOf(scene: string): Repertoire | undefined {
  const [found] = Object.entries(scenesOf).find(([, names]) => names.some((name) => name === scene)) ?? []
  return found === 'film' || found === 'anime' || found === 'game' ? found : undefined
}

/** Average colour of each scene, as measured from its drawings: the ground while a picture loads. */
const dominantColours: Readonly<Record<string, string>> = {
  'black-hole': '#2f2427',
  spaceship: '#342d2d',
  ship: '#483234',
  castle: '#2d283c',
  mountain: '#544d41',
  desert: '#6e4035',
  circus: '#512e32',
  'night-train': '#373a55',
  'noir-street': '#372e25',
  'cinema-beam': '#4f3833',
  'forest-spirit': '#3e4746',
  comet: '#513c64',
  'giant-robot': '#894753',
  'jazz-moon': '#4f3854',
  'fox-rooftops': '#5f3842',
  wall: '#7e4a52',
  'cherry-bridge': '#644365',
  dragon: '#413d70',
  crystal: '#3e4278',
  'sky-island': '#7b6d99',
  cavern: '#33426b',
  'neon-city': '#3f295b',
  'griffin-fortress': '#593d56',
  'lighthouse-fog': '#534f65',
  'hall-night': '#3d3549',
  instruments: '#503640',
  rehearsal: '#553c49',
  'tour-bus': '#44343c',
  'music-stand': '#51383d',
  audience: '#3a293b',
  'city-lights': '#3f2941',
  'sheet-music': '#50394d',
  microphone: '#443337',
  airport: '#4a3048',
  'hall-opera': '#5d3c33',
  'hall-modern': '#503c34',
  'hall-arena': '#333240',
  'hall-open-air': '#372c3d',
  'hall-church': '#40322e',
  'hall-theatre': '#4f3e33',
}

/** `#rrggbb` that comes close to the picture as a whole. Portraits and emblems have many lights, so they share one. */
export const dominantColour = (scene: string): string =>
  dominantColours[scene] ?? dominantColours[`hall-${scene}`] ?? '#40343f'
