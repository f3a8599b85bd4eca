import type { Locale } from './locales.ts'

const displayNames = new Map<Locale, Intl.DisplayNames>()

/**
 * Returns the name of a country in a language, as `Таиланд` for `th`; a code that names no country is returned as it
 * is.
 */
export function toCountryName(code: string, locale: Locale): string {
  const names =
    displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  displayNames.set(locale, names)
  const region = code.toUpperCase()
  // `of` throws for what can't be a region's code.
  return (/^(?:[A-Z]{2}|\d{3})$/.test(region) && names.of(region)) || region
}
