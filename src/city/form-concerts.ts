import { readConcert } from '../content/concerts/concert.ts'
import {
  type FormConcerts,
  type InitialFormValues,
  toConcertAnywhere,
} from '../shared/forms/concert-choice.ts'
import type { FormName } from '../shared/forms/form-names.ts'
import type { Locale } from '../shared/locales.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { readCityConcerts } from './city-concerts.ts'

interface Asked {
  content: ContentService
  locale: Locale
  /** `YYYY-MM-DD` in UTC */
  today: string
}

/** What a form is about, by the names of its fields. */
type Typed = Readonly<Record<string, string>>

/**
 * What a form says of concerts: those of the city that stands in it, else the one that it is about. What can't be read
 * now is left out: a form that is being filled in must not go for it.
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
 * What a form begins with that is opened from a concert's page.
 *
 * @param slug as it stands in the address; of no concert, the form begins empty
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
