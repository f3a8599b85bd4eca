import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Snapshot } from '../row.ts'
import { type PictureKind, pictureFormats, pictureSize } from './catalogue.ts'
import { drawPicture } from './draw.ts'
import { finish } from './finish.ts'

interface Drawing {
  kind: PictureKind
  scene: string
  variant: number
  /** Base of the files' names. */
  base: string
}

const quality = { quality: 64, effort: 3 }
/** Drawing keeps one core busy, encoding the other. */
const atOnce = 3

/**
 * Draws every picture that the demo content names, in each of its formats, into `{outDir}/pictures`. What was
 * drawn before by the same code stays.
 */
export async function renderDemoPictures(snapshot: Snapshot, outDir: string): Promise<void> {
  const folder = join(outDir, 'pictures')
  await mkdir(folder, { recursive: true })
  const stamp = await hashOfSources()
  const stampFile = join(folder, '.drawn-by')
  const isSameCode = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp
  const drawings = drawingsOf(snapshot).filter(
    ({ base }) => !isSameCode || !existsSync(join(folder, `${base}.webp`)),
  )
  if (drawings.length === 0) return
  console.log(`Drawing ${drawings.length} pictures (once, about a minute) …`)
  const waiting = [...drawings]
  const drawNext = async (): Promise<void> => {
    for (let drawing = waiting.pop(); drawing; drawing = waiting.pop()) await renderPicture(drawing, folder)
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
  await writeFile(stampFile, stamp)
}

/** File names are `{kind}_{scene}_{variant}`; see `pictureFile`. */
function drawingsOf(snapshot: Snapshot): Drawing[] {
  const bases = new Set(snapshot.UploadFile.map(({ hash }) => String(hash)))
  return [...bases].flatMap((base) => {
    const parts = /^(hero|poster|hall|portrait|wide|logo)_(.+)_(\d+)$/.exec(base)
    // The pattern lists exactly the kinds.
    return parts
      ? [{ kind: parts[1] as PictureKind, scene: parts[2] ?? '', variant: Number(parts[3]), base }]
      : []
  })
}

async function renderPicture({ kind, scene, variant, base }: Drawing, folder: string): Promise<void> {
  const { width, height } = pictureSize(kind)
  const data = await sharp(Buffer.from(drawPicture(kind, scene, variant)))
    .removeAlpha()
    .raw()
    .toBuffer()
  await finish({ data, width, height })
  const bitmap = () => sharp(data, { raw: { width, height, channels: 3 } })
  for (const [format, size] of Object.entries(pictureFormats(kind))) {
    await bitmap()
      .resize(size.width, size.height)
      .webp(quality)
      .toFile(join(folder, `${format}_${base}.webp`))
  }
  await bitmap()
    .webp(quality)
    .toFile(join(folder, `${base}.webp`))
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(import.meta.dirname, { recursive: true })).sort()) {
    if (file.endsWith('.ts')) hash.update(await readFile(join(import.meta.dirname, file)))
  }
  return hash.digest('hex')
}
