import { versionParameter } from '../routes/share-image-file.ts'
import { fnv1a } from '../shared/fnv1a.ts'
import { formatDayNumber, formatFullDay, formatMonthBesideDay, formatTime } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'

/** Texts of an Open Graph image. */
export interface ShareImage {
  title: string
  /** Date of the concert as `YYYY-MM-DD`. */
  date?: string
  /** Time of the concert as `HH:mm…`. */
  time?: string
  /** Place of the concert, or kind of the page. */
  place?: string
  light?: string
  /** Name of the packed scene behind the texts (`chooseScene`); if absent, the brand's background. */
  scene?: string
  /** Slug of the city whose skyline stands behind the texts, where there is no scene. */
  skyline?: string
}

/** Sizes of images in pixels, by the suffix of the file's name. */
export const shareImageFormats = {
  /** Size of a link preview, 1.91:1 (Open Graph). */
  '': { width: 1200, height: 630 },
  /** The three formats that search engines recommend: 1:1, 4:3 and 16:9. */
  '-16x9': { width: 1200, height: 675 },
  '-4x3': { width: 960, height: 720 },
  '-1x1': { width: 960, height: 960 },
} as const
export type ShareImageFormat = keyof typeof shareImageFormats

/** Folder of packed scenes in `public/`; another number follows another way of packing. */
export const scenesFolder = 'build/scenes-1'

/**
 * Returns the name of the packed scene of a picture. The build packs the demo's wide pictures
 * (`tools/build/share-images/pack-scenes.ts`); the Worker can't decode those of a content service.
 */
export const chooseScene = (image: { url: string } | undefined): { scene?: string } => {
  const [, scene] = /^\/build\/pictures\/(hero_[a-z0-9-]+_\d+)\.webp$/.exec(image?.url ?? '') ?? []
  return scene ? { scene } : {}
}

/** Version of the drawing code; a higher number gives every image a new address. */
const drawing = 6

/**
 * Returns the address of a page's image.
 *
 * @param path the page's address with its language
 */
export const shareImagePath = (path: string, format: ShareImageFormat, version: string): string =>
  `${path === '/' ? '' : path}/card${format}.png?${versionParameter}=${version}`

/**
 * Returns a digest of everything that an image shows. It is part of the address, so that images can be cached for ever.
 *
 * @param brand digest of the brand's fonts, colours, logo and background
 */
export function shareImageVersion(brand: string, locale: Locale, picture: ShareImage): string {
  const shown = JSON.stringify([
    drawing,
    brand,
    locale,
    picture.title,
    picture.date,
    picture.time,
    picture.place,
    picture.light,
    picture.scene,
    picture.skyline,
  ])
  // 32 bits are enough to tell versions of one image apart.
  return fnv1a(shown).toString(36)
}

/** Returns the parts of the date on an image: the day's number, and month, year and time beside it. */
export function toDateLines(locale: Locale, { date, time }: ShareImage) {
  if (!date) return undefined
  return {
    day: formatDayNumber(date),
    // `декабря 2026`: month names after a day are inflected.
    beside: [formatMonthBesideDay(locale, date), time ? formatTime(locale, time) : undefined]
      .filter(Boolean)
      .join(', '),
  }
}

/** Returns the alternative text of an image. */
export const shareImageAlt = (locale: Locale, { title, date, place }: ShareImage): string =>
  [title, date ? formatFullDay(locale, date) : undefined, place].filter(Boolean).join(', ')
