import { readCities } from '../../../content/places/readers.ts'
import { sortCitiesByDistance } from '../../../places/choose-city.ts'
import { findTypedCities } from '../../../places/tour-city.ts'
import type { Asking } from './define-tool.ts'

/** The cities that are asked for. */
export interface Area {
  /** Their distances in km from what was asked for, by slug; `undefined` for a city of the asked name. */
  km: ReadonlyMap<string, number | undefined>
  /** The asked place, where concerts elsewhere may be near. */
  centre?: Centre
}

interface Centre {
  latitude?: number
  longitude?: number
}

const usualKm = 50

interface AskedPlace {
  place?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  withinKm?: number | undefined
}

/**
 * Finds the cities that a place, or coordinates, mean: the site's cities of that name, and those within the distance.
 * A place without concerts of its own means the cities around it.
 *
 * @returns `undefined` where no place is asked for
 */
export async function findAreas(
  { place, latitude, longitude, withinKm }: AskedPlace,
  { content, places, locale }: Asking,
): Promise<Area | 'unknown' | undefined> {
  const cities = await readCities(content)
  const around = (centre: Centre): Area => {
    const near = sortCitiesByDistance(cities, centre, withinKm ?? usualKm)
    return { km: new Map(near.map(({ city, km }) => [city.slug, km])), centre }
  }
  if (latitude !== undefined && longitude !== undefined) return around({ latitude, longitude })
  if (!place) return undefined
  const named = (await findTypedCities({ content, places }, place, locale)).map(
    ({ attributes }) => attributes.slug,
  )
  const own = cities.filter(({ slug }) => named.includes(slug))
  const [first] = own
  if (!first) {
    const [found] = await places.find(place, locale)
    return found ? around(found.place) : 'unknown'
  }
  return withinKm === undefined
    ? { km: new Map(own.map(({ slug }) => [slug, undefined])), centre: first }
    : around(first)
}
