import { firstCities } from '../brand/chosen.ts'
import type { City } from '../content/places/cities.ts'
import { compareNames } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { bestCityScore, type PickerCity, unknownDegrees } from '../shared/picker-city.ts'

/** Converts a city to the format of the site's API, in one language. */
export const toPickerCity = (city: City, locale: Locale, score = bestCityScore): PickerCity => ({
  id: city.id,
  score,
  attributes: {
    slug: city.slug,
    name: city.names[locale].name,
    namePrepositional: city.names[locale].namePrepositional,
    latitude: city.latitude ?? unknownDegrees,
    longitude: city.longitude ?? unknownDegrees,
  },
})

/** Sorts cities: first those that the brand puts first, in its order, then the others by name. */
export function sortForPicker(cities: City[], locale: Locale): City[] {
  const compare = compareNames(locale)
  const rank = ({ slug }: City) =>
    firstCities.includes(slug) ? firstCities.indexOf(slug) : firstCities.length
  return cities.toSorted(
    (one, other) => rank(one) - rank(other) || compare(one.names[locale].name, other.names[locale].name),
  )
}
