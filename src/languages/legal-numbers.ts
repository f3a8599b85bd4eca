import { home } from '../brand/chosen.ts'
import type { Locale } from '../shared/locales.ts'
import { legalNumberMessages } from './texts.ts'

const country = home.countryCode.toUpperCase()

/** «EIN», «USt-IdNr.», or «Tax number» where the language has no word of its own for the country's. */
export const taxNumberName = (locale: Locale): string => legalNumberMessages(locale).taxNumber(country)

export const registrationNumberName = (locale: Locale): string =>
  legalNumberMessages(locale).registrationNumber(country)
