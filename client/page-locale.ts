import { defaultLocale, isLocale, type Locale } from '../src/shared/locales.ts'

/** The language of the page, by its root. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
