import type { CityConcerts } from '../shared/forms/concert-choice.ts'
import type { Locale } from '../shared/locales.ts'
import { formFieldMessages } from './texts.ts'

/** The text next to a list of a city's concerts. */
export function toConcertsText(locale: Locale, { city, concerts }: CityConcerts): string {
  const t = formFieldMessages(locale)
  if (city === null) return t.unknownCity
  return concerts.length > 0 ? t.concertsIn(city) : t.noConcertsIn(city)
}
