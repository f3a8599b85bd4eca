import { home } from '../brand/chosen.ts'
import type { Locale } from '../shared/locales.ts'
import { legalNumberMessages } from './texts.ts'

const country = home.countryCode.toUpperCase()

/** «EIN», «USt-IdNr.», or «Tax number» where the language has no word of its own for the country's. */
export function taxNumberName(locale: Locale): string {
  const { taxNumber, taxNumberOf } = legalNumberMessages(locale)
  return taxNumberOf[country] ?? taxNumber
}

export function registrationNumberName(locale: Locale): string {
  const { registrationNumber, registrationNumberOf } = legalNumberMessages(locale)
  return registrationNumberOf[country] ?? registrationNumber
}
