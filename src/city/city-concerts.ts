import { readConcerts } from '../content/concerts/concerts.ts'
import { readCities } from '../content/places/cities.ts'
import { type CityConcerts, toConcertInCity } from '../shared/forms/concert-choice.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { foldCityName } from './choose-city.ts'

interface Asked {
  content: ContentService
  locale: Locale
  /** The current day as `YYYY-MM-DD` in UTC. */
  today: string
}

/** Finds the city of a typed name, in any language and with at most one typo. @returns `undefined` for none */
async function findTypedCity(
  { content, locale }: Omit<Asked, 'today'>,
  typed: string,
): Promise<{ slug: string; name: string } | undefined> {
  const cities = await readCities(content)
  const wanted = foldCityName(typed)
  if (!wanted) return undefined
  const same = cities.find(({ names }) =>
    allLocales.some((each) => foldCityName(names[each].name) === wanted),
  )
  if (same) return { slug: same.slug, name: same.names[locale].name }
  const { findCities } = await import('./find-cities.ts')
  const [found] = findCities(cities, locale, typed)
  return found && { slug: found.attributes.slug, name: found.attributes.name }
}

/** Reads upcoming concerts with tickets in a typed city. @throws what `readCities` and `readConcerts` throw */
export async function readCityConcerts(asked: Asked, typed: string): Promise<CityConcerts> {
  const { content, locale, today } = asked
  const city = await findTypedCity(asked, typed)
  if (!city) return { city: null, concerts: [] }
  const { concerts } = await readConcerts(content, locale, today, { when: 'upcoming', citySlug: city.slug })
  return {
    city: city.name,
    concerts: concerts
      .filter(({ soldOut, status }) => !soldOut && status !== 'cancelled')
      .map((concert) => toConcertInCity(locale, concert)),
  }
}
