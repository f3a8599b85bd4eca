import type { Locale } from '../../shared/locales.ts'
import { isKnownSlug } from '../../strapi/port/is-known.ts'
import type { ContentService } from '../content-service.ts'
import { readPublishedEntry, readPublishedList } from '../parts/read-parts.ts'
import type { City } from './cities.ts'
import type { CityDetail } from './city-detail.ts'
import type { Venue } from './venue-detail.ts'
import type { ListedVenue } from './venue-summary.ts'

/** Readers of cities and venues. @throws UpstreamFailed where nothing is published */

/** All cities, by name in the default language. There are about a hundred: the whole list is searched in memory. */
export const readCities = (content: ContentService): Promise<City[]> =>
  // The list has the names in every language.
  readPublishedList(content, 'cities', undefined)

export const readCityBySlug = async (content: ContentService, slug: string): Promise<City | null> =>
  (await readCities(content)).find((city) => city.slug === slug) ?? null

export const isKnownCity = (content: ContentService, slug: string): Promise<boolean> =>
  isKnownSlug(readCities(content), slug)

export const readCityDetail = (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<CityDetail | null> => readPublishedEntry(content, 'city', locale, slug)

/** All venues, by name in the default language. */
export const readVenues = (content: ContentService, locale: Locale): Promise<ListedVenue[]> =>
  readPublishedList(content, 'venues', locale)

export const isKnownVenue = (content: ContentService, locale: Locale, slug: string): Promise<boolean> =>
  isKnownSlug(readVenues(content, locale), slug)

export const readVenue = (content: ContentService, locale: Locale, slug: string): Promise<Venue | null> =>
  readPublishedEntry(content, 'venue', locale, slug)
