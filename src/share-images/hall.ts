import { createScanlines, type Scanlines } from './png.ts'

/** The picture behind a share picture's text, as the build packs it. */
export interface PackedHall {
  width: number
  height: number
  /** One number per pixel, raw deflate, base64: which step from the ground to the light (`palette.ts`). */
  pixels: string
}

/** Bytes that never change: unpacked once in each isolate. */
const unpacked = new WeakMap<PackedHall, Uint8Array>()

async function unpack({ pixels }: PackedHall): Promise<Uint8Array> {
  const text = atob(pixels)
  const packed = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) packed[index] = text.charCodeAt(index)
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The part of the hall that ends in its lower right corner; beyond it a larger picture shows the ground. */
export async function cutHall(hall: PackedHall, width: number, height: number): Promise<Scanlines> {
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
