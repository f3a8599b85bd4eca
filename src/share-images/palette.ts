/** Red, green and blue, 0…255. */
type Rgb = readonly number[]

/** The brand's colours that a share picture is drawn in, in its theme's default scheme. */
export interface SharePictureColours {
  ground: Rgb
  text: Rgb
  /** Of the brand line, from left to right. */
  line: readonly Rgb[]
  /** By the key of a repertoire. */
  lights: Record<string, Rgb>
  /** Of what belongs to no repertoire. */
  house: Rgb
  /** As many as the mark needs, `shares.mark` at most. */
  mark: readonly Rgb[]
}

/**
 * How a share picture's 256 colours are shared: the hall from its ground to its light; text, each step of its edge
 * over some steps of the hall; the brand line; the mark.
 */
export const shares = { hall: 104, textEdge: 12, textGrounds: 8, line: 24, mark: 32 } as const
const firstText = shares.hall
const firstLine = firstText + shares.textEdge * shares.textGrounds
const firstMark = firstLine + shares.line

/** @param hall the colour that the pixel has; @param covered 0…1 */
export function textOver(hall: number, covered: number): number {
  if (hall >= shares.hall) return hall
  const edge = Math.round(covered * shares.textEdge)
  if (edge === 0) return hall
  const ground = Math.min(
    Math.round((hall / (shares.hall - 1)) * (shares.textGrounds - 1)),
    shares.textGrounds - 1,
  )
  return firstText + ground * shares.textEdge + edge - 1
}

/** Text in the hall's own light. */
export const lightOver = (hall: number, covered: number): number =>
  hall >= shares.hall ? hall : Math.max(hall, Math.round(covered * (shares.hall - 1)))

/** How finely a letter's edge is told apart. */
const edges = 16

/** One of the two for every colour and every edge: a picture has a hundred thousand such pixels. */
export const toTable = (over: (hall: number, covered: number) => number): Uint8Array =>
  Uint8Array.from({ length: 256 * edges }, (_, index) =>
    over(Math.floor(index / edges), (index % edges) / (edges - 1)),
  )

/** Where a table has what becomes of a colour under so much of a letter. */
export const tableIndex = (hall: number, covered: number): number =>
  hall * edges + Math.round(covered * (edges - 1))

/** @param along 0…1 from left to right */
export const lineColour = (along: number): number =>
  firstLine + Math.min(Math.floor(along * shares.line), shares.line - 1)

/** @param number of the mark's own colours */
export const markColour = (number: number): number => firstMark + number

/** The 256 colours of each light, each made once in an isolate. */
const madePalettes = new WeakMap<SharePictureColours, Map<Rgb, Uint8Array>>()

/** @param light the key of a repertoire; without one, or with one that the brand lacks, the house's */
export function toPalette(colours: SharePictureColours, light = ''): Uint8Array {
  const lit = (Object.hasOwn(colours.lights, light) ? colours.lights[light] : undefined) ?? colours.house
  const made = madePalettes.get(colours) ?? new Map<Rgb, Uint8Array>()
  const palette = made.get(lit) ?? makePalette(colours, lit)
  madePalettes.set(colours, made.set(lit, palette))
  return palette
}

function makePalette({ ground, text, line, mark }: SharePictureColours, lit: Rgb): Uint8Array {
  const palette = new Uint8Array(256 * 3)
  const colours = [
    ...steps(shares.hall, (along) => mix(ground, lit, along)),
    ...steps(shares.textGrounds, (along) => mix(ground, lit, along)).flatMap((below) =>
      Array.from({ length: shares.textEdge }, (_, edge) => mix(below, text, (edge + 1) / shares.textEdge)),
    ),
    ...steps(shares.line, (along) => alongLine(line, along)),
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
