/**
 * The hand that all pictures share: sheets of dark paper, one behind the other, each dropping a soft shadow on
 * the next and catching the light at its cut edge.
 *
 * Shadows are stacks of wide faint strokes: feGaussianBlur costs half a second for each sheet of a hero picture,
 * a stack 40 ms.
 */
import { ellipse, n, rect } from './path.ts'
import { fall, radial, type Stage, type Stops } from './stage.ts'

/** Ground of the hall, the darkest paper there is. */
export const ground = '#0e0b14'

export interface Sheet {
  /** Colour or paint from `linear`, `fall` or `radial`. */
  fill: string
  /** Reach of the shadow in units; 0 or absent is none. */
  shadow?: number
  /** How dark the shadow is, 0…1. */
  depth?: number
  /** A simpler outline that casts the shadow, for forests and crowds. */
  shadowOf?: string
  /** Colour or paint of the lit edge. */
  rim?: string
  rimWidth?: number
}

const narrowShadow = [1, 0.62, 0.36, 0.17]
const wideShadow = [1, 0.78, 0.58, 0.4, 0.24, 0.11]

/** One sheet of paper, or several pieces on one level: pieces that overlap read as one. */
export function cut(
  d: string | readonly string[],
  { fill, shadow = 0, depth = 0.5, shadowOf, rim, rimWidth = 1.5 }: Sheet,
): string {
  const pieces = typeof d === 'string' ? [d] : d
  const casting = shadowOf === undefined ? pieces : [shadowOf]
  let markup = ''
  if (shadow > 0) {
    const strokes = (shadow > 12 ? wideShadow : narrowShadow).map(
      (share) =>
        `<g stroke-width="${n(shadow * 2 * share)}">${casting.map((piece) => `<path d="${piece}"/>`).join('')}</g>`,
    )
    markup += `<g shape-rendering="optimizeSpeed" fill="none" stroke="#05030a" stroke-opacity="${n2(depth * (shadow > 12 ? 0.26 : 0.36))}" stroke-linejoin="round">${strokes.join('')}</g>`
  }
  if (rim !== undefined) {
    markup += `<g fill="none" stroke="${rim}" stroke-width="${n(rimWidth * 2)}" stroke-linejoin="round">${pieces.map((piece) => `<path d="${piece}"/>`).join('')}</g>`
  }
  return `${markup}<g fill="${fill}">${pieces.map((piece) => `<path d="${piece}"/>`).join('')}</g>`
}

const n2 = (value: number) => String(Math.round(value * 100) / 100)

/** Moves, turns (degrees) and scales finished markup; `flip` mirrors it. Gradients of shapes move along. */
export function put(content: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n3(flip ? -scale : scale)} ${n3(scale)})">${content}</g>`
}

const n3 = (value: number) => String(Math.round(value * 1000) / 1000)

/** A flat shape without shadow or edge: details, windows, marks. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${n2(opacity)}"`}/>`
}

/** A drawn line. */
export function stroke(d: string, colour: string, width: number, cap: 'butt' | 'round' = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
}

/** The whole stage filled from top to bottom. */
export function backdrop(stage: Stage, stops: Stops): string {
  return shape(rect(-2, -2, stage.width + 4, stage.height + 4), fall(stage, 0, stage.height, stops))
}

/** Falls like light does: steep at first, then a long tail. */
const falloff = [
  [0, 1],
  [0.12, 0.78],
  [0.28, 0.46],
  [0.48, 0.22],
  [0.72, 0.07],
  [1, 0],
] as const

/** Soft light around a point. `flat` below 1 lays it down as a pool or a band of mist. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 1,
  flat = 1,
): string {
  const stops = falloff.map(([offset, share]) => `${offset} ${colour} ${share * strength}`).join(', ')
  const paint = radial(stage, [x, y], radius, stops, flat)
  return shape(ellipse(x, y, radius, radius * flat), paint)
}

/** A lit edge: bright near the lamp, gone at `reach`. */
export function rimLight(
  stage: Stage,
  x: number,
  y: number,
  reach: number,
  colour: string,
  strength = 1,
): string {
  return radial(
    stage,
    [x, y],
    reach,
    `0 ${colour} ${strength}, 0.25 ${colour} ${strength * 0.62}, 0.6 ${colour} ${strength * 0.22}, 1 ${colour} 0`,
  )
}

/** A horizontal band of mist between two sheets. */
export function mist(stage: Stage, y: number, height: number, colour: string, strength: number): string {
  const paint = fall(
    stage,
    y - height / 2,
    y + height / 2,
    `0 ${colour} 0, 0.35 ${colour} ${strength * 0.55}, 0.6 ${colour} ${strength}, 1 ${colour} 0`,
  )
  return shape(rect(-2, y - height / 2, stage.width + 4, height), paint)
}
