/** SVG path data made from numbers. All commands are absolute, so that `place` can move any path. */
export type Point = readonly [x: number, y: number]

/** A length with at most one decimal: a tenth of a unit is less than a pixel of the largest picture. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** Path data with numbers rounded: path`M${x} ${y}L${x + 10} ${y}Z`. Strings are put in as they are. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? n(value) : value)),
  )
}

/** Straight lines through the points. */
export function line(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
}

/**
 * Points written as a table of coordinates: pts`0 0, ${x} 40, ${point}`. Long outlines stay readable this way,
 * and survive the formatter.
 */
export function pts(strings: TemplateStringsArray, ...values: (number | Point)[]): Point[] {
  const numbers = String.raw({ raw: strings }, ...values.map(String)).match(/-?[\d.]+(?:e-?\d+)?/g) ?? []
  const list: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) list.push([Number(numbers[i]), Number(numbers[i + 1])])
  return list
}

/** A smooth line through the points (Catmull-Rom as cubic curves). `tension` 0 is straight, 1 is very round. */
export function curve(points: readonly Point[], closed = false, tension = 0.5): string {
  const last = points.length - 1
  const get = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  let d = `M${at(get(0))}`
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const k = tension / 3
    d += `C${at([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k])} ${at([
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
    ])} ${at(p2)}`
  }
  return closed ? `${d}Z` : d
}

/** Quarter of a circle as a cubic curve. */
const round = 0.5523

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * round, ry * round]
  return `M${at([x - rx, y])}C${at([x - rx, y - ky])} ${at([x - kx, y - ry])} ${at([x, y - ry])}C${at([
    x + kx,
    y - ry,
  ])} ${at([x + rx, y - ky])} ${at([x + rx, y])}C${at([x + rx, y + ky])} ${at([x + kx, y + ry])} ${at([
    x,
    y + ry,
  ])}C${at([x - kx, y + ry])} ${at([x - rx, y + ky])} ${at([x - rx, y])}Z`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return line(pts`${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height}, ${x} ${y + height}`, true)
}

/** A door or window: straight sides, `spring` of the height is a pointed (`pointed`) or round arch. */
export function arch(x: number, y: number, width: number, height: number, pointed = false): string {
  const rise = Math.min(height, width * (pointed ? 0.9 : 0.5))
  const [middle, right, spring, bottom] = [x + width / 2, x + width, y + rise, y + height]
  const bend = pointed ? 0.35 : round
  return `M${at([x, bottom])}L${at([x, spring])}C${at([x, spring - rise * bend])} ${at([
    pointed ? middle - width * 0.18 : middle - (width / 2) * round,
    pointed ? y + rise * 0.22 : y,
  ])} ${at([middle, y])}C${at([
    pointed ? middle + width * 0.18 : middle + (width / 2) * round,
    pointed ? y + rise * 0.22 : y,
  ])} ${at([right, spring - rise * bend])} ${at([right, spring])}L${at([right, bottom])}Z`
}

export interface Placement {
  x?: number
  y?: number
  scale?: number
  /** Stretches the width only; negative mirrors. */
  stretch?: number
  /** Degrees, clockwise, before moving. */
  turn?: number
}

/** The path scaled, turned about its origin and moved. */
export function place(d: string, { x = 0, y = 0, scale = 1, stretch = 1, turn = 0 }: Placement): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, px: string, py: string) => {
    const [sx, sy] = [Number(px) * scale * stretch, Number(py) * scale]
    return at([x + sx * cos - sy * sin, y + sx * sin + sy * cos])
  })
}

/** Points along a smooth line through `spine`, `steps` for each stretch. */
export function along(spine: readonly Point[], steps = 8): Point[] {
  const last = spine.length - 1
  const get = (index: number) => spine[Math.min(last, Math.max(0, index))] ?? ([0, 0] as const)
  const points: Point[] = []
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const axis = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t)
      points.push([axis(0), axis(1)])
    }
  }
  points.push(get(last))
  return points
}

/**
 * A limb, branch, tail, neck or horn: the outline of a smooth spine whose half-width changes from joint to joint.
 * `widths` has one half-width for each point of the spine.
 */
export function limb(
  spine: readonly Point[],
  widths: readonly number[],
  steps = 6,
  ends: 'round' | 'flat' = 'round',
): string {
  const points = along(spine, steps)
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y]] of points.entries()) {
    const [before, after] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const position = i / steps
    const joint = Math.min(widths.length - 1, Math.floor(position))
    const [from, to] = [widths[joint] ?? 0, widths[joint + 1] ?? widths[joint] ?? 0]
    const half = from + (to - from) * (position - joint)
    const [nx, ny] = [(dy / length) * half, (-dx / length) * half]
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
    const tip = i === 0 ? -1 : i === points.length - 1 ? 1 : 0
    if (tip === 0 || half < 1 || ends === 'flat') continue
    const cap = [-0.7, 0, 0.7].map((turn): Point => {
      const [along1, across] = [Math.cos(turn) * tip, -Math.sin(turn)]
      return [
        x + (dx / length) * half * along1 + nx * across,
        y + (dy / length) * half * along1 + ny * across,
      ]
    })
    if (tip === 1) left.push(...cap)
    else left.unshift(...[...cap].reverse())
  }
  return `${curve(left)}L${curve(right).slice(1)}Z`
}
