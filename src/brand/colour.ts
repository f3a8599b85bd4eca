/** Colours and their mixture as in CSS Color 4 and 5, so that the build can compute what a visitor sees. */

/** Red, green and blue in sRGB, and the opacity, each 0 to 1. */
export interface Colour {
  rgb: Triple
  opacity: number
}

type Triple = readonly [number, number, number]

/**
 * Parses a hexadecimal colour.
 *
 * @param hex `#rrggbb` or `#rrggbbaa`
 */
export function parseHex(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return { rgb: [channel(1), channel(3), channel(5)], opacity: hex.length > 7 ? channel(7) : 1 }
}

/** Returns the colour that is seen where a colour lies on an opaque one. */
export const blendOver = ({ rgb, opacity }: Colour, below: Colour): Colour => ({
  rgb: mapTriple((at) => rgb[at] * opacity + below.rgb[at] * (1 - opacity)),
  opacity: 1,
})

export type MixSpace = 'srgb' | 'oklab'

/**
 * Returns `color-mix(in {space}, {one} {share}, {other})` with premultiplied alpha.
 *
 * @param share 0 to 1
 */
export function mix(space: MixSpace, one: Colour, share: number, other: Colour): Colour {
  const opacity = one.opacity * share + other.opacity * (1 - share)
  if (opacity === 0) return { rgb: one.rgb, opacity }
  const [from, to] = [toSpace(space, one.rgb), toSpace(space, other.rgb)]
  const mixed = mapTriple(
    (at) => (from[at] * one.opacity * share + to[at] * other.opacity * (1 - share)) / opacity,
  )
  return { rgb: fromSpace(space, mixed), opacity }
}

/** Returns the contrast of two opaque colours, 1 to 21 (WCAG 2.2, «contrast ratio»). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one.rgb), luminance(other.rgb)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(rgb: Triple): number {
  const [red, green, blue] = mapTriple((at) => toLinear(rgb[at]))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const toSpace = (space: MixSpace, rgb: Triple): Triple => (space === 'oklab' ? toOklab(rgb) : rgb)
const fromSpace = (space: MixSpace, mixed: Triple): Triple => (space === 'oklab' ? fromOklab(mixed) : mixed)

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  Math.min(1, Math.max(0, value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))

/** Converts sRGB to Oklab (https://bottosson.github.io/posts/oklab/). */
function toOklab(rgb: Triple): Triple {
  const [r, g, b] = mapTriple((at) => toLinear(rgb[at]))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return mapTriple((at) => fromLinear(linear[at]))
}

const mapTriple = (toValue: (at: 0 | 1 | 2) => number): Triple => [toValue(0), toValue(1), toValue(2)]
