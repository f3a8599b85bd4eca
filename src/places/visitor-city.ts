import type { ContentService } from '../content/content-service.ts'
import type { City } from '../content/places/cities.ts'
import { readCityBySlug } from '../content/places/readers.ts'
import { maxSlugLength, slugPattern } from '../shared/urls.ts'

/**
 * Reads the city that the visitor has chosen. The cookie contains only a slug, which can select a city of the site: an
 * unknown slug selects none, and nothing of the cookie reaches the page.
 */
export async function readVisitorCity(
  content: ContentService,
  cookie: string | undefined,
): Promise<City | null> {
  const isSlug = cookie !== undefined && cookie.length <= maxSlugLength && slugPattern.test(cookie)
  return isSlug ? readCityBySlug(content, cookie) : null
}
