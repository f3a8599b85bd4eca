import { readConcertCounts } from '../content/concerts/schedule.ts'
import type { ContentService } from '../content/content-service.ts'
import type { City } from '../content/places/cities.ts'
import { readCities } from '../content/places/readers.ts'
import type { Locale } from '../shared/locales.ts'
import { sortCitiesByDistance } from './choose-city.ts'

/** A city with concerts, and its distance. */
export interface NearbyCity {
  city: City
  km: number
}

const shown = 3

/** Finds the nearest cities with upcoming concerts, for a city that has none. @throws UpstreamFailed */
export async function readNearestWithConcerts(
  content: ContentService,
  locale: Locale,
  place: Pick<City, 'slug' | 'latitude' | 'longitude'>,
): Promise<NearbyCity[]> {
  const [cities, counts] = await Promise.all([readCities(content), readConcertCounts(content, locale)])
  const others = cities.filter(({ slug }) => slug !== place.slug && counts[slug])
  return sortCitiesByDistance(others, place).slice(0, shown)
}
