import type { RoutePoint } from '../../src/features/desk/radar/plan-route.ts'
import { distanceKm } from '../../src/shared/distance-km.ts'

/**
 * The length of the shortest way through all points, which neither begins nor ends at a certain one, found by looking at
 * all of them (Held and Karp 1962): `best[set][last]` is the shortest way through a set of points that ends at `last`.
 */
export function shortestKm(points: readonly RoutePoint[]): number {
  const count = points.length
  const best = Array.from({ length: 1 << count }, () =>
    new Float64Array(count).fill(Number.POSITIVE_INFINITY),
  )
  for (let set = 1; set < 1 << count; set++)
    for (const [last, point] of points.entries()) {
      if (!(set & (1 << last))) continue
      const before = set & ~(1 << last)
      const ways = points.map((other, index) => (best[before]?.[index] ?? 0) + distanceKm(other, point))
      const row = best[set]
      if (row) row[last] = before === 0 ? 0 : Math.min(...ways)
    }
  return Math.min(...(best.at(-1) ?? []))
}
