import sharp from 'sharp'
import type { Language } from '../../../brand/languages.ts'
import type { Theme } from '../../../brand/theme-schema.ts'
import { paletteShares, type ShareImageColours } from '../../../share-images/palette.ts'
import type { PackedLogo, ShareImageParts } from '../../../share-images/parts.ts'
import { buildGlyphs } from '../fonts/build-glyphs.ts'
import type { LoadedFamily } from '../fonts/load-fonts.ts'
import { rasterizeLogo } from '../icons/rasterize-logo.ts'
import { packBackground, rasterizeBackground } from './pack-background.ts'

interface ShareImageBrand {
  families: readonly LoadedFamily[]
  languages: readonly Language[]
  theme: Theme
  /** The logo as SVG: contents of the brand's `mark.svg`. */
  logo: string
  /** Contents of the brand's `hall.svg`, if it has one. */
  hall: string | undefined
}

/** Prepares glyphs, colours and drawings of a brand's Open Graph images, in the default scheme of its theme. */
export async function buildShareImageParts({
  families,
  languages,
  theme,
  logo,
  hall,
}: ShareImageBrand): Promise<ShareImageParts> {
  const scheme = theme.colours[theme.defaultScheme]
  // `checkTheme` requires colours of the default scheme.
  if (!scheme) throw new Error(`the theme has no colours of its default scheme, ${theme.defaultScheme}`)
  const packed = await packLogo(logo, scheme.ground)
  return {
    ...buildGlyphs(families, languages),
    hall: await packBackground(await rasterizeBackground(hall), theme.defaultScheme),
    mark: { size: packed.size, pixels: packed.pixels },
    colours: {
      isDark: theme.defaultScheme === 'dark',
      ground: toRgb(scheme.ground),
      text: toRgb(scheme.text),
      line: scheme.gradient.map(toRgb),
      lights: Object.fromEntries(Object.entries(scheme.lights).map(([key, { ink }]) => [key, toRgb(ink)])),
      house: mix(toRgb(scheme.accent.ink), toRgb(scheme.quiet), houseQuiet),
      mark: packed.colours,
    },
  }
}

/**
 * Share of the accent in the light of pages that belong to no repertoire; the full accent may be the light of a
 * repertoire.
 */
const houseQuiet = 0.4

/** @param hex `#rrggbb` */
const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const mix = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, channel) => Math.round(value + ((other[channel] ?? value) - value) * share))

/** Side of the logo in pixels; the site's name beside it is set at 34 pixels. */
const size = 56
/** The number of a transparent pixel, as `share-images/parts.ts` reads it. */
const clear = 255
/** Pixels of a lower alpha (0 to 255) count as transparent. */
const leastOpaque = 16

/**
 * Rasterises the logo and reduces it to the colours that an Open Graph image reserves for it.
 *
 * @param ground the colour that half-transparent pixels are blended with
 */
async function packLogo(
  svg: string,
  ground: string,
): Promise<PackedLogo & { colours: ShareImageColours['mark'] }> {
  const drawn = await rasterizeLogo(svg, { pixels: size })
  const alpha = await sharp(drawn).extractChannel('alpha').raw().toBuffer()
  const rgb = await sharp(drawn).flatten({ background: ground }).raw().toBuffer()
  const seen = [...alpha.keys()].filter((index) => (alpha[index] ?? 0) >= leastOpaque)
  const { colours, numbers } = reduceColours(
    seen.map((index) => [...rgb.subarray(index * 3, index * 3 + 3)]),
    paletteShares.logo,
  )
  const pixels = new Uint8Array(size * size).fill(clear)
  for (const [at, index] of seen.entries()) pixels[index] = numbers[at] ?? clear
  return { size, pixels: Buffer.from(pixels).toString('base64'), colours }
}

type Rgb = readonly number[]

/**
 * Reduces colours by median cut: the group of colours that differ most is split in two until there are enough groups;
 * each becomes its mean. (libvips supports palettes of 16 and of 256 colours only.)
 *
 * @returns the colours, and for each of `pixels` the index of its colour
 */
export function reduceColours(pixels: readonly Rgb[], most: number): { colours: Rgb[]; numbers: number[] } {
  let boxes = pixels.length > 0 ? [[...pixels.keys()]] : []
  while (boxes.length < most) {
    const [widest] = boxes.toSorted(
      (one, other) => spreadOf(pixels, other).width - spreadOf(pixels, one).width,
    )
    if (!widest) break
    const { channel, width } = spreadOf(pixels, widest)
    if (width === 0) break
    const sorted = widest.toSorted(
      (one, other) => channelOf(pixels[one], channel) - channelOf(pixels[other], channel),
    )
    const middle = cutAt(sorted.map((index) => channelOf(pixels[index], channel)))
    boxes = [...boxes.filter((box) => box !== widest), sorted.slice(0, middle), sorted.slice(middle)]
  }
  const numbers = pixels.map(() => 0)
  for (const [number, box] of boxes.entries()) for (const index of box) numbers[index] = number
  return { colours: boxes.map((box) => meanOf(pixels, box)), numbers }
}

const channelOf = (colour: Rgb = [], channel: number) => colour[channel] ?? 0
const channels = [0, 1, 2] as const

/** Returns the channel (0 red, 1 green, 2 blue) in which a group differs most, and by how much. */
function spreadOf(pixels: readonly Rgb[], box: readonly number[]): { channel: number; width: number } {
  const widths = channels.map((channel) => {
    const values = box.map((index) => channelOf(pixels[index], channel))
    return Math.max(...values) - Math.min(...values)
  })
  const width = Math.max(...widths)
  return { channel: widths.indexOf(width), width }
}

/**
 * Returns the index at which a sorted group is split: halfway between its least and greatest value, so that the few
 * pixels of an edge weigh as much as the many of a ground.
 */
function cutAt(sorted: readonly number[]): number {
  const half = ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2
  return sorted.findIndex((value) => value > half)
}

const meanOf = (pixels: readonly Rgb[], box: readonly number[]): Rgb =>
  channels.map((channel) =>
    Math.round(box.reduce((sum, index) => sum + channelOf(pixels[index], channel), 0) / box.length),
  )
