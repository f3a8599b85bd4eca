import { offlineMessages } from '../../src/i18n/offline.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/shared/locales.ts'

export const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** Texts in the language of the page. */
export const texts = () => offlineMessages(pageLocale())
