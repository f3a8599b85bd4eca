import { firstCities, home } from '../brand/chosen.ts'
import type { City } from '../content/places/cities.ts'
import { toCountryName } from '../shared/country-name.ts'
import { deriveOnce } from '../shared/derive-once.ts'
import { compareNames } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'

export interface Country {
  /** ISO 3166-1 alpha-2, lower case; also the name of the flag in `/images/countries/`. */
  code: string
  name: string
  cities: City[]
}

/** Countries of a list of cities, by language. */
const countriesOf = deriveOnce((_cities: readonly City[]) => new Map<Locale, readonly Country[]>())

/**
 * Groups cities by country. The home country comes first, then others by name; the brand's first cities lead their
 * group. The result is the same object for the same list and language (`shared/derive-once.ts`).
 */
export function groupByCountry(cities: readonly City[], locale: Locale): readonly Country[] {
  const known = countriesOf(cities)
  const countries = known.get(locale) ?? toCountries(cities, locale)
  known.set(locale, countries)
  return countries
}

function toCountries(cities: readonly City[], locale: Locale): Country[] {
  const compare = compareNames(locale)
  return [...Map.groupBy(cities, ({ countryCode }) => countryCode)]
    .map(([code, ofCountry]) => ({
      code,
      name: toCountryName(code, locale),
      cities: ofCountry.toSorted(
        (one, other) =>
          firstRank(one) - firstRank(other) || compare(one.names[locale].name, other.names[locale].name),
      ),
    }))
    .sort(
      (one, other) =>
        Number(other.code === home.countryCode) - Number(one.code === home.countryCode) ||
        compare(one.name, other.name),
    )
}

function firstRank({ slug }: City): number {
  const rank = firstCities.indexOf(slug)
  return rank < 0 ? firstCities.length : rank
}
