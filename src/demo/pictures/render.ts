import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  type PictureFormat,
  type PictureKind,
  type PictureSize,
  pictureFile,
  pictureFormats,
  pictureSize,
} from './catalogue.ts'
import { drawPicture, findFocus } from './draw.ts'
import { finish } from './finish.ts'

interface PictureRequest {
  kind: PictureKind
  scene: string
  variant: number
}

/**
 * WebP. The large ones take the time and are seen at a distance: effort 2 takes a third of the time of 6 and looks the same
 * with as many bytes. What phones wait for is packed with patience.
 */
const encodingOf: Record<PictureFormat | 'original', { quality: number; effort: number }> = {
  original: { quality: 62, effort: 2 },
  xlarge: { quality: 62, effort: 2 },
  large: { quality: 54, effort: 2 },
  medium: { quality: 61, effort: 5 },
  small: { quality: 66, effort: 4 },
  thumbnail: { quality: 70, effort: 4 },
}

/** Tests look at small pictures: a quarter as wide and high. */
const shareOfSide = { whole: 1, small: 1 / 4 } as const

// Pictures are drawn several at a time, each by one thread: more would only compete for the processor.
sharp.concurrency(1)

/** Draws one picture in all its formats. The largest file is written last, since its presence means «done». */
export async function renderPicture(
  request: PictureRequest,
  outDir: string,
  scale: keyof typeof shareOfSide,
): Promise<void> {
  const { kind, scene, variant } = request
  const scaled = ({ width, height }: PictureSize): PictureSize => ({
    width: Math.round(width * shareOfSide[scale]),
    height: Math.round(height * shareOfSide[scale]),
  })
  const original = scaled(pictureSize(kind))
  const { width, height } = original
  const svg = Buffer.from(drawPicture(kind, scene, variant))
  const drawn = scale === 'whole' ? sharp(svg) : sharp(svg).resize(width, height, { fit: 'fill' })
  const data = await drawn.removeAlpha().raw().toBuffer()
  await finish({ data, width, height }, findFocus(original))
  const write = async (format: keyof typeof encodingOf, size: PictureSize) => {
    const prefix = format === 'original' ? '' : `${format}_`
    const file = join(outDir, `${prefix}${pictureFile(kind, scene, variant)}.webp`)
    const bitmap = sharp(data, { raw: { width, height, channels: 3 } })
    const sized = size.width === width ? bitmap : bitmap.resize(size.width, size.height, { fit: 'fill' })
    // A file that is half written has another name, so that it isn't taken for a picture.
    await sized.webp(encodingOf[format]).toFile(`${file}.part`)
    await rename(`${file}.part`, file)
  }
  for (const format of ['thumbnail', 'small', 'medium', 'large', 'xlarge'] as const) {
    const size = pictureFormats(kind)[format]
    if (size) await write(format, scaled(size))
  }
  await write('original', original)
}
