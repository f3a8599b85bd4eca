import { type PictureKind, pictureFile, pictureFormats, pictureSize } from '../pictures/catalogue.ts'
import type { Json, Row } from '../row.ts'
import { stamps } from './dates.ts'

export interface Picture {
  kind: PictureKind
  scene: string
  variant?: number
  /** In the language of the entry; a picture that languages share has its Russian one. */
  alt: string
}

export interface Uploads {
  /** Id of the file of a picture. The same picture with the same text is one file. */
  fileOf(picture: Picture): number
  /** All files so far. */
  rows(): readonly Row[]
}

/** Where build.ts puts the drawn pictures. */
const folder = '/build/pictures'
/** WebP of these drawings takes about this many bytes per pixel; nothing depends on it. */
const bytesPerPixel = 0.06

export function makeUploads(today: string): Uploads {
  const rows = new Map<string, Row>()
  return {
    fileOf(picture) {
      const { kind, scene, variant = 0, alt } = picture
      const key = `${kind} ${scene} ${variant} ${alt}`
      const known = rows.get(key)
      if (known) return known.id
      const id = rows.size + 1
      rows.set(key, { id, ...fileRow(picture), ...stamps(today, id) })
      return id
    },
    rows: () => [...rows.values()],
  }
}

function fileRow({ kind, scene, variant = 0, alt }: Picture): Readonly<Record<string, Json>> {
  const base = pictureFile(kind, scene, variant)
  const formats = Object.entries(pictureFormats(kind)).map(([format, size]) => [
    format,
    { ...fileFacts(`${format}_${base}`, size), path: null },
  ])
  return {
    ...fileFacts(base, pictureSize(kind)),
    alternativeText: alt,
    caption: null,
    formats: Object.fromEntries(formats),
    previewUrl: null,
    provider: 'local',
  }
}

interface Size {
  width: number
  height: number
}

/** `size` is in kilobytes. */
function fileFacts(hash: string, { width, height }: Size) {
  return {
    name: `${hash}.webp`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    width,
    height,
    size: Math.round(width * height * bytesPerPixel) / 1000,
    url: `${folder}/${hash}.webp`,
  }
}
