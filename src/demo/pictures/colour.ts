/**
 * Colours are `#rrggbb` or `#rrggbbaa`. They are mixed in OKLab (https://bottosson.github.io/posts/oklab/), so
 * that a tint between a warm light and a cold shadow stays clean instead of passing through grey.
 */
type Lab = readonly [lightness: number, a: number, b: number]

const linear = (byte: number) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const hexByte = (value: number) => {
  const bounded = Math.min(1, Math.max(0, value))
  const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

const toLab = (colour: string): Lab => {
  const r = linear(Number.parseInt(colour.slice(1, 3), 16))
  const g = linear(Number.parseInt(colour.slice(3, 5), 16))
  const b = linear(Number.parseInt(colour.slice(5, 7), 16))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromLab = ([lightness, a, b]: Lab) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${hexByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${hexByte(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${hexByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`
}

/** Colour between `from` (share 0) and `to` (share 1). */
export function mix(from: string, to: string, share: number): string {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share])
}

/** Colour at `share` (0…1) of a ramp of at least one colour. */
export function ramp(colours: readonly string[], share: number): string {
  const position = Math.min(1, Math.max(0, share)) * (colours.length - 1)
  const index = Math.min(colours.length - 2, Math.floor(position))
  const [from, to] = [colours[index] ?? '#000000', colours[index + 1]]
  return to === undefined ? (colours[0] ?? '#000000') : mix(from, to, position - index)
}

/** The colour with an opacity of 0…1. */
export function alpha(colour: string, opacity: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, opacity)) * 255)
  return colour.slice(0, 7) + byte.toString(16).padStart(2, '0')
}

/** The colour turned by `hue` degrees, with its lightness and chroma multiplied; opacity stays. */
export function shift(colour: string, hue: number, lightness: number, chroma: number): string {
  const [l, a, b] = toLab(colour)
  const angle = (hue * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * chroma, Math.sin(angle) * chroma]
  return fromLab([Math.min(1, l * lightness), a * cos - b * sin, a * sin + b * cos]) + colour.slice(7)
}
