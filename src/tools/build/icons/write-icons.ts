import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme } from '../../../brand/theme-schema.ts'
import { drawMark, measureReach } from './draw-mark.ts'
import { toIco } from './ico.ts'

/** Icons that systems cut to a shape of their own: what lies within this circle is never cut (W3C, Web Application
 *  Manifest, «safe zone»). */
const safeZone = 0.8
/** iOS rounds the corners of a square, no more. */
const touchSize = 0.94
const icoPixels = [16, 32, 48] as const

/**
 * Makes of the one mark all that stands for the site: `icon.svg` (header, favicon), `icon-192.png`, `icon-512.png`,
 * `maskable-512.png`, `apple-touch-icon.png` (180), `favicon-32.png`, `favicon.ico`.
 *
 * @param mark has passed `checkMark`; it stands on dark and light alike, so it brings the ground that it needs
 * @param theme gives icons that fill their square their ground: its default scheme's `raised`
 */
export async function writeIcons(mark: string, theme: Theme, outDir: string): Promise<void> {
  const { raised: ground = '#fff' } = theme.colours[theme.defaultScheme] ?? {}
  const png = (pixels: number) => drawMark(mark, { pixels })
  const ico = await Promise.all(icoPixels.map(async (pixels) => ({ pixels, bytes: await png(pixels) })))
  const safeSize = safeZone / Math.max(1, await measureReach(mark))
  const files: [name: string, content: string | Uint8Array][] = [
    ['icon.svg', mark],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
    ['maskable-512.png', await drawMark(mark, { pixels: 512, size: safeSize, ground })],
    ['apple-touch-icon.png', await drawMark(mark, { pixels: 180, size: touchSize, ground })],
    ['favicon-32.png', await png(32)],
    ['favicon.ico', toIco(ico)],
  ]
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)))
}
