import type { Repertoire } from '../content/programs/repertoire.ts'
import { versionParameter } from '../routes/share-image-file.ts'
import { formatDayNumber, formatFullDay, formatTime } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'

/** What a share picture says. */
export interface SharePicture {
  title: string
  /** `YYYY-MM-DD` */
  date?: string
  /** `HH:mm…` */
  time?: string
  /** Where, or what kind of page it is. */
  place?: string
  light?: Repertoire
}

/** The shapes that pictures are drawn in, by the end of their file's name. */
export const sharePictureFormats = {
  /** Link previews: 1.91:1 (Open Graph). */
  '': { width: 1200, height: 630 },
  /** The three shapes that search engines ask for. */
  '-16x9': { width: 1200, height: 675 },
  '-4x3': { width: 960, height: 720 },
  '-1x1': { width: 960, height: 960 },
} as const
export type SharePictureFormat = keyof typeof sharePictureFormats

/** Raised when code draws pictures in another way, so that nobody keeps an older drawing. */
const drawing = 4

/**
 * Where the picture of a page is.
 *
 * @param path the page's address with its language
 */
export const sharePicturePath = (path: string, format: SharePictureFormat, version: string): string =>
  `${path === '/' ? '' : path}/card${format}.png?${versionParameter}=${version}`

/**
 * Changes with everything that the picture shows: whoever keeps the picture of an address may keep it for good.
 *
 * @param brand a digest of what the brand draws with: its letters, colours, mark and hall
 */
export function sharePictureVersion(brand: string, locale: Locale, picture: SharePicture): string {
  const said = JSON.stringify([
    drawing,
    brand,
    locale,
    picture.title,
    picture.date,
    picture.time,
    picture.place,
    picture.light,
  ])
  // FNV-1a, 32 bits: it tells versions of one picture apart, nothing else.
  let hash = 0x811c9dc5
  for (let index = 0; index < said.length; index += 1) {
    hash = Math.imul(hash ^ said.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The date as the picture prints it: a large number, and beside it month, year and time. */
export function toDateLines(locale: Locale, { date, time }: SharePicture) {
  if (!date) return undefined
  return {
    day: formatDayNumber(date),
    // `декабря 2026`: the month as it stands after a day.
    beside: [formatFullDay(locale, date).replace(/^\d+\s+/, ''), time ? formatTime(time) : undefined]
      .filter(Boolean)
      .join(', '),
  }
}

/** The same in one sentence, for those who don't see the picture. */
export const sharePictureAlt = (locale: Locale, { title, date, place }: SharePicture): string =>
  [title, date ? formatFullDay(locale, date) : undefined, place].filter(Boolean).join(', ')
