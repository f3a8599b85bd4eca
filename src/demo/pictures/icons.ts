import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sparkle } from './light.ts'
import { ellipse } from './path.ts'

/** A ticket with round corners and a notch at each side, in a square of 512. */
const ticket =
  'M96 142H416A30 30 0 0 1 446 172V222A34 34 0 0 0 446 290V340A30 30 0 0 1 416 370H96A30 30 0 0 1 66 340V290A34 34 0 0 0 66 222V172A30 30 0 0 1 96 142Z'
/** Two letters t in one movement of a hand, under one bar as under one baton. */
const letters =
  'M172 184V288C172 320 198 330 224 308M246 172V288C246 322 276 330 306 300M118 236C172 212 246 206 312 212'
const perforation = [172, 200, 228, 256, 284, 312, 340].map((y) => ellipse(338, y, 5.5)).join('')

interface MarkOptions {
  /** How much of the square the ticket takes, 0…1. */
  size: number
  /** Radius of the tile's corners; 256 makes a disc, 0 fills the square for systems that cut their own shape. */
  corner: number
}

/** Tutti's mark as SVG: a ticket in the light of the three repertoires, and on it the double t of its name. */
function drawMark({ size, corner }: MarkOptions): string {
  const scale = size / 0.78
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="lights" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#f2b35e"/><stop offset=".5" stop-color="#ef6a8b"/><stop offset="1" stop-color="#8f7bff"/></linearGradient><radialGradient id="hall" cx=".5" cy=".42" r=".75"><stop stop-color="#2c2140"/><stop offset="1" stop-color="#0e0b14"/></radialGradient></defs><rect width="512" height="512" rx="${corner}" fill="url(#hall)"/><g transform="translate(256 256) scale(${scale.toFixed(3)}) rotate(-13) translate(-256 -256)"><path d="${ticket}" fill="url(#lights)"/><path d="${letters}" fill="none" stroke="#15101f" stroke-width="27" stroke-linecap="round" stroke-linejoin="round"/><path d="${perforation}${sparkle(394, 256, 36)}" fill="#15101f"/></g></svg>\n`
}

/** Icons that systems cut to a shape of their own keep the mark in the inner 80 % (W3C manifest, «maskable»). */
const cutBySystem = drawMark({ size: 0.6, corner: 0 })
const tile = drawMark({ size: 0.84, corner: 112 })
/** At 32 pixels the ticket needs all the room. */
const tiny = drawMark({ size: 0.98, corner: 96 })

/**
 * Writes icon.svg, icon-192.png, icon-512.png, maskable-512.png, apple-touch-icon.png (180), favicon-32.png and
 * favicon.ico into `outDir`.
 */
export async function renderIcons(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const png = (svg: string, pixels: number) =>
    sharp(Buffer.from(svg), { density: 288 }).resize(pixels, pixels).png({ compressionLevel: 9 }).toBuffer()
  const favicon = await png(tiny, 32)
  const files: [name: string, content: string | Uint8Array][] = [
    ['icon.svg', tile],
    ['icon-192.png', await png(tile, 192)],
    ['icon-512.png', await png(tile, 512)],
    ['maskable-512.png', await png(cutBySystem, 512)],
    ['apple-touch-icon.png', await png(drawMark({ size: 0.76, corner: 0 }), 180)],
    ['favicon-32.png', favicon],
    ['favicon.ico', inIcoFile(favicon, 32)],
  ]
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)))
}

/** An ICO file with one PNG in it: a header of 6 bytes, one entry of 16, the PNG. */
function inIcoFile(png: Uint8Array, pixels: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, pixels)
  header.setUint8(7, pixels)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, header.byteLength, true)
  return new Uint8Array([...new Uint8Array(header.buffer), ...png])
}
