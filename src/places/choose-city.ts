import { foldCityName } from '../content/places/city-aliases.ts'
import { nearestCityMaxKm } from '../shared/constants.ts'
import { distanceKm, kmPerDegree } from '../shared/distance-km.ts'

/**
 * The farthest distance, in km, at which a city of the same name is the visitor's. Estimates of a visitor's location
 * may be this far off.
 */
const sameNameMaxKm = 300

/** The visitor's location as Cloudflare estimates it from the network address. */
export interface EdgeLocation {
  city?: string
  countryCode?: string
  /** Degrees; north and east are positive. */
  latitude?: number
  longitude?: number
}

/** The fields of a city that `chooseCity` needs, with its names in all languages. */
export interface CityCandidate {
  names: string[]
  countryCode: string
  latitude?: number
  longitude?: number
}

/**
 * Chooses the visitor's city: the one of the same name, else the nearest within 100 km. If the country is known, only
 * its cities are considered: there is a Moscow in Idaho. Distance distinguishes towns of the same name, unless
 * coordinates are missing.
 */
export function chooseCity<City extends CityCandidate>(
  cities: City[],
  location: EdgeLocation,
): City | undefined {
  const name = foldCityName(location.city ?? '')
  const countryCode = location.countryCode?.toLowerCase()
  const inCountry = cities.filter((city) => !countryCode || city.countryCode.toLowerCase() === countryCode)
  const named = name
    ? inCountry.filter((city) => city.names.some((other) => foldCityName(other) === name))
    : []
  const [near] = sortCitiesByDistance(named, location, sameNameMaxKm)
  const somewhere = named.find((city) => Number.isNaN(distanceKm(city, location)))
  return near?.city ?? somewhere ?? sortCitiesByDistance(inCountry, location, nearestCityMaxKm)[0]?.city
}

/** Sorts cities by distance from a place, nearest first, and leaves out cities without coordinates. */
export function sortCitiesByDistance<City extends Pick<CityCandidate, 'latitude' | 'longitude'>>(
  cities: readonly City[],
  place: { latitude?: number; longitude?: number },
  maxKm = Number.POSITIVE_INFINITY,
): { city: City; km: number }[] {
  const mayBeNear = ({ latitude }: City) =>
    !(Math.abs((latitude ?? Number.NaN) - (place.latitude ?? Number.NaN)) * kmPerDegree > maxKm)
  return cities
    .filter(mayBeNear)
    .map((city) => ({ city, km: distanceKm(city, place) }))
    .filter(({ km }) => km <= maxKm)
    .sort((one, other) => one.km - other.km)
}
