import type { Json, Row } from '../../strapi-emulator/row.ts'
import { type PictureKind, pictureFile, pictureFormats, pictureSize } from '../pictures/catalogue.ts'
import { type Calendar, makeStamps } from './dates.ts'

export interface Picture {
  kind: PictureKind
  scene: string
  variant?: number
  /** Description in the language of the entry; a picture that all languages share has the Russian one. */
  alt: string
}

export interface Uploads {
  /** Id of the file of a picture. The same picture with the same text is one file. */
  fileOf(picture: Picture): number
  /** Id of the file of a recording. */
  soundOf(file: string): number
  /** All files that were added so far. */
  rows(): readonly Row[]
}

/** Path under which `build.ts` stores the drawn pictures and the recording. */
const folder = '/build/pictures'
/** WebP of these drawings takes about this many bytes per pixel; nothing depends on it. */
const bytesPerPixel = 0.06

export function makeUploads(calendar: Calendar): Uploads {
  const rows = new Map<string, Row>()
  const drawings = new Map<string, Facts>()
  return {
    fileOf({ kind, scene, variant = 0, alt }) {
      const base = pictureFile(kind, scene, variant)
      const key = `${base} ${alt}`
      const known = rows.get(key)
      if (known) return known.id
      const drawing = drawings.get(base) ?? drawingFacts(kind, base)
      drawings.set(base, drawing)
      const id = rows.size + 1
      rows.set(key, { id, ...drawing, alternativeText: alt, ...makeStamps(calendar, id) })
      return id
    },
    soundOf(file) {
      const known = rows.get(file)
      if (known) return known.id
      const id = rows.size + 1
      rows.set(file, { id, ...soundFacts(file), ...makeStamps(calendar, id) })
      return id
    },
    rows: () => [...rows.values()],
  }
}

type Facts = Readonly<Record<string, Json>>

const commonFacts = { caption: null, previewUrl: null, provider: 'local', provider_metadata: null }

/** What files of the same drawing have in common. */
function drawingFacts(kind: PictureKind, base: string): Facts {
  const formats = Object.entries(pictureFormats(kind)).map(([format, size]) => [
    format,
    { ...fileFacts(`${format}_${base}`, size), path: null },
  ])
  return {
    ...commonFacts,
    ...fileFacts(base, pictureSize(kind)),
    formats: Object.fromEntries(formats),
  }
}

const soundFacts = (file: string): Facts => ({
  ...commonFacts,
  name: file,
  hash: file.replace('.wav', ''),
  ext: '.wav',
  mime: 'audio/wav',
  width: null,
  height: null,
  size: 288,
  url: `${folder}/${file}`,
  alternativeText: null,
  formats: null,
})

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
