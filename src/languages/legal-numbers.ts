import { home } from '../brand/chosen.ts'
import type { Locale } from '../shared/locales.ts'
import { noBreakSpace } from '../shared/typeset.ts'
import { legalNumberMessages } from './texts.ts'

const country = home.countryCode.toUpperCase()

/**
 * Returns the name of tax numbers in the brand's country, as «EIN» or «USt-IdNr.»; «Tax number» if the language has
 * no name for them.
 */
export const chooseTaxNumberName = (locale: Locale): string => legalNumberMessages(locale).taxNumber(country)

export const chooseRegistrationNumberName = (locale: Locale): string =>
  legalNumberMessages(locale).registrationNumber(country)

/** Returns a company's tax number with its name, on one line. */
export const writeTaxNumber = (locale: Locale, number: string): string =>
  `${chooseTaxNumberName(locale)}${noBreakSpace}${number}`

/** Returns a company's registration number with its name, on one line. */
export const writeRegistrationNumber = (locale: Locale, number: string): string =>
  `${chooseRegistrationNumberName(locale)}${noBreakSpace}${number}`
