import { mix } from '../colour.ts'
import { cut, shape, stroke } from '../paper.ts'
import { along, curve, ellipse, type Point, path, place, rect } from '../path.ts'
import { linear, type Stage } from '../stage.ts'
import type { Mood } from './mood.ts'

/** A note whose head is at x, y; `s` 1 is 60 tall. Kind 0 is a quarter, 1 an eighth, 2 a pair. */
export function note(x: number, y: number, s: number, kind: number): string {
  const headAt = (dx: number, dy: number) =>
    place(ellipse(0, 0, 10, 7.4), { x: x + dx * s, y: y + dy * s, scale: s, turn: -20 })
  const stem = (dx: number, dy: number) => rect(x + (dx + 7.4) * s, y + (dy - 54) * s, 2.8 * s, 53 * s)
  if (kind === 2)
    return (
      headAt(0, 0) +
      headAt(42, -6) +
      stem(0, 0) +
      stem(42, -6) +
      path`M${x + 7.4 * s} ${y - 54 * s}L${x + 52.2 * s} ${y - 60 * s}L${x + 52.2 * s} ${y - 50 * s}L${x + 7.4 * s} ${y - 44 * s}Z`
    )
  const flag =
    kind === 1
      ? path`M${x + 8 * s} ${y - 54 * s}C${x + 14 * s} ${y - 38 * s} ${x + 30 * s} ${y - 34 * s} ${x + 23 * s} ${y - 12 * s}C${x + 23 * s} ${y - 26 * s} ${x + 14 * s} ${y - 30 * s} ${x + 8 * s} ${y - 36 * s}Z`
      : ''
  return headAt(0, 0) + stem(0, 0) + flag
}

/** Five lines that follow a path; `gap` between them grows along it. */
export function stave(
  way: readonly Point[],
  from: number,
  to: number,
  paint: string,
  width = 2,
): { markup: string; at: (t: number, lane: number) => Point } {
  const spine = along(way, 16)
  const at = (t: number, lane: number): Point => {
    const i = Math.min(spine.length - 1, Math.max(0, Math.round(t * (spine.length - 1))))
    const [x, y] = spine[i] ?? [0, 0]
    const [ax, ay] = spine[i - 1] ?? [x, y]
    const [bx, by] = spine[i + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const spread = (from + (to - from) * t) * lane
    return [x - ((by - ay) / length) * spread, y + ((bx - ax) / length) * spread]
  }
  const steps = Math.round(spine.length / 2)
  const lines = [-2, -1, 0, 1, 2].map((lane) =>
    curve(Array.from({ length: steps }, (_, i) => at(i / (steps - 1), lane))),
  )
  return { markup: stroke(lines.join(''), paint, width), at }
}

/** A page with staves, about 0 0, 240 × 320. */
export function page(stage: Stage, mood: Mood, bend: number): string {
  const { random } = stage
  const d = path`M-120 ${-160 + bend}C-60 ${-160 - bend} 60 ${-160 + bend} 120 ${-160 - bend}L120 ${160 - bend}C60 ${160 + bend} -60 ${160 - bend} -120 ${160 + bend}Z`
  let lines = ''
  let notes = ''
  for (let i = 0; i < 6; i++) {
    const y = -124 + i * 46
    for (let j = 0; j < 5; j++)
      lines += path`M-102 ${y + j * 5 + bend * 0.8}C-50 ${y + j * 5 - bend * 0.8} 50 ${y + j * 5 + bend * 0.8} 102 ${y + j * 5 - bend * 0.8}`
    for (let k = 0; k < 9; k++)
      if (random.chance(0.75))
        notes += note(-92 + k * 21, y + random.between(2, 20), 0.36, random.whole(0, 1))
  }
  const paper = linear(
    stage,
    [-120, -160],
    [120, 160],
    `0 #fffaf0, 0.6 ${mix('#f0e0c8', mood.light, 0.16)}, 1 ${mix('#b89a88', mood.middle, 0.4)}`,
  )
  return (
    cut(d, { fill: paper, shadow: 14, depth: 0.45, rim: '#ffffff', rimWidth: 1 }) +
    stroke(lines, '#6a4a4488', 1.1) +
    shape(notes, '#3a2430')
  )
}
