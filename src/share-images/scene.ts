import { createScanlines, type Scanlines } from './png.ts'

/** A program's picture as the background of an Open Graph image. */
export interface PackedScene extends PackedBackground {
  /** Red, green and blue of each step of the background, from its darkest to its brightest. */
  ramp: number[]
}

/** Right ends of the texts that stand on a scene, and the rows, in pixels. */
export interface TextEdges {
  /** The site's name and the title, which end at the row `titleEnd`. */
  title: number
  titleEnd: number
  /** Date and place, which begin at the row `footBegin`. */
  foot: number
  footBegin: number
}

/** Brightness that is left of the scene below text: text keeps a contrast of 4.5 : 1, and the large date one of 3 : 1. */
export const leastLight = 0.25
/** Pixels from the end of a text to the scene's full brightness, and from the upper edge of a scene to it. */
const fade = { beside: 300, above: 190 } as const

/**
 * Darkens a scene below and around its texts, and where it begins below an image's upper edge, in place.
 *
 * @param sceneHeight height in pixels; the scene ends at the image's lower edge
 */
export function shadeScene({ width, height, bytes }: Scanlines, sceneHeight: number, edges: TextEdges): void {
  // Light is a number out of 256, so that each pixel takes one multiplication of whole numbers.
  const lights = Uint16Array.from({ length: fade.beside + 1 }, (_, x) =>
    Math.round(256 * (leastLight + (1 - leastLight) * smooth(x / fade.beside))),
  )
  const begin = height - Math.min(height, sceneHeight)
  for (let row = begin; row < height; row += 1) {
    const down = (row - edges.titleEnd) / Math.max(1, edges.footBegin - edges.titleEnd)
    const edge = Math.round(edges.title + (edges.foot - edges.title) * smooth(down))
    const above = begin > 0 ? smooth((row - begin) / fade.above) : 1
    const lightsOfRow = above < 1 ? lights.map((light) => light * above) : lights
    const start = row * (width + 1) + 1
    for (let x = 0; x < width; x += 1) {
      const light = lightsOfRow[Math.min(fade.beside, Math.max(0, x - edge))] ?? 0
      bytes[start + x] = ((bytes[start + x] ?? 0) * light + 128) >> 8
    }
  }
}

/** Ease in and out, from 0 at 0 to 1 at 1. */
function smooth(share: number): number {
  const bounded = Math.min(1, Math.max(0, share))
  return bounded * bounded * (3 - 2 * bounded)
}

/** Background of Open Graph images, as the build packs it. */
export interface PackedBackground {
  width: number
  height: number
  /** One number per pixel, raw deflate, base64: the step from the ground to the light (`palette.ts`). */
  pixels: string
}

/** Unpacked pixels; they never change, so each isolate unpacks them once. */
const unpacked = new WeakMap<PackedBackground, Uint8Array>()

async function unpack({ pixels }: PackedBackground): Promise<Uint8Array> {
  const text = atob(pixels)
  const packed = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) packed[index] = text.charCodeAt(index)
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Returns the lower right part of the background; a larger image shows the ground beyond it. */
export async function cropBackground(
  hall: PackedBackground,
  width: number,
  height: number,
): Promise<Scanlines> {
  const all = unpacked.get(hall) ?? (await unpack(hall))
  unpacked.set(hall, all)
  const part = createScanlines(width, height)
  const columns = Math.min(width, hall.width)
  for (let fromBottom = 1; fromBottom <= Math.min(height, hall.height); fromBottom += 1) {
    const end = (hall.height - fromBottom + 1) * hall.width
    part.bytes.set(all.subarray(end - columns, end), (height - fromBottom + 1) * (width + 1) - columns)
  }
  return part
}
