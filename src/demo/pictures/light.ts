/** Everything that shines: stars, moons, rays, lanterns, windows. */
import { alpha, mix } from './colour.ts'
import { glow, shape, stroke } from './paper.ts'
import { curve, ellipse, line, type Point, path, pts, rect } from './path.ts'
import { linear, radial, type Stage } from './stage.ts'

interface Area {
  x?: number
  y?: number
  width?: number
  height?: number
}

/** Stars of three sizes, denser towards the top of the area; a few have a cross of light. */
export function stars(stage: Stage, count: number, colour: string, area: Area = {}): string {
  const { x = 0, y = 0, width = stage.width, height = stage.height * 0.6 } = area
  const { random } = stage
  const sizes: [string, string, string] = ['', '', '']
  let crosses = ''
  for (let i = 0; i < count; i++) {
    const [sx, sy] = [x + random.next() * width, y + random.next() ** 1.4 * height]
    const size = random.next() < 0.72 ? 0 : random.next() < 0.8 ? 1 : 2
    const radius = [0.8, 1.4, 2.1][size] ?? 1
    sizes[size] += ellipse(sx, sy, radius)
    if (size === 2 && random.chance(0.6)) crosses += sparkle(sx, sy, random.between(6, 12))
  }
  const [small, middle, large] = sizes
  return `${shape(small, colour, 0.5)}${shape(middle, colour, 0.75)}${shape(large, colour)}${shape(crosses, colour, 0.8)}`
}

/** Path of a four-pointed star. */
export function sparkle(x: number, y: number, size: number): string {
  const waist = size * 0.09
  return line(
    pts`${x} ${y - size}, ${x + waist} ${y - waist}, ${x + size} ${y}, ${x + waist} ${y + waist}, ${x} ${y + size}, ${x - waist} ${y + waist}, ${x - size} ${y}, ${x - waist} ${y - waist}`,
    true,
  )
}

/** A paper disc with a halo, rings of thinner paper and faint seas. */
export function moon(stage: Stage, x: number, y: number, radius: number, colour: string, halo = 1): string {
  const { random } = stage
  const pale = mix(colour, '#fff6e6', 0.55)
  let markup = glow(stage, x, y, radius * 4.6, colour, 0.42 * halo)
  for (const [share, opacity] of [
    [1.62, 0.07],
    [1.34, 0.09],
    [1.14, 0.13],
  ] as const) {
    markup += shape(ellipse(x, y, radius * share), colour, opacity * halo)
  }
  const paint = radial(
    stage,
    [x - radius * 0.25, y - radius * 0.3],
    radius * 1.5,
    `0 ${pale}, 0.55 ${mix(pale, colour, 0.45)}, 1 ${mix(colour, '#5a3a4a', 0.35)}`,
  )
  markup += shape(ellipse(x, y, radius), paint)
  let seas = ''
  for (let i = 0; i < 9; i++) {
    const [angle, distance] = [random.next() * Math.PI * 2, Math.sqrt(random.next()) * radius * 0.72]
    const size = radius * random.between(0.05, 0.2)
    seas += ellipse(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      size,
      size * random.between(0.7, 1),
    )
  }
  return markup + shape(seas, mix(colour, '#7a4a4a', 0.5), 0.2)
}

/** A wedge of light from `from`, aimed at `angle` degrees (0 right, 90 down), `spread` degrees wide. */
export function beam(
  stage: Stage,
  from: Point,
  angle: number,
  spread: number,
  length: number,
  colour: string,
  strength: number,
): string {
  let markup = ''
  for (const share of [1, 0.66, 0.36]) {
    const half = ((spread / 2) * share * Math.PI) / 180
    const middle = (angle * Math.PI) / 180
    const end = (turn: number): Point => [
      from[0] + Math.cos(middle + turn) * length,
      from[1] + Math.sin(middle + turn) * length,
    ]
    const paint = radial(
      stage,
      from,
      length,
      `0 ${colour} ${strength * 0.6}, 0.4 ${colour} ${strength * 0.26}, 1 ${colour} 0`,
    )
    markup += shape(line([from, end(-half), end(half)], true), paint)
  }
  return markup
}

/** Shafts of light around a lamp, of uneven width and strength. */
export function rays(
  stage: Stage,
  from: Point,
  count: number,
  length: number,
  colour: string,
  strength: number,
  low = 0,
  high = 360,
): string {
  const { random } = stage
  const paint = radial(
    stage,
    from,
    length,
    `0 ${colour} ${strength}, 0.3 ${colour} ${strength * 0.45}, 1 ${colour} 0`,
  )
  let d = ''
  for (let i = 0; i < count; i++) {
    const middle = ((low + ((high - low) * (i + random.next() * 0.9)) / count) * Math.PI) / 180
    const half = ((high - low) / count / 180) * Math.PI * random.between(0.1, 0.32)
    const reach = length * random.between(0.6, 1)
    d += line(
      pts`${from}, ${from[0] + Math.cos(middle - half) * reach} ${from[1] + Math.sin(middle - half) * reach}, ${from[0] + Math.cos(middle + half) * reach} ${from[1] + Math.sin(middle + half) * reach}`,
      true,
    )
  }
  return shape(d, paint)
}

/** A small lamp: a point of light, its halo and, with `size` above 8, a paper shade. */
export function lamp(stage: Stage, x: number, y: number, size: number, colour: string, halo = 1): string {
  return `${glow(stage, x, y, size * 7, colour, 0.5 * halo)}${shape(ellipse(x, y, size), mix(colour, '#fff3d6', 0.6))}`
}

/** Many points of light that share two paints: fireflies, sparks, far windows, dust. */
export function motes(
  points: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
  strength = 1,
): string {
  const layer = (scale: number) => points.map(([x, y, size]) => ellipse(x, y, size * scale)).join('')
  return `${shape(layer(4.2), colour, 0.07 * strength)}${shape(layer(2.2), colour, 0.16 * strength)}${shape(layer(1), mix(colour, '#fff3d6', 0.55), strength)}`
}

/** Bulbs on a hanging wire. */
export function stringLights(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  wire: string,
  colour: string,
  size = 3.2,
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ]
  const points = Array.from({ length: count }, (_, i) => at((i + 0.5) / count))
  const cord = curve([0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map(at))
  return `${stroke(cord, wire, 1.4)}${motes(
    points.map(([x, y]) => [x, y + size, size] as const),
    colour,
  )}`
}

/** A grid of windows of which some are lit. Returns two paths: dim and bright. */
export function windowGrid(
  stage: Stage,
  box: { x: number; y: number; width: number; height: number },
  grid: { columns: number; rows: number; lit: number; gap?: number },
): { dim: string; bright: string } {
  const { random } = stage
  const { columns, rows, lit, gap = 0.45 } = grid
  const [cw, ch] = [box.width / columns, box.height / rows]
  let dim = ''
  let bright = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!random.chance(lit)) continue
      const d = rect(
        box.x + cw * (column + gap / 2),
        box.y + ch * (row + gap / 2),
        cw * (1 - gap),
        ch * (1 - gap),
      )
      if (random.chance(0.35)) bright += d
      else dim += d
    }
  }
  return { dim, bright }
}

/** Broken bars of light on water below a lamp. */
export function glitter(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  strength = 0.8,
): string {
  const { random } = stage
  let near = ''
  let far = ''
  for (let y = top; y < bottom; ) {
    const t = (y - top) / (bottom - top)
    const thickness = 1.2 + t * 5
    for (let i = 0; i < 3; i++) {
      const half = width * (0.25 + t * 0.6) * random.between(0.15, 0.6)
      const middle = x + (random.next() - 0.5) * width * (0.4 + t * 0.8)
      const d = ellipse(middle, y + random.next() * thickness, half, thickness * 0.42)
      if (random.chance(0.5)) near += d
      else far += d
    }
    y += thickness * random.between(1.5, 2.6)
  }
  const fade = linear(stage, [0, top], [0, bottom], `0 ${colour} ${strength}, 1 ${colour} ${strength * 0.15}`)
  return `${shape(far, fade, 0.4)}${shape(near, fade, 0.85)}`
}

/** Slanting rain. */
export function rain(stage: Stage, count: number, colour: string, slant = 0.18): string {
  const { random, width, height } = stage
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [random.next() * width * 1.1, random.next() * height, random.between(14, 60)]
    d += path`M${x} ${y}L${x - length * slant} ${y + length}`
  }
  return stroke(d, alpha(colour, 0.16), 1.2)
}
