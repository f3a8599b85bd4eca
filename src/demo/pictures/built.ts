/** Paths of buildings. `x` is the middle of what stands on `base`. */
import { arch, ellipse, line, type Point, path, pts, rect } from './path.ts'
import type { Random } from './random.ts'

export interface Tower {
  x: number
  base: number
  width: number
  height: number
  roof: 'cone' | 'crenels' | 'flat' | 'dome' | 'spire'
}

/** A round or square tower with a corbelled top. */
export function tower({ x, base, width, height, roof }: Tower): string {
  const [half, top] = [width / 2, base - height]
  const lip = half * 1.2
  const body = line(
    pts`${x - half * 1.06} ${base}, ${x - half} ${top + width * 0.3}, ${x - lip} ${top + width * 0.12}, ${x - lip} ${top}, ${x + lip} ${top}, ${x + lip} ${top + width * 0.12}, ${x + half} ${top + width * 0.3}, ${x + half * 1.06} ${base}`,
    true,
  )
  if (roof === 'cone')
    return (
      body +
      path`M${x - lip * 1.15} ${top}Q${x - half * 0.35} ${top - width * 0.9} ${x} ${top - width * 1.9}Q${x + half * 0.35} ${top - width * 0.9} ${x + lip * 1.15} ${top}Z`
    )
  if (roof === 'spire')
    return (
      body +
      line(
        pts`${x - lip} ${top}, ${x - half * 0.2} ${top - width * 1.2}, ${x} ${top - width * 3.2}, ${x + half * 0.2} ${top - width * 1.2}, ${x + lip} ${top}`,
        true,
      )
    )
  if (roof === 'dome') return body + dome(x, top, width * 1.1, width * 0.8)
  if (roof === 'flat') return body
  const teeth = Math.max(3, Math.round(width / 14))
  let d = body
  for (let i = 0; i < teeth; i++) {
    const step = (lip * 2) / (teeth * 2 - 1)
    d += rect(x - lip + i * 2 * step, top - step * 1.1, step, step * 1.2)
  }
  return d
}

/** A half-round dome with a finial. */
export function dome(x: number, base: number, width: number, height: number): string {
  const half = width / 2
  return path`M${x - half} ${base}C${x - half} ${base - height * 0.62} ${x - half * 0.5} ${base - height * 0.94} ${x} ${base - height}C${x + half * 0.5} ${base - height * 0.94} ${x + half} ${base - height * 0.62} ${x + half} ${base}Z${rect(x - width * 0.02, base - height * 1.3, width * 0.04, height * 0.34)}${ellipse(x, base - height * 1.3, width * 0.04)}`
}

/** An onion dome on a drum. */
export function onion(x: number, base: number, width: number): string {
  const h = width * 1.25
  const w = width / 2
  return path`${rect(x - w * 0.62, base - width * 0.3, w * 1.24, width * 0.32)}M${x - w * 0.6} ${base - width * 0.28}C${x - w * 1.35} ${base - h * 0.52} ${x - w * 0.75} ${base - h * 0.82} ${x - w * 0.2} ${base - h * 0.98}Q${x - w * 0.04} ${base - h * 1.06} ${x} ${base - h * 1.22}Q${x + w * 0.04} ${base - h * 1.06} ${x + w * 0.2} ${base - h * 0.98}C${x + w * 0.75} ${base - h * 0.82} ${x + w * 1.35} ${base - h * 0.52} ${x + w * 0.6} ${base - width * 0.28}Z${rect(x - w * 0.035, base - h * 1.5, w * 0.07, h * 0.32)}`
}

/** A wall with battlements from x1 to x2. */
export function battlement(x1: number, x2: number, top: number, base: number, tooth: number): string {
  let d = rect(x1, top, x2 - x1, base - top)
  for (let x = x1; x + tooth * 0.6 <= x2; x += tooth)
    d += rect(x, top - tooth * 0.55, tooth * 0.56, tooth * 0.6)
  return d
}

/** A roof with upturned eaves; the ridge is `width` × `ridge` long. */
export function curvedRoof(x: number, eaves: number, width: number, height: number, ridge = 0.5): string {
  const half = width / 2
  const top = half * ridge
  return path`M${x - half} ${eaves - height * 0.16}C${x - half * 0.8} ${eaves - height * 0.12} ${x - top * 1.25} ${eaves - height * 0.4} ${x - top} ${eaves - height}Q${x} ${eaves - height * 0.94} ${x + top} ${eaves - height}C${x + top * 1.25} ${eaves - height * 0.4} ${x + half * 0.8} ${eaves - height * 0.12} ${x + half} ${eaves - height * 0.16}Q${x + half * 0.86} ${eaves + height * 0.06} ${x + half * 0.7} ${eaves + height * 0.05}L${x - half * 0.7} ${eaves + height * 0.05}Q${x - half * 0.86} ${eaves + height * 0.06} ${x - half} ${eaves - height * 0.16}Z`
}

/** A pagoda of `storeys`; returns roofs and walls apart, so that they can be lit differently. */
export function pagoda(
  x: number,
  base: number,
  width: number,
  storeys: number,
): { roofs: string[]; walls: string[]; top: number } {
  const roofs: string[] = []
  const walls: string[] = []
  let y = base
  let w = width
  for (let i = 0; i < storeys; i++) {
    const high = w * 0.3
    walls.push(rect(x - w * 0.32, y - high, w * 0.64, high))
    y -= high
    roofs.push(curvedRoof(x, y + 2, w, w * 0.22, i === storeys - 1 ? 0.06 : 0.62))
    y -= w * 0.14
    w *= 0.84
  }
  roofs.push(
    rect(x - w * 0.02, y - w * 0.62, w * 0.04, w * 0.6),
    ellipse(x, y - w * 0.5, w * 0.06, w * 0.03),
    ellipse(x, y - w * 0.4, w * 0.08, w * 0.03),
  )
  return { roofs, walls, top: y - w * 0.62 }
}

/**
 * A row of arches that carries a level deck; the openings are holes (fill rule evenodd isn't needed: they turn the
 * other way).
 */
export function viaduct(
  x1: number,
  x2: number,
  deck: number,
  thickness: number,
  base: number,
  span: number,
  pier: number,
): string {
  let d = path`M${x1} ${deck}L${x2} ${deck}L${x2} ${base}L${x1} ${base}Z`
  for (let x = x1 + pier / 2; x + span <= x2 + 1; x += span + pier)
    d += hole(x, deck + thickness, span, base - deck - thickness + 4)
  return d
}

/** An arch-shaped hole: the same outline as `arch`, drawn the other way round. */
export function hole(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width / 2, height)
  const k = r * 0.5523
  return path`M${x} ${y + height}L${x + width} ${y + height}L${x + width} ${y + r}C${x + width} ${y + r - k} ${x + width / 2 + k} ${y} ${x + width / 2} ${y}C${x + width / 2 - k} ${y} ${x} ${y + r - k} ${x} ${y + r}Z`
}

/** A skyline of city blocks from x1 to x2; `onBlock` is told each block so that it can get windows. */
export function blocks(
  random: Random,
  x1: number,
  x2: number,
  base: number,
  size: { width: number; height: number },
  onBlock?: (box: { x: number; y: number; width: number; height: number }) => void,
): string {
  let d = ''
  for (let x = x1; x < x2; ) {
    const [width, height] = [size.width * random.between(0.5, 1.4), size.height * random.between(0.4, 1.15)]
    const y = base - height
    d += rect(x, y, width + 1, height + 60)
    const top = random.next()
    if (top < 0.25) d += rect(x + width * 0.2, y - height * 0.06, width * 0.6, height * 0.08)
    else if (top < 0.4) d += rect(x + width * 0.48, y - height * 0.2, 2.5, height * 0.22)
    else if (top < 0.5)
      d += line(pts`${x} ${y + 1}, ${x + width} ${y - width * 0.35}, ${x + width} ${y + 1}`, true)
    onBlock?.({ x, y, width, height })
    x += width + (random.chance(0.25) ? size.width * 0.25 : 0)
  }
  return d
}

/** A small house with a pitched roof. */
export function house(x: number, base: number, width: number, height: number): string {
  const half = width / 2
  return line(
    pts`${x - half} ${base}, ${x - half} ${base - height * 0.55}, ${x - half * 1.15} ${base - height * 0.52}, ${x} ${base - height}, ${x + half * 1.15} ${base - height * 0.52}, ${x + half} ${base - height * 0.55}, ${x + half} ${base}`,
    true,
  )
}

/** Windows on a tower's axis: lit slits. */
export function slits(x: number, tops: readonly number[], width: number, height: number): string {
  return tops.map((y) => arch(x - width / 2, y, width, height)).join('')
}

/** Points as a closed outline mirrored about the vertical x. */
export function mirrored(x: number, half: readonly Point[]): Point[] {
  return [
    ...half.map(([dx, y]): Point => [x + dx, y]),
    ...[...half].reverse().map(([dx, y]): Point => [x - dx, y]),
  ]
}
