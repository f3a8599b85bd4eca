import { readConcertCounts } from '../content/concerts/concert-counts.ts'
import { type City, readCities } from '../content/places/cities.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { sortCitiesByDistance } from './choose-city.ts'

/** A city with concerts, and its distance. */
export interface NearbyCity {
  city: City
  km: number
}

const shown = 3

/**
 * Finds the nearest cities with upcoming concerts, for a city that has none.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @throws UpstreamFailed, ContentInvalid; see `readContent`
 */
export async function readNearestWithConcerts(
  content: ContentService,
  place: Pick<City, 'slug' | 'latitude' | 'longitude'>,
  today: string,
): Promise<NearbyCity[]> {
  const [cities, counts] = await Promise.all([readCities(content), readConcertCounts(content, today)])
  const others = cities.filter(({ slug }) => slug !== place.slug && counts[slug])
  return sortCitiesByDistance(others, place).slice(0, shown)
}
