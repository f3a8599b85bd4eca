import { distanceKm } from '../../../shared/distance-km.ts'
import { addDays } from '../../../shared/zoned-time.ts'

export interface RoutePoint {
  latitude: number
  longitude: number
}

export interface PlannedRoute {
  /** Indexes of the points in the order of the visit. */
  order: number[]
  km: number
  /** How many lengths were compared: a measure of the work that doesn't depend on the machine. */
  steps: number
}

/** Limit of points, above what a tour has, so that the computation stays small. */
export const maxRoutePoints = 20

/**
 * Orders points so that the way through all of them is short. It neither begins nor ends at a certain point. From each
 * point a way is made by always going to the nearest one, then improved for as long as turning a part around or moving
 * a part elsewhere makes it shorter (2-opt and Or-opt, https://en.wikipedia.org/wiki/2-opt); the shortest of them counts.
 *
 * @throws RangeError for more than `maxRoutePoints`
 */
export function planRoute(points: readonly RoutePoint[]): PlannedRoute {
  if (points.length > maxRoutePoints) throw new RangeError(`more than ${maxRoutePoints} points`)
  const km = points.map((one) => points.map((other) => distanceKm(one, other)))
  const between = (one: number | undefined, other: number | undefined): number =>
    one === undefined || other === undefined ? 0 : (km[one]?.[other] ?? 0)
  let steps = 0
  const routes = points.map((_, start) => {
    let order = goToNearest(points.length, start, between)
    for (;;) {
      const better = findShorter(order, between, () => {
        steps += 1
      })
      if (!better) return { order, km: lengthOf(order, between) }
      order = better
    }
  })
  const [first = { order: [], km: 0 }, ...others] = routes
  const shortest = others.reduce((best, route) => (route.km < best.km ? route : best), first)
  return { ...shortest, steps }
}

/** The way through points in their order, in km. */
export const toRouteKm = (points: readonly RoutePoint[]): number =>
  points.reduce((sum, point, index) => {
    const from = points[index - 1]
    return from ? sum + distanceKm(from, point) : sum
  }, 0)

type Between = (one: number | undefined, other: number | undefined) => number

const lengthOf = (order: readonly number[], between: Between): number =>
  order.reduce((sum, point, index) => sum + between(order[index - 1], point), 0)

function goToNearest(count: number, start: number, between: Between): number[] {
  const order = [start]
  const left = new Set(Array.from({ length: count }, (_, index) => index))
  left.delete(start)
  while (left.size > 0) {
    const last = order.at(-1)
    const next = [...left].reduce((near, point) =>
      between(last, point) < between(last, near) ? point : near,
    )
    order.push(next)
    left.delete(next)
  }
  return order
}

/** The longest part that is moved elsewhere as it is. */
const longestMoved = 3
/** A change that saves less, in km, is only a rounding error. */
const leastSavedKm = 1e-6

/** Finds the first change that makes a way shorter. */
function findShorter(
  order: readonly number[],
  between: Between,
  countStep: () => void,
): number[] | undefined {
  const now = lengthOf(order, between)
  for (const changed of changesOf(order)) {
    countStep()
    if (lengthOf(changed, between) < now - leastSavedKm) return changed
  }
  return undefined
}

function* changesOf(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length - 1; from++) {
    for (let to = from + 2; to <= order.length; to++)
      yield [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)]
    for (let size = 1; size <= longestMoved && from + size <= order.length; size++) {
      const part = order.slice(from, from + size)
      const rest = [...order.slice(0, from), ...order.slice(from + size)]
      for (let at = 0; at <= rest.length; at++)
        if (at !== from) yield [...rest.slice(0, at), ...part, ...rest.slice(at)]
    }
  }
}

/** Kilometres that trucks with instruments drive from one evening to the next; a longer way takes more days. */
const kmBetweenEvenings = 700

interface PlannedDay {
  /** The day of the stop, as `YYYY-MM-DD`. */
  day: string
  /** Distance from the stop before; 0 for the first one. */
  km: number
}

/** Plans an evening for each stop: the next day where the way is short, later where it is long. @param from first day */
export function planDays(stops: readonly RoutePoint[], from: string): PlannedDay[] {
  const planned: PlannedDay[] = []
  for (const [index, stop] of stops.entries()) {
    const [before, last] = [stops[index - 1], planned.at(-1)]
    const km = before ? distanceKm(before, stop) : 0
    const day = last ? addDays(last.day, 1 + Math.floor(km / kmBetweenEvenings)) : from
    planned.push({ day, km: Math.round(km) })
  }
  return planned
}
