import { type City, readCityBySlug } from '../content/places/cities.ts'
import { maxSlugLength, slugPattern } from '../shared/urls.ts'
import type { ContentService } from '../strapi/port/client.ts'

/**
 * The city that the visitor chose. The cookie holds a slug and nothing else, so that what it says can only
 * pick one of our own cities: an unknown one is no city, and nothing of it reaches the page.
 */
export async function readVisitorCity(
  content: ContentService,
  cookie: string | undefined,
): Promise<City | null> {
  const isSlug = cookie !== undefined && cookie.length <= maxSlugLength && slugPattern.test(cookie)
  return isSlug ? readCityBySlug(content, cookie) : null
}
