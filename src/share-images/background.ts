import { createScanlines, type Scanlines } from './png.ts'

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
