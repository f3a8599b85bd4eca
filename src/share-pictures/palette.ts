import type { Repertoire } from '../content/programs/repertoire.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const dark: Rgb = [14, 11, 20]
const paper: Rgb = [246, 242, 234]
/** The lights of the repertoires (client/styles/base.css), and what stands for none of them. */
const house: Rgb = [222, 190, 150]
const lights: Readonly<Record<Repertoire, Rgb>> = {
  film: [242, 179, 94],
  anime: [239, 106, 139],
  game: [143, 123, 255],
}

/**
 * How a share picture's 256 colours are shared: the hall from dark to its light; paper-white text, each step of its edge
 * over some steps of the hall; the brand line.
 */
const shares = { hall: 120, textEdge: 14, textGrounds: 8, line: 24 } as const
const firstText = shares.hall
const firstLine = firstText + shares.textEdge * shares.textGrounds

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

const madePalettes = new Map<Repertoire, Uint8Array>()

/** The 256 colours of a light; there are four of them, each made once in an isolate. */
export function toPalette(light: Repertoire = ''): Uint8Array {
  const palette = madePalettes.get(light) ?? makePalette(lights[light] ?? house)
  madePalettes.set(light, palette)
  return palette
}

function makePalette(lit: Rgb): Uint8Array {
  const hall = steps(shares.hall, (along) => mix(dark, lit, along))
  const text = steps(shares.textGrounds, (along) => mix(dark, lit, along)).flatMap((ground) =>
    Array.from({ length: shares.textEdge }, (_, edge) => mix(ground, paper, (edge + 1) / shares.textEdge)),
  )
  const { film = house, anime = house, game = house } = lights
  const line = steps(shares.line, (along) =>
    along < 0.5 ? mix(film, anime, along * 2) : mix(anime, game, along * 2 - 1),
  )
  return Uint8Array.from([...hall, ...text, ...line].flat())
}

const steps = (count: number, colourAt: (along: number) => Rgb): Rgb[] =>
  Array.from({ length: count }, (_, index) => colourAt(index / (count - 1)))

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
]
