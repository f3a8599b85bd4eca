import type { City } from './cities.ts'

/** A city on the drawn map, in units of the map. */
export interface MapPlace {
  city: City
  x: number
  y: number
}

export interface TourMap {
  width: number
  height: number
  /** Cities of the map that have upcoming concerts. */
  ahead: MapPlace[]
  /** Cities of the map that have no upcoming concerts. */
  quiet: MapPlace[]
  /** The next cities in the order of their concerts. */
  route: MapPlace[]
  projection: MapProjection
}

const width = 1000
/** Bounds of the height divided by the width, so that cities on one parallel or one meridian still make a map. */
const ratio = { least: 0.3, most: 0.5 }
/** Space around the outermost cities for their dots and names, in units of the map. */
const margin = 60
/** The route's lines are unreadable if there are more stops. */
const mostStops = 12
const leastStops = 2

/**
 * Projects the cities of a tour, see `projectPlaces`.
 *
 * @param order slugs of cities in the order of their concerts, each as often as it has some
 * @returns `undefined` where fewer than two cities have coordinates
 */
export function toTourMap(cities: readonly City[], order: readonly string[]): TourMap | undefined {
  const located = cities.flatMap((city) =>
    city.latitude === undefined || city.longitude === undefined
      ? []
      : [{ city, latitude: city.latitude, longitude: city.longitude }],
  )
  const map = projectPlaces(located)
  if (!map) return undefined
  const places = map.places.map(({ city, x, y }) => ({ city, x, y }))
  const bySlug = new Map(places.map((place) => [place.city.slug, place]))
  const isAhead = new Set(order)
  const stops = order
    .filter((slug, index) => bySlug.has(slug) && slug !== order[index - 1])
    .slice(0, mostStops)
  return {
    width: map.width,
    height: map.height,
    ahead: places.filter(({ city }) => isAhead.has(city.slug)),
    quiet: places.filter(({ city }) => !isAhead.has(city.slug)),
    route: stops.flatMap((slug) => bySlug.get(slug) ?? []),
    projection: map.projection,
  }
}

/** How degrees become units of the map, so that something else can be drawn under the places. */
export interface MapProjection {
  /** The longitude in the middle of the map. */
  middle: number
  /** The equator's distance from the upper edge. */
  equator: number
  /** Units of a degree of longitude. */
  degree: number
}

/**
 * Projects places in Mercator's projection. The map begins after the widest range of longitudes without places, so that
 * a tour across the 180th meridian is in one piece.
 *
 * @returns `undefined` for fewer than two places
 */
export function projectPlaces<Place extends { latitude: number; longitude: number }>(
  located: readonly Place[],
):
  | { width: number; height: number; places: (Place & { x: number; y: number })[]; projection: MapProjection }
  | undefined {
  if (located.length < leastStops) return undefined
  const cut = findCut(located.map(({ longitude }) => longitude))
  const flat = located.map((place) => ({
    place,
    east: (place.longitude - cut + 360) % 360,
    north: toMercator(place.latitude),
  }))
  const [west, wide] = spanOf(flat.map(({ east }) => east))
  const [south, tall] = spanOf(flat.map(({ north }) => north))
  const inner = width - 2 * margin
  const height = Math.round(width * Math.min(ratio.most, Math.max(ratio.least, tall / (wide || 1))))
  const scale = Math.min(inner / (wide || 1), (height - 2 * margin) / (tall || 1))
  const [left, top] = [(width - wide * scale) / 2, (height - tall * scale) / 2]
  const places = flat.map(({ place, east, north }) => ({
    ...place,
    x: Math.round(left + (east - west) * scale),
    y: Math.round(top + (south + tall - north) * scale),
  }))
  const projection = { middle: cut + west + wide / 2, equator: top + (south + tall) * scale, degree: scale }
  return { width, height, places, projection }
}

/** Projects a latitude by Mercator's formula. @returns degrees of the scale that longitudes have */
function toMercator(latitude: number): number {
  const radians = (Math.max(-80, Math.min(80, latitude)) * Math.PI) / 180
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI
}

/** The longitude at which the widest gap without cities ends. */
function findCut(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((one, other) => one - other)
  const gaps = sorted.map((east, index) => ({
    end: east,
    width: east - (sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 360),
  }))
  return gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest), { end: 0, width: -1 }).end
}

/** Returns the least value, and its distance to the greatest. */
function spanOf(values: readonly number[]): [least: number, span: number] {
  const least = Math.min(...values)
  return [least, Math.max(...values) - least]
}
