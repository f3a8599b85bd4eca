import sharp from 'sharp'
import type { Language } from '../../../brand/languages.ts'
import type { Theme } from '../../../brand/theme-schema.ts'
import type { PackedMark } from '../../../share-images/logo.ts'
import { type SharePictureColours, shares } from '../../../share-images/palette.ts'
import type { SharePictureParts } from '../../../share-images/parts.ts'
import { buildLetters } from '../fonts/build-letters.ts'
import type { LoadedFamily } from '../fonts/load-fonts.ts'
import { drawMark } from '../icons/draw-mark.ts'
import { drawHall, packHall } from './pack-hall.ts'
import { reduceColours } from './reduce-colours.ts'

interface SharePictureBrand {
  families: readonly LoadedFamily[]
  languages: readonly Language[]
  theme: Theme
  /** SVG. */
  mark: string
  /** The brand's own picture of a hall. */
  hall: string | undefined
}

/** What the Worker draws a brand's share pictures with, in the default scheme of its theme. */
export async function buildSharePictureParts({
  families,
  languages,
  theme,
  mark,
  hall,
}: SharePictureBrand): Promise<SharePictureParts> {
  const scheme = theme.colours[theme.defaultScheme]
  // `checkTheme` has seen to it.
  if (!scheme) throw new Error(`the theme has no colours of its default scheme, ${theme.defaultScheme}`)
  const packed = await packMark(mark, scheme.ground)
  return {
    ...buildLetters(families, languages),
    hall: await packHall(await drawHall(hall), theme.defaultScheme),
    mark: { size: packed.size, pixels: packed.pixels },
    colours: {
      ground: toRgb(scheme.ground),
      text: toRgb(scheme.text),
      line: scheme.gradient.map(toRgb),
      lights: Object.fromEntries(Object.entries(scheme.lights).map(([key, { ink }]) => [key, toRgb(ink)])),
      house: mix(toRgb(scheme.accent.ink), toRgb(scheme.quiet), houseQuiet),
      mark: packed.colours,
    },
  }
}

/** What is of no repertoire is lit by a quieter accent, since the accent may be the light of one. */
const houseQuiet = 0.4

/** @param hex `#rrggbb` */
const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const mix = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, channel) => Math.round(value + ((other[channel] ?? value) - value) * share))

/** Pixels of the mark on a share picture, beside letters of 34. */
const size = 56
/** As `share-pictures/mark.ts` reads it: the picture shows. */
const clear = 255
/** A pixel less opaque than this is nothing that anybody misses. */
const leastOpaque = 16

/**
 * The mark in as many colours as a share picture has for it.
 *
 * @param ground what its edges fade into
 */
async function packMark(
  svg: string,
  ground: string,
): Promise<PackedMark & { colours: SharePictureColours['mark'] }> {
  const drawn = await drawMark(svg, { pixels: size })
  const alpha = await sharp(drawn).extractChannel('alpha').raw().toBuffer()
  const rgb = await sharp(drawn).flatten({ background: ground }).raw().toBuffer()
  const seen = [...alpha.keys()].filter((index) => (alpha[index] ?? 0) >= leastOpaque)
  const { colours, numbers } = reduceColours(
    seen.map((index) => [...rgb.subarray(index * 3, index * 3 + 3)]),
    shares.mark,
  )
  const pixels = new Uint8Array(size * size).fill(clear)
  for (const [at, index] of seen.entries()) pixels[index] = numbers[at] ?? clear
  return { size, pixels: Buffer.from(pixels).toString('base64'), colours }
}
