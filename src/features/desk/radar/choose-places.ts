import { distanceKm, kmPerDegree } from '../../../shared/distance-km.ts'
import { minPeople } from '../../../shared/min-people.ts'
import type { DemandCell, DemandSource } from './publishable-demand.ts'

/** A place that a concert could be played in. */
export interface RadarPlace {
  id: string
  latitude: number
  longitude: number
}

/** A concert that was played lately, or that is already planned. */
export interface TourStop {
  latitude: number
  longitude: number
  /** Days between the concert and today, before or after it. */
  daysAway: number
}

export interface ChosenPlace {
  id: string
  /** Number of people who said that they would come to a concert in this place. */
  wishes: number
  /** Everybody within reach who isn't served by a place chosen before, or by a concert; weighted, in people. */
  reach: number
}

/** How much a count of each source tells beside one person who wishes for a concert. */
const sourceWeight: Record<DemandSource, number> = { wish: 1, save: 0.5, search: 0.3, visitor: 0.02 }

/** Up to this distance, in km, everybody of a place comes. */
const nearKm = 20
/** Farthest distance, in km, from which people are expected to come. */
export const farthestKm = 160

/** The share of people who travel so far to a concert: all of the same place, none from `farthestKm` on. */
export function shareWhoCome(km: number): number {
  if (km <= nearKm) return 1
  return km >= farthestKm ? 0 : ((farthestKm - km) / (farthestKm - nearKm)) ** 2
}

/** A concert longer ago, or farther ahead, takes nobody away. */
export const maxServedDays = 270
/** The share of people who aren't waiting any more right after a concert, or right before one. */
const servedAtMost = 0.85

const shareServed = (daysAway: number): number =>
  servedAtMost * Math.max(0, 1 - Math.abs(daysAway) / maxServedDays)

/** Number of people whom each place stands for, by the place's id. */
function toPeople(cells: readonly DemandCell[]): Map<string, number> {
  const people = new Map<string, number>()
  for (const { place, source, count } of cells)
    people.set(place, (people.get(place) ?? 0) + count * sourceWeight[source])
  return people
}

interface Neighbour {
  place: number
  share: number
}

/**
 * Chooses the places with the most people within reach, one after the other: who is within reach of a chosen place isn't
 * counted for the next one. Greedy, as it is known to come near the best choice for such a sum (Nemhauser, Wolsey and
 * Fisher 1978, https://doi.org/10.1007/BF01588971).
 *
 * @param cells demand that may be shown (`publishable-demand.ts`); places that aren't in `places` are left out
 * @param stops concerts of the last and next months: they take away the people around them
 * @param count how many places are chosen; fewer if nobody waits elsewhere
 * @returns the best place first
 */
export function choosePlaces(
  places: readonly RadarPlace[],
  cells: readonly DemandCell[],
  stops: readonly TourStop[],
  count: number,
): ChosenPlace[] {
  const sorted = places.toSorted((one, other) => one.latitude - other.latitude)
  const people = toPeople(cells)
  const served = mergeStops(stops)
  const waiting = sorted.map((place) => (people.get(place.id) ?? 0) * (1 - mostServed(place, served)))
  const neighbours = findNeighbours(sorted)
  const chosen: ChosenPlace[] = []
  while (chosen.length < count) {
    const sums = neighbours.map((near) =>
      near.reduce((sum, { place, share }) => sum + share * (waiting[place] ?? 0), 0),
    )
    const reach = Math.max(0, ...sums)
    const best = sums.indexOf(reach)
    const place = sorted[best]
    // A smaller number would look like one of too few people.
    if (reach < minPeople || !place) break
    const wishes = cells
      .filter((cell) => cell.place === place.id && cell.source === 'wish')
      .reduce((sum, cell) => sum + cell.count, 0)
    chosen.push({ id: place.id, wishes, reach: Math.round(reach) })
    for (const { place: near, share } of neighbours[best] ?? [])
      waiting[near] = (waiting[near] ?? 0) * (1 - share)
  }
  return chosen
}

interface ServedPoint {
  latitude: number
  longitude: number
  share: number
}

/** One point for each hall or city, with its concert that takes most people away: a tour comes to the same ones again. */
function mergeStops(stops: readonly TourStop[]): ServedPoint[] {
  const points = new Map<string, ServedPoint>()
  for (const { latitude, longitude, daysAway } of stops) {
    const share = shareServed(daysAway)
    const key = `${latitude} ${longitude}`
    if (share > (points.get(key)?.share ?? 0)) points.set(key, { latitude, longitude, share })
  }
  return [...points.values()]
}

function mostServed(place: RadarPlace, served: readonly ServedPoint[]): number {
  const isNear = ({ latitude }: ServedPoint) => Math.abs(latitude - place.latitude) * kmPerDegree < farthestKm
  return Math.max(
    0,
    ...served.filter(isNear).map((point) => shareWhoCome(distanceKm(point, place)) * point.share),
  )
}

/** Finds the places within reach of each place, itself included. @param sorted by latitude */
function findNeighbours(sorted: readonly RadarPlace[]): Neighbour[][] {
  const near: Neighbour[][] = sorted.map((_, place) => [{ place, share: 1 }])
  for (const [south, one] of sorted.entries()) {
    for (let north = south + 1; north < sorted.length; north++) {
      const other = sorted[north]
      if (!other || (other.latitude - one.latitude) * kmPerDegree > farthestKm) break
      if (isFarAside(one, other)) continue
      const share = shareWhoCome(distanceKm(one, other))
      if (share === 0) continue
      near[south]?.push({ place: north, share })
      near[north]?.push({ place: south, share })
    }
  }
  return near
}

/** Whether places of about the same latitude are too far apart, as nearly all pairs are: found without a distance. */
function isFarAside(one: RadarPlace, other: RadarPlace): boolean {
  const degrees = Math.abs(one.longitude - other.longitude)
  const fromEquator = Math.max(Math.abs(one.latitude), Math.abs(other.latitude))
  const kmOfDegree = kmPerDegree * Math.cos((fromEquator * Math.PI) / 180)
  return Math.min(degrees, 360 - degrees) * kmOfDegree > farthestKm
}
