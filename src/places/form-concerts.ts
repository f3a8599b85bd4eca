import { readConcert } from '../content/concerts/concert.ts'
import { readConcerts } from '../content/concerts/concerts.ts'
import type { ContentService } from '../content/content-service.ts'
import { foldCityName } from '../content/places/city-aliases.ts'
import {
  type CityConcerts,
  type FormConcerts,
  type InitialFormValues,
  toConcertAnywhere,
  toConcertInCity,
} from '../shared/forms/concert-choice.ts'
import type { FormName } from '../shared/forms/form-names.ts'
import type { Locale } from '../shared/locales.ts'
import type { PlaceService } from './create-place-service.ts'
import { findTypedCities } from './tour-city.ts'

interface Asked {
  content: ContentService
  locale: Locale
  /** The world's places, which know other names of a city; without them only the site's own names are found. */
  places?: PlaceService
}

/** The typed values of a form by field name. */
type Typed = Readonly<Record<string, string>>

/**
 * Reads the concerts that a form shows: those of its city, else the concert that it is about. Concerts that can't be
 * read are left out, so that the form still works.
 */
export async function readFormConcerts(asked: Asked, { concert, city }: Typed): Promise<FormConcerts> {
  const [known, inCity] = await Promise.all([
    concert && !city ? readConcert(asked.content, asked.locale, concert).catch(() => null) : null,
    city ? readCityConcerts(asked, city).catch(() => undefined) : undefined,
  ])
  return {
    ...(known ? { known: toConcertAnywhere(asked.locale, known) } : {}),
    ...(inCity ? { inCity } : {}),
  }
}

/**
 * Reads the initial values of a form that is opened from a concert's page.
 *
 * @param slug from the address
 * @returns `undefined` where there is no such concert: the form is then empty
 */
export async function readInitialValues(
  asked: Asked,
  form: FormName,
  slug: string,
): Promise<InitialFormValues | undefined> {
  const concert = await readConcert(asked.content, asked.locale, slug).catch(() => null)
  if (!concert) return undefined
  const city = form === 'b2b' ? concert.city?.name : undefined
  const typed = { concert: concert.slug, ...(city ? { city } : {}) }
  return { typed, concerts: await readFormConcerts(asked, typed) }
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
