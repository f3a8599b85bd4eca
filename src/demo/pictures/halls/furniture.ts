/** What stands in every hall: seats, players, heads, lamps. All coordinates are of the stage. */
import { mix } from '../colour.ts'
import { cut, glow, rimLight, shape, stroke } from '../paper.ts'
import { curve, ellipse, limb, line, type Point, path, place, pts, rect } from '../path.ts'
import { fall, type Stage } from '../stage.ts'

/** Colours of a hall. */
export interface Scheme {
  light: string
  wall: string
  seat: string
  trim: string
}

const schemes: readonly [Scheme, ...Scheme[]] = [
  { light: '#ffce86', wall: '#5c2a30', seat: '#8f2436', trim: '#e0a860' },
  { light: '#ffd9a0', wall: '#4a3328', seat: '#6a3a2a', trim: '#d09a5c' },
  { light: '#f6c6d0', wall: '#43264c', seat: '#7a2c5c', trim: '#e8a0a8' },
  { light: '#ffe0b0', wall: '#1f3a48', seat: '#20586a', trim: '#d8b070' },
  { light: '#d6ccff', wall: '#2e2a5c', seat: '#4a3f94', trim: '#b8a8f0' },
  { light: '#ffdc9c', wall: '#26402f', seat: '#2f6a4a', trim: '#d4b46c' },
  { light: '#ffc49a', wall: '#3a2430', seat: '#a04a30', trim: '#e8906a' },
]

export const pickScheme = (stage: Stage): Scheme =>
  schemes[stage.random.whole(0, schemes.length - 1)] ?? schemes[0]

/** Where the lines of a hall meet, moved a little to one side so that no two seats have the same view. */
export function viewpoint(stage: Stage): Point {
  const side = stage.random.between(-0.09, 0.09)
  return [stage.width * (0.5 + side), stage.height * 0.42]
}

/** Rows of seat backs from `top` to the lower edge, larger the nearer; `bend` bows them around the stage. */
export function seats(stage: Stage, x: number, top: number, rows: number, scheme: Scheme, bend = 30): string {
  const { width: w, height: h, random } = stage
  let markup = ''
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const size = 13 + t ** 1.5 * 62
    const y = top + t ** 1.3 * (h - top - 20)
    const backs: string[] = []
    const step = size * 2.12
    const aisle = size * 1.3
    for (let i = 0; ; i++) {
      const offset = aisle / 2 + (i + 0.5) * step
      if (offset > w) break
      for (const side of [-1, 1]) {
        const sx = x + side * offset
        if (sx < -size * 2 || sx > w + size * 2) continue
        const sy = y - bend * t * (offset / w) ** 2 * 2 + bend * (1 - t) * (offset / w) ** 2
        backs.push(
          path`M${sx - size} ${sy + size * 2.6}L${sx - size} ${sy + size * 0.5}C${sx - size} ${sy - size * 0.2} ${sx + size} ${sy - size * 0.2} ${sx + size} ${sy + size * 0.5}L${sx + size} ${sy + size * 2.6}Z`,
        )
      }
    }
    const tone = mix(scheme.seat, '#0a0710', t * 0.78)
    markup += cut(backs.join(''), {
      fill: fall(
        stage,
        y - size * 0.3,
        y + size * 2,
        `0 ${mix(tone, scheme.light, 0.34 - t * 0.26)}, 0.3 ${tone}, 1 ${mix(tone, '#07050b', 0.6)}`,
      ),
      shadow: 4 + t * 8,
      depth: 0.4,
      rim: rimLight(stage, x, top - 60, w * 0.62, scheme.light, 0.75 - t * 0.5),
      rimWidth: 1,
    })
    if (row > 0 && row < rows - 1 && random.chance(0.2))
      markup += glow(stage, x, y, size * 3, scheme.light, 0.08, 0.4)
  }
  return markup
}

/** Heads and shoulders of those who sit in front, seen from behind; none within `aisle` of x. */
export function heads(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  light: string,
  fill: string,
  aisle = 0,
): string {
  const { width: w, random } = stage
  const pieces: string[] = []
  for (let px = -size; px < w + size; px += size * random.between(1.9, 2.7)) {
    const top = y + random.between(-0.35, 0.35) * size
    if (Math.abs(px - x) < aisle) continue
    pieces.push(
      ellipse(px, top, size * 0.46, size * 0.58),
      path`M${px - size} ${top + size * 3}C${px - size} ${top + size * 0.7} ${px - size * 0.3} ${top + size * 0.8} ${px - size * 0.2} ${top + size * 0.4}L${px + size * 0.2} ${top + size * 0.4}C${px + size * 0.3} ${top + size * 0.8} ${px + size} ${top + size * 0.7} ${px + size} ${top + size * 3}Z`,
    )
    const hair = random.next()
    if (hair < 0.2) pieces.push(ellipse(px, top - size * 0.62, size * 0.22, size * 0.2))
    else if (hair < 0.45)
      pieces.push(
        path`M${px - size * 0.52} ${top + size * 0.9}C${px - size * 0.66} ${top - size * 0.85} ${px + size * 0.66} ${top - size * 0.85} ${px + size * 0.52} ${top + size * 0.9}Z`,
      )
  }
  return cut(pieces.join(''), {
    fill,
    shadow: size * 0.2,
    depth: 0.5,
    rim: rimLight(stage, x, y - size, w * 0.6, light, 0.8),
    rimWidth: 1.3,
  })
}

/** One who plays, seated, facing us: 60 units tall at `s` 1. Head, body, and what the hands do. */
function player(x: number, y: number, s: number, kind: number): string {
  const body = `${ellipse(x, y - 50 * s, 7 * s, 8.4 * s)}${path`M${x - 17 * s} ${y}C${x - 20 * s} ${y - 28 * s} ${x - 14 * s} ${y - 40 * s} ${x - 4 * s} ${y - 42 * s}L${x + 4 * s} ${y - 42 * s}C${x + 14 * s} ${y - 40 * s} ${x + 20 * s} ${y - 28 * s} ${x + 17 * s} ${y}Z`}`
  if (kind === 1)
    return (
      body +
      place('M0 -34C6 -38 12 -34 11 -27C16 -20 10 -10 0 -12C-10 -10 -16 -20 -11 -27C-12 -34 -6 -38 0 -34Z', {
        x: x + 6 * s,
        y,
        scale: s,
      })
    )
  if (kind === 2)
    return body + limb(pts`${x + 4 * s} ${y - 42 * s}, ${x + 22 * s} ${y - 34 * s}`, [2 * s, 2.4 * s], 2)
  return body
}

/**
 * An orchestra in its half circle on a stage, with stands that catch the light and a conductor with his back to
 * us. `half` is half the stage's width, `y` its front edge, `depth` how far up the picture the last row sits.
 */
export function orchestra(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  depth: number,
  scheme: Scheme,
  conductor = true,
): string {
  const { random } = stage
  const dark = mix(scheme.wall, '#0a0710', 0.72)
  const rim = rimLight(stage, x, y - depth * 2.4, half * 2.1, scheme.light, 0.95)
  const rows = 5
  let markup = ''
  const back = y - depth
  const drums = [-0.46, -0.32, -0.18].map(
    (t) =>
      path`M${x + t * half - 15} ${back - 6}C${x + t * half - 15} ${back + 16} ${x + t * half + 15} ${back + 16} ${x + t * half + 15} ${back - 6}Z`,
  )
  markup += cut(drums, { fill: mix('#b8743c', scheme.wall, 0.35), shadow: 4, rim, rimWidth: 1 })
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows
    const scale = 0.66 + t * 0.4
    const spread = half * (0.62 + t * 0.34)
    const count = Math.max(6, Math.round((spread * 2) / (38 * scale)))
    const players: string[] = []
    const scores: string[] = []
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count - 0.5
      if (Math.abs(u) < 0.06 && row > 2) continue
      const [px, py] = [
        x + u * 2 * spread + random.between(-3, 3),
        back + t * depth * 0.86 + Math.abs(u) ** 2 * depth * 0.5,
      ]
      players.push(player(px, py, scale, random.whole(0, 2)))
      if (random.chance(0.55))
        scores.push(
          path`M${px - 13 * scale} ${py - 24 * scale}L${px + 9 * scale} ${py - 26 * scale}L${px + 10 * scale} ${py - 10 * scale}L${px - 12 * scale} ${py - 8 * scale}Z`,
        )
      if (Math.abs(u) > 0.4 && u > 0 && row > 0 && row < 4)
        players.push(
          place(
            'M0 -78C3 -78 4 -60 4 -50C14 -46 16 -34 13 -28C20 -18 16 0 0 0C-16 0 -20 -18 -13 -28C-16 -34 -14 -46 -4 -50C-4 -60 -3 -78 0 -78Z',
            { x: px + 14, y: py, scale: scale * 0.95 },
          ),
        )
    }
    markup +=
      cut(players.join(''), {
        fill: fall(stage, back - 30, y, `0 ${mix(dark, scheme.light, 0.14)}, 1 ${dark}`),
        shadow: 4,
        depth: 0.35,
        rim,
        rimWidth: 0.9,
      }) + shape(scores.join(''), mix(scheme.light, '#fff6e4', 0.6), 0.82)
    if (row === 1) markup += harpSilhouette(x - half * 0.8, back + 26, rim, dark)
  }
  if (!conductor) return markup
  const lead = [
    ellipse(x, y - 76, 8.4, 10),
    path`M${x - 16} ${y - 62}C${x - 22} ${y - 40} ${x - 16} ${y - 20} ${x - 18} ${y + 8}L${x + 18} ${y + 8}C${x + 16} ${y - 20} ${x + 22} ${y - 40} ${x + 16} ${y - 62}C${x + 8} ${y - 67} ${x - 8} ${y - 67} ${x - 16} ${y - 62}Z`,
    limb(pts`${x - 14} ${y - 58}, ${x - 34} ${y - 58}, ${x - 46} ${y - 82}`, [5.4, 4.4, 3], 4),
    limb(pts`${x + 14} ${y - 58}, ${x + 36} ${y - 66}, ${x + 44} ${y - 94}`, [5.4, 4.4, 3], 4),
  ]
  return `${markup}${cut(rect(x - 34, y + 4, 68, 12), { fill: dark, shadow: 4, rim })}${cut(lead, { fill: '#0c0810', shadow: 5, rim, rimWidth: 1.3 })}${stroke(line(pts`${x + 44} ${y - 94}, ${x + 62} ${y - 122}`), '#fff2dc', 1.8)}`
}

/** A harp among the players, 110 units tall. */
function harpSilhouette(x: number, y: number, rim: string, dark: string): string {
  const frame = path`M${x} ${y}L${x - 3} ${y - 96}C${x + 6} ${y - 112} ${x + 22} ${y - 84} ${x + 46} ${y - 104}L${x + 52} ${y - 94}L${x + 10} ${y}Z`
  const opening = path`M${x + 6} ${y - 12}L${x + 44} ${y - 90}C${x + 24} ${y - 78} ${x + 14} ${y - 92} ${x + 4} ${y - 90}Z`
  return `<g fill-rule="evenodd">${cut(frame + opening, { fill: dark, shadow: 3, rim, rimWidth: 1 })}</g>`
}

/** Cones of stage light from a bar. */
export function spots(
  stage: Stage,
  x1: number,
  x2: number,
  y: number,
  floor: number,
  count: number,
  light: string,
  strength: number,
): string {
  let markup = ''
  let lamps = ''
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1)
    const [sx, target] = [x1 + (x2 - x1) * t, x1 + (x2 - x1) * (0.5 + (t - 0.5) * 0.5)]
    const paint = fall(
      stage,
      y,
      floor,
      `0 ${light} ${strength}, 0.5 ${light} ${strength * 0.4}, 1 ${light} 0`,
    )
    markup += shape(
      path`M${sx - 4} ${y}L${sx + 4} ${y}L${target + 64} ${floor}L${target - 64} ${floor}Z`,
      paint,
    )
    lamps += rect(sx - 8, y - 16, 16, 18)
  }
  return `${markup}${stroke(curve(pts`${x1 - 20} ${y - 16}, ${(x1 + x2) / 2} ${y - 17}, ${x2 + 20} ${y - 16}`), '#0a0710', 4)}${shape(lamps, '#0a0710')}`
}

/** Light from a ring of lamps above a round stage: a soft column, wider at its foot. */
export function beams(stage: Stage, [x, y]: Point, radius: number, top: number, light: string): string {
  let markup = ''
  let lamps = ''
  for (const t of [-0.8, -0.4, 0, 0.4, 0.8]) {
    const from = x + t * radius * 0.7
    const paint = fall(stage, top, y, `0 ${light} 0.4, 0.5 ${light} 0.16, 1 ${light} 0`)
    markup += shape(
      path`M${from - 5} ${top}L${from + 5} ${top}L${x + t * radius * 0.5 + 90} ${y}L${x + t * radius * 0.5 - 90} ${y}Z`,
      paint,
    )
    lamps += rect(from - 9, top - 14, 18, 18)
  }
  return markup + shape(lamps, '#0a0710')
}
