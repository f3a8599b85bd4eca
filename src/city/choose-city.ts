import { nearestCityMaxKm } from '../shared/constants.ts'
import { foldText } from '../shared/fold-text.ts'

/** One of the visitor's city's name that is farther than this is another town: networks are located as roughly. */
const sameNameMaxKm = 300

/** Where the edge thinks that the visitor is. */
export interface EdgeLocation {
  city?: string
  countryCode?: string
  /** Degrees, north and east positive. */
  latitude?: number
  longitude?: number
}

/** What choosing needs of a city; names in any language. */
export interface CityCandidate {
  names: string[]
  countryCode: string
  latitude?: number
  longitude?: number
}

/**
 * The visitor's city: the one of the same name, else the nearest within 100 km of the same country, else none. Both only
 * within the country, where it is known: there is a Moscow in Idaho. Towns of one name are told apart by distance; the
 * name alone decides where one of the two places is unknown.
 */
export function chooseCity<City extends CityCandidate>(
  cities: City[],
  location: EdgeLocation,
): City | undefined {
  const name = toComparable(location.city ?? '')
  const countryCode = location.countryCode?.toLowerCase()
  const inCountry = cities.filter((city) => !countryCode || city.countryCode.toLowerCase() === countryCode)
  const named = name
    ? inCountry.filter((city) => city.names.some((other) => toComparable(other) === name))
    : []
  const [near] = nearestCities(named, location, sameNameMaxKm)
  const somewhere = named.find((city) => Number.isNaN(distanceKm(city, location)))
  return near?.city ?? somewhere ?? nearestCities(inCountry, location, nearestCityMaxKm)[0]?.city
}

/** Cities by distance from a place, nearest first. Those without coordinates are left out. */
export function nearestCities<City extends Pick<CityCandidate, 'latitude' | 'longitude'>>(
  cities: City[],
  place: { latitude?: number; longitude?: number },
  maxKm = Number.POSITIVE_INFINITY,
): { city: City; km: number }[] {
  return cities
    .map((city) => ({ city, km: distanceKm(city, place) }))
    .filter(({ km }) => km <= maxKm)
    .sort((one, other) => one.km - other.km)
}

/** A name as it is compared: as it is read, without punctuation, words parted by one space. */
export const toComparable = (name: string): string =>
  foldText(name)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()

const earthRadiusKm = 6371

/** Great-circle distance by the haversine formula; `NaN` where a coordinate is unknown. */
function distanceKm(
  one: { latitude?: number; longitude?: number },
  other: { latitude?: number; longitude?: number },
): number {
  const radians = (degrees = Number.NaN) => (degrees * Math.PI) / 180
  const latitudes = Math.sin((radians(other.latitude) - radians(one.latitude)) / 2) ** 2
  const longitudes = Math.sin((radians(other.longitude) - radians(one.longitude)) / 2) ** 2
  const chord = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  // Rounding can bring the chord of two opposite places past 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}
