import { siteMessages } from '../languages/texts.ts'
import type { Locale } from '../shared/locales.ts'
import { addOutline, type Coverage, createCoverage, drainCoverage, toEdges } from './coverage.ts'
import { chooseFacesForText, type FaceGlyphs, layOutText, type TextLine } from './glyphs.ts'
import { layOutLines, type TextBlock } from './lines.ts'
import {
  blendLight,
  blendTableIndex,
  blendText,
  type ShareImageColours,
  toBlendTable,
  toLineColour,
  toPalette,
  toScenePalette,
} from './palette.ts'
import { chooseFaces, drawLogo, type ShareImageParts } from './parts.ts'
import { type Scanlines, toPng } from './png.ts'
import { cropBackground, type PackedScene, shadeScene } from './scene.ts'
import { type ShareImage, type ShareImageFormat, shareImageFormats, toDateLines } from './share-image.ts'
import { drawSkyline } from './skyline.ts'

interface DrawnShareImage {
  locale: Locale
  picture: ShareImage
  format: ShareImageFormat
  /** Text that replaces a title with characters that no face has. */
  otherTitle: string
  /** The scene that the picture names, if it could be read. */
  scene?: PackedScene | undefined
}

const margin = 72
const lineHeight = 7
/** Size in pixels of the day's number, the largest text. */
const largest = 118
/** Pixels from the upper margin to the middle of the site's name; `markDistance` is the space between logo and name. */
const nameMiddle = 22
const markDistance = 18

/** Draws an Open Graph image as PNG: the logo and the site's name, the title, the date, the place. */
export async function drawShareImage(
  parts: ShareImageParts,
  { locale, picture: shown, format, otherTitle, scene }: DrawnShareImage,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = shareImageFormats[format]
  const backdrop = await drawBackdrop(shown, scene, width, height, parts.colours)
  const picture = backdrop?.picture ?? (await cropBackground(parts.hall, width, height))
  const coverage = createCoverage(width, Math.ceil(largest * (strip.above + strip.below)))
  const tables = blendTables()
  const chosen = chooseFaces(parts, locale)
  const facesOfLarge = (text: string) =>
    chooseFacesForText(chosen.display, text) ?? chooseFacesForText(chosen.text, text)
  const titleFaces = facesOfLarge(shown.title)
  const title = titleFaces ? shown.title : otherTitle
  const set = layOutLines(titleFaces ?? chosen.display, locale, title, titleRoom(width, height))
  const siteName = siteMessages(locale).name
  const nameFaces = facesOfLarge(siteName)
  const name = nameFaces && layOutText(nameFaces, siteName, 34)
  const nameX = margin + parts.mark.size + markDistance
  const footRoom = width - 2 * margin
  if (backdrop) {
    const footEnds = [0]
    drawFoot(chosen, locale, shown, footRoom, (text, x) => footEnds.push(x + text.width))
    const titleEnds = set.lines.map((line) => margin + line.width)
    const title = Math.max(...titleEnds, nameX + (name?.width ?? 0))
    shadeScene(picture, backdrop.height, {
      title,
      titleEnd: margin + 110 + set.lines.length * set.size * leading,
      // In a sky without a gradient the end of the shorter shadow would be visible, so both are equally wide.
      foot: Math.max(margin + Math.max(...footEnds), backdrop.ramp ? 0 : title),
      footBegin: height - margin - largest,
    })
  }
  const draw = (text: TextLine, x: number, y: number, size: number, colour: Colour) =>
    drawText(picture, coverage, { text, x, y, size, table: tables[colour] })

  drawLogo(picture, parts.mark, margin, margin + nameMiddle - Math.round(parts.mark.size / 2))
  if (name) draw(name, nameX, margin + 34, 34, 'light')
  drawLines(set, (line, at) => draw(line, margin, margin + 110 + at, set.size, 'text'))
  drawFoot(chosen, locale, shown, footRoom, (text, x, up, size, colour) =>
    draw(text, margin + x, height - margin - up, size, colour),
  )
  for (let row = height - lineHeight; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) picture.bytes[row * (width + 1) + 1 + x] = toLineColour(x / width)
  }
  return toPng(
    picture,
    backdrop?.ramp
      ? toScenePalette(parts.colours, backdrop.ramp, shown.light)
      : toPalette(parts.colours, shown.light),
  )
}

interface Backdrop {
  picture: Scanlines
  /** Height of what is drawn, from the lower edge. */
  height: number
  ramp?: readonly number[]
}

/**
 * Draws the picture behind the texts: the program's scene, else the city's skyline. Both show the night, so only dark
 * themes have them; others have the brand's background.
 */
async function drawBackdrop(
  { skyline }: ShareImage,
  scene: PackedScene | undefined,
  width: number,
  height: number,
  { isDark }: ShareImageColours,
): Promise<Backdrop | undefined> {
  if (!isDark) return undefined
  if (scene) return { ...scene, picture: await cropBackground(scene, width, height) }
  return skyline ? { picture: drawSkyline(skyline, width, height), height } : undefined
}

/** Colour of a text: the light of the background, or the brand's text colour. */
type Colour = 'light' | 'text'

let madeTables: Record<Colour, Uint8Array> | undefined

/** Returns the tables by which text is blended; they are made once in each isolate. */
function blendTables(): Record<Colour, Uint8Array> {
  madeTables ??= { light: toBlendTable(blendLight), text: toBlendTable(blendText) }
  return madeTables
}

/** Returns the space of the title; wide images leave their right side to the background. */
function titleRoom(width: number, height: number) {
  const room = height - 2 * margin - 110 - 150
  const linesOf = (size: number) => Math.max(1, Math.floor((room + size * 0.2) / (size * leading)))
  return {
    width: width > height * 1.5 ? width * 0.7 : width - 2 * margin,
    sizes: [84, 72, 62, 54, 46, 40, 34, 29].map((size) => ({ size, lines: linesOf(size) })),
  }
}

/** Line height as a multiple of the font size. */
const leading = 1.18

function drawLines({ lines, size }: TextBlock, draw: (line: TextLine, at: number) => void): void {
  for (const [index, line] of lines.entries()) draw(line, size * 0.78 + index * size * leading)
}

/** Font sizes of the place, the largest first. A name that is too long at all of them is cut. */
const placeSizes = [32, 28, 24, 21, 18] as const

/** Draws the foot: the day's number, and beside it month, time and place; without a date only the place. */
function drawFoot(
  faces: { display: readonly FaceGlyphs[]; text: readonly FaceGlyphs[] },
  locale: Locale,
  picture: ShareImage,
  width: number,
  draw: (text: TextLine, x: number, up: number, size: number, colour: Colour) => void,
): void {
  const date = toDateLines(locale, picture)
  const drawPlace = (x: number) => {
    const room = { width: width - x, sizes: placeSizes.map((size) => ({ size, lines: 1 })) }
    const place = picture.place ?? ''
    const placeFaces = chooseFacesForText(faces.text, place)
    if (!placeFaces) return
    const { lines, size } = layOutLines(placeFaces, locale, place, room)
    for (const line of lines) draw(line, x, 9, size, 'text')
  }
  if (!date) {
    drawPlace(0)
    return
  }
  const day = layOutText(faces.display, date.day, largest)
  draw(day, -4, 6, largest, 'light')
  const beside = day.width + 26
  draw(layOutText(faces.display, date.beside, 34), beside, 62, 34, 'light')
  drawPlace(beside)
}

interface DrawnText {
  text: TextLine
  /** Left end of the line, in pixels; `y` is its baseline. */
  x: number
  y: number
  size: number
  table: Uint8Array
}

/**
 * Height of the strip in which a line is drawn, in font sizes above and below the baseline: Thai marks stand far above
 * it, descenders below.
 */
const strip = { above: 1.5, below: 0.6 } as const

function drawText(
  { width, height, bytes }: Scanlines,
  coverage: Coverage,
  { text, x, y, size, table }: DrawnText,
): void {
  const scale = size / 1000
  const top = Math.floor(y - size * strip.above)
  for (const { letters, parts, x: letterX } of text.letters) {
    for (let index = 0; index < parts.length; index += 3) {
      const [outline = 0, dx = 0, dy = 0] = parts.slice(index, index + 3)
      const place = { x: x + letterX + dx * scale, y: y - top - dy * scale, scale }
      addOutline(coverage, edgesOf(letters.outlines[outline] ?? '', size), place)
    }
  }
  drainCoverage(coverage, (column, row, covered) => {
    const line = top + row
    if (line < 0 || line >= height) return
    const at = line * (width + 1) + 1 + column
    bytes[at] = table[blendTableIndex(bytes[at] ?? 0, covered)] ?? 0
  })
}

/**
 * Edges by number of steps and path. The cache is bounded by the outlines of the build; glyphs recur within an image
 * and between images.
 */
const knownEdges = new Map<string, Float64Array>()

/** Returns the edges of a path. Curves are divided so finely that the error is below a fifth of a pixel. */
function edgesOf(path: string, size: number): Float64Array {
  const steps = size > 48 ? 6 : 3
  const key = `${steps}${path}`
  const edges = knownEdges.get(key) ?? toEdges(path, steps)
  knownEdges.set(key, edges)
  return edges
}
