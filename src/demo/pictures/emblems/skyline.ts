import { craggy } from '../land.ts'
import { line, type Point, rect } from '../path.ts'
import type { Random } from '../random.ts'

/**
 * A city's skyline in three sheets, on a square of 1000: `far` and `main` stand on the waterline at 690, `near` on
 * the shore in front. `glow` is what shines in them.
 */
export interface Skyline {
  far: string[]
  main: string[]
  near: string[]
  glow: string[]
  /** Snow on the far sheet. */
  snow: string[]
}

export const base = 690

export const blank = (): Skyline => ({ far: [], main: [], near: [], glow: [], snow: [] })

/** Windows of a tower in `columns` × `rows`. */
export function panes(
  random: Random,
  x: number,
  top: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  lit = 0.5,
): string {
  let d = ''
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      if (random.chance(lit))
        d += rect(
          x + (width * (c + 0.25)) / columns,
          top + (height * (r + 0.2)) / rows,
          (width * 0.5) / columns,
          (height * 0.5) / rows,
        )
  return d
}

export function hills(random: Random, height: number, from = 60, to = 940): string {
  const steps = 7
  const peaks: Point[] = Array.from({ length: steps }, (_, i) => [
    from + ((to - from) * i) / (steps - 1),
    base - height * (i % 2 ? random.between(0.6, 1.1) : random.between(0.1, 0.5)),
  ])
  return `${line(craggy(random, peaks, height * 0.4, 4))}L${to} 760L${from} 760Z`
}
