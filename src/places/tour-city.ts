import type { ContentService } from '../content/content-service.ts'
import type { City } from '../content/places/cities.ts'
import { foldCityName } from '../content/places/city-aliases.ts'
import { readCities } from '../content/places/readers.ts'
import type { Locale } from '../shared/locales.ts'
import { bestCityScore, type PickerCity } from '../shared/picker-city.ts'
import { sortCitiesByDistance } from './choose-city.ts'
import type { PlaceService } from './create-place-service.ts'
import { toPickerCity } from './picker-city.ts'
import { readTypedPlace, separators } from './typed-place.ts'
import type { Place } from './world-place.ts'

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

interface Deps {
  places?: Pick<PlaceService, 'find' | 'findExact'>
  content: ContentService
}

/**
 * Finds the cities of the site that somebody types, in the picker's order: by their names on the site, by any other name
 * of the world's places («Алма-Ата»), and then with one typo.
 *
 * @throws what `readCities` throws
 */
export async function findTypedCities(
  { places, content }: Deps,
  typed: string,
  locale: Locale,
): Promise<PickerCity[]> {
  const cities = await readCities(content)
  const { findCities } = await import('./find-cities.ts')
  const found = findCities(cities, locale, typed)
  if (found[0]?.score === bestCityScore) return found
  const named = (await places?.findExact(typed, locale).catch(() => [])) ?? []
  const onTour = new Set(named.flatMap(({ place }) => findTourCity(cities, place) ?? []))
  return onTour.size > 0 ? [...onTour].map((city) => toPickerCity(city, locale)) : found
}

/**
 * Writes a text with the site's name of a city in place of another one of its names: «концерты в Алма-Ате».
 *
 * @returns `undefined` where no word of it is such a name, or the places can't be read
 */
export async function renameTourCity(
  { places, content }: Deps,
  text: string,
  locale: Locale,
): Promise<string | undefined> {
  const cities = await readCities(content)
  for (const name of listPossibleNames(text)) {
    const found = await places?.find(name, locale).catch(() => [])
    const place = found?.[0]?.place
    const city = place && isWholly(name, place) && findTourCity(cities, place)
    const own = city ? city.names[locale].name : undefined
    if (own && foldCityName(own) !== foldCityName(name)) return text.replace(name, () => own)
  }
  return undefined
}

/** Whether all words of a text are about the place: of «Казань, Циммер» only the first is. */
const isWholly = (text: string, place: Place): boolean =>
  !separators.test(text) || readTypedPlace(text).some(({ isThere }) => isThere?.(place))

/** Fewest characters of a text or word that is looked up: shorter ones are names of places only by chance. */
export const minNameLengthInText = 4
/** How many words of a text are tried as names. */
const maxWords = 3

/** The whole text, and its words where it has several. */
export function listPossibleNames(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word.length >= minNameLengthInText)
  return [text, ...(words.length > 1 ? words.slice(0, maxWords) : [])]
}
