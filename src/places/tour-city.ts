import { foldCityName, sortCitiesByDistance } from '../city/choose-city.ts'
import type { City } from '../content/places/cities.ts'
import type { Place } from './place.ts'

/** Coordinates of the same city differ by no more than this, in km. */
const sameCityMaxKm = 30
/** Distance in km within which a city is the same place, whatever its name. */
const sameSpotMaxKm = 4

/** Finds the city of the site that a place of the world is: near it, and of the same name in any language. */
export function findTourCity(cities: readonly City[], place: Place): City | undefined {
  const near = sortCitiesByDistance(cities, place, sameCityMaxKm)
  if (near.length === 0) return undefined
  const names = Object.values(place.names).map(foldCityName)
  const isNamed = (city: City) =>
    Object.values(city.names).some(({ name }) => names.includes(foldCityName(name)))
  return near.find(({ city, km }) => km <= sameSpotMaxKm || isNamed(city))?.city
}
