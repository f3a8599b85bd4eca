import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
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

export interface PictureRequest {
  kind: PictureKind
  scene: string
  variant: number
}

interface Options {
  /** Called after each picture; `total` counts only those that are drawn. */
  onProgress?: (done: number, total: number) => void
}

/** How many pictures were drawn, how many were there already, and what all files of this call weigh. */
export interface RenderReport {
  drawn: number
  kept: number
  bytes: number
}

/** Pictures at work together: while one is drawn, the encoder's threads have the others. */
const atOnce = 3

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

/**
 * Draws pictures into `outDir`, each as `{base}.webp` and `{format}_{base}.webp`. What the same code has drawn
 * there before stays. On two cores the demo's 250 pictures take about a minute.
 * @throws Error when nothing draws a scene.
 */
async function renderPictures(
  list: readonly PictureRequest[],
  outDir: string,
  { onProgress }: Options = {},
): Promise<RenderReport> {
  await mkdir(outDir, { recursive: true })
  const stampFile = join(outDir, '.drawn-by')
  const stamp = await hashOfSources()
  const isSameCode = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp
  const wanted = new Map(list.map((request) => [baseOf(request), request]))
  const waiting = [...wanted].filter(([base]) => !isSameCode || !existsSync(join(outDir, `${base}.webp`)))
  const report = { drawn: 0, kept: wanted.size - waiting.length, bytes: 0 }
  const total = waiting.length
  // Each picture already uses one thread; more would only fight for the cores.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const bytes = await renderPicture(next[1], outDir)
      report.bytes += bytes
      report.drawn++
      onProgress?.(report.drawn, total)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, drawNext))
  } finally {
    sharp.concurrency(threads)
  }
  await writeFile(stampFile, stamp)
  return report
}

/** Draws every picture that the demo content names into `{outDir}/pictures`, and says so when it takes time. */
export async function renderDemoPictures(snapshot: Snapshot, outDir: string): Promise<RenderReport> {
  const bases = new Set(snapshot.UploadFile.map(({ hash }) => String(hash)))
  const list = [...bases].flatMap((base) => readPictureFile(base) ?? [])
  return renderPictures(list, join(outDir, 'pictures'), {
    onProgress: (done, total) => {
      if (done === 1 && total > 20) console.log(`Drawing ${total} pictures (once, about a minute) …`)
    },
  })
}

const baseOf = ({ kind, scene, variant }: PictureRequest) => pictureFile(kind, scene, variant)

/** One picture in all its formats; the largest file is written last, since its presence means «done». */
async function renderPicture(request: PictureRequest, outDir: string): Promise<number> {
  const { width, height } = pictureSize(request.kind)
  const svg = drawPicture(request.kind, request.scene, request.variant)
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  await finish({ data, width, height })
  const write = async (format: keyof typeof encodingOf, size: PictureSize) => {
    const prefix = format === 'original' ? '' : `${format}_`
    const file = join(outDir, `${prefix}${baseOf(request)}.webp`)
    const bitmap = sharp(data, { raw: { width, height, channels: 3 } })
    const sized = size.width === width ? bitmap : bitmap.resize(size.width, size.height, { fit: 'fill' })
    return (await sized.webp(encodingOf[format]).toFile(file)).size
  }
  let bytes = 0
  for (const format of ['thumbnail', 'small', 'medium', 'large', 'xlarge'] as const) {
    const size = pictureFormats(request.kind)[format]
    if (size) bytes += await write(format, size)
  }
  return bytes + (await write('original', { width, height }))
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
