/** Paths of land, water, clouds and trees. They return path data; the scene chooses the paper. */
import { curve, ellipse, limb, line, type Point, path } from './path.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

/** Closes a skyline with the bottom of the stage. */
export function toGround(stage: Stage, skyline: readonly Point[], smooth = false): string {
  const { width, height } = stage
  const first = skyline[0]?.[1] ?? height
  const last = skyline.at(-1)?.[1] ?? height
  const top = smooth ? curve(skyline) : line(skyline)
  return path`${top}L${width + 40} ${last}L${width + 40} ${height + 40}L-40 ${height + 40}L-40 ${first}Z`
}

/** Midpoint displacement through the given peaks: rocks and mountains. `rough` is the height of the first break. */
export function craggy(random: Random, peaks: readonly Point[], rough: number, rounds = 5): Point[] {
  let points = [...peaks]
  let reach = rough
  for (let round = 0; round < rounds; round++) {
    const next: Point[] = []
    for (const [i, point] of points.entries()) {
      next.push(point)
      const after = points[i + 1]
      if (!after) continue
      const t = random.between(0.38, 0.62)
      next.push([
        point[0] + (after[0] - point[0]) * t,
        point[1] + (after[1] - point[1]) * t + (random.next() - 0.5) * reach,
      ])
    }
    points = next
    reach *= 0.52
  }
  return points
}

/** A rolling line across the stage, made of a few waves. */
export function rolling(stage: Stage, y: number, swell: number, waves: number, steps = 48): Point[] {
  const { random, width } = stage
  const parts = [1, 2.3, 4.1].map((k) => ({
    k: k * waves,
    size: swell / k,
    phase: random.next() * Math.PI * 2,
  }))
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const lift = parts.reduce(
      (sum, { k, size, phase }) => sum + Math.sin(t * Math.PI * 2 * k + phase) * size,
      0,
    )
    return [-20 + t * (width + 40), y + lift]
  })
}

/** Height of a skyline at `x`. */
export function heightAt(skyline: readonly Point[], x: number): number {
  for (const [i, [x2, y2]] of skyline.entries()) {
    const before = skyline[i - 1]
    if (x2 < x || !before) continue
    const [x1, y1] = before
    return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1)
  }
  return skyline.at(-1)?.[1] ?? 0
}

/** A fir. */
function fir(random: Random, x: number, base: number, height: number): string {
  const tiers = Math.max(5, Math.round(height / 16))
  const right: Point[] = []
  const left: Point[] = []
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers
    const y = base - height + height * 0.94 * t
    const half = height * 0.21 * t ** 0.85
    right.push(
      [x + half * random.between(0.75, 1.15), y],
      [x + half * random.between(0.3, 0.45), y - height * 0.025],
    )
    left.unshift(
      [x - half * random.between(0.3, 0.45), y - height * 0.025],
      [x - half * random.between(0.75, 1.15), y],
    )
  }
  return line(
    [
      [x, base - height],
      ...right,
      [x + height * 0.02, base - height * 0.06],
      [x + height * 0.02, base + 4],
      [x - height * 0.02, base + 4],
      [x - height * 0.02, base - height * 0.06],
      ...left,
    ],
    true,
  )
}

/** A row of firs standing on a skyline. */
export function firs(
  random: Random,
  skyline: readonly Point[],
  from: number,
  to: number,
  gap: number,
  height: number,
): string {
  let d = ''
  for (let x = from; x < to; x += gap * random.between(0.4, 1.5)) {
    d += fir(random, x, heightAt(skyline, x) + 6, height * random.between(0.5, 1.15))
  }
  return d
}

/** A bare tree: a trunk that forks. */
export function bareTree(random: Random, x: number, base: number, height: number, lean = 0): string[] {
  const pieces: string[] = []
  const grow = (from: Point, angle: number, length: number, width: number, level: number) => {
    const bend = angle + (random.next() - 0.5) * 0.5
    const middle: Point = [from[0] + Math.cos(angle) * length * 0.5, from[1] + Math.sin(angle) * length * 0.5]
    const end: Point = [middle[0] + Math.cos(bend) * length * 0.5, middle[1] + Math.sin(bend) * length * 0.5]
    pieces.push(limb([from, middle, end], [width, width * 0.78, width * 0.55], 3))
    if (level === 0) return
    const forks = level > 3 ? 2 : random.whole(2, 3)
    for (let i = 0; i < forks; i++) {
      const turn = (i / (forks - 1) - 0.5) * random.between(0.8, 1.4)
      grow(end, bend + turn, length * random.between(0.62, 0.82), width * 0.56, level - 1)
    }
  }
  grow([x, base], -Math.PI / 2 + lean, height * 0.32, height * 0.032, 5)
  return pieces
}

/** Heaped round leaves or blossom around a point: many discs read as one paper crown. */
export function crown(random: Random, x: number, y: number, rx: number, ry: number, discs: number): string {
  let d = ''
  for (let i = 0; i < discs; i++) {
    const [angle, far] = [random.next() * Math.PI * 2, Math.sqrt(random.next())]
    const size = Math.min(rx, ry) * random.between(0.1, 0.26)
    d += ellipse(x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry, size, size * 0.82)
  }
  return d
}

/** A flat-bottomed heap of cloud, `width` wide, standing on `base`. */
export function cloud(random: Random, x: number, base: number, width: number, height: number): string {
  const lumps = Math.max(5, Math.round(width / 42))
  let d = ''
  for (let i = 0; i < lumps; i++) {
    const t = (i + 0.5) / lumps
    const rise = Math.sin(t * Math.PI) ** 0.8
    const radius = (width / lumps) * random.between(0.75, 1.25) * (0.55 + rise * 0.6)
    d += ellipse(
      x + (t - 0.5) * width,
      base - rise * height * random.between(0.35, 0.8),
      radius,
      radius * 0.86,
    )
  }
  return d + ellipse(x, base - height * 0.12, width * 0.5, height * 0.2)
}

/** A bank of cloud along the whole stage, solid below. */
export function cloudBank(stage: Stage, y: number, size: number, swell: number): string {
  const { random, width, height } = stage
  const skyline = rolling(stage, y, swell, 1.3)
  let d = toGround(
    stage,
    skyline.map(([px, py]): Point => [px, py + size * 0.2]),
  )
  for (let x = -size; x < width + size; x += size * random.between(0.5, 1.1)) {
    const radius = size * random.between(0.4, 1)
    d += ellipse(x, heightAt(skyline, x) + radius * 0.4, radius, radius * 0.84)
  }
  return d + path`M-40 ${height + 40}L${width + 40} ${height + 40}L${width + 40} ${height + 60}Z`
}

/** A sea of pointed paper waves. */
export function waves(stage: Stage, y: number, length: number, size: number, offset = 0): string {
  const { width, height, random } = stage
  let d = path`M-80 ${height + 40}L-80 ${y}`
  let x = -80 - offset
  while (x < width + 80) {
    const step = length * random.between(0.8, 1.25)
    const lift = size * random.between(0.7, 1.2)
    d += path`C${x + step * 0.3} ${y + size * 0.25} ${x + step * 0.42} ${y - lift} ${x + step * 0.66} ${y - lift}C${x + step * 0.58} ${y - lift * 0.55} ${x + step * 0.72} ${y + size * 0.1} ${x + step} ${y}`
    x += step
  }
  return path`${d}L${width + 120} ${height + 40}Z`
}

/** Blades of grass on a skyline. */
export function grass(
  random: Random,
  skyline: readonly Point[],
  from: number,
  to: number,
  gap: number,
  height: number,
): string {
  let d = ''
  for (let x = from; x < to; x += gap * random.between(0.3, 1.6)) {
    const y = heightAt(skyline, x) + 3
    const [tall, lean] = [height * random.between(0.4, 1.1), (random.next() - 0.5) * height * 0.7]
    d += path`M${x - 1.6} ${y}Q${x} ${y - tall * 0.5} ${x + lean} ${y - tall}Q${x + 2} ${y - tall * 0.5} ${x + 1.6} ${y}Z`
  }
  return d
}

/** A bird far off, wings up; `size` is half a wing. */
export function bird(x: number, y: number, size: number): string {
  const [tip, dip] = [y - size * 0.7, y - size * 0.4]
  return path`M${x - size * 2} ${tip}Q${x - size} ${y - size} ${x} ${y}Q${x + size} ${y - size} ${x + size * 2} ${tip}Q${x + size} ${dip} ${x} ${y + size * 0.5}Q${x - size} ${dip} ${x - size * 2} ${tip}Z`
}
