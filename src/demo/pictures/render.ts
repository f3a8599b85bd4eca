import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Snapshot } from '../../strapi-emulator/row.ts'
import {
  type PictureFormat,
  type PictureKind,
  type PictureSize,
  pictureFile,
  pictureFormats,
  pictureSize,
  readPictureFile,
} from './catalogue.ts'
import { drawPicture } from './draw.ts'
import { finish } from './finish.ts'

interface PictureRequest {
  kind: PictureKind
  scene: string
  variant: number
}

/** The demo's pictures in a folder, each `{base}.webp` and `{format}_{base}.webp`, drawn when somebody asks for them. */
export interface DemoPictures {
  /** How many are not drawn yet. */
  countMissing: () => number
  /**
   * Draws a picture, unless it is there.
   *
   * @param file the name of one of its files, as `small_hero_black-hole_0.webp`
   * @returns the path of the file; `undefined` where the demo has no such picture
   */
  draw: (file: string) => Promise<string | undefined>
  /** Draws all that are missing, `atOnce` at a time. On two cores all 250 take about a minute. */
  drawAll: (atOnce: number) => Promise<void>
}

/**
 * WebP. The largest ones are seen large and carry the weight, so they get a little less; those that phones wait for
 * first are packed with patience.
 */
const encodingOf: Record<PictureFormat | 'original', { quality: number; effort: number }> = {
  original: { quality: 62, effort: 2 },
  xlarge: { quality: 62, effort: 2 },
  large: { quality: 60, effort: 6 },
  medium: { quality: 62, effort: 6 },
  small: { quality: 66, effort: 4 },
  thumbnail: { quality: 70, effort: 4 },
}

/** Opens the folder of the demo's pictures. What the same code has drawn there before stays. */
export async function openDemoPictures(snapshot: Snapshot, outDir: string): Promise<DemoPictures> {
  await forgetOtherPictures(outDir)
  const hashes = new Set(snapshot.UploadFile.map(({ hash }) => String(hash)))
  const requests = new Map(
    [...hashes].flatMap((hash) => {
      const request = readPictureFile(hash)
      return request ? [[baseOf(request), request] as const] : []
    }),
  )
  // Each picture already uses one thread; more would only fight for the cores.
  sharp.concurrency(1)
  const drawing = new Map<string, Promise<void>>()
  const isMissing = (base: string) => !existsSync(join(outDir, `${base}.webp`))

  function drawBase(base: string, request: PictureRequest): Promise<void> {
    const begun = drawing.get(base)
    if (begun) return begun
    if (!isMissing(base)) return Promise.resolve()
    const drawn = renderPicture(request, outDir).finally(() => drawing.delete(base))
    drawing.set(base, drawn)
    return drawn
  }

  return {
    countMissing: () => [...requests.keys()].filter(isMissing).length,
    async draw(file) {
      const [, base = ''] = /^(?:[a-z]+_)??([a-z]+_[a-z0-9-]+_\d+)\.webp$/.exec(file) ?? []
      const request = requests.get(base)
      if (!request) return undefined
      await drawBase(base, request)
      const path = join(outDir, file)
      return existsSync(path) ? path : undefined
    },
    async drawAll(atOnce) {
      const waiting = [...requests]
      const drawNext = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await drawBase(...next)
      }
      await Promise.all(Array.from({ length: atOnce }, drawNext))
    },
  }
}

/** Empties the folder where other code has drawn its pictures, or nobody knows which. */
async function forgetOtherPictures(outDir: string): Promise<void> {
  const stampFile = join(outDir, '.drawn-by')
  const stamp = await hashOfSources()
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  await writeFile(stampFile, stamp)
}

const baseOf = ({ kind, scene, variant }: PictureRequest) => pictureFile(kind, scene, variant)

/** One picture in all its formats; the largest file is written last, since its presence means «done». */
async function renderPicture(request: PictureRequest, outDir: string): Promise<void> {
  const { width, height } = pictureSize(request.kind)
  const svg = drawPicture(request.kind, request.scene, request.variant)
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  await finish({ data, width, height })
  const write = async (format: keyof typeof encodingOf, size: PictureSize) => {
    const prefix = format === 'original' ? '' : `${format}_`
    const file = join(outDir, `${prefix}${baseOf(request)}.webp`)
    const bitmap = sharp(data, { raw: { width, height, channels: 3 } })
    const sized = size.width === width ? bitmap : bitmap.resize(size.width, size.height, { fit: 'fill' })
    // A file that is half written has another name, so that it isn't taken for a picture. The name is one of this process:
    // a served site and a build may draw the same picture at once.
    const part = `${file}.${process.pid}.part`
    await sized.webp(encodingOf[format]).toFile(part)
    await rename(part, file)
  }
  for (const format of ['thumbnail', 'small', 'medium', 'large', 'xlarge'] as const) {
    const size = pictureFormats(request.kind)[format]
    if (size) await write(format, size)
  }
  await write('original', { width, height })
}

/** What decides how pictures look: the code of this folder. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(import.meta.dirname, { recursive: true })).sort()) {
    const path = join(import.meta.dirname, file)
    if (file.endsWith('.ts') && (await stat(path)).isFile()) hash.update(file).update(await readFile(path))
  }
  return hash.digest('hex')
}
