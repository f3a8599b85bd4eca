import { readConcertCounts } from '../content/concerts/concert-counts.ts'
import { type City, readCities } from '../content/places/cities.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { nearestCities } from './choose-city.ts'

/** A city that has concerts, and how far it is. */
export interface NearCity {
  city: City
  km: number
}

const shown = 3

/**
 * Where to go from a city without concerts.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function nearestWithConcerts(
  content: ContentService,
  place: Pick<City, 'slug' | 'latitude' | 'longitude'>,
  today: string,
): Promise<NearCity[]> {
  const [cities, counts] = await Promise.all([readCities(content), readConcertCounts(content, today)])
  const others = cities.filter(({ slug }) => slug !== place.slug && counts[slug])
  return nearestCities(others, place).slice(0, shown)
}
