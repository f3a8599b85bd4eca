import { alpha } from './colour.ts'
import { n, type Point } from './path.ts'
import type { Random } from './random.ts'

/**
 * Stops of a gradient: `0 #fff4de, 0.5 #f2b35e 0.8, 1 #0e0b14`, that is where (0…1), colour and, where it isn't
 * solid, opacity.
 */
export type Stops = string

/**
 * The sheet on which one picture is drawn. Its shorter side is always 1000 units, whatever the pixels, so that a
 * scene is a function of proportions and not of sizes.
 */
export interface Stage {
  readonly width: number
  readonly height: number
  /** Wider than it is high. */
  readonly wide: boolean
  /** The point at which the subject is drawn. In wide pictures the left and the bottom third stay empty for text. */
  readonly focus: { readonly x: number; readonly y: number }
  readonly variant: number
  readonly random: Random
  /** Gradients, clips and masks, in the order of their making. */
  readonly definitions: string[]
}

/** Draws a picture and returns its SVG elements; gradients go into `stage.definitions`. */
export type Scene = (stage: Stage) => string

function define(stage: Stage, markup: (id: string) => string): string {
  const id = `g${stage.definitions.length}`
  stage.definitions.push(markup(id))
  return `url(#${id})`
}

function stopTags(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [offset, colour = '#000000', opacity] = stop.split(' ')
      const paint = opacity === undefined ? colour : alpha(colour, Number(opacity))
      return `<stop offset="${offset}" stop-color="${paint}"/>`
    })
    .join('')
}

/** A paint for `fill` or `stroke`: a gradient from one point of the stage to another. */
export function linear(stage: Stage, [x1, y1]: Point, [x2, y2]: Point, stops: Stops): string {
  return define(
    stage,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopTags(stops)}</linearGradient>`,
  )
}

/** A vertical gradient from height `top` to height `bottom`. */
export function fall(stage: Stage, top: number, bottom: number, stops: Stops): string {
  return linear(stage, [0, top], [0, bottom], stops)
}

/** A paint that spreads from a point of the stage. `flat` below 1 makes it an ellipse lying on its side. */
export function radial(stage: Stage, [x, y]: Point, radius: number, stops: Stops, flat = 1): string {
  const transform =
    flat === 1 ? '' : ` gradientTransform="translate(0 ${n(y * (1 - flat))}) scale(1 ${flat})"`
  return define(
    stage,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${transform}>${stopTags(stops)}</radialGradient>`,
  )
}

/** A vertical gradient that fits itself to every shape that it fills. */
export function hanging(stage: Stage, stops: Stops): string {
  return define(
    stage,
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags(stops)}</linearGradient>`,
  )
}

/** A gradient from the upper left to the lower right corner of every shape that it fills. */
export function diagonal(stage: Stage, stops: Stops): string {
  return define(
    stage,
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stopTags(stops)}</linearGradient>`,
  )
}

/** Limits `content` to the inside of `d`. Sharp-edged, and far cheaper than a mask. */
export function clip(stage: Stage, d: string, content: string): string {
  const url = define(stage, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  return `<g clip-path="${url}">${content}</g>`
}
