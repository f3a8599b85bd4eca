import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Language } from '../../brand/languages.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import { joinBytes } from '../../shared/join-bytes.ts'
import { screenshots, screenshotsFolder } from '../../shared/screenshots.ts'
import { measureLogoReach, rasterizeLogo } from './icons/rasterize-logo.ts'
import type { BrandDesign } from './load-design.ts'

/** @returns the names of a brand's screenshots, without `.webp`, and a line for each of a wrong size */
export async function findScreenshots(
  folder: string,
  languages: readonly Language[],
): Promise<{ found: string[]; problems: string[] }> {
  const found: string[] = []
  const problems: string[] = []
  for (const { name, width, height } of screenshots) {
    for (const language of languages) {
      const file = `${screenshotsFolder}/${name}-${language}.webp`
      if (!existsSync(join(folder, file))) continue
      const size = await sharp(join(folder, file)).metadata()
      if (size.width === width && size.height === height) found.push(`${name}-${language}`)
      else problems.push(`brand/${file}: is ${size.width}×${size.height}, must be ${width}×${height}`)
    }
  }
  return { found, problems }
}

/** @param names file names without `.webp`, as `findScreenshots` returns them */
async function copyScreenshots(folder: string, names: readonly string[], outDir: string): Promise<void> {
  await copyAll(
    join(folder, screenshotsFolder),
    names.map((name) => `${name}.webp`),
    outDir,
  )
}

const flagsFolder = join(import.meta.dirname, '../../../node_modules/circle-flags/flags')

/** Copies a round flag of each country, named `{ISO 3166-1 alpha-2}.svg`. */
async function copyFlags(outDir: string): Promise<void> {
  const files = await readdir(flagsFolder)
  await copyAll(
    flagsFolder,
    files.filter((file) => /^[a-z]{2}\.svg$/.test(file)),
    outDir,
  )
}

async function copyAll(fromDir: string, files: readonly string[], outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  await Promise.all(files.map((file) => copyFile(join(fromDir, file), join(outDir, file))))
}

/**
 * Writes a brand's icons and screenshots into `build/` of the folder that is served, and the flags of all countries
 * beside it.
 *
 * @param folder the brand's folder
 */
export async function writeBrandPictures(
  folder: string,
  { logo, theme, screenshots }: BrandDesign,
  publicDir: string,
): Promise<void> {
  const buildDir = join(publicDir, 'build')
  await writeIcons(logo, theme, join(buildDir, 'icons'))
  // Browsers and feed readers request `/favicon.ico` even where a page names another icon.
  await copyFile(join(buildDir, 'icons/favicon.ico'), join(publicDir, 'favicon.ico'))
  await copyScreenshots(folder, screenshots, join(buildDir, screenshotsFolder))
  await copyFlags(join(publicDir, 'images/countries'))
}

/**
 * Diameter of the safe zone of a maskable icon: systems never cut what lies within this circle (W3C, Web Application
 * Manifest, «safe zone»).
 */
const safeZone = 0.8
/** Size of the logo in the icon of iOS, which only rounds the corners of the square. */
const touchSize = 0.94
const icoPixels = [16, 32, 48] as const

/**
 * Writes every icon of the site from its logo: `icon.svg` (header, favicon), `icon-192.png`, `icon-512.png`,
 * `maskable-512.png`, `apple-touch-icon.png` (180), `favicon-32.png`, `favicon.ico`.
 *
 * @param logo an SVG that has passed `checkLogo`; it brings its own background, as it stands on dark and light pages
 * @param theme its default scheme's colour `raised` is the background of icons that fill their square
 */
export async function writeIcons(logo: string, theme: Theme, outDir: string): Promise<void> {
  const { raised: ground = '#fff' } = theme.colours[theme.defaultScheme] ?? {}
  const png = (pixels: number) => rasterizeLogo(logo, { pixels })
  const ico = await Promise.all(icoPixels.map(async (pixels) => ({ pixels, bytes: await png(pixels) })))
  const safeSize = safeZone / Math.max(1, await measureLogoReach(logo))
  const files: [name: string, content: string | Uint8Array][] = [
    ['icon.svg', logo],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
    ['maskable-512.png', await rasterizeLogo(logo, { pixels: 512, size: safeSize, ground })],
    ['apple-touch-icon.png', await rasterizeLogo(logo, { pixels: 180, size: touchSize, ground })],
    ['favicon-32.png', await png(32)],
    ['favicon.ico', toIco(ico)],
  ]
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)))
}

const headerBytes = 6
const entryBytes = 16

/** A square PNG; `pixels` is the length of a side. */
interface SizedPng {
  pixels: number
  bytes: Uint8Array
}

/**
 * Returns an ICO file of PNGs: a header, an entry for each picture, the pictures
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 *
 * @param pictures sides of 256 pixels at most
 */
function toIco(pictures: readonly SizedPng[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(headerBytes + entryBytes * pictures.length))
  header.setUint16(2, 1, true)
  header.setUint16(4, pictures.length, true)
  let begin = header.byteLength
  for (const [index, { pixels, bytes }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index
    // A width of 256 is written as 0 in an entry of an ICO file.
    header.setUint8(at, pixels % 256)
    header.setUint8(at + 1, pixels % 256)
    header.setUint16(at + 4, 1, true)
    header.setUint16(at + 6, 32, true)
    header.setUint32(at + 8, bytes.length, true)
    header.setUint32(at + 12, begin, true)
    begin += bytes.length
  }
  return joinBytes([new Uint8Array(header.buffer), ...pictures.map(({ bytes }) => bytes)])
}
