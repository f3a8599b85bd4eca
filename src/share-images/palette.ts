/** Red, green and blue, each 0 to 255. */
type Rgb = readonly number[]

/** Colours of Open Graph images, from the default scheme of the brand's theme. */
export interface ShareImageColours {
  /** Whether the scheme is the dark one. */
  isDark: boolean
  ground: Rgb
  text: Rgb
  /** Colours of the brand line, from left to right. */
  line: readonly Rgb[]
  /** Light of each repertoire, by key. */
  lights: Record<string, Rgb>
  /** Colours of the light on pages that belong to no repertoire. */
  house: Rgb
  /** Colours of the logo, at most `paletteShares.logo`. */
  mark: readonly Rgb[]
}

/**
 * Division of the 256 palette colours: the background from its ground to its light; text, each step of antialiasing on
 * several steps of the background; the brand line; the logo.
 */
export const paletteShares = { hall: 104, textEdge: 12, textGrounds: 8, line: 24, logo: 32 } as const
const firstText = paletteShares.hall
const firstLine = firstText + paletteShares.textEdge * paletteShares.textGrounds
const firstMark = firstLine + paletteShares.line

/**
 * Returns the palette index of text over the background.
 *
 * @param hall palette index of the pixel below
 * @param covered coverage, 0 to 1
 */
export function blendText(hall: number, covered: number): number {
  if (hall >= paletteShares.hall) return hall
  const edge = Math.round(covered * paletteShares.textEdge)
  if (edge === 0) return hall
  const ground = Math.min(
    Math.round((hall / (paletteShares.hall - 1)) * (paletteShares.textGrounds - 1)),
    paletteShares.textGrounds - 1,
  )
  return firstText + ground * paletteShares.textEdge + edge - 1
}

/** Returns the palette index of the colour between background and text, for a pixel at the edge of a letter. */
export const blendLight = (hall: number, covered: number): number =>
  hall >= paletteShares.hall ? hall : Math.max(hall, Math.round(covered * (paletteShares.hall - 1)))

/** Number of steps of coverage in a table. */
const edges = 16

/** Precomputes a blend function for every palette index and coverage: an image has a hundred thousand such pixels. */
export const toBlendTable = (over: (hall: number, covered: number) => number): Uint8Array =>
  Uint8Array.from({ length: 256 * edges }, (_, index) =>
    over(Math.floor(index / edges), (index % edges) / (edges - 1)),
  )

/** Returns the index in such a table of a palette index and a coverage. */
export const blendTableIndex = (hall: number, covered: number): number =>
  hall * edges + Math.round(covered * (edges - 1))

/**
 * Returns the palette index of the brand line.
 *
 * @param along position from left to right, 0 to 1
 */
export const toLineColour = (along: number): number =>
  firstLine + Math.min(Math.floor(along * paletteShares.line), paletteShares.line - 1)

/**
 * Returns the palette index of a colour of the logo.
 *
 * @param number index among the logo's colours
 */
export const toLogoColour = (number: number): number => firstMark + number

/** Palettes by light, each made once in an isolate. */
const madePalettes = new WeakMap<ShareImageColours, Map<Rgb, Uint8Array>>()

const lightOf = (colours: ShareImageColours, light: string): Rgb =>
  (Object.hasOwn(colours.lights, light) ? colours.lights[light] : undefined) ?? colours.house

/**
 * Returns the palette: 256 times red, green, blue.
 *
 * @param light key of a repertoire; for an absent or unknown one the light is the house's
 */
export function toPalette(colours: ShareImageColours, light = ''): Uint8Array {
  const lit = lightOf(colours, light)
  const made = madePalettes.get(colours) ?? new Map<Rgb, Uint8Array>()
  const palette = made.get(lit) ?? makePalette(colours, (along) => mix(colours.ground, lit, along))
  madePalettes.set(colours, made.set(lit, palette))
  return palette
}

/** Brightness, as a share, above which a scene's own colours turn into the colour of the date. */
const turnsToLight = 0.8
/** Brightness, as a share, below which a scene's own colours turn into the brand's background. */
const leavesGround = 0.25

/**
 * Returns the palette of a scene: its own colours between the brand's ground and the repertoire's light.
 *
 * @param ramp red, green and blue of each step of the background
 */
export function toScenePalette(colours: ShareImageColours, ramp: readonly number[], light = ''): Uint8Array {
  const lit = lightOf(colours, light)
  return makePalette(colours, (along) => {
    const at = Math.round(along * (paletteShares.hall - 1)) * 3
    const own = ramp.slice(at, at + 3)
    const fromGround = mix(colours.ground, own, Math.min(1, along / leavesGround))
    return mix(fromGround, lit, Math.max(0, (along - turnsToLight) / (1 - turnsToLight)))
  })
}

function makePalette(
  { text, line, mark }: ShareImageColours,
  backgroundAt: (along: number) => Rgb,
): Uint8Array {
  const palette = new Uint8Array(256 * 3)
  const colours = [
    ...steps(paletteShares.hall, backgroundAt),
    ...steps(paletteShares.textGrounds, backgroundAt).flatMap((below) =>
      Array.from({ length: paletteShares.textEdge }, (_, edge) =>
        mix(below, text, (edge + 1) / paletteShares.textEdge),
      ),
    ),
    ...steps(paletteShares.line, (along) => alongLine(line, along)),
    ...mark,
  ]
  palette.set(colours.flat().slice(0, palette.length))
  return palette
}

function alongLine(line: readonly Rgb[], along: number): Rgb {
  const at = along * (line.length - 1)
  const from = Math.min(Math.floor(at), Math.max(0, line.length - 2))
  const [one = [0, 0, 0], other = one] = line.slice(from)
  return mix(one, other, at - from)
}

const steps = (count: number, colourAt: (along: number) => Rgb): Rgb[] =>
  Array.from({ length: count }, (_, index) => colourAt(index / (count - 1)))

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((value, channel) => Math.round(value + ((other[channel] ?? value) - value) * share))
