import { home } from '../brand/chosen.ts'
import type { Locale } from '../shared/locales.ts'
import { legalNumberMessages } from './texts.ts'

const country = home.countryCode.toUpperCase()

/**
 * Returns the name of tax numbers in the brand's country, as «EIN» or «USt-IdNr.»; «Tax number» if the language has
 * no name for them.
 */
export const chooseTaxNumberName = (locale: Locale): string => legalNumberMessages(locale).taxNumber(country)

export const chooseRegistrationNumberName = (locale: Locale): string =>
  legalNumberMessages(locale).registrationNumber(country)
