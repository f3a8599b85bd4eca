import { readConcerts } from '../content/concerts/concerts.ts'
import type { ContentService } from '../content/content-service.ts'
import { foldCityName } from '../content/places/city-aliases.ts'
import { type CityConcerts, toConcertInCity } from '../shared/forms/concert-choice.ts'
import type { Locale } from '../shared/locales.ts'
import type { PlaceService } from './create-place-service.ts'
import { findTypedCities } from './tour-city.ts'

interface Asked {
  content: ContentService
  locale: Locale
  /** The world's places, which know other names of a city; without them only the site's own names are found. */
  places?: PlaceService
}

/** Reads upcoming concerts with tickets in a typed city. @throws what `readCities` and `readConcerts` throw */
export async function readCityConcerts(asked: Asked, typed: string): Promise<CityConcerts> {
  const { content, locale } = asked
  const found = await findTypedCities(asked, typed, locale)
  const same = found.find(({ attributes: { name } }) => foldCityName(name) === foldCityName(typed))
  const city = same ?? found[0]
  if (!city) return { city: null, concerts: [] }
  const { slug: citySlug, name } = city.attributes
  const { concerts } = await readConcerts(content, locale, { when: 'upcoming', citySlug })
  return {
    city: name,
    concerts: concerts
      .filter(({ soldOut, status }) => !soldOut && status !== 'cancelled')
      .map((concert) => toConcertInCity(locale, concert)),
  }
}
